import { readEffects } from '../effect/read.ts';
import type { EffectText, KeywordUse, Span } from '../effect/tree.ts';
import { abilityOfKeyword, makeAbility } from './ability.ts';
import { keywordRule } from './keyword/index.ts';
import type { Ability } from './state.ts';

export const CARD_CATEGORIES = ['Digimon', 'Digi-Egg', 'Tamer', 'Option'] as const;
export type CardCategory = (typeof CARD_CATEGORIES)[number];

export const COLOURS = ['red', 'blue', 'yellow', 'green', 'black', 'purple', 'white'] as const;
export type Colour = (typeof COLOURS)[number];

export const BOXES = ['upper', 'inherited', 'security'] as const;
export type Box = (typeof BOXES)[number];

/** A card as it is printed (2), before the engine reads it. */
export interface PrintedCard {
  readonly name: string;
  readonly category: CardCategory;
  readonly level: number | null;
  readonly colours: readonly Colour[];
  readonly dp: number | null;
  readonly text: { readonly [box in Box]: string };
}

/** A card as the engine uses it. */
export interface CardDef extends PrintedCard {
  readonly effects: { readonly [box in Box]: BoxEffects };
  /** Keywords that its texts give to Digimon. */
  readonly gains: Gains;
}

export interface BoxEffects {
  readonly keywords: readonly KeywordUse[];
  /** Effects written out, and those that keywords stand for, in printed order. */
  readonly abilities: readonly Ability[];
}

/** What a keyword that a text gives stands for, by the words in its brackets; `null` where procedures ask for the keyword. */
export interface Gains {
  readonly [printed: string]: Ability | null;
}

/** A part of a card's text that stops it from being used in a scenario. */
export interface CardProblem {
  readonly box: Box;
  readonly found: string;
  readonly span: Span;
}

/** Reads a printed card. Its problems are all parts that the engine would not run. */
export function makeCard(printed: PrintedCard): {
  card: CardDef;
  problems: readonly CardProblem[];
} {
  const problems: CardProblem[] = [];
  const gains: Record<string, Ability | null> = {};
  const box = (name: Box): BoxEffects => {
    const read = readBox(readEffects(printed.text[name]));
    for (const problem of read.problems) problems.push({ box: name, ...problem });
    for (const ability of read.effects.abilities) collectGains(ability, gains);
    return read.effects;
  };
  const effects = { upper: box('upper'), inherited: box('inherited'), security: box('security') };
  return { card: { ...printed, effects, gains }, problems };
}

/** Keywords that an effect gives; what they stand for is read now, so that a run reads nothing. */
function collectGains(ability: Ability, gains: Record<string, Ability | null>): void {
  for (const { action } of ability.sentences.flatMap((sentence) => sentence.processes)) {
    if (action.kind !== 'gain') continue;
    for (const use of action.uses) {
      const rule = keywordRule(use.name);
      gains[use.printed] = rule === undefined ? null : abilityOfKeyword(rule);
      const gained = gains[use.printed];
      if (gained !== null && gained !== undefined) collectGains(gained, gains);
    }
  }
}

function readBox(read: EffectText): {
  effects: BoxEffects;
  problems: readonly { found: string; span: Span }[];
} {
  const keywords: KeywordUse[] = [];
  const abilities: Ability[] = [];
  const problems: { found: string; span: Span }[] = [];
  for (const line of read.lines) {
    if (line.kind === 'effect') {
      const made = makeAbility(line, read.text.slice(line.span.start, line.span.end));
      abilities.push(made.ability);
      problems.push(...made.problems);
    } else if (line.kind === 'keywords') {
      for (const use of line.uses) {
        const rule = keywordRule(use.name);
        if (rule === undefined) problems.push({ found: `<${use.printed}>`, span: use.span });
        else {
          keywords.push(use);
          const ability = abilityOfKeyword(rule);
          if (ability !== null) abilities.push(ability);
        }
      }
    } else problems.push({ found: 'a line that is not understood', span: line.span });
  }
  return { effects: { keywords, abilities }, problems };
}
