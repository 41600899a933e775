/** What the page and its worker say to each other. All of it is data. */
import type { FitAs } from '../scenario/fit/as.ts';
import type { Format } from '../ui/copy/format.ts';
import type { RanView } from './ran.ts';
import type { Options, TakenApart } from './taken-apart.ts';

export type Keywords = Options['keywords'];

/** Open points of the rules by their ids, for a course that depends on one. */
export type Points = { readonly [id: string]: { readonly name: string; readonly url: string } };

export interface ReadRequest {
  readonly kind: 'read';
  /** Rises with every request: only the newest answer counts. */
  readonly turn: number;
  readonly text: string;
  readonly keywords: Keywords;
  /** Address of the page with this text. */
  readonly url: string;
}

export interface RunRequest {
  readonly kind: 'run';
  readonly turn: number;
  readonly text: string;
  /** Index of the line. */
  readonly line: number;
  readonly as: FitAs;
  /** Number of the card in a card file that it stands on. */
  readonly card?: string;
  /** Options chosen so far. */
  readonly script: readonly number[];
}
export type Request = ReadRequest | RunRequest;

export interface Told {
  readonly kind: 'told';
  readonly turn: number;
  readonly taken: TakenApart;
  /** What the copy buttons put on the clipboard. */
  readonly copies: { readonly [format in Format]: string };
  /** "2 lines, 9 parts, all read." */
  readonly summary: string;
  /** What a text that isn't understood may mean, to be picked; once the engine was asked. */
  readonly meant?: readonly string[];
  /** Each line of the text; `runs` once the engine was asked. */
  readonly lines: readonly { readonly text: string; readonly runs?: boolean }[];
}

export interface Ran extends RanView {
  readonly kind: 'ran';
  readonly turn: number;
  /** What brings the effect about, as a sentence. */
  readonly how: string;
  readonly board: string;
  readonly actions: readonly string[];
  /** What is made up about the card, as a sentence; `null`: nothing, or it is no card of a file. */
  readonly madeUp: string | null;
  /** Open points on which this course depends: with the other reading it would differ. */
  readonly policies: readonly string[];
  /** Words that are not on the card since the engine does not run them. */
  readonly leftOut: readonly string[];
}

export interface Failed {
  readonly kind: 'failed';
  readonly turn: number;
  readonly why: string;
}

/** The engine did not load; another worker can be asked. */
interface Lost {
  readonly kind: 'lost';
  readonly turn: number;
}
export type Reply = Told | Ran | Failed | Lost;

/** Most characters that are read. */
export const LONGEST = 2_000;
