/** For tests: how often an effect triggers or is activated on a board. */
import { orThrow } from '../../base/result.ts';
import { begin, resolve } from '../../game/explore/resolve.ts';
import { readScenario } from '../file/read.ts';

/** How often a step of the resolution says that of an effect whose name ends so. */
export function said(
  board: string,
  actions: readonly string[],
  verb: 'activates' | 'triggers',
  name: string,
): number {
  const scenario = orThrow(readScenario(board, actions));
  const run = begin(scenario.setup, { trace: true });
  const outcome = resolve(run, scenario.declarations);
  if (outcome !== 'done') throw new Error(`${outcome}: ${actions.join(', ')}\n${board}`);
  const steps = run.trace?.steps ?? [];
  return steps.filter(
    (step) => step.verb === verb && 'effect' in step && String(step.effect).endsWith(name),
  ).length;
}

/** An Option card of a board, with its [Main] effect. */
export const main = (name: string, words: string): string =>
  `card ${name}: Option red\n  [Main] ${words}`;

/** An area that is named twice is one area. */
export function merged(board: string): string {
  const lines: string[] = [];
  const at = new Map<string, number>();
  for (const line of board.split('\n')) {
    const area = /^(P[12] \w+): (.*)$/.exec(line);
    const [, name = '', cards = ''] = area ?? [];
    const known = area === null ? undefined : at.get(name);
    if (known === undefined) {
      if (area !== null) at.set(name, lines.length);
      lines.push(line);
    } else lines[known] += `, ${cards}`;
  }
  return lines.join('\n');
}
