/** Tokens that a card's effects play: cards of no deck, with the facts that its text has (4-21). */
import type { Target, TokenFacts } from '../effect/tree/tree.ts';
import type { Span } from '../base/span.ts';
import { COLOURS } from './information.ts';
import { NO_FACTS, type PrintedCard } from './printed.ts';
import { isTarget, isTokens, tokenName } from './named/named.ts';

/** A Token as a card is printed. */
export const printedToken = (facts: TokenFacts): PrintedCard => ({
  name: facts.name,
  category: 'Token',
  level: facts.level,
  colours: COLOURS.filter((colour) => facts.colours.includes(colour)),
  dp: facts.dp,
  cost: facts.cost,
  facts: { ...NO_FACTS, traits: facts.traits.length === 0 ? [] : [facts.traits.join(', ')] },
  text: { upper: facts.text, inherited: '', security: '', linked: '', option: '' },
});

/** Tokens that are played somewhere in a line, by their names. */
export function tokensPlayed(part: unknown): readonly { name: string; span: Span }[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(tokensPlayed);
  if ('kind' in part && part.kind === 'play' && 'target' in part && isTarget(part.target))
    return isTokens(part.target) ? namesIn(part.target) : [];
  return Object.values(part).flatMap(tokensPlayed);
}

const namesIn = (target: Target): readonly { name: string; span: Span }[] => {
  if (target.kind === 'both') return target.targets.flatMap(namesIn);
  const name = tokenName(target);
  return name === null ? [] : [{ name, span: target.span }];
};
