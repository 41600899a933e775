import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test, vi } from 'vitest';
import type * as KeywordTable from '../src/card/keyword/keywords.ts';
import type { KeywordRule } from '../src/card/keyword/keyword.ts';
import { parseClaim } from '../src/scenario/claim/notation.ts';
import { readScenario } from '../src/scenario/file/read.ts';
import { verify } from '../src/scenario/play/verify.ts';

type Table = typeof KeywordTable;

/** The keyword file that the README gives as an example, as the value that it exports. */
const example = vi.hoisted((): { rule?: KeywordRule } => ({}));

function keywordOfReadme(): KeywordRule {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const source = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exported: Record<string, KeywordRule> = {};
  new Function('exports', outputText)(exported);
  const [rule] = Object.values(exported);
  if (rule === undefined) throw new Error('the README has no keyword example');
  return rule;
}

// The line in the table.
vi.mock('../src/card/keyword/keywords.ts', async (original) => {
  const table = await original<Table>();
  example.rule ??= keywordOfReadme();
  const { rule } = example;
  return {
    KEYWORD_RULES: [...table.KEYWORD_RULES, rule],
    keywordRule: (name: string) => (name === rule.name ? rule : table.keywordRule(name)),
  };
});

test('a keyword is added by the file of the README and one line in the table', () => {
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
