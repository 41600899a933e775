/** The floors of the house: a file imports from its own floor or from lower ones. */
import { importsOf, target, type Files } from './sources.ts';

/** Lowest first (docs/house.md). Files directly in src/ belong to the top. */
export const FLOORS: readonly string[] = [
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
export const TOP = FLOORS.length - 1;

/** Tests, and what only they use, read content from the disk with it. */
const FILES = 'scripts/files.ts';

/** This test asks whether the house is in order. */
const HOUSE_TEST = 'src/house.test.ts';

/** -1: on no floor. */
export function floorOf(path: string): number {
  const folder = /^src\/([^/]+)\//.exec(path)?.[1];
  return folder === undefined ? TOP : FLOORS.indexOf(folder);
}

/**
 * Imports that go up, out of src/ into jobs or browser tests, or that name a page; folders that are
 * on no floor.
 */
export function upwardImports(files: Files): readonly string[] {
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
  if ((isTest || path.endsWith('-sample.ts')) && to === FILES) return true;
  if (path === HOUSE_TEST && to.startsWith('scripts/house/')) return true;
  return !/^(scripts|e2e)\//.test(to) && (isTest || floorOf(path) >= FLOORS.indexOf('site'));
}
