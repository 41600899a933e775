/** What there is to say of a kind of question; each folder of `quiz/kind` says it of one. */
import type { z } from 'zod';
import type { FieldPath } from '../../base/field-problem.ts';
import type { Problem, Result } from '../../base/result.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import type { FeedbackOn } from '../feedback/feedback.ts';
import type { Marked } from '../mark/grade.ts';
import type { CommonFields } from './fields.ts';
import type { Stand } from './stand.ts';

/** One thing that the engine found, for an author. */
export interface FoundAnswer {
  readonly right: boolean;
  /** In a table: "6000", "sometimes". */
  readonly words: string;
  /** On a line of its own. */
  readonly line: string;
}

/**
 * A kind of question. `F`: the fields that are its own. `A`: what is asked, as data; a page is
 * given it with the scenario.
 */
export interface QuestionKind<F, A> {
  /** How it is called in a list of questions. */
  readonly name: string;
  /** Whether a file names it, as "kind: order"; a file with answers names none. */
  readonly isNamed: boolean;
  /** What an author writes. */
  readonly schema: z.ZodType<CommonFields & F>;
  /** Reads the fields, with every name in them looked up. `null`: there is no board. */
  readonly read: (fields: F, scenario: Scenario | null) => Result<A, readonly Problem[]>;
  /** Every ending; `null` of a question that needs no board. */
  readonly mark: (ask: A, scenario: Scenario | null) => Marked | null;
  /** Where author and engine disagree. */
  readonly differing: (fields: F, ask: A, marked: Marked | null) => readonly Problem[];
  /** Where the fields have a wrong answer without its misunderstanding. */
  readonly unexplained: (fields: F) => readonly FieldPath[];
  /** What the engine finds: at least every right answer. */
  readonly found: (ask: A, scenario: Scenario | null, fields: F) => readonly FoundAnswer[];
  /** What an author may want to see beside the endings, line by line. */
  readonly shown: (ask: A, scenario: Scenario | null) => readonly string[];
  /** Rules that are named in asking. */
  readonly rules: (ask: A) => readonly string[];
  readonly feedback: FeedbackOn<A>;
  /** What is said of wrong answers; `null` where no board is needed. */
  readonly stand: Stand<A> | null;
}
