/**
 * What the engine works out once and keeps until something changes: what each Digimon is by all
 * that it has and is given. Every course is played with it, and again with nothing kept: each step,
 * board, choice and ending must be the same.
 */
import { begin, resolve, type Outcome } from '../../game/explore/resolve.ts';
import { baseView } from '../../game/is/view/base-view.ts';
import { type Run } from '../../game/run/run.ts';
import type { Unit } from '../../game/state/state.ts';
import type { Step } from '../../game/state/trace.ts';
import type { Scenario } from '../file/scenario.ts';
import { snapshot } from '../play/snapshot.ts';
import { eachCourse, endingSaid, type CourseBounds } from './courses.ts';

/** Nothing that was worked out before is as new as what is asked for. */
export function keepNothing(run: Run): void {
  let version = 1;
  Object.defineProperty(run, 'viewVersion', { get: () => ++version, set: () => undefined });
}

/** What was chosen, among how many, and how it ends. */
const endSeen = (run: Run, outcome: Outcome): readonly string[] => [
  ...run.taken.map(({ kind, player, rule, index, width }) =>
    [kind, player, rule, index, width].join(' '),
  ),
  endingSaid(run, outcome),
];

/** A course as it is seen: each step, with the board that is shown beside it. */
function watched({ setup, declarations }: Scenario, script: readonly number[], look: CourseLook) {
  const seen: string[] = [];
  const onStep = (now: Run, step: Step): void => {
    seen.push(JSON.stringify(step), JSON.stringify(snapshot(now)));
  };
  const run = begin(setup, { script, trace: true, onStep, boundary: look.onBoundary });
  look.before(run);
  const outcome = resolve(run, declarations);
  return [...seen, ...endSeen(run, outcome)];
}

interface CourseLook {
  readonly before: (run: Run) => void;
  readonly onBoundary: (run: Run) => void;
}

const NOTHING = (): void => undefined;

/** What is kept of a Digimon and isn't so any more. */
const staleIn = (run: Run): readonly string[] =>
  run.state.units.flatMap((unit) => staleOf(run, unit));

function staleOf(run: Run, unit: Unit): readonly string[] {
  const name = run.setup.labels[unit.cards[0] ?? -1] ?? '';
  const printed = baseView(unit, run.setup.cards);
  return JSON.stringify(printed) === JSON.stringify(unit.base)
    ? []
    : [`what the cards of ${name} print isn't what is kept`];
}

export interface KeptTried {
  readonly courses: number;
  readonly why: string | null;
}

/** Plays every course of a board, as far as the bounds go, three times: also without its steps. */
export function tryKept(scenario: Scenario, bounds: CourseBounds): KeptTried {
  const wrong: string[] = [];
  let courses = 0;
  const onBoundary = (run: Run): void => {
    wrong.push(...staleIn(run));
  };
  eachCourse(scenario, bounds, (run, outcome) => {
    courses++;
    if (wrong.length > 0) return;
    const script = run.taken.map(({ index }) => index);
    const kept = watched(scenario, script, { before: NOTHING, onBoundary });
    const fresh = watched(scenario, script, { before: keepNothing, onBoundary: NOTHING });
    const plain = endSeen(run, outcome);
    const step = kept.findIndex((words, i) => words !== fresh[i]);
    if (step >= 0 || kept.length !== fresh.length)
      wrong.push(`-- with what is kept:\n${kept[step]}\n-- worked out anew:\n${fresh[step]}`);
    const end = plain.findIndex((words, i) => words !== fresh.at(i - plain.length));
    if (end >= 0)
      wrong.push(
        `-- without steps:\n${plain[end]}\n-- worked out anew:\n${fresh.at(end - plain.length)}`,
      );
  });
  return { courses, why: wrong[0] ?? null };
}
