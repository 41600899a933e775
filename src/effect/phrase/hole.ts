/** What a hole of a template reads and writes, and what both are told of the words around it. */
import type { Holes, Spreads } from './holes.ts';

/** The text being read. */
export interface Cursor {
  readonly text: string;
  readonly grammar: Grammar;
  /** Where a capital letter may stand for a small one: the start of a sentence. */
  start: number;
  /** Behind "by": verbs end in -ing. */
  ing: boolean;
  /** Behind "your opponent": orders are what that player does. */
  theirs: boolean;
  /** How many phrases stand inside each other here; no card needs more than a few. */
  depth: number;
}

/** What was read, and where it ends. */
export interface Got<T> {
  readonly value: T;
  readonly end: number;
  /** Spelling, where it is not the usual one. */
  readonly form?: string;
  /** The subject was followed by "may". */
  readonly may?: boolean;
  /** It names its own subject ("this Digimon gains"), or leaves it out ("... and gains"). */
  readonly subject?: 'own' | 'elided';
}

/** What the writer must know of the words before. */
export interface Pen {
  readonly grammar: Grammar;
  plural: boolean;
  bare: boolean;
  ing: boolean;
  theirs: boolean;
  may: boolean;
  /** It was said in front of the process before. */
  carried: boolean;
}

export interface Hole<T> {
  read(cursor: Cursor, at: number): Got<T> | undefined;
  write(value: T, pen: Pen, form?: string): string | undefined;
  /** Has spellings that the phrase keeps in its `form`. */
  readonly spelled?: boolean;
  /** Fills these fields of the node instead of one. */
  readonly spread?: readonly string[];
}

export type Grammar = { readonly [K in keyof Holes]: Hole<Holes[K]> } & {
  readonly [K in keyof Spreads]: Hole<Spreads[K]>;
};

/** Whether `word` stands at `at`; at the start of a sentence it may have a capital. */
export function stands(cursor: Cursor, word: string, at: number): boolean {
  if (cursor.text.startsWith(word, at)) return true;
  if (at !== cursor.start) return false;
  const first = word.charCodeAt(0);
  return (
    first >= 97 &&
    first <= 122 &&
    cursor.text.charCodeAt(at) === first - 32 &&
    cursor.text.startsWith(word.slice(1), at + 1)
  );
}
