/**
 * What the engine says of the content, found out once for all pages: scripts/resolve.ts writes it,
 * pages read it as data. So a page that shows a figure or a resolution loads no engine.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EffectCategory } from '../../effect/category.ts';
import type { Guide } from '../../guide/guide.ts';
import type { Feedback } from '../../quiz/feedback/feedback.ts';
import type { Ask } from '../../quiz/kind/index.ts';
import type { Sureness } from '../../quiz/check/sureness.ts';
import type { Question } from '../../quiz/question.ts';
import type { Drawn } from '../../quiz/question-file.ts';
import type { CoverageData, ScenarioName } from '../../scenario/coverage/rule-coverage.ts';
import type { TextRow } from '../../scenario/coverage/text-table.ts';
import type { RuleBoard, ShownCase } from './rule-boards.ts';

/** A question that author and engine agree on. */
export interface ResolvedQuestion {
  readonly question: Question;
  /** What is asked, as data. */
  readonly ask: Ask;
  /** The author's Markdown as HTML. */
  readonly explanation: string;
  /** What there is to say of the question as a whole. */
  readonly feedback: Feedback;
  /** What the verdict rests on beside the text; `null`: it needs no board. */
  readonly sure: Sureness | null;
  /** Board and what is asked as JSON, as a page is given them. */
  readonly data: string;
  /** `null`: it needs no board. */
  readonly drawn: Drawn | null;
}

/** An official ruling that the engine agrees with, and what it hinges on. */
export interface ResolvedRuling {
  /** Its own number, as "Q644", then those of rulings that say the same. */
  readonly numbers: readonly string[];
  /** What it decides, in a few words. */
  readonly title: string;
  /** Numbers of the printed cards that it was asked of. */
  readonly cards: readonly string[];
  /** The ruling as a question, with its board; the explanation is the restatement. */
  readonly ready: ResolvedQuestion;
  /** Its board as JSON, to be played in the page. */
  readonly figure: string;
  /** "Yes.", "No.", a number or the words of a choice. */
  readonly answer: string;
  /** Slugs of the keyword effects on its board. */
  readonly keywords: readonly string[];
  /** Categories (15-8) of the effects on its board, each once. */
  readonly categories: readonly EffectCategory[];
  /** Rules without which the answer would turn, the cited ones first. */
  readonly decides: readonly string[];
  /**
   * Open points that something on its board turns on: whether the answer does, and the answer of
   * the other reading, where it is one.
   */
  readonly readings: readonly {
    readonly policy: string;
    readonly isAnswer: boolean;
    readonly answer: string | null;
  }[];
}

/** An article without its examples, all of which the engine agrees with. */
export type Article = Omit<Guide, 'examples'> & {
  /** How many of them are boards. */
  readonly boards: number;
};

export interface Resolved {
  /** In order of topic, level and title. */
  readonly questions: readonly ResolvedQuestion[];
  /** In order of their numbers. */
  readonly rulings: readonly ResolvedRuling[];
  /** In their order. */
  readonly articles: readonly Article[];
  readonly coverage: CoverageData;
  /** Cases that pages of rules show, by their paths. */
  readonly cases: { readonly [name: string]: ShownCase };
  /** What the page of a rule shows, by its number. */
  readonly boards: { readonly [rule: string]: RuleBoard };
  readonly texts: TextCoverage;
  readonly later: LaterKeywords;
}

/** What ends otherwise in the oldest edition here, which lacks keyword effects of later ones. */
export interface LaterKeywords {
  /** All boards of questions, rulings and cases. */
  readonly boards: number;
  /** Those with such a keyword effect, which were played both ways. */
  readonly played: number;
  readonly differ: readonly ScenarioName[];
  /** Those with more courses than were played. */
  readonly untold: number;
}

/** What effect texts consist of, as it is kept in scripts/coverage-texts.txt. */
interface TextCoverage {
  readonly rows: readonly TextRow[];
  /** Cases whose board is what it was when they were counted. */
  readonly cases: number;
  /** All cases. */
  readonly of: number;
}

/** Where what was found out is kept, below the root of the project. */
export const STORE = 'node_modules/.cache/ruling-lab';

export const fileOfResolved = (root: string): string => join(root, STORE, 'resolved.json');

/** What was found out for this build; what is edited meanwhile has this module read anew. */
export const resolved = (): Resolved => (read ??= readResolved());

let read: Resolved | null = null;
const readResolved = (): Resolved =>
  JSON.parse(readFileSync(fileOfResolved(process.cwd()), 'utf8')) as Resolved;
