/**
 * What the worker of endless practice answers: it makes a question, marks answers to it, and finds
 * what wrong ones would need to be right.
 */
import { makeScenarioFile } from '../../scenario/file/scenario-file.ts';
import { kitTable, type KeywordKit } from '../../scenario/change/kit.ts';
import { standingOf } from '../common/stand.ts';
import { feedbackIn, study, type Study } from '../kind/answers/feedback.ts';
import { stand } from '../kind/answers/stand.ts';
import { foundIn, type Found } from '../whynot/found-reasons.ts';
import { reasonsFor } from '../whynot/search.ts';
import { surenessOf } from '../check/sureness.ts';
import { sureOf } from '../page/sure.ts';
import { findMade, whyMade, type SeededQuestion } from './made.ts';
import type { EndlessReply, EndlessRequest } from './wire.ts';

/** The question that was made last. */
interface Last {
  readonly found: SeededQuestion;
  readonly study: Study;
  readonly keywords: KeywordKit;
}

/** Steps of work for the reasons of one question. */
const WORK = 30_000;

/** Remembers the question that was made last; `null` is answered where there is none to mark. */
export function answering(): (request: EndlessRequest) => EndlessReply | null {
  let last: Last | null = null;
  return (request) => {
    const { turn } = request;
    if (request.kind === 'make') {
      const found = findMade(request.pack, request.keywords, request.seed);
      if (found === null) {
        last = null;
        return { kind: 'made', turn, asked: null };
      }
      const { question, marked } = found.made;
      last = { found, study: study(question, marked), keywords: request.keywords };
      const scenario = makeScenarioFile(marked.scenario);
      return { kind: 'made', turn, asked: { question, scenario } };
    }
    if (last === null) return null;
    if (request.kind === 'why') return { kind: 'found', turn, reasons: reasonsOf(last) };
    const feedback = feedbackIn(last.study, request.given);
    const explanation = whyMade(last.found);
    return { kind: 'marked', turn, marked: { feedback, explanation, sure: sureIn(last) } };
  };
}

/** Nothing is made of a board with an open point: what is left are cards that nobody knows. */
function sureIn({ found: { made }, study }: Last): string {
  const { question, marked } = made;
  const standing = standingOf(stand, { ...question, claims: marked.claims });
  const shown = { answers: [], endings: study.endings() };
  return sureOf({ ...surenessOf([], marked.scenario, standing, shown), readings: [], rulings: [] });
}

/** Of the wrong answers of which it is not said yet. */
function reasonsOf({ found: { made }, keywords }: Last): readonly Found[] {
  const { question, marked } = made;
  const { scenario, claims, findings } = marked;
  const answers = findings.flatMap(({ right }, i) =>
    right || question.answers[i]?.why !== undefined ? [] : [[i]],
  );
  const standing = standingOf(stand, { ...question, claims });
  const table = kitTable(scenario, keywords);
  return foundIn(
    'one',
    reasonsFor({ cites: question.cites, scenario, standing, table }, answers, { left: WORK }),
    scenario.board,
  );
}
