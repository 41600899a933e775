/**
 * Pages that show what the engine found are made of data: following their imports leads to no file
 * of the engine.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { expect, test } from 'vitest';

/**
 * The TypeScript in a file: all of a .ts, the scripts of a .svelte, frontmatter and scripts of an
 * .astro.
 */
function scriptOf(path: string): string {
  const text = readFileSync(path, 'utf8');
  if (path.endsWith('.ts')) return text;
  const front = /^---\n(.*?)^---$/ms.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script\b[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code);
  return [front, ...scripts].join('\n');
}

/** Whether an import or export names types alone, so that nothing is loaded for it. */
function isOfTypes(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (clause === undefined) return false;
  const named = clause.namedBindings;
  return (
    clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    (clause.name === undefined &&
      named !== undefined &&
      ts.isNamedImports(named) &&
      named.elements.every(({ isTypeOnly }) => isTypeOnly))
  );
}

/** What each file loads: several pages lead to most of them. */
const known = new Map<string, readonly string[]>();

/** Every file of ours that is loaded with a file, or later by it. */
function loadedBy(path: string): readonly string[] {
  const before = known.get(path);
  if (before !== undefined) return before;
  const found: string[] = [];
  known.set(path, found);
  const visit = (node: ts.Node): void => {
    const isImport = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
    const name = isImport
      ? isOfTypes(node)
        ? undefined
        : node.moduleSpecifier
      : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : undefined;
    if (name !== undefined && ts.isStringLiteral(name) && name.text.startsWith('.'))
      found.push(join(dirname(path), name.text.replace(/\?.*$/, '')));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', scriptOf(path), ts.ScriptTarget.Latest, true));
  return found;
}

/** All that a file leads to, each with the file that led there. */
function reachedFrom(start: string): ReadonlyMap<string, string> {
  const reached = new Map<string, string>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop())
    for (const next of loadedBy(path))
      if (!reached.has(next) && /\.(ts|astro|svelte)$/.test(next)) {
        reached.set(next, path);
        open.push(next);
      }
  return reached;
}

test.each([
  'src/pages/rules/[number].astro',
  'src/pages/rules/[edition]/[number].astro',
  'src/pages/rules/index.astro',
  'src/pages/rules/boards/index.astro',
  'src/pages/rules/coverage/index.astro',
  'src/pages/read/coverage/index.astro',
  'src/pages/rules/policies.astro',
  'src/pages/quiz/whatif/notes.json.ts',
])('%s', (page) => {
  expect(existsSync(page)).toBe(true);
  const reached = reachedFrom(page);
  expect(reached.size).toBeGreaterThan(3);
  const engine = [...reached].filter(([path]) => path.startsWith('src/game/'));
  expect(engine.map(([path, from]) => `${from} imports ${path}`)).toEqual([]);
});

test('the page of a guide, whose boards are played again, leads to the engine', () => {
  const reached = reachedFrom('src/pages/guides/[id].astro');
  expect([...reached.keys()]).toContain('src/game/explore/explore.ts');
});

test('what plays the game leads neither to the phrases of effects nor to the table of keywords', () => {
  // A question's page has its cards read already: reading another loads both.
  const reached = reachedFrom('src/game/explore/explore.ts');
  expect(reached.size).toBeGreaterThan(100);
  const ofReading = [...reached].filter(([path]) =>
    /^src\/effect\/(phrase\/phrase|keyword\/keywords)\.ts$/.test(path),
  );
  expect(ofReading.map(([path, from]) => `${from} imports ${path}`)).toEqual([]);
});
