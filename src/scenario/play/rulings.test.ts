import { describe, expect, test } from 'vitest';
import { pathsIn, textAt } from '../../../scripts/files.ts';
import { describeProblem, orThrow, type Problem } from '../../base/result.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import { parseClaim } from '../claim/notation.ts';
import { readScenario } from '../file/read.ts';
import { readOpenRulings, readRuling, type Ruling } from '../file/ruling.ts';
import { verify } from './verify.ts';

const FILES = pathsIn('rulings');

const said = (problems: readonly Problem[]): string => problems.map(describeProblem).join('\n');

function rulingOf(path: string): Ruling {
  const ruling = readRuling(path, textAt(`rulings/${path}`));
  if (!ruling.ok) throw new Error(said(ruling.problem));
  return ruling.value;
}

test('every official ruling is a scenario or is listed as open, with the reason', () => {
  const open = orThrow(readOpenRulings('open.json', textAt('rulings/open.json')));
  for (const { ruling, why } of open) {
    expect(FILES).not.toContain(`${ruling}.md`);
    expect(why.length).toBeGreaterThan(20);
  }
  expect(FILES.length).toBe(102);
  expect(FILES.length + open.length).toBe(102);
});

test.each([
  ['[{ "ruling": "644", "why": "It needs a card that nobody has." }]', ':1 [0].ruling: '],
  ['[\n{ "ruling": "Q644",\n"why": "No." }]', ':3 [0].why: '],
  ['[{ "ruling": "Q644" }]', ':1 [0].why: '],
  ['{}', ':1: '],
  ['[', ':1: no JSON'],
])('a list of open rulings that is wrong is refused with its place: %s', (text, place) => {
  const read = readOpenRulings('open.json', text);
  expect(read.ok ? '' : said(read.problem)).toContain(`content/rulings/open.json${place}`);
  expect(read.ok ? '' : said(read.problem)).toContain('; expected ');
});

describe.each(FILES)('%s', (path) => {
  test('the engine agrees', () => {
    const { board, actions, claims } = rulingOf(path);
    const scenario = readScenario(board, actions);
    if (!scenario.ok) throw new Error(said(scenario.problem));
    for (const source of claims) {
      const claim = parseClaim(source);
      if (!claim.ok) throw new Error(describeProblem(claim.problem));
      const finding = verify(scenario.value, claim.value);
      expect(finding.right, `${source}: holds ${finding.verdict}`).toBe(true);
    }
  });

  test('cites rules that exist and says what it decides', () => {
    const { cites, body } = rulingOf(path);
    for (const rule of cites) expect(isRuleNumber(rule), rule).toBe(true);
    expect(body.length).toBeGreaterThan(20);
  });
});
