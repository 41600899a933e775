/**
 * The names and numbers in a claim: cards, keywords and timings that do not exist would make it
 * hold never, without a word.
 */
import { KEYWORD_NAMES } from '../../effect/keyword/lookup.ts';
import { TIMINGS } from '../../effect/tree/tree.ts';
import { KEYWORD_RULES } from '../../effect/keyword/keywords.ts';
import type { Setup } from '../../game/run/run.ts';
import { didYouMean } from '../../base/nearest.ts';
import { cardsOf, isOfCourse, type Fact } from './claim.ts';
import { HIGHEST_DP, MOST_IN_AREA } from '../limits.ts';
import { makeFact } from './notation.ts';
import { effectsNamed } from './watch.ts';

/** A name that is none. */
export interface WrongName {
  readonly found: string;
  readonly expected: string;
}

const angled = (name: string): string => `<${name}>`;
const squared = (name: string): string => `[${name}]`;

/**
 * Keyword effects that are activated, those of the counter timing among them. Of the others the
 * rules ask whether a Digimon has them; nobody uses them.
 */
const USED = KEYWORD_RULES.filter(
  ({ text, counter }) => text !== undefined || counter === true,
).map(({ name }) => name);

/**
 * The first name of a fact that is no card of the board, no keyword of chapter 16, no effect of
 * these cards; or a number that nothing on a board can have, or a fact that is said twice.
 */
export function wrongName(
  fact: Fact,
  setup: Pick<Setup, 'labels' | 'effects' | 'cards'>,
): WrongName | null {
  const labels = setup.labels.filter((label) => label !== '');
  const stranger = cardsOf(fact).find((card) => !labels.includes(card));
  if (stranger !== undefined) {
    return {
      found: `there is no card "${stranger}" on the board${didYouMean(stranger, labels)}`,
      expected: `a card of the board: ${labels.join(', ')}`,
    };
  }
  const twice = saidTwice(fact);
  if (twice !== undefined)
    return { found: `"${makeFact(twice)}" is there twice`, expected: 'each fact once' };
  for (const part of simpleFacts(fact)) {
    const wrong = wrongNumber(part) ?? wrongIn(part, setup);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** A part of "... and ..." or "... or ..." that stands beside another one of the same words. */
function saidTwice(fact: Fact): Fact | undefined {
  if (fact.kind === 'not' || isOfCourse(fact)) return saidTwice(fact.fact);
  if (fact.kind !== 'and' && fact.kind !== 'or') return undefined;
  const words = fact.facts.map(makeFact);
  return (
    fact.facts.find((_, i) => words.indexOf(words[i] ?? '') < i) ??
    fact.facts.map(saidTwice).find((part) => part !== undefined)
  );
}

/** The highest number that a fact can have; with more it would hold never. */
function highestIn(fact: Fact): number {
  if (fact.kind === 'memory') return 10;
  if (fact.kind === 'DP') return HIGHEST_DP;
  return 2 * MOST_IN_AREA;
}

function wrongNumber(fact: Fact): WrongName | null {
  const highest = highestIn(fact);
  if (!('n' in fact) || fact.n <= highest) return null;
  return { found: `the number ${fact.n}`, expected: `${highest} at most` };
}

const simpleFacts = (fact: Fact): readonly Fact[] =>
  fact.kind === 'not' || isOfCourse(fact)
    ? simpleFacts(fact.fact)
    : fact.kind === 'and' || fact.kind === 'or'
      ? fact.facts.flatMap(simpleFacts)
      : [fact];

function wrongIn(fact: Fact, setup: Pick<Setup, 'labels' | 'effects' | 'cards'>): WrongName | null {
  const { effects } = setup;
  if (fact.kind === 'has')
    return wrongKeyword(fact.keyword.replace(/ [+-]?\d+$/, '').replace(/^Link$/, 'Link +'));
  if (fact.kind === 'uses') return wrongEffect(fact.effect, effects);
  if (fact.kind === 'uses nth') {
    const wrong = wrongEffect(fact.effect, effects);
    const n = effectsNamed(setup, setup.labels.indexOf(fact.card), fact.effect).length;
    if (wrong !== null || n >= fact.nth) return wrong;
    return {
      found: `${fact.card} has ${n} effects ${fact.effect} printed on it`,
      expected: n === 0 ? 'an effect of that card' : `a number from 1 to ${n}`,
    };
  }
  if (fact.kind === 'order')
    return wrongEffect(fact.first.effect, effects) ?? wrongEffect(fact.second.effect, effects);
  return null;
}

function wrongKeyword(name: string): WrongName | null {
  if (KEYWORD_NAMES.some((known) => known === name)) return null;
  const meant = didYouMean(name, KEYWORD_NAMES, angled);
  return {
    found: `there is no keyword effect <${name}>${meant}`,
    expected: 'a name as chapter 16 spells it',
  };
}

function wrongEffect(effect: string, effects: readonly string[]): WrongName | null {
  const keyword = /^<(.*)>$/.exec(effect)?.[1];
  if (keyword !== undefined) {
    if (USED.includes(keyword)) return null;
    return (
      wrongKeyword(keyword) ?? {
        found: `"uses ${effect}" is never so: a Digimon has ${effect} without using it, or the engine can't play it yet`,
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
