/** A question that was read and marked -> all that its pages need of the engine, as data. */
import { logOf, packed } from '../../quiz/kind/at-build.ts';
import { revealAsk } from '../../quiz/kind/reveal-ask.ts';
import { reveal, study, type Reveal } from '../../quiz/feedback/reveal.ts';
import { makeScenarioFile } from '../../scenario/file/scenario-file.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { cardsByLabel } from '../../ui/board/cards.ts';
import { startOf } from '../../ui/board/start.ts';
import type { Ready } from './read-questions.ts';
import type { Drawn, ResolvedQuestion } from './resolved.ts';

/** `explanation`: its HTML. */
export function resolveQuestion(ready: Ready, explanation: string): ResolvedQuestion {
  const { question, marked, ask } = ready;
  const scenario = marked?.scenario ?? null;
  return {
    question,
    ask,
    explanation,
    shown: revealOf(ready),
    data: dataOf(ready),
    drawn: scenario && drawnOf(scenario),
    log: ask === null ? [] : logOf(ask, scenario),
  };
}

const drawnOf = (scenario: Scenario): Drawn => ({
  board: startOf(scenario),
  cards: cardsByLabel(scenario.setup),
});

function revealOf({ question, marked, ask }: Ready): Reveal {
  if (ask !== null) return revealAsk(question.cites, ask, marked?.scenario ?? null, []);
  if (marked === null) throw new Error(`${question.id} is marked by nothing`);
  return reveal(study(question, marked), new Set());
}

function dataOf({ question, marked, ask }: Ready): string {
  if (ask !== null) return packed(ask, marked?.scenario ?? null);
  if (marked === null) throw new Error(`${question.id} is marked by nothing`);
  return JSON.stringify({ scenario: makeScenarioFile(marked.scenario), claims: marked.claims });
}
