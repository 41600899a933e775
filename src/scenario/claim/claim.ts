/** Something that is true or false of one ending. Labels are those of the cards on the board. */
export type Fact =
  | { readonly kind: 'wins'; readonly player: PlayerName }
  | { readonly kind: 'nobody wins' }
  | { readonly kind: 'deleted'; readonly card: string }
  | { readonly kind: 'in'; readonly card: string; readonly area: ClaimArea }
  | { readonly kind: 'suspended' | 'unsuspended'; readonly card: string }
  | { readonly kind: 'DP'; readonly card: string; readonly n: number }
  | { readonly kind: 'has'; readonly card: string; readonly keyword: string }
  | { readonly kind: 'memory'; readonly n: number; readonly player?: PlayerName }
  | {
      readonly kind: 'count';
      readonly player: PlayerName;
      readonly what: ClaimCount;
      readonly n: number;
      readonly compare: '=' | '>=' | '<=';
    }
  | {
      readonly kind: 'checks';
      readonly player: PlayerName;
      readonly what: 'cards' | 'checks';
      readonly n: number;
    }
  | { readonly kind: 'uses'; readonly card: string; readonly effect: string }
  | { readonly kind: 'blocks' | 'attacks'; readonly card: string }
  | { readonly kind: 'battles'; readonly card: string; readonly other: string }
  | { readonly kind: 'order'; readonly first: EffectUse; readonly second: EffectUse }
  /** "X is under Y": among its digivolution cards; "X is linked to Y". */
  | { readonly kind: 'under' | 'linked'; readonly card: string; readonly other: string }
  /** Its digivolution cards from top to bottom; "?" is one that lies face down. */
  | { readonly kind: 'stack'; readonly card: string; readonly cards: readonly string[] }
  | { readonly kind: 'stacked'; readonly card: string; readonly n: number }
  /** Which of the effects of one name that are printed on it, counted from the first. */
  | {
      readonly kind: 'uses nth';
      readonly card: string;
      readonly effect: string;
      readonly nth: number;
    }
  /** It was so at some point of the course: at the start, or after some change. */
  | { readonly kind: 'once'; readonly fact: Fact }
  /** It was so right before the card left the field. */
  | { readonly kind: 'leaving'; readonly card: string; readonly fact: Fact }
  | { readonly kind: 'refused'; readonly rule?: string }
  | { readonly kind: 'turn'; readonly player: PlayerName }
  | { readonly kind: 'not'; readonly fact: Fact }
  | { readonly kind: 'and' | 'or'; readonly facts: readonly Fact[] };

export type PlayerName = 'P1' | 'P2';
/** That an effect of a card is activated. */
export interface EffectUse {
  readonly card: string;
  readonly effect: string;
}

export const CLAIM_AREAS = [
  'battle area',
  'breeding area',
  'trash',
  'hand',
  'security stack',
  'deck',
  'Digi-Egg deck',
] as const;
export type ClaimArea = (typeof CLAIM_AREAS)[number];

export const COUNTED = [
  'security cards',
  'cards in hand',
  'cards in the trash',
  'cards in the deck',
  'cards in the Digi-Egg deck',
  'Digimon',
] as const;
export type ClaimCount = (typeof COUNTED)[number];

/** How often a fact holds over all choices of the players. */
export const FREQUENCIES = [
  'always',
  'sometimes',
  'never',
  'P1 can force that',
  'P2 can force that',
] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** What an answer says: `sometimes` means that it can happen, not that it might fail. */
export interface Claim {
  readonly frequency: Frequency;
  readonly fact: Fact;
}

/** A digivolution card that lies face down. */
export const FACE_DOWN = '?';

/** Whether a fact is about the course of things and not about their end. */
export const isOfCourse = (
  fact: Fact,
): fact is Extract<Fact, { readonly kind: 'once' | 'leaving' }> =>
  fact.kind === 'once' || fact.kind === 'leaving';

/** Labels that a fact speaks of; the reader of a question checks that they are on the board. */
export function cardsOf(fact: Fact): readonly string[] {
  switch (fact.kind) {
    case 'not':
      return cardsOf(fact.fact);
    case 'and':
    case 'or':
      return fact.facts.flatMap(cardsOf);
    case 'order':
      return [fact.first.card, fact.second.card];
    case 'battles':
    case 'under':
    case 'linked':
      return [fact.card, fact.other];
    case 'stack':
      return [fact.card, ...fact.cards.filter((card) => card !== FACE_DOWN)];
    case 'once':
      return cardsOf(fact.fact);
    case 'leaving':
      return [fact.card, ...cardsOf(fact.fact)];
    default:
      return 'card' in fact ? [fact.card] : [];
  }
}

/** Whether a fact asks for the order of things, so that endings must be told apart by it. */
export function asksForOrder(fact: Fact): boolean {
  if (fact.kind === 'not' || isOfCourse(fact)) return asksForOrder(fact.fact);
  if (fact.kind === 'and' || fact.kind === 'or') return fact.facts.some(asksForOrder);
  return fact.kind === 'order';
}
