/**
 * By what a keyword can be looked for beside its type: its moments, whose it is, in whose turn, and
 * what it costs. All of it is read off the clauses of chapter 16, and each fact names the clause,
 * so nothing is typed for a single keyword.
 */
import type { Has, KeywordMoment, ValueOf } from '../../rules/keyword-index.ts';
import { CHOICE_SLUGS, typeOf } from '../../rules/keyword-index.ts';
import type { Keyword, Rule } from '../../rules/rule.ts';
import { keywordRule } from './lookup.ts';

/** A fact with the rule that says so; none says of a keyword that it works in either turn. */
interface KeywordFact<T> {
  readonly value: T;
  readonly rule?: string;
}

export interface KeywordFacets {
  readonly moments: readonly KeywordFact<KeywordMoment>[];
  readonly whose: KeywordFact<ValueOf<'whose'>>;
  readonly turn: KeywordFact<ValueOf<'turn'>>;
  readonly costs: readonly KeywordFact<ValueOf<'cost'>>[];
}

/** Words by which a clause says when a keyword applies. */
const MOMENT_WORDS: readonly (readonly [KeywordMoment, RegExp])[] = [
  ['would-be-deleted', /would be deleted/],
  ['would-leave', /would (?:be removed from|leave) the battle area/],
  ['deleted', /effect is deleted/],
  ['attack', /\battack(?:s|ing)?\b/],
  ['block', /\bblock\b/],
  ['battle', /\bbattle[sd]?\b(?! area)/],
  ['security', /security/i],
  ['digivolving', /\bdigivol(?:ution|ve) into\b/],
  ['unsuspend-phase', /unsuspend phase/],
  ['main-phase', /main phase/],
  ['end-of-turn', /end of your turn/],
];

/** Words by which a clause says who has the effect; the first that fits. */
const WHOSE_WORDS: readonly (readonly [ValueOf<'whose'>, RegExp])[] = [
  ['hand', /with this (?:keyword )?effect in the hand/],
  ['tamer', /Tamer with this effect/],
  [
    'digimon',
    /Digimon with (?:this|that|<|digivolution cards and this)|attacking Digimon|this Digimon/,
  ],
];

const COST_WORDS: readonly (readonly [ValueOf<'cost'>, RegExp])[] = [
  ['suspending', /by suspending/i],
  ['trashing', /by (?:choosing and )?trashing/i],
  ['deleting', /by deleting/i],
];

/** What, when and whether stand in the first three clauses; the others are about single cases. */
const SAYING = 3;

/** Only the turn player attacks. */
const ATTACKER = '11-1-2';
/** The counter timing is the other player's, and so is the block timing. */
const COUNTER = '11-3-1';
const BLOCK_TIMING = '11-4-1';
/** What a block is paid with: 16-5-1 leaves that to chapter 12. */
const BLOCKING = { chapter: '12', paid: '12-1-7-1' };

/**
 * Reads the facets of a keyword off its clauses, which stand in rule order. Every keyword has at
 * least one moment and one cost ("none" is one).
 */
export function facetsOf(keyword: Keyword, clauses: readonly Rule[]): KeywordFacets {
  const saying = clauses.slice(0, SAYING).map(({ number, text = '' }) => ({
    number,
    text: withoutAsides(text),
  }));
  const said = <T>(words: readonly (readonly [T, RegExp])[]): KeywordFact<T>[] =>
    words.flatMap(([value, pattern]) => {
      const clause = saying.find(({ text }) => pattern.test(text));
      return clause === undefined ? [] : [{ value, rule: clause.number }];
    });
  const blocks = clauses.some(({ citations }) =>
    citations.some(({ number }) => number === BLOCKING.chapter),
  );
  const isCounter = keywordRule(keyword.name)?.counter === true;
  const moments = momentsOf(keyword, said(MOMENT_WORDS), isCounter);
  const costs = said(COST_WORDS);
  if (blocks) costs.push({ value: 'suspending', rule: BLOCKING.paid });
  return {
    moments,
    whose: said(WHOSE_WORDS)[0] ?? { value: 'card' },
    turn: turnOf(moments, blocks),
    costs: costs.length > 0 ? costs : [{ value: 'none' }],
  };
}

/**
 * Without references and examples, and without what is excepted: "other than by a battle" is no
 * moment.
 */
const withoutAsides = (text: string): string =>
  text.replace(/\((?:For details|Examples?).*$/s, '').replace(/other than [^,.")]*/g, '');

function momentsOf(
  { category }: Keyword,
  said: readonly KeywordFact<KeywordMoment>[],
  isCounter: boolean,
): readonly KeywordFact<KeywordMoment>[] {
  const ground = category.rule === undefined ? {} : { rule: category.rule };
  // 16-21-1 says "is deleted" where 16-21-2 says when it triggers: before.
  const would = said.some(({ value }) => value === 'would-be-deleted');
  const found = would ? said.filter(({ value }) => value !== 'deleted') : [...said];
  if (isCounter) return [{ value: 'counter', rule: COUNTER }, ...found];
  if (category.value === 'none') return [...found, { value: 'in-effect', ...ground }];
  return found.length > 0 ? found : [{ value: 'always', ...ground }];
}

function turnOf(
  moments: readonly KeywordFact<KeywordMoment>[],
  blocks: boolean,
): KeywordFact<ValueOf<'turn'>> {
  const at = (moment: KeywordMoment) => moments.find(({ value }) => value === moment);
  const own = at('end-of-turn') ?? at('main-phase');
  if (own !== undefined) return { ...own, value: 'yours' };
  const unsuspending = at('unsuspend-phase');
  if (unsuspending !== undefined) return { ...unsuspending, value: 'opponents' };
  if (at('counter') !== undefined) return { value: 'opponents', rule: COUNTER };
  if (blocks) return { value: 'opponents', rule: BLOCK_TIMING };
  return at('attack') === undefined ? { value: 'either' } : { value: 'yours', rule: ATTACKER };
}

/** What a keyword has, as the list filters it. */
export const hasOf = (keyword: Keyword, facets: KeywordFacets): Has => ({
  category: [keyword.category.value],
  type: [typeOf(keyword)],
  moment: facets.moments.map(({ value }) => value),
  choice: [CHOICE_SLUGS[keyword.choice.value]],
  whose: [facets.whose.value],
  turn: [facets.turn.value],
  cost: facets.costs.map(({ value }) => value),
});
