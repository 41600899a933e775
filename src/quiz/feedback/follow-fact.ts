/** Follows a fact and its parts through one resolution. */
import type { Fact } from '../../scenario/claim/claim.ts';
import { isTrue } from '../../scenario/claim/holds.ts';
import { play, decidingStep, type Played } from '../../scenario/play/play.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { begin } from '../../game/explore/resolve.ts';
import { startOf } from '../../ui/board/start.ts';
import { eventOf, otherwiseAt, preventedAt } from './steps-of-fact.ts';
import { settledAt } from './quantity.ts';

export interface Followed {
  readonly played: Played;
  /** The step at which the fact came true for good. */
  readonly cameTrue: () => number | null;
  /** The step at which the fact, which is not so at the end, failed. */
  readonly failed: () => number | null;
  /** A step that shows what happened instead, where none says why the fact failed. */
  readonly otherwise: () => number | null;
}

/** Plays a script and looks at the fact after every step. */
export function follow(scenario: Scenario, script: readonly number[], fact: Fact): Followed {
  const facts = partsOf(fact);
  const played = play(scenario, script, { facts });
  const before = begin(scenario.setup);
  const start = startOf(scenario);
  const courses = new Map(
    facts.map((part, i) => [part, [isTrue(before, part), ...(played.course[i] ?? [])]]),
  );
  const courseOf = (part: Fact): readonly boolean[] => courses.get(part) ?? [];
  const isSo = (part: Fact): boolean => courseOf(part).at(-1) ?? false;
  /** Courses begin with the board before the first step. */
  const turned = (part: Fact): number | null => {
    const at = decidingStep(courseOf(part));
    return at === null ? null : at - 1;
  };

  function cameTrue(part: Fact): number | null {
    const at = turned(part);
    if (at === null) return part.kind === 'not' ? failed(part.fact) : null;
    // What has happened is noted with the step after it.
    return eventOf(part, played, at) ?? at;
  }

  /** `plain`: how to look for an event that did not come. */
  function failed(part: Fact, plain = missed): number | null {
    if (part.kind === 'not') return cameTrue(part.fact);
    const at = turned(part);
    if (at !== null) return at;
    switch (part.kind) {
      case 'and':
        // It fails with the first part that does.
        return least(part.facts.filter((one) => !isSo(one)).map((one) => failed(one, plain)));
      case 'or':
        // It fails with the last.
        return most(part.facts.map((one) => failed(one, plain)));
      case 'order':
        return cameBefore(part, played);
      default:
        return plain(part);
    }
  }

  function missed(part: Fact): number | null {
    return preventedAt(part, played) ?? settledAt(part, played, start);
  }

  return {
    played,
    cameTrue: () => cameTrue(fact),
    failed: () => failed(fact),
    otherwise: () => failed(fact, (part) => otherwiseAt(part, played)),
  };
}

/** A fact with everything it is made of. */
const partsOf = (fact: Fact): readonly Fact[] =>
  fact.kind === 'and' || fact.kind === 'or'
    ? [fact, ...fact.facts.flatMap(partsOf)]
    : fact.kind === 'not'
      ? [fact, ...partsOf(fact.fact)]
      : [fact];

/** For "A comes before B": the step at which B came first. */
function cameBefore(
  { first, second }: Extract<Fact, { kind: 'order' }>,
  course: Played,
): number | null {
  const use = (one: typeof first): number | null => eventOf({ kind: 'uses', ...one }, course);
  const at = use(second);
  return at !== null && at < (use(first) ?? -1) ? at : null;
}

const known = (steps: readonly (number | null)[]): readonly number[] =>
  steps.filter((step) => step !== null);
const least = (steps: readonly (number | null)[]): number | null =>
  known(steps).length === 0 ? null : Math.min(...known(steps));
const most = (steps: readonly (number | null)[]): number | null =>
  known(steps).length === 0 ? null : Math.max(...known(steps));
