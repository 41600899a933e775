/** What a rule number meant on a day, and where it is now, in sentences. */
import type { Changes } from './changes.ts';
import { editionOn, follow, type Doubt, type FollowStep, type FollowedNumber } from './follow.ts';

export interface Then extends FollowedNumber {
  /** The edition of that day. */
  readonly edition: string;
  /** When it came out. */
  readonly since: string;
  /** The edition that `number` is of. */
  readonly today: string;
}

/** Undefined before the first edition. `date` as 2024-09-20. */
export function meaningOn(changes: Changes, number: string, date: string): Then | undefined {
  const edition = editionOn(changes, date);
  if (edition === undefined) return undefined;
  const followed = follow(changes, number, edition.edition);
  return { ...followed, edition: edition.edition, since: edition.date, today: changes.from };
}

/** Editions one after another in which a number leads to the same rule of today. */
export interface InEditions {
  readonly first: string;
  readonly last: string;
  readonly then: Then;
}

const isDoubtful = (one: Pick<InEditions, 'then'> | undefined): boolean =>
  (one?.then.doubts.length ?? 0) > 0;

/** What a number meant in every edition, the oldest first. */
export function meaningsIn(changes: Changes, number: string): readonly InEditions[] {
  const found: InEditions[] = [];
  for (const { edition, date } of changes.editions) {
    const then = meaningOn(changes, number, date);
    if (then === undefined) continue;
    const before = found.at(-1);
    const isSame =
      before?.then.number === then.number && isDoubtful(before) === isDoubtful({ then });
    if (before !== undefined && isSame)
      found[found.length - 1] = { ...before, last: edition, then };
    else found.push({ first: edition, last: edition, then });
  }
  return found;
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** "20 September 2024" for 2024-09-20. */
export const dayInWords = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));

/** "In 3.0, 16-4-1 became 17-4-1." */
export function stepInWords({ edition, from, to, what, decided }: FollowStep): string {
  const by = decided ? " That is our reading of the update history, which doesn't say it." : '';
  if (to === undefined)
    return what === 'deleted'
      ? `In ${edition}, ${from} was deleted.`
      : `In ${edition}, ${from} became part of another rule.`;
  const verb = { renumbered: 'became', merged: 'was merged into', moved: 'moved to', deleted: '' };
  return `In ${edition}, ${from} ${verb[what]} ${to}.${by}`;
}

const DOUBTS: Readonly<Record<Doubt, string>> = {
  rewritten: 'the rules around it were rewritten, so the same number may say something else',
  target: "the update history doesn't say exactly which clause it went to",
  whole: "the whole manual was rewritten, and older numbers can't be followed",
};

/** "In 3.0 the rules around it were rewritten, so …" */
export const doubtInWords = ({ edition, why }: FollowedNumber['doubts'][number]): string =>
  `In ${edition}, ${DOUBTS[why]}.`;
