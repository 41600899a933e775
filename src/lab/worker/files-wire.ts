/** What the page asks of the worker to pass a situation on as a file. */
import type { RuledBy } from '../../proof/bundle.ts';
import type { Situation } from '../../proof/situation.ts';

/** Files that a situation can become. */
export type FileKind = 'proof' | 'question' | 'ruling';

export interface FileRequest {
  readonly kind: 'file';
  readonly turn: number;
  readonly situation: Situation;
  readonly what: FileKind;
  /** Number of the ruling, such as "Q1234". */
  readonly ruling: string;
  readonly by: RuledBy;
}

export interface LabFile {
  readonly kind: 'file';
  readonly turn: number;
  /** How the file is called; empty where there is none. */
  readonly name: string;
  readonly text: string;
  /** Why there is none, in a sentence. */
  readonly problem: string | null;
}
