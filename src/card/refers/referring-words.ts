/** The words of a part of an effect that refer back, and where in it they stand. */
import type { Span } from '../../base/span.ts';
import type { Action, EachPhrase, Target } from '../../effect/tree/tree.ts';
import { isThat, saidBy, type SameWord } from '../../effect/tree/closed/same.ts';

/** A word that means something that was spoken of. */
export interface ReferringWord {
  readonly word: SameWord | 'those';
  readonly span: Span;
  /** In which part of an action it stands: "than" compares with it. */
  readonly field: string;
}

/** All of them in a part of an effect, in their order. */
export function wordsIn(part: unknown, within = ''): readonly ReferringWord[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap((one) => wordsIn(one, within));
  const node = part as Partial<Target> & { readonly kind?: string };
  if (node.kind === 'same' && 'said' in node) {
    const { said: word = '', span } = node;
    return span === undefined ? [] : [{ word, span, field: within }];
  }
  if (node.kind === 'of those' && node.span !== undefined)
    return [{ word: 'those', span: node.span, field: within }];
  return Object.entries(part).flatMap(([field, value]) =>
    field === 'line' || field === 'span' ? [] : wordsIn(value, within === 'than' ? within : field),
  );
}

/** What digivolves by an action. */
export const whoDigivolves = (part: unknown): Span | null => {
  const action = part as Partial<Extract<Action, { kind: 'digivolve' }>> | null;
  return action?.kind === 'digivolve' ? (action.who?.span ?? null) : null;
};

/** "place the top card of 1 of your Digimon as that Digimon's bottom digivolution card" */
export const underTheRest = (part: unknown): Span | null => {
  const action = part as Partial<Extract<Action, { to: 'digivolution cards' }>> | null;
  return action?.kind === 'place' && action.target?.kind === 'stacked card'
    ? (action.under?.span ?? null)
    : null;
};

/** "for each of that Digimon's digivolution cards", "for each Digimon played by this effect" */
export const isOfThatOne = (each: EachPhrase | undefined): boolean =>
  each?.of.kind === 'same' ||
  (each?.of.kind === 'belonging' &&
    each.of.who.kind === 'same' &&
    isThat(saidBy(each.of.who.said)));

/** "for each of that card's colors" */
export const countsThatCard = (each: EachPhrase | undefined): boolean =>
  each?.of.kind === 'counted' && each.of.of?.kind === 'same' && each.of.of.said === 'that card';
