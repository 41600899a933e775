import type { Given } from '../mark/given.ts';
import type { Found } from './found-reasons.ts';
import type { ReasonView } from './say-reason.ts';

/** The reason of an answer; nothing where none was found. */
export const foundFor = (found: readonly Found[], answer: Given): ReasonView | undefined =>
  found.find(([answers]) => answers.some((one) => one.join() === answer.join()))?.[1];
