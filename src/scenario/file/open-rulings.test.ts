import { expect, test } from 'vitest';
import { describeProblem } from '../../base/result.ts';
import { readOpenRulings } from './ruling.ts';

test.each([
  ['[{ "ruling": "644", "why": "It needs a card that nobody has." }]', ':1 [0].ruling: '],
  ['[\n{ "ruling": "Q644",\n"why": "No." }]', ':3 [0].why: '],
  ['[{ "ruling": "Q644" }]', ':1 [0].why: '],
  ['{}', ':1: '],
  ['[', ':1: not JSON'],
])('a list of open rulings that is wrong is refused with its place: %s', (text, place) => {
  const read = readOpenRulings('open.json', text);
  expect(read.ok ? '' : read.problem.map(describeProblem).join('\n')).toContain(
    `content/rulings/open.json${place}`,
  );
  expect(read.ok ? '' : read.problem.map(describeProblem).join('\n')).toContain('; expected ');
});
