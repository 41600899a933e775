/**
 * content/rules/changes.json: the manual's own update history as facts: which edition changed which
 * numbers and how; and what a person has decided where the history is silent or wrong.
 */
import { z } from 'zod';
import { readFile, textField } from '../../base/content-file.ts';
import { ok, type Problem, type Result } from '../../base/result.ts';
import { LOG_KINDS, type LogEntry } from '../edition/log.ts';
import { compareEditions } from '../edition/order.ts';
import type { Changes, EditionChanges } from './changes.ts';
import type { TextFile } from '../source.ts';

const placeSchema = z.strictObject({
  number: textField('The number, as the manual writes it in that edition.'),
  to: textField('The last one, where there are several.').exactOptional(),
  title: textField('Its title, where the manual gives it.').exactOptional(),
});

const dateField = z
  .string()
  .max(10)
  .regex(/^\d{4}-\d{2}-\d{2}$/);

const entrySchema = z.strictObject({
  kind: z.enum(LOG_KINDS).describe('What was done.'),
  places: z.array(placeSchema).max(20).describe('What it was done to.'),
  into: z.array(placeSchema).max(20).describe('Where it went.').exactOptional(),
  why: textField('Where a person decided it: why.').exactOptional(),
});

const editionSchema = z.strictObject({
  edition: textField('Number of the edition, as "4.0".'),
  date: dateField.describe('When it came out, as 2026-03-27.'),
  printed: z
    .strictObject({ edition: textField('The number.'), date: dateField.describe('The date.') })
    .describe("What the manual prints, where that can't be right.")
    .exactOptional(),
  changes: z.array(entrySchema).max(400).describe('In the order of the manual.'),
  decided: z
    .array(entrySchema)
    .max(100)
    .describe("What a person added, since the manual doesn't say it.")
    .exactOptional(),
  ignored: z
    .array(z.int().nonnegative())
    .max(100)
    .describe('Places in `changes` of entries that a decision stands for.')
    .exactOptional(),
});

export const changesSchema = z.strictObject({
  from: textField('The edition whose update history this is.'),
  editions: z.array(editionSchema).max(200).describe('Every edition, the oldest first.'),
});

/** Reads the file; the editions rise, in number and in date. */
export function readChanges({ name, text }: TextFile): Result<Changes, readonly Problem[]> {
  const file = readFile(name, text, changesSchema);
  if (!file.ok) return file;
  const { fields, problem } = file.value;
  const wrong = fields.editions.flatMap(({ edition, date }, i) => {
    const before = fields.editions[i - 1];
    return before === undefined ||
      (compareEditions(before.edition, edition) < 0 && before.date <= date)
      ? []
      : [
          problem(
            ['editions', i, 'edition'],
            `${edition} (${date})`,
            `one after ${before.edition}`,
          ),
        ];
  });
  return wrong.length > 0 ? { ok: false, problem: wrong } : ok(fields);
}

/**
 * The facts of a history for the file. An edition that the manual names twice becomes the next free
 * number, and a date before the edition in front of it gets its year; `printed` keeps both.
 */
export function changesOf(log: readonly LogEntry[], from: string): Changes {
  const groups = Map.groupBy(log, ({ edition, date }) => `${edition} ${date}`);
  const editions: EditionChanges[] = [];
  for (const entries of groups.values()) {
    const first = entries[0];
    if (first === undefined) continue;
    const before = editions.at(-1);
    const isTwice = before?.edition === first.edition;
    const [major, minor] = first.edition.split('.');
    const edition = isTwice ? `${major ?? ''}.${Number(minor) + 1}` : first.edition;
    const early = before !== undefined && first.date < before.date;
    const date = early ? `${Number(first.date.slice(0, 4)) + 1}${first.date.slice(4)}` : first.date;
    editions.push({
      edition,
      date,
      ...(isTwice || early ? { printed: { edition: first.edition, date: first.date } } : {}),
      changes: entries.map(({ kind, places, into }) => ({
        kind,
        places: [...places],
        ...(into === undefined ? {} : { into: [...into] }),
      })),
    });
  }
  return { from, editions };
}

/** The facts of a newer history, with what a person has decided about the editions before. */
export const carryDecisions = (older: Changes, newer: Changes): Changes => ({
  ...newer,
  editions: newer.editions.map((edition) => {
    const before = older.editions.find((one) => one.edition === edition.edition);
    return {
      ...edition,
      ...(before?.decided === undefined ? {} : { decided: before.decided }),
      ...(before?.ignored === undefined ? {} : { ignored: before.ignored }),
    };
  }),
});
