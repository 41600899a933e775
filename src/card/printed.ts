import type { KeywordUse } from '../effect/tree/tree.ts';
import type { Span } from '../base/span.ts';
import type { RuleNumber } from '../rules/number/numbers.ts';
import type { CardCategory, Colour } from './information.ts';
import type { Requirement } from './requirement.ts';
import type { Ability } from './ability/ability.ts';

/** `option`: the Option information of a DUAL card (4-6-6). */
export const BOXES = ['upper', 'inherited', 'security', 'linked', 'option'] as const;
export type Box = (typeof BOXES)[number];

/** A card as it is printed (2), before the engine reads it. */
export interface PrintedCard {
  readonly name: string;
  readonly category: CardCategory;
  readonly level: number | null;
  readonly colours: readonly Colour[];
  readonly dp: number | null;
  /** Play cost or use cost (2-6, 2-7). */
  readonly cost: number | null;
  /** Lines of facts below the first: "traits: Puppet, Beast". */
  readonly facts: { readonly [kind in FactLine]: readonly string[] };
  readonly text: { readonly [box in Box]: string };
}

/**
 * What else is printed on a card and is no effect: `traits: Puppet, Beast` (2-3-2) ·
 * `digivolve: 3 from Lv.4 red` (2-3-5) · `dna: 0 from Lv.4 red + Lv.4 blue` (2-3-6) ·
 * `digixros: -2 from Shoutmon + Ballistamon` (2-3-7) · `assembly: -6 from 4 [Negamon]` (2-3-10) ·
 * `burst digivolve: 0 from [Rex] by returning [Kai]` (2-3-8) ·
 * `app fusion: 0 from [Gatchmon] + [Navimon]` (2-3-9) · `link: 1 from Lv.4 red` (2-3-11-4-1) ·
 * `link dp: 2000` · `overflow: 4` (2-10) · `dual: [Howl] red cost 4`: name, color requirements and
 * use cost of the Option that a DUAL card is, too (4-6) · `left out: upper 2`: a line of a box of
 * its text that is left out on purpose, because the engine does not run it; not printed
 */
export const FACT_LINES = [
  'traits',
  'digivolve',
  'dna',
  'digixros',
  'assembly',
  'burst digivolve',
  'app fusion',
  'link',
  'link dp',
  'overflow',
  'dual',
  'left out',
] as const;
export type FactLine = (typeof FACT_LINES)[number];

export const NO_FACTS: PrintedCard['facts'] = {
  traits: [],
  digivolve: [],
  dna: [],
  digixros: [],
  assembly: [],
  'burst digivolve': [],
  'app fusion': [],
  link: [],
  'link dp': [],
  overflow: [],
  dual: [],
  'left out': [],
};

/** A card as the engine uses it. */
export interface CardDef extends PrintedCard {
  readonly traits: readonly string[];
  /** Of (Rule) lines (2-3-4-3, 2-3-4-4). */
  readonly alsoNamed?: readonly string[];
  readonly nameAlsoHas?: readonly string[];
  readonly mended: PrintedCard['text'];
  readonly requirements: readonly Requirement[];
  readonly linkDp: number;
  readonly overflow: number;
  readonly effects: { readonly [box in Box]: BoxEffects };
  /** Keywords that its texts give to Digimon. */
  readonly gains: Gains;
  /**
   * Rules without which its keywords, and those it gives, do nothing (16-n-1 and the clause of the
   * category).
   */
  readonly switches: Switches;
  /** The Option that a DUAL card is, too, with its own name, cost and effects (4-6-6). */
  readonly option?: CardDef;
  /** Tokens that its effects play (4-21-1). */
  readonly tokens?: readonly CardDef[];
}

export interface BoxEffects {
  readonly keywords: readonly KeywordUse[];
  /** Effects written out, and those that keywords stand for, in printed order. */
  readonly abilities: readonly Ability[];
}

/**
 * What a keyword that a text gives stands for, by the words in its brackets; `null` where
 * procedures ask for the keyword.
 */
export interface Gains {
  readonly [printed: string]: Ability | null;
}

/** By the name of a keyword. */
export interface Switches {
  readonly [keyword: string]: readonly RuleNumber[];
}

/** A part of a card's text that stops it from being used in a scenario. */
export interface CardProblem {
  readonly box: Box;
  readonly found: string;
  /** Its words were not understood: those of an effect, or of a line that gives facts. */
  readonly unread?: 'effect' | 'facts';
  readonly span: Span;
}
