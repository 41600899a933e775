// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../scripts/files.ts';
import { describeProblem, orThrow } from '../base/result.ts';
import { notLoaded } from '../card/file/card-lookup.ts';
import { checkFile } from '../quiz/check/check.ts';
import { checkRuling } from '../quiz/check/check-ruling.ts';
import { playedIn } from '../quiz/question.ts';
import { readQuestion } from '../quiz/read.ts';
import { POLICY_IDS } from '../rules/policy.ts';
import { readRuling } from '../scenario/file/ruling.ts';
import { makeQuestionFile, makeRulingFile } from './content-file.ts';
import type { Situation } from './situation.ts';

const LOOKUP = notLoaded('open one');
const KNOWN = { keywords: new Set<string>(), policies: new Set(POLICY_IDS) };
const SITUATION = {
  board: `card Red Lancer: Digimon Lv.5 red 7000 DP cost 7
  <Piercing>
card Blue Gate: Digimon Lv.4 blue 5000 DP cost 5
  <Blocker>
card Nowhere: Option red
card Plain Option: Option red cost 3
P1 battle: Red Lancer
P2 battle: Blue Gate
P2 security: Plain Option, Plain Option
`,
  actions: ['Red Lancer attacks the player'],
};

function complaintsOfQuestion(text: string): readonly string[] {
  const checked = checkFile('lab/made.md', text, KNOWN);
  return (checked.ok ? checked.value.differing : checked.problem).map(describeProblem);
}

function complaintsOfRuling(text: string): readonly string[] {
  const read = readRuling('Q1234.md', text);
  const corpus = { keywords: [], rules: [] } as never;
  const checked = read.ok ? checkRuling(read.value, { corpus }) : read;
  return checked.ok ? [] : checked.problem.map(describeProblem);
}

describe('a situation as a question', () => {
  test('has claims that the engine finds, and rules that decide them', () => {
    const text = orThrow(makeQuestionFile(SITUATION, LOOKUP));
    expect(text).toContain('claim: "sometimes Blue Gate is deleted"\n    expected: right');
    expect(text).toMatch(/^cites: \[16-/m);
    expect(text).not.toContain('Nowhere');
    expect(text).toMatch(/^---\n# Save as content\/questions\//);
    expect(complaintsOfQuestion(text)).toEqual([]);
  });

  test('names with quotation marks and colons are read as they are', () => {
    const board = SITUATION.board.replaceAll('Blue Gate', `Blue "Gate": #1 - 'x'`);
    const made = makeQuestionFile({ ...SITUATION, board }, LOOKUP);
    if (made.ok) expect(complaintsOfQuestion(made.value)).toEqual([]);
    else expect(made.problem[0]?.expected).not.toBe('');
  });
});

test('as a ruling it has the question, the answer and the claims', () => {
  const text = orThrow(makeRulingFile('Q1234', SITUATION, LOOKUP));
  expect(text).toContain('  answer: yes\n  yes: "sometimes Blue Gate is deleted"');
  expect(complaintsOfRuling(text)).toEqual([]);
  expect(makeRulingFile('1234', SITUATION, LOOKUP).ok).toBe(false);
});

test.each([
  ['nothing is done', { ...SITUATION, actions: [] }, 'no action'],
  [
    'a card of a card file',
    { ...SITUATION, board: `card BT1-010\n${SITUATION.board}` },
    'no card file is loaded',
  ],
])("%s: it is said why it can't be one", (_, situation, words) => {
  const made = makeQuestionFile(situation, LOOKUP);
  expect(made.ok).toBe(false);
  if (!made.ok) expect(describeProblem(made.problem[0] as never)).toContain(words);
});

/** Every so many questions of the content; all of them take minutes. */
const EACH = 29;

const BOARDS: readonly (readonly [string, Pick<Situation, 'board' | 'actions'>])[] = filesIn(
  'questions',
)
  .filter((_, i) => i % EACH === 0)
  .flatMap(({ name, text }) => {
    const read = readQuestion(name, text);
    const played = read.ok ? playedIn(read.value) : null;
    return played === null ? [] : [[name, played] as const];
  });

test('boards of the content, made questions and rulings, are read without a complaint', () => {
  expect(BOARDS.length).toBeGreaterThan(5);
  let made = 0;
  for (const [name, situation] of BOARDS) {
    const question = makeQuestionFile(situation, LOOKUP);
    const ruling = makeRulingFile('Q1234', situation, LOOKUP);
    if (question.ok) expect(complaintsOfQuestion(question.value), name).toEqual([]);
    if (ruling.ok) expect(complaintsOfRuling(ruling.value), name).toEqual([]);
    if (question.ok && ruling.ok) made += 1;
  }
  expect(made / BOARDS.length).toBeGreaterThan(0.7);
}, 120_000);
