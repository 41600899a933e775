/**
 * What is done with a card that a search is for, behind it: "search your security stack for 1
 * yellow card, reveal it, and add it to your hand". Nowhere else are these words an order.
 */
import { described } from '../described/described.ts';
import { phrasesOf } from '../../phrase/phrase.ts';
import { upTo, n as number } from '../../phrase/words.ts';
import type { Hole } from '../../phrase/hole.ts';
import type { Action, Target } from '../../tree/tree.ts';

const phrase = phrasesOf<Action>();
const FORM = 'sought';

/** "1 yellow card": one of those that are searched. */
export const sought: Hole<Target> = {
  read(cursor, at) {
    const most = upTo.read(cursor, at);
    const many = most === undefined ? undefined : number.read(cursor, most.end);
    if (most === undefined || many === undefined || cursor.text.charAt(many.end) !== ' ')
      return undefined;
    const what = described.read(cursor, many.end + 1);
    if (what === undefined) return undefined;
    const { noun, filters } = what.value;
    const { end } = what;
    const place = { kind: 'among', form: FORM, span: { start: at, end: at } } as const;
    const form = what.form === undefined ? {} : { form: what.form };
    const span = { start: at, end };
    return {
      value: {
        kind: 'cards',
        n: many.value,
        upTo: most.value,
        noun,
        filters,
        place,
        ...form,
        span,
      },
      end,
    };
  },
  write(target, pen) {
    if (target.kind !== 'cards' || target.place?.form !== FORM) return undefined;
    const what = described.write(target, pen, target.form);
    const most = upTo.write(target.upTo, pen);
    return what === undefined ? undefined : `${most ?? ''}${target.n} ${what}`;
  },
};

export const SEARCHED = [
  phrase(
    { kind: 'add to hand', form: 'for revealed' },
    '{target:sought}, reveal it(,|) and add it to (your|the) hand',
  ),
  phrase({ kind: 'add to hand', form: 'for' }, '{target:sought} and add it to (your|the) hand'),
  phrase({ kind: 'play', form: 'for' }, '{target:sought} and play it {cost}'),
  phrase(
    { kind: 'add to hand', form: 'revealed' },
    'reveal {target:sought} (from|in) it(,|) and add it to (your|the) hand',
  ),
];
