import { describe, expect, test } from 'vitest';
import { describeProblem, orThrow, type Problem, type Result } from '../../base/result.ts';
import { readCase, readCases } from './case.ts';
import { CASE } from './case-sample.ts';
import { claimsIn, scenarioIn } from './in-file.ts';

const PATH = '16-07-piercing/mandatory.md';

const said = (read: Result<unknown, readonly Problem[]>): string =>
  read.ok ? '' : read.problem.map(describeProblem).join('\n');

/** The case with one text in place of another. */
const changed = (from: string, to: string): string => {
  expect(CASE).toContain(from);
  return CASE.replace(from, to);
};

test('a case is read with its path, its text and the lines of its fields', () => {
  const read = orThrow(readCase(PATH, CASE));
  expect(read).toMatchObject({
    id: '16-07-piercing/mandatory',
    path: `content/cases/${PATH}`,
    name: 'case 16-07-piercing/mandatory',
    body: 'It has to be made.',
  });
  expect(read.lineOf(['claims', 0])).toBe(13);
  expect(read.lineOf(['without'])).toBe(14);
});

test('one with a rule that refuses has no claims', () => {
  const refused = changed(
    'claims:\n  - P1 makes 1 security checks\nwithout: 16-7-3',
    'refused: 11-2-5',
  );
  const { cases, refusals } = orThrow(readCases([{ name: PATH, text: refused }]));
  expect(cases).toEqual([]);
  expect(refusals).toMatchObject([{ refused: '11-2-5', actions: ['X attacks B'] }]);
});

describe('a mistake is named with file, line and remedy', () => {
  test.each([
    ['no front matter', CASE, 'X', ':1: no front matter; expected YAML'],
    ['a line that is no YAML', 'title: The', 'title: It: the', ':2 title: invalid YAML'],
    ['a misspelt field', 'without:', 'withuot:', ':14 withuot: there is no field "withuot"'],
    ['the name that was meant', 'without:', 'withuot:', 'did you mean without?'],
    ['a field that is missing', 'cites: [16-7-3]\n', '', ' cites: '],
    [
      'a rule that does not exist',
      '[16-7-3]',
      '[16-7-9]',
      ':3 cites[0]: "16-7-9": no rule has that number',
    ],
    ['a rule of another folder', '[16-7-3]', '[16-8-3]', 'expected a rule of 16-7 among them'],
    [
      'no rule and no policy',
      'without: 16-7-3',
      'without: AMB-5',
      ':14 without: "AMB-5": neither a rule',
    ],
    ['claims and a refusal', 'claims:', 'refused: 11-2-5\nclaims:', 'no field "claims"'],
  ])('%s', (_, from, to, words) => {
    const read = readCase(PATH, from === CASE ? to : changed(from, to));
    expect(said(read)).toContain(`content/cases/${PATH}:`);
    expect(said(read)).toContain(words);
  });

  test('a path without the number of a rule', () => {
    expect(said(readCase('piercing/mandatory.md', CASE))).toContain('16-07-piercing/mandatory.md');
  });

  test('a name that another case has', () => {
    const text = changed('cites', 'name: the same\ncites');
    const other = '16-07-piercing/other.md';
    const read = readCases([PATH, other].map((name) => ({ name, text })));
    expect(said(read)).toContain(`content/cases/${other}:3 name: "the same"`);
  });

  test.each([
    ['a card text', '    <Piercing>', '    Sing a song.', ':6 board: '],
    ['a line of the board', 'P1 battle: X', 'P1 batle: X', ':8 board: '],
    ['an action', '[X attacks B]', '[X sleeps]', ':11 actions[0]: '],
  ])('%s', (_, from, to, words) => {
    const read = orThrow(readCase(PATH, changed(from, to)));
    expect(said(scenarioIn(read))).toContain(`content/cases/${PATH}${words}`);
  });

  test('a claim', () => {
    const read = orThrow(readCase(PATH, changed('P1 makes', 'P1 bakes')));
    if ('refused' in read) throw new Error('claims expected');
    expect(said(claimsIn(read, orThrow(scenarioIn(read))))).toContain(
      `content/cases/${PATH}:13 claims[0]: `,
    );
  });
});
