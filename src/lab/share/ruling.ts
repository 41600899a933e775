/** The ruling of a situation in the form of the place it goes to: a forum, a chat. */
import type { RanView } from '../../analyse/ran.ts';
import { sayActions } from '../../scenario/say-action.ts';
import { formatShared, type ShareFormat } from '../../ui/copy/shared.ts';

/** Steps that are passed on; the link has them all. */
const MOST_STEPS = 12;

/** What was done, each step with its rule, how it ends, and the address that plays it. */
export function rulingIn(
  format: ShareFormat,
  url: string,
  actions: readonly string[],
  { steps, open, stopped }: RanView,
  words: string,
  assumed: readonly string[],
): string {
  return formatShared(format, {
    title: actions.length === 0 ? 'a board' : sayActions(actions),
    url,
    facts: [
      ...toldOf(steps),
      open === null ? (stopped ?? `At the end: ${words}`) : `${open.who} chooses next.`,
      ...(open === null && stopped === null ? [] : assumed),
    ],
    items: [],
  });
}

/** The steps in their order; where there are too many, what tells least is left out. */
function toldOf(steps: RanView['steps']): readonly string[] {
  const kept = new Set(
    steps
      .map(({ rule }, at) => ({ at, weight: weightOf(rule) }))
      .toSorted((a, b) => a.weight - b.weight || a.at - b.at)
      .slice(0, MOST_STEPS)
      .map(({ at }) => at),
  );
  const told: string[] = [];
  let left = 0;
  const leave = (): void => {
    if (left > 0) told.push(`(… ${left} ${left === 1 ? 'step' : 'steps'} …)`);
    left = 0;
  };
  steps.forEach(({ text, rule }, at) => {
    if (!kept.has(at)) left += 1;
    else {
      leave();
      told.push(`${ended(text)} (${rule}).`);
    }
  });
  leave();
  return told;
}

/**
 * What a dispute is about comes first: keyword effects, rule checks and pending processing. The
 * order of effects tells less, and how a turn goes on least.
 */
const weightOf = (rule: string): number =>
  /^1[678]-/.test(rule) ? 0 : /^[56]-/.test(rule) ? 3 : rule.startsWith('15-4-') ? 2 : 1;

const ended = (text: string): string => text.replace(/\.$/, '');
