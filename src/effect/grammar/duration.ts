/** How long a process lasts, and when a delayed one is processed. */
import { MOMENTS, type Duration, type Moment } from '../tree/tree.ts';
import { DURATIONS, type DurationName } from '../tree/closed/duration.ts';
import { stands, type Cursor, type Got } from '../phrase/hole.ts';

/** Other words for the same time. */
const ALSO: readonly (readonly [DurationName, readonly string[]])[] = [
  [
    'for the turn',
    [
      'during this turn',
      'during the turn',
      'for this turn',
      'for the rest of the turn',
      'for the rest of this turn',
    ],
  ],
  [
    'until the end of the turn',
    ['until the end of this turn', 'until this turn ends', 'until the turn ends'],
  ],
  ["until your opponent's turn ends", ["until the opponent's turn ends"]],
  [
    "until the end of your opponent's next turn",
    ["until the end of the opponent's next turn", "until the opponent's next turn ends"],
  ],
  ['for the attack', ['for this attack', 'during this attack', 'during the attack']],
  ['until the end of the attack', ['until the end of this attack', 'until this attack ends']],
  ['until the end of the battle', ['until the end of this battle', 'until this battle ends']],
  ['for the battle', ['for this battle', 'during this battle', 'during the battle']],
  [
    "during your opponent's next unsuspend phase",
    ["in your opponent's next unsuspend phase", "during the opponent's next unsuspend phase"],
  ],
  ['during your next unsuspend phase', ['in your next unsuspend phase']],
];

const NAMES: ReadonlyMap<string, DurationName> = new Map([
  ...DURATIONS.map((name) => [name, name] as const),
  ...ALSO.flatMap(([name, words]) => words.map((word) => [word, name] as const)),
]);
const durations = [...NAMES].toSorted(([a], [b]) => b.length - a.length);

/** "for the turn", "until the end of your opponent's turn" */
export function readDuration(cursor: Cursor, at: number): Got<Duration> | undefined {
  const found = durations.find(([word]) => stands(cursor, word, at));
  if (found === undefined) return undefined;
  const [word, name] = found;
  const end = at + word.length;
  return { value: { name, ...(word === name ? {} : { word }), span: { start: at, end } }, end };
}

/** As it was printed. */
export const writeDuration = ({ name, word }: Duration): string =>
  word !== undefined && NAMES.get(word) === name ? word : name;

/** "at the end of the battle": pending processing (18-1). */
export function readMoment(cursor: Cursor, at: number): Got<Moment> | undefined {
  const name = MOMENTS.findLast((each) => stands(cursor, each, at));
  if (name === undefined) return undefined;
  const end = at + name.length;
  return { value: { name, span: { start: at, end } }, end };
}
