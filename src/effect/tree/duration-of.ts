/** How long each process of a sentence lasts, and when it is done. */
import type { Duration, Moment, Process, Sentence } from './tree.ts';

/**
 * How long process `i` of a sentence lasts: its own duration, the one of the last process joined
 * behind it, or the one in front of the sentence.
 *
 *     This Digimon gets +2000 DP and gains <Piercing> for the turn.
 *                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ ^^^^^^^^^^^^
 */
export function durationOf(sentence: Sentence, i: number): Duration | undefined {
  const own = sentence.processes[i];
  if (own !== undefined && !LASTING.has(own.action.kind)) return own.duration;
  for (let k = i; k < sentence.processes.length; k++) {
    const process = sentence.processes[k];
    if (k > i && (!lasting(process) || process?.front !== undefined)) break;
    if (process?.duration !== undefined) return process.duration;
  }
  return sentence.duration;
}

/**
 * When process `i` of a sentence is done, if not at once: "at the end of the turn" in front of all
 * or behind it (18-1).
 */
export const momentOf = (sentence: Sentence, i: number): Moment | undefined =>
  sentence.processes[i]?.at ?? sentence.at;

const LASTING = new Set<string>([
  'DP',
  'add DP',
  'set DP',
  'gain',
  'quoted',
  'prohibit',
  'allow',
  'must',
  'immune',
  'ban',
  'ban cards',
]);

export const isLasting = (kind: string): boolean => LASTING.has(kind);

/** Only what can last shares a duration with what is joined to it. */
const lasting = (process: Process | undefined): boolean =>
  process !== undefined &&
  process.joined !== undefined &&
  process.joined !== ', then' &&
  LASTING.has(process.action.kind);
