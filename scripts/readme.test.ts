import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { disagreements } from '../src/quiz/mark/grade.ts';
import { TIMINGS } from '../src/effect/tree/tree.ts';
import { KEYWORD_RULES } from '../src/card/keyword/index.ts';
import { FACT_LINES } from '../src/card/printed.ts';
import { blocksOf } from '../src/guide/block.ts';
import { readEffectBlock } from '../src/guide/effect-block.ts';
import { readScenarioBlock } from '../src/guide/scenario-block.ts';
import { mark } from '../src/quiz/mark/mark.ts';
import { readQuestion } from '../src/quiz/read.ts';
import { parseAction } from '../src/scenario/action.ts';
import { CLAIM_AREAS, COUNTED, FREQUENCIES } from '../src/scenario/claim/claim.ts';
import { parseClaim } from '../src/scenario/claim/notation.ts';
import { readScenario } from '../src/scenario/file/read.ts';

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the example question of the README is one that the engine agrees with', () => {
  const source = /```yaml\n([\s\S]*?)```/.exec(README)?.[1] ?? '';
  const question = readQuestion('piercing/example.md', source);
  if (!question.ok) throw new Error(JSON.stringify(question.problem));
  if (!('answers' in question.value)) throw new Error('it has no answers');
  const marked = mark(question.value);
  if (!marked.ok) throw new Error(JSON.stringify(marked.problem));
  expect(disagreements(question.value, marked.value)).toEqual([]);
  expect(marked.value.findings.map(({ right }) => right)).toEqual([true, false]);
});

test('the example blocks of a guide in the README are read and hold', () => {
  const source = /````markdown\n([\s\S]*?)````/.exec(README)?.[1] ?? '';
  const [scenario, effect] = blocksOf(source);
  expect(scenario && readScenarioBlock(scenario).ok).toBe(true);
  expect(effect && readEffectBlock(effect).ok).toBe(true);
});

test('every script that the README names exists', () => {
  const { scripts } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { scripts: Record<string, string> };
  const named = [...README.matchAll(/`npm run ([a-z:0-9]+)/g)].map((match) => match[1] ?? '');
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
});

/** What stands in backticks between two pieces of the README. */
function codeBetween(from: string, to: string): readonly string[] {
  const [start, end] = [README.indexOf(from), README.indexOf(to)];
  expect(start).toBeGreaterThan(-1);
  expect(end).toBeGreaterThan(start);
  return [...README.slice(start, end).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

test('the README names the keywords and the timings that the engine plays, and no other', () => {
  const keywords = codeBetween('  - keywords: ', '  - timings: ');
  expect(keywords).toEqual(KEYWORD_RULES.map(({ name }) => `<${name}>`));
  const card = 'card X: Digimon Lv.4 red 5000 DP\n';
  // What is done suits timings with an event; what applies suits those that last.
  const played = TIMINGS.filter((timing) =>
    ['Gain 1 memory.', 'This Digimon gets +1000 DP.'].some(
      (words) => readScenario(`${card}  [${timing}] ${words}\nP1 battle: X\n`, []).ok,
    ),
  ).map((timing) => `[${timing}]`);
  const named = codeBetween('  - timings: ', '  - what is done: ');
  expect(named.filter((name) => name !== '[Once Per Turn]').toSorted()).toEqual(played.toSorted());
});

test('every claim of the README can be written', () => {
  const codes = codeBetween('- **Claims** say', '- You write which');
  const parts: readonly string[] = [...CLAIM_AREAS, ...COUNTED, ...FREQUENCIES];
  const claims = codes.filter(
    (code) => !parts.includes(code) && !/^(?:X|Y|P[12]|or more|or fewer)$|\.\.\./.test(code),
  );
  expect(claims.length).toBeGreaterThan(20);
  for (const claim of claims) expect(parseClaim(claim).ok, claim).toBe(true);
});

test('every action of the README can be written', () => {
  const board = readScenario(
    'card X: Option\ncard Y: Option\ncard Z: Option\nP1 hand: X, Y, Z\n',
    [],
  );
  if (!board.ok) throw new Error(JSON.stringify(board.problem));
  const actions = codeBetween('- **Actions**: ', '- **Claims** say');
  expect(actions.length).toBeGreaterThan(10);
  for (const action of actions)
    expect(parseAction(action, board.value.setup).ok, action).toBe(true);
});

test('every fact line of the README can be written, and none is left out', () => {
  const codes = codeBetween('- **Board**', '- **Card texts**');
  const kinds = codes.flatMap(
    (code) => FACT_LINES.find((kind) => code.startsWith(`${kind}: `)) ?? [],
  );
  expect(new Set(kinds)).toEqual(new Set(FACT_LINES));
  for (const code of codes.filter((one) =>
    FACT_LINES.some((kind) => one.startsWith(`${kind}: `)),
  )) {
    const read = readScenario(`card X: Digimon Lv.4 red 5000 DP\n  ${code}\nP1 battle: X\n`, []);
    expect(read.ok, code).toBe(true);
  }
});
