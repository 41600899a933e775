/** How much of a list of printed texts the engine runs, and what keeps the others from it. */
import { withTokens } from '../../effect/line/token.ts';
import { readEffects } from '../../effect/read/read.ts';
import type { PrintedText } from '../../effect/read/report.ts';
import type { EffectText } from '../../effect/tree/tree.ts';
import { fit } from './fit.ts';
import { notRunnable } from './runs.ts';
import { play } from '../play/play.ts';
import { readScenario } from '../file/read.ts';

interface Obstacle {
  readonly found: string;
  /** Texts that have it. */
  readonly texts: number;
  /** Texts that have nothing else: so many more would be run. */
  readonly alone: number;
  readonly example: string;
}

export interface RunsReport {
  readonly texts: number;
  /** Texts with nothing that the engine does not run. */
  readonly runnable: number;
  /** The commonest first. */
  readonly obstacles: readonly Obstacle[];
  /** Texts that are said to be run, and stop the engine in the scenario made for them. */
  readonly stopped: readonly { readonly text: string; readonly why: string }[];
}

export function runsReport(texts: readonly PrintedText[]): RunsReport {
  const obstacles = new Map<string, Obstacle>();
  const stopped: { text: string; why: string }[] = [];
  let runnable = 0;
  for (const { text } of texts) {
    const read = readEffects(text);
    const problems = notRunnable(read);
    const kinds = new Set(problems.map(({ found }) => found));
    if (kinds.size === 0) {
      runnable++;
      stopped.push(...stopsOf(read));
    }
    for (const found of kinds) {
      const known = obstacles.get(found);
      const span = problems.find((problem) => problem.found === found)?.span;
      obstacles.set(found, {
        found,
        texts: (known?.texts ?? 0) + 1,
        alone: (known?.alone ?? 0) + (kinds.size === 1 ? 1 : 0),
        example: known?.example ?? read.text.slice(span?.start, span?.end),
      });
    }
  }
  return {
    texts: texts.length,
    runnable,
    obstacles: [...obstacles.values()].toSorted((a, b) => b.texts - a.texts || b.alone - a.alone),
    stopped,
  };
}

/** Lines that stop the engine in the middle, though nothing in them was refused before. */
export function stopsOf(read: EffectText): readonly { text: string; why: string }[] {
  return read.lines.flatMap((_, i) => {
    const made = fit(withTokens(read.text, read), i);
    const scenario = made === undefined ? undefined : readScenario(made.board, made.actions);
    if (scenario?.ok !== true) return [];
    try {
      play(scenario.value);
      return [];
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return [{ text: read.text, why: error.message }];
    }
  });
}
