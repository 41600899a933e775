/** "[Rex] and [Dex] are in your trash": a card of each of these names. */
import type { Hole } from '../../phrase/hole.ts';
import type { Test } from '../../tree/tree.ts';

/** What stands in front of the names and behind them; the last is the form. */
const FRAMES = [
  { head: '', joint: ' are ', form: 'all named are' },
  { head: 'you have ', joint: ' ', form: 'you have all named' },
  { head: 'you have both ', joint: ' ', form: 'you have both named' },
] as const;

const frameOf = (test: Test): (typeof FRAMES)[number] | undefined =>
  test.kind === 'and' ? FRAMES.find(({ form }) => form === test.form) : undefined;

/** Whether a test names several cards of one place, and is written as one. */
export const isAllThere = (test: Test): boolean => frameOf(test) !== undefined;

export const allThere: Hole<Test> = {
  read(cursor, at) {
    for (const { head, joint, form } of FRAMES) {
      if (!cursor.text.startsWith(head, at)) continue;
      const names = cursor.grammar.allNames.read(cursor, at + head.length);
      if (names === undefined || names.form !== undefined || names.value.length < 2) continue;
      if (!cursor.text.startsWith(joint, names.end)) continue;
      const place = cursor.grammar.place.read(cursor, names.end + joint.length);
      if (place?.value.kind !== 'area' || place.form !== undefined) continue;
      const span = { start: at, end: place.end };
      const tests = names.value.map((name): Test => {
        const filters = [{ kind: 'name', match: 'exact', words: [name] }] as const;
        const one = {
          kind: 'any',
          side: 'either',
          other: false,
          noun: '',
          said: 'named',
        } as const;
        return { kind: 'placed', who: { ...one, filters, span }, place: place.value, span };
      });
      return { value: { kind: 'and', tests, span, form }, end: place.end };
    }
    return undefined;
  },
  write(test, pen) {
    const frame = frameOf(test);
    if (frame === undefined || test.kind !== 'and') return undefined;
    const placed = test.tests.flatMap((one) => (one.kind === 'placed' ? one : []));
    const words = placed.flatMap(({ who }) =>
      'filters' in who ? who.filters.flatMap((one) => (one.kind === 'name' ? one.words : [])) : [],
    );
    const [first] = placed;
    const names = pen.grammar.allNames.write(words, pen);
    const place = first === undefined ? undefined : pen.grammar.place.write(first.place, pen);
    return names === undefined || place === undefined
      ? undefined
      : frame.head + names + frame.joint + place;
  },
};
