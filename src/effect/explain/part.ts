/** A part of an effect text as the reading page shows it. */
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { Span } from '../../base/span.ts';

/** Kinds of parts, each with the name that stands beside it. */
export const PART_LABELS = {
  area: 'Area',
  timing: 'Timing',
  'per turn': 'Limit per turn',
  trigger: 'Trigger condition',
  'additional trigger': 'Additional trigger condition',
  would: 'Trigger condition with "would"',
  condition: 'Processing condition',
  result: 'Condition on what was done',
  cost: 'Optional processing condition',
  then: '"Then"',
  may: '"You may"',
  'opponent may': '"Your opponent may"',
  target: 'Target',
  all: 'Applies to',
  same: 'Refers back',
  processing: 'Processing',
  'optional processing': 'Optional processing',
  'opponent processing': 'Processing your opponent may do',
  duration: 'Duration',
  moment: 'Pending processing',
  each: 'Multiplied',
  instead: 'Overwrite processing',
  keyword: 'Keyword effect',
  'granted effect': 'Effect it gives',
  bullet: 'Item of a list',
  requirement: 'Requirement (not an effect)',
  unread: 'Not understood',
} as const;
export type PartKind = keyof typeof PART_LABELS;

export interface Part {
  readonly kind: PartKind;
  /** In the text that was read, `EffectText.text`. */
  readonly span: Span;
  /** What it is and what it decides, in plain words. */
  readonly words: string;
  /** The first is the one that says most. */
  readonly rules: readonly RuleNumber[];
  /** Name of the keyword effect, where it is one that chapter 16 has. */
  readonly keyword?: string;
  /** Parts within it, in printed order. */
  readonly parts: readonly Part[];
}

/** A statement about a line with its rule, its reason and the clause that decides it. */
export interface Reasoned {
  readonly rule: RuleNumber;
  readonly because: string;
  readonly clause?: Span;
  /** More clauses that decide it together with that one. */
  readonly also?: readonly Span[];
}

/** Every part with those within it, in printed order: as they are numbered. */
export const allParts = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap((part) => [part, ...allParts(part.parts)]);

/** In printed order; what crosses another part, or has no words, is left out. */
export function inOrder(parts: readonly Part[]): readonly Part[] {
  const kept: Part[] = [];
  let end = -1;
  for (const part of parts.toSorted((a, b) => a.span.start - b.span.start)) {
    if (part.span.end <= part.span.start || part.span.start < end) continue;
    kept.push(part);
    end = part.span.end;
  }
  return kept;
}
