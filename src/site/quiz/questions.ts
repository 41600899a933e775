/**
 * The questions for pages, as they were resolved for this build, which stops where something is
 * wrong or author and engine disagree. Import it only in frontmatter, endpoints and other build
 * code.
 */
import { firstSteps } from '../guides/guides.ts';
import { resolved, type ResolvedQuestion } from '../resolved/resolved.ts';

const place = (id: string): number => firstSteps.indexOf(id);

/**
 * All questions in order of topic, level and title; those of level 0 in the order in which Learn
 * asks them.
 */
export const questions: readonly ResolvedQuestion[] = resolved().questions.toSorted(
  ({ question: a }, { question: b }) =>
    a.topic === b.topic && a.level === 0 && b.level === 0 ? place(a.id) - place(b.id) : 0,
);
