import type { Action, Duration, EffectLine, Process, Sentence } from '../effect/tree/tree.ts';
import type { NotRunnable } from './runnable-target.ts';

/** How long the engine can let something last (game/is/until.ts). */
const DURATIONS: ReadonlySet<Duration['name']> = new Set([
  'for the turn',
  'for the attack',
  'until the end of the attack',
  'until the attack ends',
  'until the end of the turn',
  "until the end of your opponent's turn",
  "until the end of your opponent's next turn",
  "until the end of the opponent's turn",
  "until your opponent's turn ends",
  "until your opponent's next turn ends",
  'until the end of your turn',
  'until your turn ends',
  'until the end of your next turn',
  'until your next turn ends',
  'until the end of their turn',
  'until their turn ends',
  'until the end of their next turn',
  'until their next turn ends',
  "during your opponent's next unsuspend phase",
  'during their next unsuspend phase',
  'during your next unsuspend phase',
] satisfies readonly Duration['name'][]);

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
    for (const one of [duration, ...processes.map((process) => process.duration)]) {
      if (one === undefined) continue;
      const { name, span } = one;
      if (!DURATIONS.has(name)) problems.push({ found: 'duration', span });
      else if (/\btheir\b/.test(name) && (!spoken || isOfBoth(sentence)))
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
  'immune',
  'quoted',
  'ban',
  'allow',
  'treated as',
  'unread',
] satisfies readonly Action['kind'][]);

/** "During your next unsuspend phase, delete ...": that would be done now. */
function checkLasting({ duration, processes }: Sentence, problems: NotRunnable[]): void {
  const lasting = processes.filter(({ action }) => LASTING.has(action.kind));
  if (duration !== undefined && (lasting.length === 0 || isPhase(duration, lasting, processes)))
    problems.push({ found: 'duration', span: duration.span });
  for (const process of processes)
    if (process.duration !== undefined && !lasting.includes(process))
      problems.push({ found: 'duration', span: process.duration.span });
}

const isPhase = (
  { name }: Duration,
  lasting: readonly Process[],
  processes: readonly Process[],
): boolean => name.startsWith('during') && lasting.length < processes.length;

const speaksOfOpponent = (part: unknown): boolean =>
  JSON.stringify(part ?? null).includes("your opponent's");

/** "all Digimon get ... until their turn ends": each of them has a turn of its own. */
const isOfBoth = ({ processes }: Sentence): boolean =>
  processes.some(
    ({ action }) =>
      'target' in action &&
      action.target !== undefined &&
      'side' in action.target &&
      action.target.side === 'either',
  );
