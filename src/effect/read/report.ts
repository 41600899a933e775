/** How far a list of printed texts is understood. */
import { z } from 'zod';
import { readFile } from '../../base/content-file.ts';
import { ok, type Problem, type Result } from '../../base/result.ts';
import { readEffects, unreadParts } from './read.ts';
import { writeEffects } from './write.ts';

/** Characters of such a list, which has the texts of all cards there are. */
const LONGEST = 50_000_000;

const printedSchema = z.array(
  z.object({
    card: z.string().describe('The card, as its number or name.'),
    field: z.string().describe('Where on the card the text is printed.'),
    text: z.string().describe('The text as printed.'),
  }),
);

export type PrintedText = z.infer<typeof printedSchema>[number];

/** Reads a JSON file with a list of printed texts; what it says besides is left out. */
export function readPrintedTexts(
  path: string,
  text: string,
): Result<readonly PrintedText[], readonly Problem[]> {
  const read = readFile(path, text, printedSchema, { longest: LONGEST });
  return read.ok ? ok(read.value.fields) : read;
}

export interface EffectsReport {
  readonly texts: number;
  /** Read in full and written back the same. */
  readonly whole: number;
  /** Read in full, but written differently. */
  readonly different: readonly { readonly text: string; readonly written: string }[];
  /** Timing, condition and processing told apart, though words may be unread. */
  readonly split: number;
  readonly unsplit: readonly string[];
  /** Unread words, the commonest beginnings first. */
  readonly unread: readonly {
    readonly words: string;
    readonly count: number;
    readonly example: string;
  }[];
}

/** Unread words that begin like this should have been taken apart. */
const HEAD = /^(?:if|when|while|by|until|at the (?:end|start)|for (?:each|every)) /i;

export function effectsReport(texts: readonly PrintedText[]): EffectsReport {
  let whole = 0;
  let split = 0;
  const different: { text: string; written: string }[] = [];
  const unsplit: string[] = [];
  const unread = new Map<string, { count: number; example: string }>();
  for (const { text } of texts) {
    const tree = readEffects(text);
    const parts = unreadParts(tree);
    const written = writeEffects(tree);
    if (written !== tree.text) different.push({ text: tree.text, written });
    else if (parts.length === 0) whole++;
    const clean = tree.lines.every((line) => line.kind !== 'unread line');
    if (clean && !parts.some((part) => HEAD.test(part.text))) split++;
    else unsplit.push(tree.text);
    for (const part of parts) {
      const words = part.text.toLowerCase().split(' ').slice(0, 3).join(' ');
      const known = unread.get(words);
      unread.set(words, { count: (known?.count ?? 0) + 1, example: known?.example ?? part.text });
    }
  }
  return {
    texts: texts.length,
    whole,
    different,
    split,
    unsplit,
    unread: [...unread]
      .map(([words, seen]) => ({ words, ...seen }))
      .toSorted((a, b) => b.count - a.count),
  };
}
