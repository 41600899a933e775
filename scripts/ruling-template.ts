/** A ruling file to begin with. It is valid as it stands; every line of it is to be replaced. */
import { readFileSync } from 'node:fs';

/** `number`: as "Q644". */
export const rulingTemplate = (number: string): string =>
  readFileSync(new URL('ruling-template.md', import.meta.url), 'utf8').replaceAll(
    '$number',
    () => number,
  );
