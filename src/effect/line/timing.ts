/**
 * Icons at the front of an effect: timings (15-16), areas (15-14-2 to 15-14-5), uses per turn
 * (15-14-1).
 */
import { AREA_TAGS, TIMINGS, type AreaTag, type PerTurn, type Timing } from '../tree/tree.ts';

export interface Tags {
  readonly area?: AreaTag;
  readonly timings: readonly Timing[];
  readonly perTurn?: PerTurn;
  /** Where the sentences begin. */
  readonly end: number;
}

/** "[On Play] effects ..." speaks of such effects. */
const TAG = /\[([A-Za-z' ]{3,32})\](?! effects?\b) ?|\((Once|Twice) Per Turn\) ?/y;

/**
 * [Hand] [Counter] [Once Per Turn] ...
 * ^^^^^^ ^^^^^^^^^ ^^^^^^^^^^^^^^^
 *
 * [Security] is an area when another timing follows, and the timing of the check (15-16-10) when it
 * stands alone.
 */
export function readTags(text: string, from: number): Tags {
  const timings: Timing[] = [];
  let area: AreaTag | undefined;
  let perTurn: PerTurn | undefined;
  let at = from;
  for (;;) {
    TAG.lastIndex = at;
    const match = TAG.exec(text);
    if (match === null) break;
    const span = { start: at, end: at + match[0].trimEnd().length };
    const [, square, round] = match;
    const times = timesOf(square ?? `${round ?? ''} Per Turn`);
    const timing = TIMINGS.find((name) => name === square);
    const place = AREA_TAGS.find((name) => name === square);
    if (times !== undefined && perTurn === undefined) {
      perTurn = { times, form: square === undefined ? 'round' : 'square', span };
    } else if (perTurn !== undefined) break;
    else if (
      place !== undefined &&
      area === undefined &&
      timings.length === 0 &&
      followed(text, TAG.lastIndex)
    ) {
      area = { name: place, span };
    } else if (timing !== undefined) timings.push({ name: timing, span });
    else break;
    at = TAG.lastIndex;
    TAG.lastIndex = at;
  }
  return {
    timings,
    end: at,
    ...(area === undefined ? {} : { area }),
    ...(perTurn === undefined ? {} : { perTurn }),
  };
}

const timesOf = (words: string): 1 | 2 | undefined =>
  words === 'Once Per Turn' ? 1 : words === 'Twice Per Turn' ? 2 : undefined;

/** Whether another timing stands here. */
const followed = (text: string, at: number): boolean =>
  text.charAt(at) === '[' && TIMINGS.some((name) => text.startsWith(`${name}]`, at + 1));

export function writeTags(tags: Omit<Tags, 'end'>): string {
  const { area, timings, perTurn } = tags;
  const words = perTurn === undefined ? '' : `${perTurn.times === 1 ? 'Once' : 'Twice'} Per Turn`;
  return [
    ...(area === undefined ? [] : [`[${area.name}]`]),
    ...timings.map((timing) => `[${timing.name}]`),
    ...(perTurn === undefined ? [] : [perTurn.form === 'square' ? `[${words}]` : `(${words})`]),
  ].join(' ');
}
