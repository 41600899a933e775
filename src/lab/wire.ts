/** What the lab and its worker say to each other. All of it is data. */
import type { RanView } from '../analyse/ran.ts';
import type { Problem } from '../base/result.ts';
import type { RuleNumber } from '../rules/number/numbers.ts';
import type { Board } from '../scenario/board/board.ts';
import type { AuthorSaw } from './link.ts';
import type { Situation } from '../proof/situation.ts';

interface AboutSituation {
  /** Rises with every change: only answers to the newest situation count. */
  readonly turn: number;
  readonly situation: Situation;
}

export type LabRequest =
  | (AboutSituation & { readonly kind: 'play' })
  | (AboutSituation & { readonly kind: 'why not'; readonly action: string })
  | (AboutSituation & { readonly kind: 'courses' })
  | (AboutSituation & { readonly kind: 'claim'; readonly claim: string });

/** The situation as the engine sees it, played as far as its choices go. */
export interface LabPlayed {
  readonly kind: 'played';
  readonly turn: number;
  readonly board: Board;
  /** Cards of the card file: name and number. */
  readonly taken: readonly (readonly [name: string, number: string])[];
  /** Fingerprints of what is printed on them, by number. */
  readonly prints: { readonly [number: string]: string };
  readonly ran: RanView;
  /** What may be declared next; none while a choice waits. */
  readonly legal: readonly string[];
  /** There was more to try than is tried for one board. */
  readonly isCut: boolean;
  /** The board now, as a link keeps it. */
  readonly seen: Pick<AuthorSaw, 'ending' | 'words'>;
}

/** It cannot be played as it is. */
export interface LabProblems {
  readonly kind: 'problems';
  readonly turn: number;
  readonly problems: readonly Problem[];
  /** The board as far as it could be read, so that it can be edited by hand. */
  readonly board: Board | null;
  readonly taken: LabPlayed['taken'];
}

export interface LabWhyNot {
  readonly kind: 'why not';
  readonly turn: number;
  readonly action: string;
  /** Rules in its way; none: it may be done. `null`: what is before it waits for a choice. */
  readonly rules: readonly RuleNumber[] | null;
  /** What is wrong with its words. */
  readonly problem: string | null;
}

interface LabEnding {
  readonly script: readonly number[];
  /** The choices that tell it from the others. */
  readonly label: string;
  /** The board at its end, in a sentence. */
  readonly words: string;
  /** Courses that were played to it. */
  readonly courses: number;
}

export interface LabCourses {
  readonly kind: 'courses';
  readonly turn: number;
  readonly endings: readonly LabEnding[];
  /** All endings that were found; only the first of them are listed. */
  readonly total: number;
  readonly courses: number;
  /** Why not all were played, as a sentence; `null`: all were. */
  readonly stopped: string | null;
}

export interface LabClaim {
  readonly kind: 'claim';
  readonly turn: number;
  readonly claim: string;
  readonly verdict: 'always' | 'sometimes' | 'never' | 'undetermined' | null;
  /** In a sentence: how often, and who can force it. */
  readonly words: string;
  /** A course in which it is so, and one in which it is not. */
  readonly witness: {
    readonly so: readonly number[] | null;
    readonly not: readonly number[] | null;
  };
}

/** The engine stopped; nothing is known. */
export interface LabFailed {
  readonly kind: 'failed';
  readonly turn: number;
  readonly why: string;
}

export type LabReply = LabPlayed | LabProblems | LabWhyNot | LabCourses | LabClaim | LabFailed;
