/**
 * The board that a line is played on: with the card of a file, as far as that lets it come about.
 */
import type { PrintedCard } from '../card/printed.ts';
import { describeProblem, err, ok, type Result } from '../base/result.ts';
import type { OwnCard } from '../scenario/fit/board.ts';
import { fit, type Fit } from '../scenario/fit/fit.ts';
import { play } from '../scenario/play/play.ts';
import { readScenario } from '../scenario/file/read.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import type { RunRequest } from './wire.ts';

interface OnBoard {
  readonly made: Fit;
  readonly scenario: Scenario;
  /** What is made up about the card, as a sentence. */
  readonly madeUp: string | null;
}

type AskedLine = Pick<RunRequest, 'text' | 'line' | 'as'>;

/** The problem is a sentence for the person who asked. */
export function onBoard(line: AskedLine, card?: PrintedCard): Result<OnBoard, string> {
  const plain = boardWith(line);
  if (!plain.ok || card === undefined) return plain;
  const { text: _, name, ...printed } = card;
  // Actions tell cards apart by their names.
  const isTaken = plain.value.scenario.setup.labels.includes(name);
  const tries: readonly (readonly [OwnCard, string | null])[] = [
    [{ name, printed }, null],
    [
      { name },
      `Level, DP, cost and the other facts of ${name} are made up here so that the effect can happen.`,
    ],
  ];
  for (const [own, madeUp] of isTaken ? [] : tries) {
    const made = boardWith(line, own);
    const isOfFacts = (scenario: Scenario): boolean =>
      own.printed === undefined ||
      scenario.setup.cards.some(
        (def) => def.name === name && def.category === own.printed?.category,
      );
    if (!made.ok || !isOfFacts(made.value.scenario)) continue;
    if (comesAbout(made.value.scenario, plain.value.scenario)) return ok({ ...made.value, madeUp });
  }
  return ok({
    ...plain.value,
    madeUp: `The card here is made up, because ${name} can't stand on this board.`,
  });
}

function boardWith({ text, line, as }: AskedLine, own?: OwnCard): Result<OnBoard, string> {
  const made = fit(text, line, as, own);
  if (made === undefined) return err("The engine can't play any of this line yet.");
  const scenario = readScenario(made.board, made.actions);
  if (!scenario.ok) {
    const problems = scenario.problem.map(describeProblem).join(' ');
    return err(`No board could be made for this line: ${problems}`);
  }
  return ok({ made, scenario: scenario.value, madeUp: null });
}

/** Up to the first choice everything happens that happens with the card that is made up. */
function comesAbout(own: Scenario, plain: Scenario): boolean {
  const [now, before] = [own, plain].map((scenario) => play(scenario, [], { ask: true }));
  if (now === undefined || before === undefined || now.outcome === 'refused') return false;
  const verbs = new Set(now.steps.map(({ verb }) => verb));
  return before.steps.every(({ verb }) => verbs.has(verb));
}
