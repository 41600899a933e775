/**
 * A phrase is one row of a table: the fields that make its node what it is, and a template that is
 * read and written.
 *
 *     phrase({ kind: 'DP' }, '{target:subject}~get {change:signed} DP')
 *
 * In a template `{field:hole}` is read by the hole of that name, `(a|b)` are spellings of which the
 * first is usual and any other is kept in the node's `form`, and `~verb` takes the shape that its
 * place asks for (see verb.ts). The compiler checks that the fixed fields and the holes together
 * make a whole node; reading and writing share the template, so that each is the inverse of the
 * other. Reading is linear: templates hold no repetition and holes remember what they read.
 *
 * Where a spelling means more than another (`says`), that becomes a field, and nobody has to look
 * for it in the form:
 *
 *     phrase({ kind: 'returned', to: 'hand' }, '{who:subject}~return to (the|your) hand', {
 *       your: { whose: 'your' },
 *     })
 */
import { stands, type Cursor, type Got, type Grammar, type Hole, type Pen } from './hole.ts';
import type { Holes, Spreads } from './holes.ts';
import { partsOf, type TemplatePart } from './template.ts';
import type { VerbShapes } from './verb.ts';

type HoleField<H extends string> = H extends `${infer F}:${infer K}`
  ? K extends keyof Holes
    ? { readonly [field in F]: Holes[K] }
    : never
  : H extends keyof Spreads
    ? Spreads[H]
    : H extends keyof Holes
      ? { readonly [field in H]: Holes[H] }
      : never;

type TemplateFields<T extends string> = T extends `${string}{${infer H}}${infer Rest}`
  ? HoleField<H> & TemplateFields<Rest>
  : unknown;

/** A node without what every phrase supplies. */
type Bare<N> = N extends unknown ? Omit<N, 'span' | 'form'> : never;

type NodeOf<N, K> = N extends { readonly kind: infer M } ? (K extends M ? N : never) : never;

/** The fields that a spelling may fill. */
type SpelledFields<N, F> = Partial<Bare<F extends { readonly kind: infer K } ? NodeOf<N, K> : N>>;

export interface Phrase<N> {
  readonly fixed: object;
  readonly parts: readonly TemplatePart[];
  /** `begun`: what its first part was read as, where somebody has read that already. */
  readonly read: (cursor: Cursor, at: number, begun?: Got<unknown>) => Got<N> | undefined;
  readonly write: (node: N, pen: Pen) => string | undefined;
}

/**
 * The maker of rows for one table. Filters carry no span: they stand before and behind their noun.
 */
export const phrasesOf =
  <N extends object>(spanned = true) =>
  <const F extends object, const T extends string>(
    fixed: F,
    template: T & (F & TemplateFields<T> extends Bare<N> ? unknown : never),
    says: Readonly<Record<string, SpelledFields<N, F>>> = {},
  ): Phrase<N> => {
    const parts = partsOf(template, says);
    const sayable = [...new Set(Object.values(says).flatMap((fields) => Object.keys(fields)))];
    const { form: usual, ...rest }: { form?: string } = fixed;
    const constants = Object.entries(rest);
    return {
      fixed,
      parts,
      read(cursor, at, begun) {
        const found = readParts(cursor, at, parts, begun);
        if (found === undefined) return undefined;
        const form = joinForm(usual, found.pieces);
        const node: N = Object.fromEntries([
          ...constants,
          ...found.fields,
          ...(form === undefined ? [] : [['form', form]]),
          ...(spanned ? [['span', { start: at, end: found.end }]] : []),
        ]);
        return {
          value: node,
          end: found.end,
          ...(found.may ? { may: true } : {}),
          ...(found.subject === undefined ? {} : { subject: found.subject }),
        };
      },
      write(node, pen) {
        if (!constants.every(([key, value]) => isThat(Reflect.get(node, key), value)))
          return undefined;
        if (!covers(node, [...constants.map(([name]) => name), ...sayable], parts, pen.grammar))
          return undefined;
        const pieces = splitForm(usual, Reflect.get(node, 'form'));
        const written = pieces && writeParts(node, parts, pieces, pen);
        return written !== undefined && sayable.every((name) => saysIt(node, written.said, name))
          ? written.text
          : undefined;
      },
    };
  };

/** What a template finds in a text: its fields, and the spellings that were chosen. */
interface PhraseMatch {
  readonly end: number;
  readonly fields: readonly (readonly [string, unknown])[];
  readonly pieces: readonly string[];
  readonly may: boolean;
  readonly subject: 'own' | 'elided' | undefined;
}

/** Most rows of a table end here. */
function begins(cursor: Cursor, at: number, part: TemplatePart | undefined): boolean {
  switch (part?.is) {
    case 'text':
      return stands(cursor, part.text, at);
    case 'choice':
      return part.words.some((word) => stands(cursor, word, at));
    case 'verb':
      return shapesToRead(part.shapes, part.order, cursor).some((word) => stands(cursor, word, at));
    case 'hole':
      return true;
    case undefined:
      return false;
  }
}

function readParts(
  cursor: Cursor,
  from: number,
  parts: readonly TemplatePart[],
  begun: Got<unknown> | undefined,
): PhraseMatch | undefined {
  if (!begins(cursor, from, parts[0])) return undefined;
  const fields: (readonly [string, unknown])[] = [];
  const pieces: string[] = [];
  let at = from;
  let may = false;
  let subject: 'own' | 'elided' | undefined;
  for (const part of parts) {
    switch (part.is) {
      case 'text':
        if (!stands(cursor, part.text, at)) return undefined;
        at += part.text.length;
        break;
      case 'choice': {
        const here = at;
        const word = part.byLength.find((each) => stands(cursor, each, here));
        if (word === undefined) return undefined;
        at += word.length;
        pieces.push(word === part.words[0] ? '' : word === '' ? '-' : word);
        fields.push(...Object.entries(part.says[word] ?? {}));
        break;
      }
      case 'verb': {
        const here = at;
        const word = shapesToRead(part.shapes, part.order, cursor).find((each) =>
          stands(cursor, each, here),
        );
        if (word === undefined) return undefined;
        at += word.length;
        break;
      }
      case 'hole': {
        const hole: Hole<unknown> = cursor.grammar[part.hole];
        const got = part === parts[0] && begun !== undefined ? begun : hole.read(cursor, at);
        if (got === undefined) return undefined;
        at = got.end;
        may ||= got.may === true;
        subject ??= got.subject;
        if (hole.spelled === true) pieces.push(got.form ?? '');
        if (hole.spread === undefined) fields.push([part.field, got.value]);
        else if (typeof got.value === 'object' && got.value !== null)
          fields.push(...Object.entries(got.value));
      }
    }
  }
  return { end: at, fields, pieces, may, subject };
}

const shapesToRead = (shapes: VerbShapes, order: boolean, cursor: Cursor): readonly string[] => {
  if (cursor.ing) return [shapes.ing];
  if (!order) return [shapes.singular, shapes.plural, shapes.bare];
  return [cursor.theirs ? shapes.singular : shapes.bare];
};

/** The words of a node, and what the spellings among them say. */
interface Written {
  readonly text: string;
  readonly said: object;
}

function writeParts(
  node: object,
  parts: readonly TemplatePart[],
  pieces: readonly string[],
  pen: Pen,
): Written | undefined {
  let text = '';
  let said = {};
  let used = 0;
  for (const part of parts) {
    switch (part.is) {
      case 'text':
        text += part.text;
        break;
      case 'choice': {
        const piece = pieces[used++] ?? '';
        const word = piece === '' ? part.words[0] : piece === '-' ? '' : piece;
        if (word === undefined || !part.words.includes(word)) return undefined;
        text += word;
        said = { ...said, ...part.says[word] };
        break;
      }
      case 'verb':
        text += pen.ing
          ? part.shapes.ing
          : part.order
            ? pen.theirs
              ? part.shapes.singular
              : part.shapes.bare
            : pen.bare
              ? part.shapes.bare
              : pen.plural
                ? part.shapes.plural
                : part.shapes.singular;
        break;
      case 'hole': {
        const hole: Hole<unknown> = pen.grammar[part.hole];
        const piece = hole.spelled === true ? pieces[used++] : undefined;
        const value: unknown = hole.spread === undefined ? Reflect.get(node, part.field) : node;
        if (value === undefined) return undefined;
        const written = hole.write(value, pen, piece);
        if (written === undefined) return undefined;
        text += written;
      }
    }
  }
  return used < pieces.length ? undefined : { text, said };
}

const saysIt = (node: object, said: object, name: string): boolean =>
  isThat(Reflect.get(node, name), Reflect.get(said, name));

/** Lists are compared by what is in them: a node that was copied has another list. */
const isThat = (value: unknown, fixed: unknown): boolean =>
  value === fixed ||
  (Array.isArray(value) &&
    Array.isArray(fixed) &&
    value.length === fixed.length &&
    value.every((one, i) => one === fixed[i]));

/** Nothing that the node says may be left unwritten. */
function covers(
  node: object,
  names: readonly string[],
  parts: readonly TemplatePart[],
  grammar: Grammar,
): boolean {
  return Object.entries(node).every(
    ([key, value]) =>
      key === 'span' ||
      key === 'form' ||
      value === undefined ||
      names.includes(key) ||
      parts.some(
        (part) =>
          part.is === 'hole' && (grammar[part.hole].spread?.includes(key) ?? part.field === key),
      ),
  );
}

function joinForm(usual: string | undefined, pieces: readonly string[]): string | undefined {
  let count = pieces.length;
  while (count > 0 && pieces[count - 1] === '') count--;
  const kept = pieces.slice(0, count);
  if (usual !== undefined) return [usual, ...kept].join('|');
  return kept.length === 0 ? undefined : kept.join('|');
}

function splitForm(usual: string | undefined, form: unknown): readonly string[] | undefined {
  const pieces = typeof form === 'string' ? form.split('|') : [];
  if (usual === undefined) return pieces;
  return pieces[0] === usual ? pieces.slice(1) : undefined;
}
