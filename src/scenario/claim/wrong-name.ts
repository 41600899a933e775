/**
 * The names in a claim: cards, keywords and timings that do not exist would make it hold never,
 * without a word.
 */
import { KEYWORD_NAMES } from '../../effect/keyword/lookup.ts';
import { TIMINGS } from '../../effect/tree/tree.ts';
import { KEYWORD_RULES } from '../../effect/keyword/keywords.ts';
import type { Setup } from '../../game/run/run.ts';
import { didYouMean } from '../../base/nearest.ts';
import { cardsOf, type Fact } from './claim.ts';

/** A name that is none. */
export interface WrongName {
  readonly found: string;
  readonly expected: string;
}

const angled = (name: string): string => `<${name}>`;
const squared = (name: string): string => `[${name}]`;

/**
 * Keyword effects that are activated. Of the others the rules ask whether a Digimon has them;
 * nobody uses them.
 */
const USED = KEYWORD_RULES.filter(({ text }) => text !== undefined).map(({ name }) => name);

/**
 * The first name of a fact that is no card of the board, no keyword of chapter 16, no effect of
 * these cards.
 */
export function wrongName(fact: Fact, setup: Pick<Setup, 'labels' | 'effects'>): WrongName | null {
  const labels = setup.labels.filter((label) => label !== '');
  const stranger = cardsOf(fact).find((card) => !labels.includes(card));
  if (stranger !== undefined) {
    return {
      found: `there is no card "${stranger}" on the board${didYouMean(stranger, labels)}`,
      expected: `a card of the board: ${labels.join(', ')}`,
    };
  }
  for (const part of simpleFacts(fact)) {
    const wrong = wrongIn(part, setup.effects);
    if (wrong !== null) return wrong;
  }
  return null;
}

const simpleFacts = (fact: Fact): readonly Fact[] =>
  fact.kind === 'not'
    ? simpleFacts(fact.fact)
    : fact.kind === 'and' || fact.kind === 'or'
      ? fact.facts.flatMap(simpleFacts)
      : [fact];

function wrongIn(fact: Fact, effects: readonly string[]): WrongName | null {
  if (fact.kind === 'has')
    return wrongKeyword(fact.keyword.replace(/ [+-]?\d+$/, '').replace(/^Link$/, 'Link +'));
  if (fact.kind === 'uses') return wrongEffect(fact.effect, effects);
  if (fact.kind === 'order')
    return wrongEffect(fact.first.effect, effects) ?? wrongEffect(fact.second.effect, effects);
  return null;
}

function wrongKeyword(name: string): WrongName | null {
  if (KEYWORD_NAMES.some((known) => known === name)) return null;
  const meant = didYouMean(name, KEYWORD_NAMES, angled);
  return {
    found: `there is no keyword effect <${name}>${meant}`,
    expected: 'a name as chapter 16 writes it',
  };
}

function wrongEffect(effect: string, effects: readonly string[]): WrongName | null {
  const keyword = /^<(.*)>$/.exec(effect)?.[1];
  if (keyword !== undefined) {
    if (USED.includes(keyword)) return null;
    return (
      wrongKeyword(keyword) ?? {
        found: `"uses ${effect}" is never so: ${effect} is had, or not played by the engine yet`,
        expected: `one that is used: ${USED.map(angled).join(', ')}; or "has ${effect}", "X blocks"`,
      }
    );
  }
  if (effects.includes(effect)) return null;
  const those = effects.filter((name) => !name.startsWith('<'));
  const expected =
    those.length === 0 ? 'an effect of these cards; they have none' : `one of ${those.join(', ')}`;
  for (const [, name = ''] of effect.matchAll(/\[([^[\]]+)\]/g)) {
    if (!TIMINGS.some((known) => known === name))
      return {
        found: `there is no timing [${name}]${didYouMean(name, TIMINGS, squared)}`,
        expected,
      };
  }
  return {
    found:
      effect === 'its effect'
        ? 'no card of the board has an effect without a timing'
        : `no card of the board has an effect ${effect}`,
    expected,
  };
}
