/** The update history of the manual as facts. What runs in the page reads it without its schema. */
import type { LogKind, LogPlace } from '../edition/log.ts';

/** What an edition did to some numbers. */
export interface LoggedChange {
  readonly kind: LogKind;
  readonly places: readonly LogPlace[];
  /** Where they went. */
  readonly into?: readonly LogPlace[];
  /** Where a person decided it: why. */
  readonly why?: string;
}

export interface EditionChanges {
  readonly edition: string;
  /** When it came out, as 2026-03-27. */
  readonly date: string;
  /** What the manual prints, where that can't be right. */
  readonly printed?: { readonly edition: string; readonly date: string };
  readonly changes: readonly LoggedChange[];
  /** What a person added, since the manual doesn't say it. */
  readonly decided?: readonly LoggedChange[];
  /** Places in `changes` of entries that a decision stands for. */
  readonly ignored?: readonly number[];
}

/** The update history up to an edition, the oldest edition first. */
export interface Changes {
  readonly from: string;
  readonly editions: readonly EditionChanges[];
}

/** What counts of an edition: its changes without those that a decision stands for. */
export const effective = ({
  changes,
  decided = [],
  ignored = [],
}: EditionChanges): readonly LoggedChange[] => [
  ...changes.filter((_, i) => !ignored.includes(i)),
  ...decided,
];
