/**
 * "1 each of your opponent's level 3 and level 4 Digimon", "all of your level 3 and level 4
 * Digimon": one noun for several descriptions.
 */
import { stands, type Cursor, type Got, type Pen } from '../../phrase/hole.ts';
import type { Filter, Target } from '../../tree/tree.ts';
import { described } from './described.ts';
import { front } from './joined-filters.ts';

const HEADS = ['1 each of ', '1 of each of '] as const;
export const EACH_FRONT = 'each front|';
const JOINTS = [' and ', ', and '] as const;

/** Chosen one of each description; `undefined` where there is only one of these. */
export function eachFront(cursor: Cursor, at: number): Got<Target> | undefined {
  const head = HEADS.find((each) => stands(cursor, each, at));
  const side = head === undefined ? undefined : cursor.grammar.side.read(cursor, at + head.length);
  if (head === undefined || side === undefined) return undefined;
  const fronts: (readonly Filter[])[] = [];
  let here = side.end;
  for (;;) {
    const got = front.read(cursor, here);
    if (got === undefined) return undefined;
    const joint = JOINTS.find((each) => cursor.text.startsWith(each, got.end));
    const isMore = joint === undefined && cursor.text.startsWith(', ', got.end);
    if (joint === undefined && !isMore) return undefined;
    fronts.push(got.value);
    here = got.end + (joint?.length ?? 2);
    if (joint === undefined) continue;
    const last = described.read(cursor, here);
    if (last === undefined || last.form !== undefined || last.value.noun === '') return undefined;
    const { noun, filters } = last.value;
    const span = { start: at, end: last.end };
    const one = { kind: 'choose', n: 1, upTo: false, other: false, noun, span } as const;
    const targets = [...fronts, filters].map((each): Target => ({
      ...one,
      side: side.value,
      filters: each,
    }));
    return {
      value: { kind: 'both', targets, span, form: `${EACH_FRONT}${head}|${joint}` },
      end: last.end,
    };
  }
}

/** The same as it is printed; `undefined` where it is another form. */
export function writeEachFront(
  { targets, form = '' }: Extract<Target, { kind: 'both' | 'either' }>,
  pen: Pen,
): string | undefined {
  const [head, joint] = form.startsWith(EACH_FRONT) ? form.slice(EACH_FRONT.length).split('|') : [];
  const last = targets.at(-1);
  if (head === undefined || joint === undefined || last?.kind !== 'choose') return undefined;
  const parts = targets
    .slice(0, -1)
    .map((one) => (one.kind === 'choose' ? front.write(one.filters, pen) : undefined));
  const end = described.write({ noun: last.noun, filters: last.filters }, pen);
  const side = pen.grammar.side.write(last.side, pen);
  if (parts.includes(undefined) || end === undefined || side === undefined) return undefined;
  return `${head}${side}${parts.join(', ')}${joint}${end}`;
}
