/**
 * The shapes of the rules corpus: what `read.ts` makes of the received text and every floor above
 * reads.
 */
import type { Span } from '../base/span.ts';

/**
 * "refer to 15-8-2 "Persistent Effects"": the number cited, the title quoted with it, and where it
 * stands in the `text` of its rule (in the `heading` when the rule has no text).
 */
export interface Citation extends Span {
  readonly number: string;
  readonly title?: string;
}

/**
 * One mend of the received text: which named repair (see repair.ts), what stood there, what it
 * became.
 */
export interface Repair {
  readonly rule: string;
  readonly was: string;
  readonly became: string;
}

/**
 * A numbered unit of the rules. Rules of the outline (`included: false`) carry a title and our own
 * summary instead of text.
 */
export interface Rule {
  readonly number: string;
  readonly parent: string | null;
  readonly children: readonly string[];
  /**
   * Title of a chapter or section; for outline entries the title or our short name for the clause.
   */
  readonly heading?: string;
  /** Official wording after repair. Only rules whose text is included have it. */
  readonly text?: string;
  /** Our own words; only outline entries have it. */
  readonly summary?: string;
  /** "(Example: …)" parts of `text`. */
  readonly examples: readonly Span[];
  readonly citations: readonly Citation[];
  /** Numbers of the rules whose text cites this one, in rule order. */
  readonly citedBy: readonly string[];
  /** Slug of the keyword effect this rule belongs to. */
  readonly keyword?: string;
  /** Short hash of the words; changes when the words change. */
  readonly fingerprint: string;
  /** That of our summary, where the text came later: what was noted of it still holds. */
  readonly summaryFingerprint?: string;
  readonly repairs: readonly Repair[];
  /** The unit as it was received, before repair. */
  readonly received?: string;
  /** Whether the official text of this rule is part of the site. */
  readonly included: boolean;
}

/** Labels that the received text gives the keyword effects. */
export const KEYWORD_LABELS = [
  'Persistent',
  'Instant',
  'Effect',
  'Trigger',
  'Trigger (Pending)',
  'Optional Condition',
  'Activated',
] as const;
export type KeywordLabel = (typeof KEYWORD_LABELS)[number];

/**
 * Effect categories of 15-8; `none` for keywords that only execute processing inside another
 * effect.
 */
export const CATEGORIES = ['persistent', 'trigger', 'activation', 'immediate', 'none'] as const;
export type Category = (typeof CATEGORIES)[number];

export const CHOICES = ['mandatory', 'optional', 'as the effect says'] as const;
export type KeywordChoice = (typeof CHOICES)[number];

/** A fact together with the clause that states it (absent when no clause does). */
export interface Grounded<T> {
  readonly value: T;
  readonly rule?: string;
}

export interface Keyword {
  /** Without brackets: `Security A.` */
  readonly name: string;
  /** `security-a`, `link`, `de-digivolve`, `use-req`: lower case, hyphens. */
  readonly slug: string;
  /** Number of its section: `16-4`. */
  readonly number: string;
  readonly formerly?: string;
  readonly label: KeywordLabel;
  readonly category: Grounded<Category>;
  readonly choice: Grounded<KeywordChoice>;
  /** One sentence in our own words. */
  readonly summary: string;
  /** Said on the page where the label and the clause disagree. */
  readonly remark?: string;
}

/**
 * One entry of chapter 18's update history. `numbers` is empty and `untied` true when it names no
 * rule we can tie it to.
 */
export interface HistoryEntry {
  readonly edition: string;
  /** ISO date. */
  readonly date: string;
  readonly verb: string;
  readonly numbers: readonly string[];
  /** Numbers that exist in the corpus now. */
  readonly tied: readonly string[];
  readonly untied: boolean;
  /** The words as they stand in the received text. */
  readonly received: string;
}

interface Edition {
  /** `4.0` */
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly notice: string;
  /** Written by the import of a whole manual. */
  readonly imported?: true;
}

export interface Corpus {
  readonly edition: Edition;
  /** In rule order: 1-2 before 1-10, a parent before its children. */
  readonly rules: readonly Rule[];
  readonly keywords: readonly Keyword[];
  readonly history: readonly HistoryEntry[];
}
