import type { Action } from './tree.ts';

const LISTS: ReadonlySet<string> = new Set(['below', 'all below', 'times below']);

/** "activate 1 of the effects below": what stands in the list of its own line. */
export const isOfList = ({ what }: Extract<Action, { kind: 'activate' }>): boolean =>
  LISTS.has(what);
