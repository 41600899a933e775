import { readdirSync } from 'node:fs';

/** The documents, as `docs/house.md`; jobs and tests start at the root of the project. */
export const DOCS: readonly string[] = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);
