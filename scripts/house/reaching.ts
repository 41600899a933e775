/** The lower floors reach for no clock, chance, storage, network or files. */
import ts from 'typescript';
import { floorOf, FLOORS, TOP } from './floors.ts';
import { importsOf, scriptOf, type Files } from './sources.ts';

/**
 * Up to here nothing reaches for clock, chance, storage, network or files: it gets them as
 * arguments.
 */
const PURE = FLOORS.indexOf('scenario');

/**
 * Above, pages are drawn and kept, and the browser is used where a file says so: what is written
 * for the page (.svelte, .astro), and these modules. All others stay as pure as the floors below.
 */
const DOORS = new RegExp(
  '^src/(pages|layouts|parts|site|offline|anki|analyse|embed|preview)/|' +
    '^src/(guide/page|search/box|ui/copy|ui/page)/|' +
    '^src/(ui/later|cards/keep|lab/link/saved-here|call/(worker/worker|page/log-here))[.]|' +
    '^src/quiz/(check/kind-sample|list/marks|page/device|mode/address|mode/daily/today)[.]',
);

/** What only these may use: they get it and hand it down as an argument. */
const REACHING = new Set([
  'Date()',
  'new Date()',
  'Date.now',
  'Math.random',
  'performance.now',
  'crypto.getRandomValues',
  'crypto.randomUUID',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'fetch',
]);

/** Uses of clock, chance, storage, network, files or Astro below the components. Tests may. */
export function outsideReached(files: Files): readonly string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    if (!isPure(path)) return [];
    const modules = importsOf(path, text).filter((name) => /^(node|astro):/.test(name));
    return [...modules, ...reachingIn(scriptOf(path, text))].map((what) => `${path} uses ${what}`);
  });
}

const isPure = (path: string): boolean =>
  !path.endsWith('.test.ts') &&
  (floorOf(path) <= PURE || (path.endsWith('.ts') && floorOf(path) < TOP && !DOORS.test(path)));

/** A word of each of them: where none stands, nothing of the list is used. */
const SOME = new RegExp(
  `\\b(?:${[...REACHING].flatMap((name) => /\w+(?=\W*$)/.exec(name)?.[0] ?? name).join('|')})\\b`,
);

function reachingIn(script: string): readonly string[] {
  const found: string[] = [];
  if (!SOME.test(script)) return found;
  const visit = (node: ts.Node): void => {
    const name = nameOf(node);
    if (name !== undefined && REACHING.has(name)) found.push(name);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('file.ts', script, ts.ScriptTarget.Latest, true));
  return found;
}

/** How the list above would write this expression. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return `${node.expression.getText()}.${node.name.text}`;
  if (ts.isNewExpression(node) && !node.arguments?.length)
    return `new ${node.expression.getText()}()`;
  if (ts.isCallExpression(node)) return `${node.expression.getText()}()`;
  const isReference = ts.isIdentifier(node) && !declares(node);
  return isReference ? node.text : undefined;
}

/** `{ fetch: … }`, `source.fetch` and a field or parameter of that name are not the browser's. */
function declares(name: ts.Identifier): boolean {
  const { parent } = name;
  if (!('name' in parent) || parent.name !== name) return false;
  return (
    !ts.isPropertyAccessExpression(parent) ||
    !/^(globalThis|window|self)$/.test(parent.expression.getText())
  );
}
