/**
 * The floors of the house: a file imports from its own floor or from lower ones, no import goes in
 * a circle, no folder imports from one that imports from it, and the lower floors reach for no
 * clock, chance, storage, network or files. And a type's name has one meaning, so that who
 * meets it anywhere knows what it is.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** Lowest first (docs/house.md). Files directly in src/ belong to the top. */
const FLOORS: readonly string[] = [
  'base',
  'rules',
  'effect',
  'card',
  'game',
  'scenario',
  'ui',
  'quiz',
  'guide',
  'analyse',
  'cards',
  'search',
  'proof',
  'lab',
  'call',
  'command',
  'paste',
  'embed',
  'offline',
  'anki',
  'trial',
  'site',
  'preview',
  'layouts',
  'parts',
  'pages',
];
const TOP = FLOORS.length - 1;

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

/** Tests read content from the disk with it. */
const FILES = 'scripts/files.ts';

/** Folders that still import from each other. */
const CIRCLES: readonly (readonly string[])[] = [];

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

/** Path from the project's root -> text. */
type Files = Readonly<Record<string, string>>;

/**
 * The TypeScript in a file: all of a .ts, the scripts of a .svelte, frontmatter and scripts of an
 * .astro.
 */
function scriptOf(path: string, text: string): string {
  const parts = path.endsWith('.ts')
    ? [text]
    : [/^---$.*?^---$/ms, /<script\b[^>]*>.*?<\/script>/gs].flatMap(
        (part) => text.match(part) ?? [],
      );
  return parts.map((part) => part.replace(/^---$|^<script\b[^>]*>|<\/script>$/gm, '')).join('\n');
}

/** Every module that a file names in an import, an export from or an import(). */
function importsOf(path: string, text: string): readonly string[] {
  return ts.preProcessFile(scriptOf(path, text)).importedFiles.map((file) => file.fileName);
}

/**
 * `./tree.ts` as seen from `src/effect/read/read.ts` is `src/effect/tree/tree.ts`. Packages are not
 * files of ours.
 */
function target(from: string, name: string): string | undefined {
  return name.startsWith('.') ? join(dirname(from), name.replace(/\?.*$/, '')) : undefined;
}

function floorOf(path: string): number {
  const folder = /^src\/([^/]+)\//.exec(path)?.[1];
  return folder === undefined ? TOP : FLOORS.indexOf(folder);
}

/**
 * Imports that go up, out of src/ into jobs or browser tests, or that name a page; folders that are
 * on no floor.
 */
function upwardImports(files: Files): readonly string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    if (floorOf(path) < 0) return [`${path} is on no floor`];
    return importsOf(path, text)
      .flatMap((name) => target(path, name) ?? [])
      .filter((to) => !mayImport(path, to))
      .map((to) => `${path} imports ${to}`);
  });
}

function mayImport(path: string, to: string): boolean {
  const isTest = path.endsWith('.test.ts');
  if (to.startsWith('src/pages/')) return isTest;
  if (to.startsWith('src/')) return floorOf(to) <= floorOf(path);
  if (isTest && to === FILES) return true;
  return !/^(scripts|e2e)\//.test(to) && (isTest || floorOf(path) >= FLOORS.indexOf('site'));
}

/** The first circle found, as the list of its files, closed by the first one again. */
function importCircle(files: Files): readonly string[] | undefined {
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path];
    const text = files[path];
    if (text === undefined || finished.has(path)) return undefined;
    for (const name of importsOf(path, text)) {
      const to = target(path, name);
      const circle = to === undefined ? undefined : visit(to, [...trail, path]);
      if (circle) return circle;
    }
    finished.add(path);
    return undefined;
  };
  for (const path of Object.keys(files)) {
    const circle = visit(path, []);
    if (circle) return circle;
  }
  return undefined;
}

const folderOf = (path: string): string => dirname(path).replace(/^src\//, '');

/**
 * Groups of folders that import from each other, directly or by way of others, each in alphabetical
 * order. Tests may.
 */
function folderCircles(files: Files): readonly (readonly string[])[] {
  const next = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith('.test.ts')) continue;
    const from = folderOf(path);
    for (const name of importsOf(path, text)) {
      const to = target(path, name);
      if (to === undefined || files[to] === undefined || folderOf(to) === from) continue;
      next.set(from, (next.get(from) ?? new Set()).add(folderOf(to)));
    }
  }
  const reached = new Map([...next.keys()].map((folder) => [folder, reachedFrom(folder, next)]));
  const groups = [...next.keys()].map((folder) =>
    [...(reached.get(folder) ?? [])].filter((to) => reached.get(to)?.has(folder)).sort(),
  );
  const distinct = new Map(groups.map((group) => [group.join(), group]));
  return [...distinct.values()].filter((group) => group.length > 1);
}

function reachedFrom(start: string, next: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop())
    for (const to of next.get(folder) ?? [])
      if (!reached.has(to)) {
        reached.add(to);
        open.push(to);
      }
  return reached;
}

/** Uses of clock, chance, storage, network, files or Astro below the components. Tests may. */
function outsideReached(files: Files): readonly string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    if (!isPure(path)) return [];
    const modules = importsOf(path, text).filter((name) => /^(node|astro):/.test(name));
    return [...modules, ...reachingIn(scriptOf(path, text))].map((what) => `${path} uses ${what}`);
  });
}

const isPure = (path: string): boolean =>
  !path.endsWith('.test.ts') &&
  (floorOf(path) <= PURE || (path.endsWith('.ts') && floorOf(path) < TOP && !DOORS.test(path)));

function reachingIn(script: string): readonly string[] {
  const found: string[] = [];
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

/**
 * Names of types and classes that several files declare, each with these files. Every component has
 * its `Props`; tests may call their own things as they like.
 */
function doubledTypes(files: Files): readonly string[] {
  const declaring = new Map<string, string[]>();
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith('.test.ts')) continue;
    for (const name of new Set(typesOf(scriptOf(path, text)))) {
      if (name === 'Props' && !path.endsWith('.ts')) continue;
      declaring.set(name, [...(declaring.get(name) ?? []), path]);
    }
  }
  return [...declaring]
    .filter(([, paths]) => paths.length > 1)
    .map(([name, paths]) => `${name}: ${paths.sort().join(', ')}`)
    .sort();
}

/** Types and classes that a script declares at its top level, exported or not. */
const typesOf = (script: string): readonly string[] =>
  ts
    .createSourceFile('file.ts', script, ts.ScriptTarget.Latest)
    .statements.flatMap((statement) =>
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isClassDeclaration(statement)
        ? (statement.name?.text ?? [])
        : [],
    );

function sources(): Files {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ts|svelte|astro)$/.test(path));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
}

describe('the files under src/', () => {
  const files = sources();

  test('are found', () => {
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['src/base/result.ts', 'src/rules/rule.ts', 'src/layouts/Base.astro']),
    );
  });

  test('import from their own floor or lower ones', () => {
    expect(upwardImports(files)).toEqual([]);
  });

  test('import in no circle', () => {
    expect(importCircle(files)).toBeUndefined();
  });

  test('import between folders in no circle', () => {
    expect(folderCircles(files)).toEqual(CIRCLES);
  });

  test('use no clock, chance, storage, network or files but where the page is drawn or kept', () => {
    expect(outsideReached(files)).toEqual([]);
  });

  test('give the name of a type one meaning', () => {
    expect(doubledTypes(files)).toEqual([]);
  });
});

describe('upwardImports', () => {
  const importing = (path: string, name: string): readonly string[] => {
    const line = `import type { x } from '${name}';`;
    return upwardImports({ [path]: path.endsWith('.astro') ? `---\n${line}\n---\n` : line });
  };

  test.each([
    ['src/rules/read.ts', '../effect/tree.ts', 'src/effect/tree.ts'],
    ['src/effect/read.ts', '../game/state.ts', 'src/game/state.ts'],
    ['src/ui/board/draw.ts', '../../quiz/read.ts', 'src/quiz/read.ts'],
    ['src/quiz/deal.test.ts', '../search/query/find.ts', 'src/search/query/find.ts'],
    ['src/parts/rule/Card.astro', '../../pages/index.astro', 'src/pages/index.astro'],
    ['src/pages/index.astro', '../../scripts/files.ts', 'scripts/files.ts'],
    ['src/rules/read.test.ts', '../../scripts/library.ts', 'scripts/library.ts'],
    ['src/rules/read.test.ts', '../../e2e/helpers.ts', 'e2e/helpers.ts'],
    ['src/rules/read.ts', '../../content/rules/outline.json', 'content/rules/outline.json'],
  ])('refuses %s importing %s', (path, name, to) => {
    expect(importing(path, name)).toEqual([`${path} imports ${to}`]);
  });

  test.each([
    ['src/effect/read.ts', '../rules/rule.ts'],
    ['src/effect/read.ts', './tree.ts'],
    ['src/layouts/Base.ts', '../ui/page/names.ts'],
    ['src/pages/api.ts', '../../content/rules/outline.json'],
    ['src/rules/read.test.ts', '../../scripts/files.ts'],
    ['src/rules/read.ts', 'lunr'],
  ])('lets %s import %s', (path, name) => {
    expect(importing(path, name)).toEqual([]);
  });

  test('reads export from, import() and the scripts of components', () => {
    const to = '../quiz/a.ts';
    const files = {
      'src/rules/a.ts': `export { x } from '${to}';`,
      'src/rules/b.ts': `const x = await import('${to}');`,
      'src/rules/c.svelte': `<p>1</p><script lang="ts">\nimport x from '${to}';\n</script>`,
      'src/rules/d.astro': `---\n---\n<script>\nimport x from '${to}';\n</script>`,
    };
    expect(upwardImports(files)).toHaveLength(4);
  });

  test('names a folder that is on no floor', () => {
    expect(upwardImports({ 'src/helpers/a.ts': '' })).toEqual(['src/helpers/a.ts is on no floor']);
  });
});

describe('importCircle', () => {
  test('finds a circle, also one of types, and names its files', () => {
    const files = {
      'src/effect/a.ts': `import './b.ts';`,
      'src/effect/b.ts': `import type { C } from './c.svelte';`,
      'src/effect/c.svelte': `<script lang="ts">\nexport * from './b.ts';\n</script>`,
    };
    expect(importCircle(files)).toEqual([
      'src/effect/b.ts',
      'src/effect/c.svelte',
      'src/effect/b.ts',
    ]);
  });

  test('does not mind two ways to the same file', () => {
    const files = {
      'src/effect/a.ts': `import './b.ts'; import './c.ts';`,
      'src/effect/b.ts': `import './c.ts';`,
      'src/effect/c.ts': '',
    };
    expect(importCircle(files)).toBeUndefined();
  });
});

describe('folderCircles', () => {
  test('finds folders that import from each other though no file does', () => {
    const files = {
      'src/quiz/mode/a.ts': `import '../page/b.ts';`,
      'src/quiz/page/b.ts': '',
      'src/quiz/page/c.ts': `import '../mode/d.ts';`,
      'src/quiz/mode/d.ts': '',
    };
    expect(folderCircles(files)).toEqual([['quiz/mode', 'quiz/page']]);
  });

  test('does not mind a folder that two others use', () => {
    const files = {
      'src/quiz/mode/a.ts': `import '../page/b.ts';`,
      'src/quiz/page/b.ts': `import '../../base/c.ts';`,
      'src/base/c.ts': '',
    };
    expect(folderCircles(files)).toEqual([]);
  });
});

describe('outsideReached', () => {
  test.each([
    ['Date.now', 'const now = Date.now();'],
    ['new Date()', 'const now = new Date();'],
    ['Math.random', 'const die = Math.random;'],
    ['localStorage', 'localStorage.clear();'],
    ['localStorage', 'globalThis.localStorage.clear();'],
    ['fetch', "window.fetch('/index.json');"],
    ['fetch', "const index = await fetch('/index.json');"],
    ['node:fs', "import { readFileSync } from 'node:fs';"],
    ['astro:content', "import { getCollection } from 'astro:content';"],
  ])('finds %s', (what, text) => {
    expect(outsideReached({ 'src/quiz/a.ts': text })).toEqual([`src/quiz/a.ts uses ${what}`]);
  });

  test.each([
    ['a date that is given', 'const day = new Date(now);'],
    ['comments and texts', "// Math.random\nconst text = 'localStorage';"],
    ['arguments and fields of that name', 'const o = { fetch: load }; o.fetch(1);'],
  ])('lets pass %s', (_, text) => {
    expect(outsideReached({ 'src/quiz/a.ts': text })).toEqual([]);
  });

  test('lets components and tests reach out', () => {
    const text = "import 'node:fs'; Date.now();";
    const files = {
      'src/quiz/mode/Timer.svelte': `<script>${text}</script>`,
      'src/quiz/a.test.ts': text,
    };
    expect(outsideReached(files)).toEqual([]);
  });
});

describe('doubledTypes', () => {
  const PROPS = '<script lang="ts">\ninterface Props {}\n</script>';

  test('names interfaces, types and classes with the files that declare them', () => {
    const files = {
      'src/effect/line.ts': 'export interface Line {}\ntype Side = 1;\nclass Reader {}',
      'src/guide/a.svelte': `<script lang="ts">\ninterface Line {}\n</script>`,
      'src/pages/b.astro': '---\ntype Side = 2;\n---\n',
      'src/game/c.ts': 'export class Reader {}',
    };
    expect(doubledTypes(files)).toEqual([
      'Line: src/effect/line.ts, src/guide/a.svelte',
      'Reader: src/effect/line.ts, src/game/c.ts',
      'Side: src/effect/line.ts, src/pages/b.astro',
    ]);
  });

  test.each([
    ['the Props of components', { 'src/ui/A.svelte': PROPS, 'src/ui/B.svelte': PROPS }],
    ['tests', { 'src/ui/a.ts': 'type Card = 1;', 'src/ui/a.test.ts': 'type Card = 2;' }],
    [
      'what is passed on',
      { 'src/ui/a.ts': 'type A = 1;', 'src/ui/b.ts': "export type { A } from './a.ts';" },
    ],
    [
      'types inside a function',
      { 'src/ui/a.ts': 'type A = 1;', 'src/ui/b.ts': 'function f() { type A = 2; }' },
    ],
    ['several signatures in one file', { 'src/ui/a.ts': 'interface A {}\ninterface A {}' }],
  ])('lets pass %s', (_, files: Files) => {
    expect(doubledTypes(files)).toEqual([]);
  });
});
