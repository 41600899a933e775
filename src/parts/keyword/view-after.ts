/** What pressing a control of the keyword list leads to, and which rows are shown then. */
import {
  FACET_NAMES,
  FACETS,
  isInView,
  SINGLE,
  SORTS,
  type KeywordFacet,
  type Has,
  type KeywordView,
} from '../../rules/keyword-index.ts';

/** Data attributes: a control has one of them, a row all facets, each with words between spaces. */
export type Attributes = { readonly [name in KeywordFacet | 'sort']?: string | undefined };

/** What a row has of each facet. */
export const hasOfRow = (row: Attributes): Has => {
  const words = (facet: KeywordFacet): readonly string[] => row[facet]?.split(' ') ?? [];
  return {
    category: words('category'),
    type: words('type'),
    moment: words('moment'),
    choice: words('choice'),
    whose: words('whose'),
    turn: words('turn'),
    cost: words('cost'),
  };
};

/**
 * Values of a facet add up and go off again; where a keyword has one of them, a new one replaces
 * the one before, and so does a sort.
 */
export function viewAfter(control: Attributes, view: KeywordView): KeywordView {
  const facet = FACET_NAMES.find((name) => control[name] !== undefined);
  if (facet === undefined)
    return { ...view, sort: SORTS.find((known) => known === control.sort) ?? view.sort };
  const before = view.chosen[facet] ?? [];
  const value = control[facet] ?? '';
  const kept = SINGLE.includes(facet) ? [] : before.filter((other) => other !== value);
  const wanted = before.includes(value) ? kept : [...kept, value];
  const ordered = FACETS[facet].filter((known) => wanted.includes(known));
  return { ...view, chosen: { ...view.chosen, [facet]: ordered } };
}

/** Whether a control is part of the view. */
export const isOn = (control: Attributes, { chosen, sort }: KeywordView): boolean =>
  control.sort === sort ||
  FACET_NAMES.some((facet) => chosen[facet]?.includes(control[facet] ?? '') === true);

/** How many keywords a control stands for, beside what the view asks of the other facets. */
export function countFor(control: Attributes, view: KeywordView, all: readonly Has[]): number {
  const facet = FACET_NAMES.find((name) => control[name] !== undefined);
  if (facet === undefined) return all.length;
  const alone = { chosen: { ...view.chosen, [facet]: [control[facet] ?? ''] } };
  return all.filter((has) => isInView(has, alone)).length;
}
