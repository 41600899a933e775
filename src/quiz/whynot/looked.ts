/** What is asked of a question once it is answered: why its wrong answers are wrong. */
import type { Scenario } from '../../scenario/file/scenario.ts';
import type { Standing } from '../common/stand.ts';
import type { Given } from '../mark/given.ts';
import type { OneChange } from './change.ts';

/** What was found of a wrong answer when the site was built; no changes: nothing was. */
export type Found = readonly [answer: Given, changes: readonly OneChange[]];

/** A question that was answered. */
export interface Looked {
  readonly scenario: Scenario;
  readonly cites: readonly string[];
  readonly standing: Standing;
  /** What is known already; it is played again here before it is said. */
  readonly reasons: readonly Found[];
}
