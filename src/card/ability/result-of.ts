/** "If this effect trashed a red card": whether what was done to whom can be told. */
import type { Action, EachPhrase, Filter, Sentence } from '../../effect/tree/tree.ts';
import { checkFilter } from '../named/filter.ts';
import { type NotRunnable } from '../can-run/not-runnable.ts';
import { isOf } from './done.ts';
import {
  isDescribed,
  kindsOfResult,
  resultCounted,
  type AskedOf,
  type ResultOfTest,
} from './result-asked.ts';
import { areCards, areTamers } from '../../effect/tree/closed/noun.ts';

/** Whose processing notes which Digimon these were. */
const UNITS: ReadonlySet<string> = new Set(['delete', 'suspend', 'return']);
/** Whose processing notes which cards these were, all of them seen by both players. */
const CARDS: ReadonlySet<Action['kind']> = new Set(['trash hand', 'trash deck', 'return']);
/** What a Digimon that has left was, too: it is printed on it. */
const PRINTED: ReadonlySet<Filter['kind']> = new Set(['level', 'name', 'trait', 'text', 'colour']);

/** Whether the words are about cards of an area, and not about Digimon and Tamers of the field. */
const isOfCards = ({ noun }: AskedOf, action: Action | undefined): boolean =>
  noun === '' ? action !== undefined && isOf(action, 'cards') : areCards(noun);

/**
 * "If this effect deleted 2 Digimon": of an action that can do it to 2 and no more, for of 3
 * nothing says whether these are 2.
 */
function isNumberClear({ n, compare, of }: ResultOfTest, action: Action): boolean {
  if (n === undefined) return true;
  if (of.kind !== 'any' || of.said !== 'named' || (n === 1 && compare === 'exactly')) return false;
  const target = 'target' in action ? action.target : undefined;
  return compare !== 'exactly' || (target !== undefined && 'n' in target && target.n === n);
}

/**
 * The effect has to have one action alone that does it, to cards or Digimon that it notes. Cards
 * that come from below a Digimon may stay there (15-15-5-1).
 */
export function isTellable(test: ResultOfTest, actions: readonly Action[]): boolean {
  const { of } = test;
  const [action, ...more] = actions.filter(({ kind }) => kindsOfResult(test).includes(kind));
  if (action === undefined || more.length > 0 || !isDescribed(of) || !test.done) return false;
  if (!isNumberClear(test, action)) return false;
  if (of.filters.some(({ kind }) => !PRINTED.has(kind))) return false;
  const isOfPile = isOfCards(of, action);
  if (!isOf(action, isOfPile ? 'cards' : 'units')) return false;
  const problems: NotRunnable[] = [];
  for (const filter of of.filters)
    checkFilter(filter, of.span, problems, isOfPile ? 'cards' : 'any');
  if (problems.length > 0) return false;
  if (!isOfPile)
    return (
      UNITS.has(action.kind) && (of.noun === '' || of.noun === 'Digimon' || areTamers(of.noun))
    );
  const place = 'target' in action && action.target?.kind === 'cards' ? action.target.place : null;
  return (
    CARDS.has(action.kind) &&
    of.side === 'either' &&
    !('side' in action && action.side === 'either') &&
    (place === null || place?.kind === 'area')
  );
}

/** "for each purple card trashed by this effect": of what was done before, if that can be told. */
export function checkDoneTo(sentences: readonly Sentence[], problems: NotRunnable[]): void {
  const all = sentences.flatMap(actionsOf);
  const before: Action[] = [];
  const check = (each: EachPhrase | undefined): void => {
    if (each?.of.kind !== 'counted' || each.of.what !== 'done to') return;
    const asked = resultCounted(each.of);
    const isDone = before.some(({ kind }) => asked !== null && kindsOfResult(asked).includes(kind));
    if (asked === null || !isDone || !isTellable(asked, all))
      problems.push({ found: 'this use of "for each"', span: each.of.span });
  };
  for (const { cost, each, processes } of sentences) {
    before.push(...(cost?.actions ?? []));
    check(each);
    for (const process of processes) {
      check(process.each);
      before.push(process.action);
    }
  }
}

const actionsOf = ({ cost, processes }: Sentence): readonly Action[] => [
  ...(cost?.actions ?? []),
  ...processes.map(({ action }) => action),
];
