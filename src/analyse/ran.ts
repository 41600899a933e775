/** A run as a page shows it, as far as its choices go. */
import type { Scenario } from '../scenario/file/scenario.ts';
import type { Played } from '../scenario/play/play.ts';
import type { Snapshot } from '../scenario/play/snapshot.ts';
import { tellChoice } from '../scenario/play/tell-option.ts';
import { cardsByLabel, type Cards } from '../ui/board/cards.ts';
import { PLAYERS } from '../ui/board/draw.ts';
import { startOf } from '../ui/board/start.ts';
import { viewOfStep, type StepView } from '../ui/steps/endings.ts';

export interface RanView {
  readonly cards: Cards;
  readonly steps: readonly StepView[];
  /** The board before anything happens, and after each step. */
  readonly boards: readonly Snapshot[];
  /** The choices made so far, in words. */
  readonly chosen: readonly string[];
  /** The choice that waits; `null` at the end. */
  readonly open: { readonly who: string; readonly options: readonly string[] } | null;
  /** Why it is not played to its end, as a sentence; `null` where it is, or a choice waits. */
  readonly stopped: string | null;
}

export const ranView = (
  scenario: Scenario,
  { steps, boards, choices, open, outcome, unknown }: Played,
): RanView => ({
  cards: cardsByLabel(scenario.setup),
  steps: steps.map((step) => viewOfStep(step, scenario.setup.labels)),
  boards: [startOf(scenario), ...boards],
  chosen: choices.flatMap(({ choice, index }) =>
    choice === null ? [] : [tellChoice(choice, index, scenario.setup)],
  ),
  open:
    open === null
      ? null
      : {
          who: PLAYERS[open.player],
          options: open.options.map((_, i) => tellChoice(open, i, scenario.setup)),
        },
  stopped: unknown === undefined ? (STOPPED[outcome] ?? null) : `${unknown.message}.`,
});

/** How a course ends that the engine does not play to its end. */
const STOPPED: { readonly [outcome in Played['outcome']]?: string } = {
  endless: 'The engine stopped here because this never ends.',
  unfinished: 'The engine stopped here because this board has more possibilities than it tries.',
};
