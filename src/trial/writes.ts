/**
 * Two tabs that keep things, on a device that refuses some writes: what it does not have is what
 * was said to be missing, and in the end nothing of either tab is lost.
 */
import { Keeper, type Locks } from '../quiz/keep/keeper.ts';
import type { Store } from '../quiz/keep/storage.ts';
import { store } from '../quiz/keep/store-sample.ts';
import { DAILY } from '../quiz/mode/daily/kept.ts';
import { EXAMS } from '../quiz/mode/exam/kept.ts';
import { PROGRESS } from '../quiz/keep/progress.ts';
import { heldBy, MODES } from '../quiz/mode/progress/modes-sample.ts';
import { REVIEW } from '../quiz/mode/review/kept.ts';
import { RUNS } from '../quiz/mode/run/kept.ts';
import { below, oneOf } from './mutate.ts';
import type { NamedTrial, InputTried } from './trial.ts';

const TABS = ['A', 'B'] as const;

/** `navigator.locks` of a device with two tabs: the turns wait until they are given. */
class FakeLocks implements Locks {
  readonly #turns: (() => void)[] = [];

  request(_name: string, turn: () => void): Promise<unknown> {
    this.#turns.push(turn);
    return Promise.resolve();
  }

  get waiting(): number {
    return this.#turns.length;
  }

  give(): void {
    this.#turns.shift()?.();
  }
}

/** A device that refuses the writes of these numbers, from 1; `mend`: from now on none. */
function refusing(writes: ReadonlySet<number>): { readonly device: Store; mend: () => void } {
  const kept = store();
  let count = 0;
  let isMended = false;
  const setItem = (key: string, value: string): void => {
    if (!isMended && writes.has(++count)) throw new Error('full');
    kept.setItem(key, value);
  };
  return { device: { ...kept, setItem }, mend: () => void (isMended = true) };
}

/**
 * What a device holds, in an order that does not matter: changes of two tabs come in another order
 * when one of them waits.
 */
function sumOf(of: Store): string {
  const load = new Keeper(of);
  const { answers, days } = load.load(PROGRESS).value;
  const sum = {
    answers: Object.entries(answers).map(([id, { right, wrong }]) => [id, right, wrong]),
    days: Object.entries(days),
    daily: Object.keys(load.load(DAILY).value.entries),
    review: Object.entries(load.load(REVIEW).value.entries).map(([id, { reps }]) => [id, reps]),
    runs: load.load(RUNS).value.entries.length,
    // Only one of the tabs sits exams.
    exams: JSON.stringify(load.load(EXAMS).value),
  };
  return JSON.stringify({
    ...sum,
    answers: sum.answers.map(String).sort(),
    days: sum.days.map(String).sort(),
    daily: sum.daily.sort(),
    review: sum.review.map(String).sort(),
  });
}

/**
 * Plays an input. Its first line has the numbers of the writes that are refused; each further line
 * is the next change of a mode in a tab ("A practice"), or a turn for the tab that waits longest.
 */
function played(input: string): string | null {
  const [refused = '', ...lines] = input.split('\n');
  const numbers = [...refused.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const { device, mend } = refusing(new Set(numbers));
  const locks = new FakeLocks();
  const tabs = { A: new Keeper(device, locks), B: new Keeper(device, locks) };
  const done = new Map<string, number>();
  // The same changes on a device that takes all of them, without tabs.
  const whole = store();
  const alone = new Keeper(whole);
  const missing = (): number => tabs.A.refused + tabs.B.refused;
  for (const line of lines) {
    const [, name, mode] = /^([AB]) (\w+)$/.exec(line) ?? [];
    const tab = TABS.find((one) => one === name);
    if (tab === undefined || mode === undefined) {
      locks.give();
      continue;
    }
    const nth = done.get(line) ?? 0;
    done.set(line, nth + 1);
    const step = MODES[mode]?.[nth];
    if (step === undefined) continue;
    step(tabs[tab]);
    step(alone);
  }
  while (locks.waiting > 0) locks.give();
  // A change that is refused may be one that changes nothing: a day that was answered before.
  if (missing() === 0 && sumOf(device) !== sumOf(whole))
    return `nothing is said to be missing, and the device has only ${JSON.stringify(heldBy(device))}`;
  const before = JSON.stringify(heldBy(device));
  if (numbers.length === 0 && missing() > 0) return 'a device that takes all is said to refuse';
  mend();
  for (const tab of TABS) tabs[tab].write();
  if (missing() > 0) return 'changes are said to be missing on a device that takes all';
  return sumOf(device) === sumOf(whole)
    ? null
    : `lost for good: before ${before}, then ${JSON.stringify(heldBy(device))}`;
}

export const writes: NamedTrial = {
  name: 'writes',
  about: 'changes in two tabs, in every mode, where the n-th write fails',
  inputs: { small: 400, nightly: 20_000 },
  inputOf: (chance, _, i) => {
    // One write for each n in turn, or several.
    const refused = i % 2 === 0 ? [1 + ((i / 2) % 60)] : [];
    while (below(chance, 3) > 0) refused.push(1 + below(chance, 40));
    const modes = Object.keys(MODES);
    const lines = Array.from({ length: 4 + below(chance, 40) }, () => {
      if (below(chance, 3) === 0) return 'turn';
      const mode = oneOf(chance, modes);
      return `${mode === 'exam' ? 'A' : oneOf(chance, TABS)} ${mode}`;
    });
    return [refused.join(' '), ...lines].join('\n');
  },
  again: (input): InputTried => ({ runs: 1, why: played(input) }),
};
