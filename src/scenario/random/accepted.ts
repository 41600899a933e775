/**
 * Effect lines made of every phrase that the reader knows: as a process, as a cost, as a condition,
 * as what sets the effect off, with every duration and moment. All that the engine says it runs
 * must be run (accepted.test.ts).
 */
import fc from 'fast-check';
import { fromTable, type Tree } from '../../effect/read/arbitrary.ts';
import { canRun } from '../../card/can-run/can-run.ts';
import { TESTS } from '../../effect/grammar/condition.ts';
import { TARGETS } from '../../effect/grammar/target.ts';
import { EVENTS } from '../../effect/grammar/trigger.ts';
import type { Phrase } from '../../effect/phrase/phrase.ts';
import { ACTIONS } from '../../effect/read/grammar.ts';
import { writeEffects } from '../../effect/read/write.ts';
import { DURATIONS } from '../../effect/tree/closed/duration.ts';
import { MOMENTS, type Line } from '../../effect/tree/tree.ts';
import { isPlayed } from './lines.ts';

const gain: Tree = { kind: 'memory', change: 1 };
const sentence = (parts: Tree): Tree => ({
  conditions: [],
  processes: [{ action: gain }],
  ...parts,
});
const line = (timing: string, parts: Tree, ...sentences: Tree[]): Tree => ({
  kind: 'effect',
  timings: [{ name: timing }],
  ...parts,
  sentences,
});

/** Actions of these kinds last, and so have durations. */
const KINDS: readonly unknown[] = ['DP', 'prohibit', 'gain', 'immune', 'delete'];
const LASTING = ACTIONS.filter(({ fixed }) => 'kind' in fixed && KINDS.includes(fixed.kind));

/** Some trees of each phrase of a table. */
const samples = <N>(phrases: readonly Phrase<N>[], n: number, seed: number): readonly Tree[] =>
  phrases.flatMap((phrase, i) =>
    fc.sample(fromTable([phrase], 2), { numRuns: n, seed: 1_000 * seed + i }),
  );

const isLines = (value: readonly unknown[]): value is readonly Line[] => value.length > 0;

/**
 * The text of a tree, where there is one and the engine says that it runs it. Numbers are small, so
 * that what they count can be there.
 */
export function textOf(tree: Tree): string | null {
  const lines: readonly unknown[] = [tree];
  if (!isLines(lines) || lines.some(hasUnpayable)) return null;
  try {
    const text = writeEffects({ lines }).replaceAll(/\b\d+\b(?! DP)/g, small);
    return text.includes('\n') || !isPlayed('upper', text) ? null : text;
  } catch {
    // A tree that no text has.
    return null;
  }
}

/** Whether a price is an action that can't be paid: such a line is refused, whatever else it is. */
const hasUnpayable = (of: Line): boolean =>
  of.kind === 'effect' &&
  of.sentences.some(({ cost }) => cost?.actions.some(({ kind }) => !canRun('cost', kind)));

const small = (digits: string): string => (digits.length === 1 ? digits : '2');

/** Lines that the engine says it runs: `n` of each phrase in each place. */
export const acceptedTexts = (n: number, seed: number): readonly string[] => [
  ...new Set(linesToTry(n, seed).flatMap((tree) => textOf(tree) ?? [])),
];

/** The lines among which they are: `textOf` says of each whether it is run. */
export function linesToTry(n: number, seed: number): readonly Tree[] {
  const actions = samples(ACTIONS, n, seed);
  // Places of actions that are done to a target.
  const places = actions.flatMap((action, i) => ('target' in action ? [i] : []));
  const timings = ['When Attacking', 'On Play', 'Main'];
  const timed = (parts: Tree, i: number): Tree =>
    line(timings[i % timings.length] ?? 'Main', {}, sentence(parts));
  return [
    ...actions.map((action, i) => timed({ processes: [{ action }] }, i)),
    ...actions.map((action, i) =>
      timed({ cost: { form: i % 3 === 0 ? 'to' : 'by', actions: [action] } }, i),
    ),
    ...samples(ACTIONS, n, seed + 1).map((action, i) =>
      line(
        'When Attacking',
        {},
        sentence({ processes: [{ action: actions[i] ?? action }] }),
        sentence({ then: 'Then,', processes: [{ action, may: 'you' }] }),
      ),
    ),
    ...samples(TARGETS, 2 * n, seed).flatMap((target, i) =>
      places
        .map((_, k) => ({ ...actions[places[(i + k) % places.length] ?? 0], target }))
        .slice(0, 8)
        .flatMap((action, k) => [
          timed({ processes: [{ action }] }, i),
          timed({ cost: { form: 'by', actions: [action] } }, i + k),
        ]),
    ),
    ...samples(TESTS, 3 * n, seed).map((test, i) =>
      timed({ conditions: [{ word: 'if', test }] }, i),
    ),
    ...samples(TESTS, n, seed + 1).map((test) =>
      line('All Turns', {}, sentence({ conditions: [{ word: 'while', test }], processes: [] })),
    ),
    ...samples(EVENTS, 3 * n, seed).map((event) =>
      line('All Turns', { trigger: triggerOf(event) }, sentence({})),
    ),
    ...DURATIONS.flatMap((name) =>
      samples(LASTING, 1, seed).flatMap((action) => [
        line('Main', {}, sentence({ duration: { name }, processes: [{ action }] })),
        line('Main', {}, sentence({ processes: [{ action, duration: { name } }] })),
      ]),
    ),
    ...MOMENTS.flatMap((name) =>
      samples(LASTING, 1, seed).map((action) =>
        line('When Attacking', {}, sentence({ at: { name }, processes: [{ action }] })),
      ),
    ),
  ];
}

/** "[Main] [Once Per Turn] By ..., gain 5 memory.": costs that the engine says can be paid. */
export function acceptedCosts(n: number, seed: number): readonly string[] {
  const targets = samples(TARGETS, n, seed);
  // What is gained is looked at, so that memory is no cost here.
  const actions = samples(ACTIONS, n, seed).filter(({ kind }) => kind !== 'memory');
  const aimed = actions.flatMap((action, i) =>
    'target' in action
      ? targets.filter((_, k) => (i + k) % 6 === 0).map((target) => ({ ...action, target }))
      : [],
  );
  const costs = [
    ...actions.map((action) => [action]),
    ...aimed.map((action) => [action]),
    ...actions.map((action, i) => [action, actions[(7 * i + 3) % actions.length] ?? action]),
  ];
  const perTurn = { times: 1, form: 'square' };
  const done = [{ action: { kind: 'memory', change: 5 } }];
  return [
    ...new Set(
      costs.flatMap((paid) => {
        const cost = { form: 'by', actions: paid };
        return textOf(line('Main', { perTurn }, sentence({ cost, processes: done }))) ?? [];
      }),
    ),
  ];
}

const triggerOf = (event: Tree): Tree => ({
  word: 'When',
  events: [event],
  would: event['would'] === true,
});
