/** What pressing a control of the keyword list leads to. */
import { KEYWORD_TYPES, SORTS, type KeywordView } from '../../rules/keyword-index.ts';
import { CHOICES } from '../../rules/rule.ts';

/** The data attributes of a control; each has one of them. */
export interface Control {
  readonly type?: string | undefined;
  readonly choice?: string | undefined;
  readonly sort?: string | undefined;
}

/**
 * Types add up and go off again, so does the choice, of which there is one; a sort replaces the one
 * before.
 */
export function viewAfter(control: Control, view: KeywordView): KeywordView {
  const type = KEYWORD_TYPES.find((known) => known === control.type);
  if (type !== undefined) {
    const types = view.types.includes(type)
      ? view.types.filter((other) => other !== type)
      : [...view.types, type];
    return { ...view, types };
  }
  const choice = CHOICES.find((known) => known === control.choice);
  if (choice !== undefined) return { ...view, choice: view.choice === choice ? null : choice };
  return { ...view, sort: SORTS.find((known) => known === control.sort) ?? view.sort };
}

/** Whether a control is part of the view. */
export function isOn({ type, choice, sort }: Control, view: KeywordView): boolean {
  return view.sort === sort || view.choice === choice || view.types.some((on) => on === type);
}

/** Whether a row, which carries type and choice, is shown. */
export function isShown({ type, choice }: Control, view: KeywordView): boolean {
  const hasType = view.types.length === 0 || view.types.some((on) => on === type);
  return hasType && (view.choice === null || view.choice === choice);
}

/**
 * How many rows a control for a type or a choice stands for, beside what else the view asks for.
 */
export function countFor(control: Control, view: KeywordView, rows: readonly Control[]): number {
  const others: KeywordView =
    control.type === undefined ? { ...view, choice: null } : { ...view, types: [] };
  return rows.filter(
    (row) =>
      isShown(row, others) &&
      (control.type === undefined ? row.choice === control.choice : row.type === control.type),
  ).length;
}
