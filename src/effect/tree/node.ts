/** What every node has, and the smallest nodes. */
import type { Span } from '../../base/span.ts';

/**
 * The tree that effect text is read into. Every node keeps its span in the normalised text, so that
 * the page can colour it and an error can point at it. Kinds are closed unions; words that cannot
 * be read become `Unread`, never a guess. Where the printed wording varies without changing the
 * meaning, a node keeps the form it was printed in (`form`, `word`), so that `write(read(text))`
 * gives the normalised text back.
 */

export interface Node {
  /** In `EffectText.text`. */
  readonly span: Span;
}

/** Words that the reader does not know. */
export interface Unread extends Node {
  readonly kind: 'unread';
  readonly text: string;
}

export type Side = 'your' | "your opponent's" | 'either';

export type Compare = 'or more' | 'or less' | 'exactly';

/**
 * `<Security A. +1>`, `<Draw 2>`, `<Decoy (Black)>`: name without parameters, and what stands
 * behind it.
 */
export interface KeywordUse extends Node {
  /** Name as in chapter 16 ("Security A.", also where "Security Attack" was printed). */
  readonly name: string;
  readonly n?: number;
  /** `<Digi-Burst up to 4>` */
  readonly upTo?: true;
  /** Content of the parentheses or words behind the name, as printed. */
  readonly argument?: string;
  /** The inside of the brackets as printed. */
  readonly printed: string;
}
