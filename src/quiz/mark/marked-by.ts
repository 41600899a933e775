import type { Scenario } from '../../scenario/file/scenario.ts';
import type { Marked } from './grade.ts';
import { openMarked } from './open.ts';
import { truthOf, type Ask } from '../kind/index.ts';

/** The endings of a question of one of the other kinds, and how to find out whether a rule decides it. */
export const markedBy = (ask: Ask, scenario: Scenario): Marked => ({
  ...openMarked(scenario, ask.kind === 'order'),
  truth: (without) => truthOf(ask.kind, ask, scenario, without),
});
