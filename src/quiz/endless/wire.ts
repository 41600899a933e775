/** What the page of endless practice and its worker say to each other. All of it is data. */
import type { KeywordKit } from '../../scenario/change/kit.ts';
import type { ScenarioFile } from '../../scenario/file/scenario-file.ts';
import type { Feedback } from '../feedback/feedback.ts';
import type { Given } from '../mark/given.ts';
import type { Found } from '../whynot/found-reasons.ts';
import type { PackedBase } from '../whatif/load.ts';
import type { GeneratedQuestion } from './generate.ts';

export type EndlessRequest = MakeRequest | MarkRequest | WhyRequest;

export interface MakeRequest {
  readonly kind: 'make';
  /** Rises with every request: only the newest answer counts. */
  readonly turn: number;
  readonly seed: number;
  readonly pack: readonly PackedBase[];
  readonly keywords: KeywordKit;
}

/** Marks an answer to the question that was made last. */
interface MarkRequest {
  readonly kind: 'mark';
  readonly turn: number;
  readonly given: Given;
}

/** Asks what the wrong answers to that question would need to be right. */
interface WhyRequest {
  readonly kind: 'why';
  readonly turn: number;
}

export type EndlessReply =
  | { readonly kind: 'found'; readonly turn: number; readonly reasons: readonly Found[] }
  | { readonly kind: 'made'; readonly turn: number; readonly asked: AskedQuestion | null }
  | { readonly kind: 'marked'; readonly turn: number; readonly marked: MarkedEndless };

/** A generated question as it is asked: nothing of it tells what is right. */
export interface AskedQuestion {
  readonly question: GeneratedQuestion['question'];
  readonly scenario: ScenarioFile;
}

export interface MarkedEndless {
  readonly feedback: Feedback;
  /** Why it is so, as HTML. */
  readonly explanation: string;
  /** How sure the verdict is, as HTML. */
  readonly sure: string;
}
