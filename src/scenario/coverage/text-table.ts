/**
 * What was found of the rows of effect texts, kept in a file: finding it takes a minute, and pages
 * and tests read it.
 */
import { hash } from '../../base/chance.ts';
import { onlyOneCard } from './one-card.ts';

/** What was found in one case. */
export interface CaseRows {
  /** Of its board and actions: what was found of another board says nothing. */
  readonly fingerprint: string;
  readonly several: boolean;
  readonly executed: ReadonlySet<string>;
  readonly decisive: ReadonlySet<string>;
}

export interface TextTable {
  /** All rows, in their order: whether the engine accepts a text with it. */
  readonly rows: ReadonlyMap<string, boolean>;
  readonly cases: ReadonlyMap<string, CaseRows>;
}

export const fingerprintOfCase = (board: string, actions: readonly string[]): string =>
  hash(JSON.stringify([board, actions])).toString(36);

const FRONT = '# Rows of effect texts, written by `npm run coverage:texts -- --save`.';

/** The text of the file: a line for each row, then one for each case with its rows by number. */
export function makeTextTable({ rows, cases }: TextTable): string {
  const names = [...rows.keys()];
  const numbers = new Map(names.map((name, i) => [name, i]));
  const caseLine = ([id, found]: readonly [string, CaseRows]): string =>
    [
      `case ${id}`,
      found.fingerprint,
      found.several ? 'several' : 'one',
      ...[...found.executed]
        .map((name) => ({ name, n: numbers.get(name) ?? -1 }))
        .toSorted((a, b) => a.n - b.n)
        .map(({ name, n }) => `${n}${found.decisive.has(name) ? '!' : ''}`),
    ].join(' ');
  return [
    FRONT,
    ...names.map((name) => `row ${rows.get(name) === true ? '+' : '-'} ${name}`),
    ...[...cases].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(caseLine),
    '',
  ].join('\n');
}

export function parseTextTable(text: string): TextTable {
  const rows = new Map<string, boolean>();
  const cases = new Map<string, CaseRows>();
  const names: string[] = [];
  for (const line of text.split('\n')) {
    const row = /^row ([+-]) (.+)$/.exec(line);
    if (row?.[2] !== undefined) {
      rows.set(row[2], row[1] === '+');
      names.push(row[2]);
    } else if (line.startsWith('case ')) {
      const [, id = '', fingerprint = '', several, ...found] = line.split(' ');
      const named = (some: readonly string[]): ReadonlySet<string> =>
        new Set(some.flatMap((n) => names[Number.parseInt(n, 10)] ?? []));
      cases.set(id, {
        fingerprint,
        several: several === 'several',
        executed: named(found),
        decisive: named(found.filter((n) => n.endsWith('!'))),
      });
    }
  }
  return { rows, cases };
}

/** Rows that no case can depend on: another word there means the same. */
const SAME: ReadonlyMap<string, string> = new Map([
  ['action: reduce, of: cost', 'There is only one cost it could mean (4-2-1).'],
  ['action: reduce, of: play cost', 'There is only one cost it could mean (4-2-1).'],
  ['action: reduce, of: digivolution cost', 'There is only one cost it could mean (4-2-1).'],
  [
    'action: reduce, of: play or digivolution cost',
    'There is only one cost it could mean (4-2-1).',
  ],
  [
    'test: result, hand: your',
    'Played only where the effect can add cards to no other hand (card/runnable/added.ts).',
  ],
  ['test: has, past', 'For a Digimon that is gone, "has" also means what it had (15-8-3-9-4).'],
  ["action: place, whose: your opponent's", "A card always goes to its owner's area."],
  [
    'action: play, withoutBattle',
    'A checked card that was played is no longer a Security Digimon (13-1-8-3-2).',
  ],
  ['play cost: paid', 'Digivolving is paid for unless the effect says otherwise (8-1-3-2).'],
  [
    'test: count, noun: security card',
    'Every card in a security stack is a security card (3-7-1).',
  ],
  [
    'test: count, noun: security cards',
    'Every card in a security stack is a security card (3-7-1).',
  ],
  ['onto: any, noun: Tamers', 'Only a Tamer can be treated "as if the Tamer is" a Digimon.'],
  ['onto: any, noun: cards', 'Only a Tamer can be treated "as if the Tamer is" a Digimon.'],
  ['action: reduce, of: use cost', 'There is only one cost it could mean (4-2-1).'],
  ['action: reduce by, of: cost', 'There is only one cost it could mean (4-2-1).'],
  ['action: reduce by, of: play cost', 'There is only one cost it could mean (4-2-1).'],
  ['sentence, among: Among them,', '"From among them," says the same.'],
  ['sentence, among: From among them,', '"Among them," says the same.'],
  [
    'target, noun: Option card in the battle area',
    'Only an Option is such a card (4-28), one or several.',
  ],
  [
    'target, noun: Option cards in the battle area',
    'Only an Option is such a card (4-28), one or several.',
  ],
  ['process, front: each', 'Behind its part of the sentence it counts for that part alone, too.'],
  ['target, noun: digivolution cards', 'One card is enough for a trigger condition (15-5-2).'],
  ['action: return, eggs', 'Sent to either deck, Digi-Egg cards go to that deck (3-1-3-9-1).'],
  ['target, verb: singular', 'The subject says whom it means; the verb is as it was printed.'],
]);

/** Why no case can depend on a row, where that is so. */
export const sameMeaning = (name: string): string | undefined => SAME.get(name);

/** One row over all cases. */
export interface TextRow {
  readonly name: string;
  readonly accepted: boolean;
  readonly executed: number;
  readonly decisive: number;
  /** Of those, cases in which something happens to several Digimon at once. */
  readonly several: number;
}

export function totalsOfRows({ rows, cases }: TextTable): readonly TextRow[] {
  const found = [...cases.values()];
  const count = (holds: (one: CaseRows) => boolean): number => found.filter(holds).length;
  return [...rows].map(([name, accepted]) => ({
    name,
    accepted,
    executed: count((one) => one.executed.has(name)),
    decisive: count((one) => one.decisive.has(name)),
    several: count((one) => one.several && one.decisive.has(name)),
  }));
}

/** What the engine accepts and no case depends on: to be refused, or to get a case. */
export const neverDecisive = (rows: readonly TextRow[]): readonly TextRow[] =>
  rows.filter(({ name, accepted, decisive }) => accepted && decisive === 0 && !SAME.has(name));

/**
 * What boards depend on, and none yet in which something happens to several Digimon at once, though
 * it could: to be refused, or to get such a case.
 */
export const neverWithSeveral = (rows: readonly TextRow[]): readonly TextRow[] =>
  rows.filter(
    ({ name, accepted, several }) =>
      accepted && several === 0 && !SAME.has(name) && onlyOneCard(name) === undefined,
  );
