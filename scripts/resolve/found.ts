/** What is found of one file of content: passed from a worker, kept between builds. */
import type { Problem } from '../../src/base/result.ts';
import type { OtherEdition } from '../../src/scenario/change/unknown-keywords.ts';
import type { Walked } from '../../src/scenario/coverage/tally.ts';
import type { Case } from '../../src/scenario/file/case.ts';
import type { PlacedQuestion } from '../../src/site/resolved/in-order.ts';
import type { StepRules } from '../../src/site/resolved/rule-boards.ts';

/**
 * What is looked at: a question, an official ruling, a case, a guide; or a case as the page of a
 * rule shows it.
 */
export type PieceKind = 'question' | 'ruling' | 'case' | 'guide' | 'shown';

/** A file of content, with its path below the folder of its kind. */
export interface Piece {
  readonly kind: PieceKind;
  readonly name: string;
  readonly text: string;
  /** What else it may name, and so decides what is found. */
  readonly also?: string;
}

/** What the engine finds on a board whatever is asked of it. */
export interface FoundOnBoard {
  readonly walked: Walked;
  /** How it ends without the keyword effects of later editions; `null`: it has none. */
  readonly later: OtherEdition | null;
}

/** A case without what is only needed to say what is wrong with it. */
type CaseFields = Pick<Case, 'id' | 'name' | 'cites' | 'board' | 'actions' | 'policy' | 'without'>;

/** What is needed to put all files together, by the kind of one. */
export interface FactsOf {
  readonly question: {
    readonly id: string;
    readonly place: PlacedQuestion;
    /** `null`: it needs no board. */
    readonly onBoard: FoundOnBoard | null;
  };
  readonly ruling: {
    readonly ruling: string;
    readonly also: readonly string[];
    readonly onBoard: FoundOnBoard;
  };
  /** `null`: its last action is refused, so that it has no outcome. */
  readonly case: { readonly fields: CaseFields; readonly onBoard: FoundOnBoard } | null;
  readonly guide: { readonly order: number };
  /** `null`: it is too long to be shown. */
  readonly shown: readonly StepRules[] | null;
}

/** A file that is as it should be. */
export interface Found<K extends PieceKind> {
  readonly facts: FactsOf[K];
  /** What pages read, as JSON; empty where they read nothing of it. */
  readonly data: string;
}

/** What a worker answers. */
export type Answer =
  | { readonly found: Found<PieceKind> }
  | { readonly problems: readonly Problem[] }
  /** Something that all files need is wrong. */
  | { readonly wrong: string };
