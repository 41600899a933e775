/** What the worker of endless practice answers: it makes a question, and marks answers to it. */
import { makeScenarioFile } from '../../scenario/file/scenario-file.ts';
import { feedbackIn, study, type Study } from '../kind/answers/feedback.ts';
import { findMade, whyMade, type SeededQuestion } from './made.ts';
import type { EndlessReply, EndlessRequest } from './wire.ts';

/** Remembers the question that was made last; `null` is answered where there is none to mark. */
export function answering(): (request: EndlessRequest) => EndlessReply | null {
  let last: { readonly found: SeededQuestion; readonly study: Study } | null = null;
  return (request) => {
    const { turn } = request;
    if (request.kind === 'make') {
      const found = findMade(request.pack, request.keywords, request.seed);
      if (found === null) {
        last = null;
        return { kind: 'made', turn, asked: null };
      }
      const { question, marked } = found.made;
      last = { found, study: study(question, marked) };
      const scenario = makeScenarioFile(marked.scenario);
      return { kind: 'made', turn, asked: { question, scenario } };
    }
    if (last === null) return null;
    const feedback = feedbackIn(last.study, request.given);
    return { kind: 'marked', turn, marked: { feedback, explanation: whyMade(last.found) } };
  };
}
