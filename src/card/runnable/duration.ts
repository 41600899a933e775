import type { Action, Duration, EffectLine, Process, Sentence } from '../../effect/tree/tree.ts';
import { isOfPhase, isOfTheirs } from '../../effect/tree/closed/duration.ts';
import { durationOf } from '../../effect/tree/duration-of.ts';
import { speaksOfOpponent } from '../../effect/tree/opponent.ts';
import { canRun } from '../can-run/can-run.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';

/**
 * Durations of an effect that the engine does not run. A text calls its player "you", so that
 * "they" are the opponent, once that player or a card of theirs was spoken of.
 */
export function checkDurations(
  { trigger }: EffectLine,
  sentences: readonly Sentence[],
  problems: NotRunnable[],
): void {
  let spoken = speaksOfOpponent(trigger);
  for (const sentence of sentences) {
    spoken ||= speaksOfOpponent(sentence);
    const { duration, processes } = sentence;
    checkLasting(sentence, problems);
    checkShared(sentence, problems);
    for (const one of [duration, ...processes.map((process) => process.duration)]) {
      if (one === undefined) continue;
      const { name, span } = one;
      if (!canRun('duration', name)) problems.push({ found: 'this duration', span });
      else if (isOfTheirs(name) && (!spoken || isOfBoth(sentence)))
        problems.push({ found: 'whose turn "their" means', span });
    }
  }
}

/** What is put on Digimon lasts; what is done at once does not. */
const LASTING: ReadonlySet<Action['kind']> = new Set([
  'DP',
  'add DP',
  'set DP',
  'become Digimon',
  'gain',
  'prohibit',
  'prohibit by',
  'immune',
  'quoted',
  'ban',
  'ban cards',
  'allow',
  'treated as',
  'unread',
] satisfies readonly Action['kind'][]);

/** "During your next unsuspend phase, delete ...": that would be done now. */
function checkLasting({ duration, processes }: Sentence, problems: NotRunnable[]): void {
  const lasting = processes.filter(({ action }) => LASTING.has(action.kind));
  if (duration !== undefined && (lasting.length === 0 || isPhase(duration, lasting, processes)))
    problems.push({ found: 'this duration', span: duration.span });
  for (const process of processes)
    if (process.duration !== undefined && !lasting.includes(process))
      problems.push({ found: 'this duration', span: process.duration.span });
}

/** "For the turn, it gains <Blocker>, and gets +2000 DP until ...": <Blocker> for how long? */
function checkShared(sentence: Sentence, problems: NotRunnable[]): void {
  const { duration, processes } = sentence;
  if (duration === undefined) return;
  processes.forEach((process, i) => {
    const shared = process.duration === undefined ? durationOf(sentence, i) : undefined;
    if (shared !== undefined && shared.name !== duration.name)
      problems.push({
        found: 'which of two durations is meant for the first part',
        span: shared.span,
      });
  });
}

const isPhase = (
  { name }: Duration,
  lasting: readonly Process[],
  processes: readonly Process[],
): boolean => isOfPhase(name) && lasting.length < processes.length;

/** "all Digimon get ... until their turn ends": each of them has a turn of its own. */
const isOfBoth = ({ processes }: Sentence): boolean =>
  processes.some(
    ({ action }) =>
      action.kind !== 'ban cards' &&
      'target' in action &&
      action.target !== undefined &&
      'side' in action.target &&
      action.target.side === 'either',
  );
