/**
 * Which changes of DP are worth playing. Where DP is only compared, with other DP and with numbers
 * that texts name, two boards on which every comparison comes out the same go on alike.
 */
import type { CardDef } from '../../card/printed.ts';
import { keywordRule } from '../../effect/keyword/lookup.ts';
import { parseKeyword } from '../../effect/phrase/keyword.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import type { LookedAt } from './boards.ts';
import { isDp, type OneChange } from './change.ts';

/** What compares DP and does nothing else with it. */
const COMPARED = /\b(\d+) DP or (?:less|more)\b|\bthe (?:highest|lowest) DP\b/g;

/** Without DP it is deleted (17-1-3); what a change puts under a card has 2000. */
const ALWAYS = [0, 2_000];

/**
 * Of one question: what tells boards apart that differ in DP, as an order of all numbers that are
 * compared; the empty text where the order is that of the board as it is. `null`: something does
 * more than compare, or speaks of DP itself.
 */
export function dpApart(
  { board: { cards }, setup }: Scenario,
  ask: { readonly kind: string },
): NonNullable<LookedAt['dpApart']> {
  const texts = cards.flatMap(({ text }) => Object.values(text));
  const numbers = texts.flatMap((text) =>
    [...text.matchAll(COMPARED)].flatMap(([, n]) => (n === undefined ? [] : [Number(n)])),
  );
  const tokens = cards.flatMap((card) => card.tokens ?? []).flatMap(({ dp }) => dp ?? []);
  const isOnlyCompared =
    ask.kind !== 'illegal' &&
    !JSON.stringify(ask).includes('DP') &&
    cards.every(({ facts }) => facts['link dp'].length === 0) &&
    [...texts, ...Object.keys(setup.switches).map(textOf)].every(comparesOnly);
  if (!isOnlyCompared) return () => null;
  const constants = [...ALWAYS, ...numbers, ...tokens];
  return (changes) => {
    if (!changes.every(keepsToComparing)) return null;
    if (!changes.some(isDp)) return '';
    const others = [...constants, ...changes.flatMap(blockerDp)];
    const now = orderOf([...cards.map((card) => dpOf(card, changes)), ...others]);
    const before = orderOf([...cards.map(({ dp }) => dp), ...others]);
    return now === before ? '' : now;
  };
}

/** Whether DP is nowhere in it, or compared; what says how much together is no comparison. */
const comparesOnly = (text: string): boolean =>
  !text.replace(COMPARED, '').includes('DP') && (!text.includes('DP') || !/total|sum/.test(text));

function textOf(keyword: string): string {
  const text = keywordRule(keyword)?.text ?? '';
  return typeof text === 'string' ? text : (text({ n: 1, argument: '' }, []) ?? '');
}

/** Whether a change brings no words that could do more. */
function keepsToComparing(change: OneChange): boolean {
  if (change.kind === 'words') return false;
  if (change.kind !== 'fact' || change.fact.kind !== 'keyword more') return true;
  const { keyword } = change.fact;
  return [keyword, textOf(parseKeyword(keyword)?.name ?? '')].every(comparesOnly);
}

const blockerDp = (change: OneChange): readonly number[] =>
  change.kind === 'fact' && change.fact.kind === 'blocker' ? [change.fact.dp] : [];

function dpOf({ name, dp }: CardDef, changes: readonly OneChange[]): number | null {
  const change = changes.findLast(
    (one) => one.kind === 'fact' && one.fact.kind === 'DP' && one.fact.card === name,
  );
  return change?.kind === 'fact' && change.fact.kind === 'DP' ? change.fact.dp : dp;
}

/** The place of each among all of them. */
function orderOf(numbers: readonly (number | null)[]): string {
  const sorted = [...new Set(numbers)].toSorted((a, b) => (a ?? -1) - (b ?? -1));
  return numbers.map((n) => sorted.indexOf(n)).join();
}
