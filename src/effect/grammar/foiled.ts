/** "your opponent's effects can't delete it or reduce its DP": what effects cannot do to it. */
import type { Cursor, Got, Hole, Pen } from '../phrase/hole.ts';
import type { Spreads } from '../phrase/holes.ts';
import { owned, targets } from './target.ts';
import type { Prohibition, Target } from '../tree/tree.ts';

/** The words in front of whom it is done to and behind, and what that one cannot be. */
interface Foiling {
  readonly what: Prohibition;
  readonly front: string;
  readonly back: readonly string[];
  /** "this Digimon's" stands between, and not "this Digimon". */
  readonly owned?: true;
}

const DECKS = [
  ' to hands or decks',
  ' to the hand or deck',
  ' to your hand or deck',
  " to its owner's hand or deck",
  ' to its hand or deck',
] as const;

const DEEDS: readonly Foiling[] = [
  { what: "be deleted by your opponent's effects", front: 'delete ', back: [''] },
  {
    what: "be returned to the hand or deck by your opponent's effects",
    front: 'return ',
    back: DECKS,
  },
  {
    what: "have its DP reduced by your opponent's effects",
    front: 'reduce ',
    back: [' DP'],
    owned: true,
  },
  {
    what: "have its DP reduced by your opponent's effects",
    front: 'reduce the DP of ',
    back: [''],
  },
  {
    what: "have its stacked cards trashed by your opponent's effects",
    front: 'trash ',
    back: [' stacked cards'],
    owned: true,
  },
  {
    what: "have its stacked cards trashed by your opponent's effects",
    front: 'trash any of ',
    back: [' stacked cards'],
    owned: true,
  },
  {
    what: "have its digivolution cards trashed by your opponent's effects",
    front: 'trash ',
    back: [' digivolution cards'],
    owned: true,
  },
  {
    what: "have its digivolution cards trashed by your opponent's effects",
    front: 'trash any of ',
    back: [' digivolution cards'],
    owned: true,
  },
  {
    what: "be affected by your opponent's <De-Digivolve> effects",
    front: 'affect ',
    back: [' with <De-Digivolve> effects'],
  },
];

const JOINTS = [' or ', ', or ', ', '] as const;
/** The same one again. */
const AGAIN = ['it', 'them', 'its', 'their'] as const;

interface FoilingFound {
  readonly what: Prohibition;
  readonly target: Target;
  readonly end: number;
  /** Which row it is, and which of its words. */
  readonly form: string;
}

function readDeed(cursor: Cursor, at: number, isAgain: boolean): FoilingFound | undefined {
  let best: FoilingFound | undefined;
  for (const [i, deed] of DEEDS.entries()) {
    if (!cursor.text.startsWith(deed.front, at)) continue;
    const from = at + deed.front.length;
    const got = (deed.owned === true ? owned : targets).read(cursor, from);
    const word = cursor.text.slice(from, got?.end);
    if (got === undefined || (isAgain && !AGAIN.some((each) => each === word))) continue;
    const k = deed.back.findIndex((back) => cursor.text.startsWith(back, got.end));
    const back = deed.back[k];
    if (back === undefined) continue;
    const end = got.end + back.length;
    const form = `${i}:${k}${isAgain ? `:${word}` : ''}`;
    if (best === undefined || end > best.end)
      best = { what: deed.what, target: got.value, end, form };
  }
  return best;
}

function writeDeed(form: string, target: Target, what: Prohibition, pen: Pen): string | undefined {
  const [i, k, word] = form.split(':');
  const deed = DEEDS[Number(i)];
  const back = deed?.back[Number(k)];
  if (deed?.what !== what || back === undefined) return undefined;
  const whom = word ?? (deed.owned === true ? owned : targets).write(target, pen);
  return whom === undefined ? undefined : deed.front + whom + back;
}

/** One deed or several; of those behind the first only "it" and "them" say to whom. */
export const foiled: Hole<Spreads['foiled']> = {
  spread: ['what', 'also', 'target'],
  spelled: true,
  read(cursor, at): Got<Spreads['foiled']> | undefined {
    const first = readDeed(cursor, at, false);
    if (first === undefined) return undefined;
    const also: Prohibition[] = [];
    let form = first.form;
    let { end } = first;
    for (;;) {
      const here = end;
      const joint = JOINTS.findIndex((each) => cursor.text.startsWith(each, here));
      const next =
        joint < 0 ? undefined : readDeed(cursor, here + (JOINTS[joint]?.length ?? 0), true);
      if (next === undefined) break;
      also.push(next.what);
      form += `;${joint};${next.form}`;
      ({ end } = next);
    }
    const value = { what: first.what, target: first.target };
    return { value: also.length === 0 ? value : { ...value, also }, end, form };
  },
  write({ what, also = [], target }, pen, form = '') {
    const [first = '', ...rest] = form.split(';');
    if (rest.length !== also.length * 2) return undefined;
    let text = writeDeed(first, target, what, pen);
    for (const [i, each] of also.entries()) {
      const joint = JOINTS[Number(rest[i * 2])];
      const next = writeDeed(rest[i * 2 + 1] ?? '', target, each, pen);
      if (text === undefined || joint === undefined || next === undefined) return undefined;
      text += joint + next;
    }
    return text;
  },
};
