/** Rows of effect texts over all cases, as scripts/coverage-texts.txt keeps them. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  fingerprintOfCase,
  parseTextTable,
  type TextTable,
} from '../src/scenario/coverage/text-table.ts';
import type { Case } from '../src/scenario/file/case.ts';

export const TEXTS_FILE = fileURLToPath(new URL('coverage-texts.txt', import.meta.url));

export const storedTexts = (): TextTable => parseTextTable(readFileSync(TEXTS_FILE, 'utf8'));

/** Without what was found of cases that are gone or have another board now. `all`: those of now. */
export function upToDate(
  { rows, cases }: TextTable,
  all: readonly Pick<Case, 'id' | 'board' | 'actions'>[],
): TextTable {
  const now = new Map(all.map((one) => [one.id, fingerprintOfCase(one.board, one.actions)]));
  return {
    rows,
    cases: new Map([...cases].filter(([id, { fingerprint }]) => now.get(id) === fingerprint)),
  };
}
