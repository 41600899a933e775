/** The update history of the manual as facts. What runs in the page reads it without its schema. */
import type { Changes } from './changes-file.ts';

export type EditionChanges = Changes['editions'][number];
export type Change = EditionChanges['changes'][number];

/** What counts of an edition: its changes without those that a decision stands for. */
export const effective = ({
  changes,
  decided = [],
  ignored = [],
}: EditionChanges): readonly Change[] => [
  ...changes.filter((_, i) => !ignored.includes(i)),
  ...decided,
];
