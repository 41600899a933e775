/// <reference types="astro/client" />
/**
 * The library for pages, of rules and terms: opened once, at build time. Import it only in
 * frontmatter, endpoints and other build code.
 */
import { createHash } from 'node:crypto';
import { openLibrary } from './library.ts';

const FOLDER = 'content/';
const raw = import.meta.glob<string>(
  ['../../../content/{rules,terms}/**/*.{md,json,txt}', '../../../content/rulings/numbers.json'],
  { query: '?raw', import: 'default', eager: true },
);

export const library = openLibrary(
  Object.entries(raw).map(([path, text]) => ({
    name: path.slice(path.indexOf(FOLDER) + FOLDER.length),
    text,
  })),
  (text) => createHash('sha256').update(text).digest('hex'),
);
