/** Rows of effect texts over all cases, found anew. */
import { orThrow } from '../src/base/result.ts';
import { textsOf } from '../src/scenario/coverage/text-coverage.ts';
import { rowsOf, type RowValues } from '../src/scenario/coverage/text-rows.ts';
import {
  fingerprintOfCase,
  type CaseRows,
  type TextTable,
} from '../src/scenario/coverage/text-table.ts';
import { readEffects } from '../src/effect/read/read.ts';
import type { Case } from '../src/scenario/file/case.ts';
import { scenarioIn } from '../src/scenario/file/in-file.ts';
import { BOXES } from '../src/card/printed.ts';
import { grammarLines } from '../src/scenario/random/grammar-lines.ts';
import { played } from './library.ts';

/** Enough that each row of the tables of phrases comes several times. */
const LINES = 5_000;

/** Every row that a text can have, of the tables of phrases and of the cases. */
function allRows(): ReadonlyMap<string, boolean> {
  const rows = new Map<string, boolean>();
  const add = (names: readonly { readonly name: string }[], accepted: boolean): void => {
    for (const { name } of names) rows.set(name, (rows.get(name) ?? false) || accepted);
  };
  for (const { line, isPlayed } of grammarLines(LINES, 7)) add(rowsOf(line), isPlayed);
  for (const one of played.cases)
    for (const card of orThrow(scenarioIn(one)).board.cards)
      for (const box of BOXES)
        for (const line of readEffects(card.text[box]).lines)
          if (line.kind === 'effect') add(rowsOf(line), true);
  return new Map([...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Values that closed fields have, by the row without its value. */
export function valuesIn(rows: Iterable<string>): RowValues {
  const values = new Map<string, string[]>();
  for (const name of rows) {
    const cut = name.indexOf(': ', name.includes(',') ? name.indexOf(',') : 0) + 2;
    if (cut < 2) continue;
    const field = name.slice(0, cut);
    values.set(field, [...(values.get(field) ?? []), name.slice(cut)]);
  }
  return values;
}

export function findCase(one: Case, values: RowValues): CaseRows {
  const fingerprint = fingerprintOfCase(one.board, one.actions);
  return { fingerprint, ...textsOf(orThrow(scenarioIn(one)), values) };
}

/** All cases, played again for each row of their texts. */
export function findTexts(onCase: (id: string) => void = () => undefined): TextTable {
  const rows = allRows();
  const values = valuesIn(rows.keys());
  const cases = played.cases.map((one) => {
    onCase(one.id);
    return [one.id, findCase(one, values)] as const;
  });
  return { rows, cases: new Map(cases) };
}
