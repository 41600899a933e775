import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import type * as KeywordTable from '../src/effect/keyword/keywords.ts';
import type { KeywordRule } from '../src/effect/keyword/keyword.ts';
import { parseClaim } from '../src/scenario/claim/notation.ts';
import { readScenario } from '../src/scenario/file/read.ts';
import { verify } from '../src/scenario/play/verify.ts';

type Table = typeof KeywordTable;

/** The row that docs/add-a-keyword.md gives as an example. */
const example = vi.hoisted((): { rule?: KeywordRule } => ({}));

function keywordOfDocs(): KeywordRule {
  const doc = readFileSync('docs/add-a-keyword.md', 'utf8');
  const source = /```ts\n([\s\S]*?)```/.exec(doc)?.[1] ?? '';
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: { KEYWORD_RULES?: readonly KeywordRule[] } = {};
  new Function('exports', outputText)(exported);
  const [rule] = exported.KEYWORD_RULES ?? [];
  if (rule === undefined) throw new Error('docs/add-a-keyword.md has no example');
  return rule;
}

vi.mock('../src/effect/keyword/keywords.ts', async (original) => {
  const table = await original<Table>();
  example.rule ??= keywordOfDocs();
  const { rule } = example;
  return {
    ...table,
    KEYWORD_RULES: [...table.KEYWORD_RULES, rule],
  };
});

test('a keyword is added by one row of the table', () => {
  const scenario = readScenario(
    'card X: Digimon Lv.4 red 5000 DP\n  <Engage>\ncard Blank: Option red\nP1 battle: X\nP2 security: Blank, 2\n',
    ['P1 passes'],
  );
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problem));
  const { value } = scenario;
  const isRight = (text: string, without?: string): boolean => {
    const claim = parseClaim(text);
    if (!claim.ok) throw new Error(claim.problem.found);
    return verify(value, claim.value, new Set(without === undefined ? [] : [without])).right;
  };
  expect(isRight('sometimes X uses <Engage> and P1 checks 1 cards')).toBe(true);
  expect(isRight('sometimes P1 checks 0 cards')).toBe(true);
  // Without the clause that makes it optional its player must attack.
  expect(isRight('P1 checks 1 cards', '15-9-2')).toBe(true);
});
