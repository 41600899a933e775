/** "the [A] and [B] traits", "[A] and [B] in its name": each of them, and not one of them. */
import { allNames } from '../../phrase/words.ts';
import type { Cursor, Got, Pen } from '../../phrase/hole.ts';
import type { Filter } from '../../tree/tree.ts';

interface BothWording {
  readonly kind: 'trait' | 'name' | 'text';
  readonly front: string;
  readonly back: string;
}

const TRAITS = [' in its traits', ' in their traits'];
const FRONTS = ['', 'both '];

const WORDINGS: readonly BothWording[] = [
  { kind: 'trait', front: 'the ', back: ' traits' },
  { kind: 'trait', front: 'both the ', back: ' traits' },
  ...FRONTS.flatMap((front): readonly BothWording[] => [
    ...TRAITS.map((back) => ({ kind: 'trait', front, back }) as const),
    { kind: 'name', front, back: ' in its name' },
    { kind: 'name', front, back: ' in their names' },
    { kind: 'text', front, back: ' in its text' },
    { kind: 'text', front, back: ' in their texts' },
  ]),
];
const FORM = 'each';

const filterOf = (kind: BothWording['kind'], word: string, form: string): Filter => {
  const words = [word];
  if (kind === 'text') return { kind, words, form };
  return kind === 'name'
    ? { kind, match: 'contains', words, form }
    : { kind, match: 'exact', words, form };
};

/** A filter for each name; their form says which wording it is. */
export function readBothOf(cursor: Cursor, at: number): Got<readonly Filter[]> | undefined {
  for (const [i, { kind, front, back }] of WORDINGS.entries()) {
    if (!cursor.text.startsWith(`${front}[`, at)) continue;
    const names = allNames.read(cursor, at + front.length);
    if (names === undefined || names.value.length < 2 || names.form !== undefined) continue;
    if (!cursor.text.startsWith(back, names.end)) continue;
    const value = names.value.map((word) => filterOf(kind, word, `${FORM}${i}`));
    return { value, end: names.end + back.length };
  }
  return undefined;
}

/** The same as it is printed; `undefined` where it is another wording. */
export function writeBothOf(filters: readonly Filter[], pen: Pen): string | undefined {
  const [form, ...others] = filters.map((filter) => ('form' in filter ? filter.form : undefined));
  if (form?.startsWith(FORM) !== true || others.some((other) => other !== form)) return undefined;
  const wording = WORDINGS[Number(form.slice(FORM.length))];
  const words = filters.flatMap((filter) =>
    filter.kind === wording?.kind && 'words' in filter ? filter.words : [],
  );
  if (wording === undefined || words.length < 2) return undefined;
  const names = allNames.write(words, pen);
  return names === undefined ? undefined : wording.front + names + wording.back;
}
