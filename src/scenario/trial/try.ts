/** A board and a change that must mean nothing: whether both end the same. */
import { explore, type Exploration } from '../../game/explore/explore.ts';
import { UnknownCard } from '../../game/run/run.ts';
import { readScenario } from '../file/read.ts';
import type { Scenario } from '../file/scenario.ts';
import { saidOf, type Saying } from '../random/said.ts';
import { CHANGES } from './change.ts';
import type { Changed } from './changed.ts';
import { boardOf, shown, type Trial } from './trial.ts';

/** Trees of choices that are larger than this are left out. */
const MOST_RUNS = 150;

interface PlayedTrial {
  readonly scenario: Scenario;
  readonly found: Exploration;
}

/** All endings; `null` where there are too many, or a card that nobody knows decides. */
function play(trial: Trial): PlayedTrial | null {
  const read = readScenario(boardOf(trial), trial.actions);
  if (!read.ok) throw new Error(`${JSON.stringify(read.problem)}\n${shown(trial)}`);
  try {
    const { setup, declarations } = read.value;
    const found = explore(setup, declarations, { most: MOST_RUNS, goesOn: true });
    return found.complete ? { scenario: read.value, found } : null;
  } catch (problem) {
    if (problem instanceof UnknownCard) return null;
    throw problem;
  }
}

const endings = ({ found }: PlayedTrial, saying: Saying | undefined): ReadonlySet<string> =>
  new Set(found.endings.map(({ run, outcome }) => saidOf(run, outcome, saying)));

/** Whether the stacks with these top cards are at every ending what they were. */
function stays({ scenario, found }: PlayedTrial, tops: readonly string[]): boolean {
  const { setup } = scenario;
  const name = (card: number): string => setup.cards[card]?.name ?? '';
  const wanted = setup.start.units.filter(({ cards }) => tops.includes(name(cards[0] ?? -1)));
  return found.endings.every(({ run }) =>
    wanted.every(({ id, cards }) =>
      run.state.units.some((unit) => unit.id === id && unit.cards.join() === cards.join()),
    ),
  );
}

/** Endings at which something was done to a Digimon. */
const touches = ({ scenario, found }: PlayedTrial, name: string): readonly string[] =>
  found.endings.flatMap(({ run, outcome }) => {
    const left = run.state.units.find(
      ({ cards }) => scenario.setup.cards[cards[0] ?? -1]?.name === name,
    );
    return left !== undefined && left.applied.length === 0
      ? []
      : [`something is done to ${name}\n${saidOf(run, outcome)}`];
  });

/** A change after which a board ends otherwise. */
export interface TrialFailure {
  readonly change: string;
  readonly before: string;
  readonly now: string;
  /** Endings that only one of them has. */
  readonly lost: readonly string[];
  readonly gained: readonly string[];
}

export interface Tried {
  /** How often each change was made and compared. */
  readonly made: readonly string[];
  readonly failures: readonly TrialFailure[];
}

/** Plays the board, and again with every change that fits. */
export function tryAll(
  trial: Trial,
  only: (change: string) => boolean = () => true,
  changes = CHANGES,
): Tried {
  const made: string[] = [];
  const failures: TrialFailure[] = [];
  const base = play(trial);
  if (base === null) return { made, failures };
  for (const [change, make] of Object.entries(changes)) {
    if (!only(change)) continue;
    const changed = make(trial);
    if (changed === null) continue;
    const failure = compare(change, trial, base, changed);
    if (failure === 'not comparable') continue;
    made.push(change);
    if (failure !== null) failures.push(failure);
  }
  return { made, failures };
}

function compare(
  change: string,
  trial: Trial,
  base: PlayedTrial,
  changed: Changed,
): TrialFailure | null | 'not comparable' {
  const { stay = [] } = changed;
  if (!stays(base, stay)) return 'not comparable';
  const other = play(changed.trial);
  if (other === null || !stays(other, stay)) return 'not comparable';
  const before = endings(base, changed.before);
  const now = endings(other, changed.now);
  const lost = [...before.difference(now)];
  const gained = [...now.difference(before)];
  const { untouched } = changed;
  if (untouched !== undefined) gained.push(...touches(other, untouched));
  if (lost.length + gained.length === 0) return null;
  return { change, before: shown(trial), now: shown(changed.trial), lost, gained };
}
