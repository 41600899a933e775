/**
 * What a generated question is about: one or two measures, the values they have together, and the
 * rules behind them.
 */
import type { CardDef } from '../../card/printed.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import { shuffled } from '../../base/chance.ts';
import { partingOf, valuesAt } from '../../scenario/change/compare.ts';
import {
  seenOf,
  type EndingMeasure,
  type Seen,
  type Value,
} from '../../scenario/change/endings.ts';
import type { Original, Variant } from '../../scenario/change/vary.ts';

/** Values that one or two measures have in the same ending. */
export type Combo = readonly Value[];

/** What can come about, each once. */
export function combosOf({ rows }: Seen, at: readonly number[]): readonly Combo[] {
  const combos = rows.map(({ values }) => at.flatMap((i) => values[i] ?? []));
  return [...new Map(combos.map((combo) => [combo.join('|'), combo])).values()];
}

/** More than this cannot be told apart in a list of answers. */
const MOST_COMBOS = 3;

/**
 * Measures of which a question asks, by their places: one that differs, and one that goes with it.
 */
export function pairOf(
  original: Original<CardDef>,
  variant: Variant,
  seed: number,
): readonly number[] | null {
  const { measures, seen } = original;
  const subjectOf = subjectsIn(variant);
  const canBeSaid = sayable(original, variant, subjectOf);
  // What matters most stands first; of the first three each has its turn.
  const [first] = shuffled(canBeSaid.slice(0, 3), seed);
  const main = first === undefined ? undefined : measures[first];
  if (first === undefined || main === undefined) return null;
  const beside = (i: number): boolean => {
    const measure = measures[i];
    return measure !== undefined && i !== first && subjectOf(measure) !== subjectOf(main);
  };
  const second = secondOf(original, variant, canBeSaid, beside);
  const tries = second === undefined ? [[first]] : [[first, second].sort((a, b) => a - b), [first]];
  const pair = tries.find((at) => combosOf(variant.seen, at).length <= MOST_COMBOS);
  return pair !== undefined && differ(combosOf(variant.seen, pair), combosOf(seen, pair))
    ? pair
    : null;
}

/** The same card is asked for once; which cards are checked and which are left is the same. */
function subjectsIn({ scenario: { setup } }: Variant): (measure: EndingMeasure) => string {
  const checked = new Set(setup.start.security.flat().map((card) => setup.labels[card]));
  return (measure) => {
    if ('card' in measure) return checked.has(measure.card) ? 'security' : measure.card;
    return measure.kind === 'checks' ? 'security' : measure.kind;
  };
}

/** Places of the measures that differ and can be asked for, each subject once. */
function sayable(
  { measures, seen }: Original<CardDef>,
  variant: Variant,
  subjectOf: (measure: EndingMeasure) => string,
): readonly number[] {
  const said = new Set<string>();
  return variant.differs.filter((i) => {
    const measure = measures[i];
    if (measure === undefined || isChanged(variant, measure)) return false;
    if (!isKnown(seen, i) || !isKnown(variant.seen, i)) return false;
    const isNew = !said.has(subjectOf(measure));
    said.add(subjectOf(measure));
    return isNew;
  });
}

/** The measure that is asked for, too: one that differs, or is of who acts, or any that is open. */
function secondOf(
  { measures, seen }: Original<CardDef>,
  variant: Variant,
  canBeSaid: readonly number[],
  beside: (i: number) => boolean,
): number | undefined {
  /** What is the same in every ending of both boards makes no answer. */
  const isOpen = (i: number): boolean =>
    new Set([seen, variant.seen].flatMap((one) => valuesAt(one, i))).size > 1;
  const isAsked = (i: number): boolean =>
    (measures[i]?.kind === 'deleted' || measures[i]?.kind === 'checks') &&
    isActive(measures[i], variant);
  const seconds = [
    ...canBeSaid.filter(beside),
    ...[...measures.keys()].filter((i) => isAsked(i) && beside(i) && isOpen(i)),
  ];
  const { actions } = variant.scenario;
  const isActor = (i: number): boolean => {
    const measure = measures[i];
    return (
      measure !== undefined &&
      'card' in measure &&
      actions.some((action) => action.includes(measure.card))
    );
  };
  return seconds.find((i) => canBeSaid.includes(i)) ?? seconds.find(isActor) ?? seconds.at(-1);
}

/** Whether claims have words for all values that a measure has. */
const isKnown = ({ rows }: Seen, i: number): boolean =>
  rows.every(({ values }) => values[i] !== '');

/** Whether the change itself is about what is measured. */
const isChanged = ({ change }: Variant, measure: EndingMeasure): boolean =>
  change.kind === measure.kind;

/** Security checks are made by the player whose turn it is. */
const isActive = (measure: EndingMeasure | undefined, { scenario }: Variant): boolean =>
  measure?.kind !== 'checks' || measure.player === scenario.board.turn;

const keysOf = (combos: readonly Combo[]): string =>
  combos
    .map((combo) => combo.join('|'))
    .sort()
    .join('/');
const differ = (a: readonly Combo[], b: readonly Combo[]): boolean => keysOf(a) !== keysOf(b);

/** A rule without which it would end otherwise, and how. */
export interface Deciding {
  readonly rule: string;
  readonly combos: readonly Combo[];
}

const MOST_RULES = 3;

/**
 * Rules that decide what is asked: those that the question cites, those of a keyword that was
 * changed, the first step that differs.
 */
export function decidingRules(
  variant: Variant,
  original: Original<CardDef>,
  at: readonly number[],
  cites: readonly string[],
): readonly Deciding[] {
  const { change, scenario, seen } = variant;
  const keyword = 'keyword' in change ? change.keyword.replace(/ [+-]\d+$/, '') : 'Blocker';
  const parting = partingOf(original, variant);
  const step = parting?.after.steps[parting.at]?.rule;
  const rules = new Set([
    ...(scenario.setup.switches[keyword] ?? []).slice(0, 1),
    ...cites.filter(isRuleNumber),
    ...(step === undefined ? [] : [step]),
  ]);
  const here = combosOf(seen, at);
  const deciding = [...rules].flatMap((rule) => {
    const without = seenOf(scenario, original.measures, new Set([rule]), original.effort);
    const combos = without === null ? here : combosOf(without, at);
    return differ(combos, here) ? [{ rule, combos }] : [];
  });
  if (deciding.length > 0) return deciding.slice(0, MOST_RULES);
  return step === undefined ? [] : [{ rule: step, combos: [] }];
}
