/** The guided questions of Learn as its pages name them. Import it only in build code. */
import type { GuidedQuestion } from '../../quiz/mode/guided/steps.ts';
import { firstSteps } from '../guides/guides.ts';
import { questions } from './questions.ts';

/** In the order in which they are asked. */
export const steps: readonly GuidedQuestion[] = questions.flatMap(({ question: { id, title } }) =>
  firstSteps.includes(id) ? [{ id, title }] : [],
);
