/**
 * What became of a rule number: followed through the editions by the manual's update history. Added
 * rules push the later ones on, and deleted, merged and moved ones let them up, since no edition
 * has a gap in its numbers.
 */
import { effective, type LoggedChange, type EditionChanges } from './changes.ts';
import type { Changes } from './changes.ts';
import { covers, type LogPlace } from '../edition/log.ts';
import { compareEditions } from '../edition/order.ts';
import { isWithin, partsOf } from '../number/number.ts';

/** Something that happened to the number on its way. */
export interface FollowStep {
  readonly edition: string;
  readonly from: string;
  /** Undefined where it ends. */
  readonly to: string | undefined;
  readonly what: 'renumbered' | 'merged' | 'moved' | 'deleted';
  /** Whether a person has decided it. */
  readonly decided: boolean;
}

export interface FollowedNumber {
  /** The number in the newest edition; undefined when it was deleted or nobody knows. */
  readonly number: string | undefined;
  readonly steps: readonly FollowStep[];
  /** Why it isn't certain, each with its edition; empty when the history says all of it. */
  readonly doubts: readonly { readonly edition: string; readonly why: Doubt }[];
}

/**
 * `rewritten`: what stands below a heading was written anew, so a number may mean another sentence.
 * `target`: two readings of where it went. `whole`: the whole manual was rewritten.
 */
export type Doubt = 'rewritten' | 'target' | 'whole';

/** The edition that was valid on a day (as 2024-09-20), undefined before the first one. */
export const editionOn = (changes: Changes, date: string): EditionChanges | undefined =>
  changes.editions.findLast((edition) => edition.date <= date);

/** Follows a number from an edition to the newest one of the history. */
export function follow(changes: Changes, number: string, since: string): FollowedNumber {
  return followTo(changes, number, since, changes.from);
}

/** The same to another edition. */
export function followTo(
  changes: Changes,
  number: string,
  since: string,
  until: string,
): FollowedNumber {
  const steps: FollowStep[] = [];
  const doubts: { edition: string; why: Doubt }[] = [];
  let current: string | undefined = number;
  for (const edition of changes.editions) {
    if (compareEditions(edition.edition, since) <= 0) continue;
    if (compareEditions(edition.edition, until) > 0) break;
    if (current === undefined) break;
    const next = stepOver(edition, current);
    doubts.push(...next.doubts.map((why) => ({ edition: edition.edition, why })));
    if (next.what !== undefined)
      steps.push({
        edition: edition.edition,
        from: current,
        to: next.to,
        what: next.what,
        decided: next.decided,
      });
    current = next.to;
  }
  return { number: current, steps, doubts };
}

interface Over {
  readonly to: string | undefined;
  readonly what?: FollowStep['what'];
  readonly decided: boolean;
  readonly doubts: readonly Doubt[];
}

/** What one edition does to a number of the edition before it. */
function stepOver(edition: EditionChanges, number: string): Over {
  const changes = effective(edition);
  const doubts: Doubt[] = [];
  if (changes.some(({ kind, places }) => kind === 'rewritten' && places.length === 0))
    return { to: undefined, decided: false, doubts: ['whole'] };
  const moved = changes.find((change) => isMapped(change) && covers(mappedPlace(change), number));
  if (moved !== undefined) {
    const from = mappedPlace(moved).number;
    const to = moved.into?.[0]?.number ?? from;
    return {
      to: to + number.slice(from.length),
      what: 'renumbered',
      decided: true,
      doubts: rewrites(changes, to + number.slice(from.length)) ? ['rewritten'] : [],
    };
  }
  const gone = changes.find(
    (change) => isGone(change.kind) && change.places.some((place) => covers(place, number)),
  );
  if (gone !== undefined) return goneTo(edition, gone, number);
  const to = renumber(changes, number);
  if (rewrites(changes, to)) doubts.push('rewritten');
  const isDecided = to !== number && renumber(edition.changes, number) !== to;
  return {
    to,
    ...(to === number ? {} : { what: 'renumbered' as const }),
    decided: isDecided,
    doubts,
  };
}

const isGone = (kind: LoggedChange['kind']): boolean =>
  kind === 'deleted' || kind === 'merged' || kind === 'moved';

/** A decision that a number became another one: `moved` with a reason. */
const isMapped = ({ kind, why, into }: LoggedChange): boolean =>
  kind === 'moved' && why !== undefined && into !== undefined;
const mappedPlace = ({ places }: LoggedChange): LogPlace => places[0] ?? { number: '' };

/** Where a merged or moved rule is. Nobody says in which edition's numbers, so both are tried. */
function goneTo(edition: EditionChanges, change: LoggedChange, number: string): Over {
  if (change.kind === 'deleted')
    return { to: undefined, what: 'deleted', decided: false, doubts: [] };
  const what = change.kind === 'moved' ? 'moved' : 'merged';
  const target = change.into?.[0]?.number;
  if (target === undefined) return { to: undefined, what, decided: false, doubts: ['target'] };
  const sameAgain = change.places.some(({ number: from }) => isWithin(target, from));
  const shifted = sameAgain ? target : renumber(effective(edition), target);
  const isPlain = shifted === target && change.places.some(({ number: from }) => from === number);
  return { to: target, what, decided: false, doubts: isPlain ? [] : ['target'] };
}

/**
 * Whether something above this number was written anew in the edition; the number is the new one.
 */
const rewrites = (changes: readonly LoggedChange[], number: string): boolean =>
  changes.some(
    ({ kind, places }) =>
      kind === 'rewritten' &&
      places.some(
        (place) => covers(place, number) && place.number !== number && place.to !== number,
      ),
  );

/** The number after what was added before it and taken away before it, level by level. */
function renumber(changes: readonly LoggedChange[], number: string): string {
  const before: number[] = [];
  const after: number[] = [];
  for (const part of partsOf(number)) {
    const removed = changes.flatMap((change) =>
      isGone(change.kind) ? change.places.flatMap((place) => indicesIn(place, before)) : [],
    );
    const added = changes.flatMap((change) =>
      change.kind === 'added' ? change.places.flatMap((place) => indicesIn(place, after)) : [],
    );
    const rank = part - new Set(removed.filter((index) => index < part)).size;
    before.push(part);
    after.push(nth(rank, new Set(added)));
  }
  return after.join('-');
}

/** The places of a range among the rules directly below a number. */
function indicesIn({ number, to }: LogPlace, above: readonly number[]): readonly number[] {
  const parts = partsOf(number);
  if (parts.length !== above.length + 1 || above.some((part, i) => part !== parts[i])) return [];
  const first = parts.at(-1) ?? 0;
  const end = to === undefined ? parts : partsOf(to);
  const last = end[above.length] ?? first;
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => first + i);
}

/** The n-th number, from 1, that isn't taken. */
function nth(rank: number, taken: ReadonlySet<number>): number {
  let found = 0;
  for (let left = rank; left > 0; left--) {
    do found++;
    while (taken.has(found));
  }
  return found;
}
