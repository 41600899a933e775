/** A generated question as a page shows it: found by its seed, explained once it is answered. */
import { capital, escapeHtml } from '../../base/words.ts';
import { generate, type Base, type GeneratedQuestion } from './generate.ts';
import { shuffled } from '../../base/chance.ts';
import { urlOf } from '../../rules/corpus.ts';
import { parseScenarioFile } from '../../scenario/file/scenario-file.ts';
import { tell } from '../../scenario/play/tell.ts';
import { partingOf } from '../../scenario/change/compare.ts';
import { kitTable, type KeywordKit } from '../../scenario/change/kit.ts';
import { unchanged } from '../../scenario/change/words.ts';
import { originalOfScenario } from '../../scenario/change/vary.ts';
import { urlOfQuestion } from '../page/names.ts';
import type { PackedBase } from '../whatif/load.ts';

/** A generated question with the one it is made of. */
export interface SeededQuestion {
  readonly made: GeneratedQuestion;
  readonly base: Base;
}

/**
 * Steps of work for one board, with all its variants: of a hundred boards one needs more. It
 * is a count and no time, so that every device leaves out the same boards.
 */
const MOST_FOR_BOARD = 12_000;
/** For all boards that are tried for one question. */
const MOST_FOR_QUESTION = 3 * MOST_FOR_BOARD;

/**
 * The question of a seed, from the first board of the pack that makes one; `null` when none does. A
 * board that needs too much is left out.
 */
export function findMade(
  pack: readonly PackedBase[],
  keywords: KeywordKit,
  seed: number,
  mostForBoard = MOST_FOR_BOARD,
): SeededQuestion | null {
  let left = MOST_FOR_QUESTION;
  for (const { id, title, cites, scenario: packed } of shuffled(pack, seed)) {
    const may = Math.min(mostForBoard, left);
    const effort = { left: may };
    const scenario = parseScenarioFile(packed);
    const original = originalOfScenario(scenario, effort);
    const base = original && { id, title, cites, original };
    const made = base && generate(base, kitTable(scenario, keywords), seed);
    // What was made of a board that was not looked at to the end could lack a rule that decides.
    if (base !== null && made !== null && effort.left > 0) return { made, base };
    left -= may - effort.left;
    if (left <= 0) return null;
  }
  return null;
}

/**
 * Why it is so, as HTML: what is otherwise on the board that it is made of, how it ends there, and
 * where the two part.
 */
export function whyMade({ made, base }: SeededQuestion): string {
  const { variant, there } = made;
  const before = unchanged(variant.change, base.original.board);
  const ends =
    there.length === 1
      ? `It ends like this: ${there[0] ?? ''}.`
      : `It can end like this: ${there.join('; or ')}.`;
  const title = `<a href="${urlOfQuestion(base.id)}">${escapeHtml(base.title)}</a>`;
  const parting = partingOf(base.original, variant);
  const step = parting?.after.steps[parting.at];
  const where =
    parting === null || step === undefined
      ? ''
      : `<p>The first difference is step ${parting.at + 1} here: ${escapeHtml(tell(step, parting.after.labels))} <a class="num" href="${urlOf(step.rule)}">${step.rule}</a></p>`;
  return `<p>This is the board of the question ${title} with one thing changed. There, ${escapeHtml(before.is)}. ${escapeHtml(capital(ends))}</p>${where}`;
}
