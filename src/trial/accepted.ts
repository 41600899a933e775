/**
 * What the engine says it runs must not stop it: each text on the board that is made for it, as
 * every kind of card that can have it, with one and with several of everything.
 */
import { begin, resolve } from '../game/explore/resolve.ts';
import { UnknownCard } from '../game/run/run.ts';
import { makeBoard } from '../scenario/board/make-board.ts';
import { parseBoard } from '../scenario/board/notation.ts';
import { readScenario } from '../scenario/file/read.ts';
import { FIT_AS, type FitAs } from '../scenario/fit/as.ts';
import { fit } from '../scenario/fit/fit.ts';
import { readEffects } from '../effect/read/read.ts';
import { shuffler, walk } from '../scenario/random/walk.ts';
import { wrongAtEnd } from '../scenario/random/invariants.ts';
import { lookOn } from '../scenario/random/step-invariants.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import { crowded } from './crowd.ts';

/** A board on which a text was played, and what is wrong there. */
export interface StoppedText {
  readonly as: FitAs;
  readonly board: string;
  readonly why: string;
}

/** The boards for a text: each with its actions, and what has the text there. */
export function boardsFor(
  text: string,
): readonly { readonly as: FitAs; readonly board: string; readonly actions: readonly string[] }[] {
  return readEffects(text).lines.flatMap((_, i) =>
    FIT_AS.flatMap((as) => {
      const made = fit(text, i, as);
      if (made === undefined) return [];
      const { board, actions, card } = made;
      const parsed = parseBoard(board);
      const many = parsed.ok ? [makeBoard(crowded(parsed.value.board, card))] : [];
      return [board, ...many].map((one) => ({ as, board: one, actions }));
    }),
  );
}

/**
 * Plays a text on all boards for it.
 * @param most runs on each board, with other choices in each
 */
export function stopsAt(
  text: string,
  most: number,
  seed: number,
): { readonly played: number; readonly stopped: readonly StoppedText[] } {
  const stopped: StoppedText[] = [];
  const seen = new Set<string>();
  let played = 0;
  for (const { as, board, actions } of boardsFor(text)) {
    const shown = [board, ...actions.map((action) => `> ${action}`)].join('\n');
    if (seen.has(shown)) continue;
    seen.add(shown);
    const scenario = readScenario(board, actions);
    // Other cards may not have it; that is said before anything is played.
    if (!scenario.ok) continue;
    played++;
    const why = wrongIn(scenario.value, most, seed);
    if (why !== null) stopped.push({ as, board: shown, why });
  }
  return { played, stopped };
}

/** What stops a scenario, or is wrong in its course; `null` where all is well. */
function wrongIn({ setup, declarations }: Scenario, most: number, seed: number): string | null {
  try {
    walk(setup, declarations, { most, order: shuffler(seed) });
    const { onStep, wrong } = lookOn();
    const run = begin(setup, { trace: true, onStep });
    const outcome = resolve(run, declarations);
    const left = outcome === 'done' ? wrongAtEnd(run).map((one) => `at the end: ${one}`) : [];
    const all = new Set([...wrong, ...left]);
    return all.size === 0 ? null : [...all].slice(0, 4).join('; ');
  } catch (problem) {
    if (problem instanceof UnknownCard) return null;
    return problem instanceof Error ? problem.message : String(problem);
  }
}
