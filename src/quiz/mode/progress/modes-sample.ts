/** What each mode keeps, done as its page does it; for tests and trials. */
import { Keeper, type KeptChange } from '../../keep/keeper.ts';
import { CALLS, withCall, withoutCall, type KeptCall } from '../../keep/calls.ts';
import { PROGRESS, record } from '../../keep/progress.ts';
import type { KeptKind, Store } from '../../keep/storage.ts';
import { answeredOn, DAILY } from '../daily/kept.ts';
import { answerIn, finish, reportOf, startAttempt } from '../exam/attempt.ts';
import { DEFAULT_EXAM } from '../exam/paper.ts';
import { begun, EXAMS, inAttempt, withResult } from '../exam/kept.ts';
import { REVIEW } from '../review/kept.ts';
import { rated } from '../review/schedule.ts';
import { RUNS } from '../run/kept.ts';
import { withRun } from '../run/run.ts';
import { answered, begun as begunTraining, dealt } from '../train/changes.ts';
import { TRAINING } from '../train/kept.ts';
import { TYPED_CARDS, withTyped } from '../../keep/typed-cards.ts';
import { KIND_LIST, kindOf, type KindName } from './kept.ts';

/** When all of it is done. */
export const NOW = '2026-01-02T03:04:05.000Z';

/** One thing that a person does: a change of one kind. */
export type ModeStep = (keeper: Keeper) => void;

const changes =
  <T>(kind: KeptKind<T>, change: KeptChange<T>): ModeStep =>
  (keeper) =>
    void keeper.change(kind, change);

/** A question is answered. */
export const answers = (id: string, right = true): ModeStep =>
  changes(PROGRESS, (progress) => record(progress, id, right, NOW));

const attempt = startAttempt('n=2', DEFAULT_EXAM, { ids: ['a/b', 'c/d'], code: 'x' }, NOW);
const done = finish(answerIn(attempt, 'a/b', [0]), Date.parse(NOW) + 60_000);

const session = { seed: 'x', theme: '', before: 1500, carried: 0, turns: [] };

const callAt = (at: string): KeptCall => ({
  ...{ at, question: 'Is Rex deleted?', answers: ['Rex is deleted', "Rex isn't deleted"] },
  ...{ board: ['P1: battle area: Rex'], verdict: 'P1 is right.', assumed: [], cards: ['Rex'] },
  again: null,
});

/** What each mode keeps, in the order in which it does. */
export const MODES: { readonly [mode: string]: readonly ModeStep[] } = {
  call: [
    changes(CALLS, withCall(callAt(NOW))),
    changes(CALLS, withCall(callAt('2026-01-03T03:04:05.000Z'))),
    changes(CALLS, withoutCall(NOW)),
  ],
  'typed cards': [
    changes(TYPED_CARDS, withTyped(['card Rex: Digimon red\n'])),
    changes(TYPED_CARDS, withTyped(['card Cub: Digimon red\n'])),
  ],
  practice: [answers('a/b'), answers('c/d', false), answers('a/b'), answers('e/f')],
  train: [
    changes(TRAINING, begunTraining(session)),
    changes(TRAINING, dealt('x', 0, { id: 'a/b', again: '', rated: true })),
    answers('a/b'),
    changes(
      TRAINING,
      answered({ seed: 'x', place: 0, level: 2, rated: true, right: true, at: NOW }),
    ),
    changes(TRAINING, dealt('x', 1, { id: 'c/d', again: '', rated: true })),
  ],
  rulings: [answers('rulings/one'), answers('rulings/two', false)],
  daily: [
    answers('a/b'),
    changes(DAILY, answeredOn('2026-01-02', '2026-01-02', { id: 'a/b', right: true })),
    answers('c/d', false),
    changes(DAILY, answeredOn('2026-01-01', '2026-01-02', { id: 'c/d', right: false })),
  ],
  run: [
    answers('a/b'),
    answers('c/d', false),
    changes(RUNS, withRun({ at: NOW, minutes: 5, right: 1, answered: 2, combo: 1 })),
  ],
  review: [
    answers('a/b'),
    changes(REVIEW, rated('a/b', 'good', new Date(NOW))),
    answers('c/d', false),
    changes(REVIEW, rated('c/d', 'again', new Date(NOW))),
    changes(REVIEW, rated('a/b', 'easy', new Date(NOW))),
  ],
  exam: [
    changes(EXAMS, begun(attempt)),
    changes(
      EXAMS,
      inAttempt(attempt, (before) => answerIn(before, 'a/b', [0])),
    ),
    changes(
      EXAMS,
      inAttempt(attempt, (before) => ({ ...before, at: 1 })),
    ),
    changes(
      EXAMS,
      inAttempt(attempt, (before) => finish(before, Date.parse(NOW) + 60_000)),
    ),
    answers('a/b'),
    changes(EXAMS, withResult(done, reportOf(done, [], new Set(['a/b'])))),
  ],
};

/** What a device holds of each kind. */
export const heldBy = (of: Store): { readonly [name in KindName]?: unknown } =>
  Object.fromEntries(KIND_LIST.map((name) => [name, new Keeper(of).load(kindOf(name)).value]));

/** Does it all on a device. */
export function playedOn(of: Store, steps: readonly ModeStep[]): Keeper {
  const keeper = new Keeper(of);
  for (const step of steps) step(keeper);
  return keeper;
}
