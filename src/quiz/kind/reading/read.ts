/**
 * The reader of effect text answers a reading question when the site is built; the page gets what
 * it found.
 */
import {
  allParts,
  explain,
  type LineTold,
  type Part,
  type PartKind,
} from '../../../effect/explain/explain.ts';
import { err, ok, type Problem, type Result } from '../../../base/result.ts';
import { didYouMean } from '../../../base/nearest.ts';
import { rightPieces, type Piece, type ReadingAsk } from './decide.ts';
import type { ReadingFields } from './fields.ts';
import { problemIn } from '../../common/problem.ts';

/** Parts that can be asked for, each with the kinds that the reader gives them. */
const PARTS: { readonly [name: string]: readonly PartKind[] } = {
  timing: ['timing'],
  'limit per turn': ['per turn'],
  'trigger condition': ['trigger', 'additional trigger', 'would'],
  'processing condition': ['condition', 'result'],
  'optional processing condition': ['cost'],
  processing: ['processing', 'optional processing', 'opponent processing'],
  'optional processing': ['optional processing'],
  target: ['target'],
  duration: ['duration'],
  sequel: ['then'],
  'pending processing': ['moment'],
};

/** Parts within a part that a text is cut at where one of them is asked for. */
const INNER = new Set<PartKind>(['target', 'all', 'same', 'may', 'opponent may', 'duration']);

const CATEGORIES = {
  persistent: 'Persistent effect',
  trigger: 'Trigger-type effect',
  activation: 'Activation-type effect',
  immediate: 'Immediate-type effect',
} as const;

const CHOICES = {
  mandatory: 'Mandatory: once it activates, it must be processed',
  optional: 'Optional: its player may choose not to do any of it',
  declared: 'Its player chooses whether to declare it',
  none: 'Nothing activates: it applies by itself',
  opponent: 'The opponent chooses',
} as const;

/**
 * Reads the effect; problems where it is not understood, and where what is asked for is not in it.
 */
export function readReading(fields: ReadingFields): Result<ReadingAsk, readonly Problem[]> {
  const { text, lines } = explain(fields.text);
  const [line] = lines;
  const unread = lines
    .flatMap(({ parts }) => allParts(parts))
    .find((part) => part.kind === 'unread');
  if (lines.length !== 1 || line === undefined || line.kind !== 'effect' || unread !== undefined) {
    const found =
      unread === undefined
        ? 'more or less than one effect'
        : `words that the reader doesn't understand: "${text.slice(unread.span.start, unread.span.end)}"`;
    return err([problemIn('text', found, 'one effect line worded as on a card')]);
  }
  const ask = askOf(fields, text, line);
  if (ask === null) {
    const names = ['category', 'choice', ...Object.keys(PARTS)];
    const found = `"${fields.ask}"${didYouMean(fields.ask, names)}`;
    return err([problemIn('ask', found, `one of ${names.join(', ')}`)]);
  }
  const why = (piece: Piece): Piece => {
    const said = fields.wrong.find((one) => isMeant(piece.text, one.text));
    return said === undefined ? piece : { ...piece, why: said.why };
  };
  return ok({ ...ask, pieces: ask.pieces.map(why) });
}

function askOf(fields: ReadingFields, text: string, line: LineTold): ReadingAsk | null {
  if (fields.ask === 'category') {
    const { category, because = '', rule = null } = line.category ?? {};
    return pick(text, CATEGORIES, category, because, rule);
  }
  if (fields.ask === 'choice') {
    const { choice, because = '', rule = null } = line.choice ?? {};
    const { opponent, ...usual } = CHOICES;
    const offered = choice === 'opponent' ? { ...usual, opponent } : usual;
    // Not all of it can be declined.
    return pick(text, offered, choice === 'part' ? 'mandatory' : choice, because, rule);
  }
  const kinds = PARTS[fields.ask];
  return kinds === undefined ? null : mark(text, line, kinds);
}

/** One of several words is right. */
function pick(
  text: string,
  names: { readonly [key: string]: string },
  right: string | undefined,
  because: string,
  rule: string | null,
): ReadingAsk {
  const pieces = Object.entries(names).map(([key, name]) => ({
    text: name,
    right: key === right,
    words: key === right ? because : '',
    rule: key === right ? rule : null,
  }));
  return { kind: 'reading', text, how: 'pick', pieces, cut: [text] };
}

/**
 * [On Play] You may delete 1 of your opponent's Digimon.
 * ^^^^^^^^^ ^^^^^^^ ^^^^^^ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^  asked for a target
 * ^^^^^^^^^ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^  asked for a condition
 */
function mark(text: string, line: LineTold, kinds: readonly PartKind[]): ReadingAsk {
  const deep = kinds.some((kind) => INNER.has(kind));
  const found = line.parts.flatMap((part) => (deep ? cutUp(part, text) : [part]));
  const pieces: Piece[] = [];
  const cut: (string | number)[] = [];
  let at = line.span.start;
  for (const part of found) {
    if (part.span.start > at) cut.push(text.slice(at, part.span.start));
    cut.push(pieces.length);
    pieces.push({
      text: text.slice(part.span.start, part.span.end),
      right: kinds.includes(part.kind),
      words: part.words,
      rule: part.rules[0] ?? null,
    });
    at = part.span.end;
  }
  if (at < line.span.end) cut.push(text.slice(at, line.span.end));
  return { kind: 'reading', text, how: 'mark', pieces, cut };
}

/**
 * A part in which something of what is asked for could stand, as its inner parts and the words
 * between them.
 */
function cutUp(part: Part, text: string): readonly Part[] {
  const inner = part.parts.filter(({ kind }) => INNER.has(kind));
  if (inner.length === 0) return [part];
  const pieces: Part[] = [];
  let at = part.span.start;
  const between = (end: number): void => {
    const words = text.slice(at, end);
    const start = at + (words.length - words.trimStart().length);
    const span = { start, end: start + words.trim().length };
    if (/[a-z]/i.test(words)) pieces.push({ ...part, span, parts: [] });
  };
  for (const one of inner) {
    between(one.span.start);
    pieces.push(one);
    at = one.span.end;
  }
  between(part.span.end);
  return pieces;
}

const isMeant = (piece: string, said: string): boolean =>
  piece.toLowerCase().startsWith(said.toLowerCase()) ||
  piece.toLowerCase().includes(` ${said.toLowerCase()}`);

/** Where the reader finds other words than the author expects, and wrong answers that are none. */
export function readingProblems(
  { ask: name, expected, wrong }: ReadingFields,
  ask: ReadingAsk,
): readonly Problem[] {
  const right = rightPieces(ask).map((i) => ask.pieces[i]?.text ?? '');
  const wanted = [expected].flat();
  const list = (texts: readonly string[]): string =>
    texts.map((text) => `"${text}"`).join(' and ') || 'nothing';
  const agrees =
    right.length === wanted.length &&
    right.every((text, i) =>
      ask.how === 'pick' ? isMeant(text, wanted[i] ?? '') : text === wanted[i],
    );
  return [
    ...(agrees
      ? []
      : [
          problemIn(
            'expected',
            `you expect ${list(wanted)}, but as the ${name} the reader finds ${list(right)}`,
            'the author and the reader to agree: change what is expected, or the text',
          ),
        ]),
    ...wrong.flatMap(({ text }, i) => {
      const piece = ask.pieces.find((one) => isMeant(one.text, text));
      if (piece !== undefined && !piece.right) return [];
      const expectedWords = ask.pieces.filter((one) => !one.right).map((one) => one.text);
      return [problemIn(`wrong[${i}].text`, `"${text}"`, `one of ${list(expectedWords)}`)];
    }),
  ];
}
