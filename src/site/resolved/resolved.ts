/**
 * What the engine says of the content, found out once for all pages: scripts/resolve.ts writes it,
 * pages read it as data. So a page that shows a figure or a resolution loads no engine.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guide } from '../../guide/guide.ts';
import type { Feedback } from '../../quiz/feedback/feedback.ts';
import type { Ask } from '../../quiz/kind/index.ts';
import type { Question } from '../../quiz/question.ts';
import type { CoverageData } from '../../scenario/coverage/rule-coverage.ts';
import type { TextRow } from '../../scenario/coverage/text-table.ts';
import type { Snapshot } from '../../scenario/play/snapshot.ts';
import type { Cards } from '../../ui/board/cards.ts';

/** The board of a question before anything happens. */
export interface Drawn {
  readonly board: Snapshot;
  readonly cards: Cards;
}

/** A question that author and engine agree on. */
export interface ResolvedQuestion {
  readonly question: Question;
  /** What is asked, as data. */
  readonly ask: Ask;
  /** The author's Markdown as HTML. */
  readonly explanation: string;
  /** What there is to say of the question as a whole. */
  readonly feedback: Feedback;
  /** Board and what is asked as JSON, as a page is given them. */
  readonly data: string;
  /** `null`: it needs no board. */
  readonly drawn: Drawn | null;
}

/** An article without its examples, all of which the engine agrees with. */
export type Article = Omit<Guide, 'examples'> & {
  /** How many of them are boards. */
  readonly boards: number;
};

export interface Resolved {
  /** In order of topic, level and title. */
  readonly questions: readonly ResolvedQuestion[];
  /** In their order. */
  readonly articles: readonly Article[];
  readonly coverage: CoverageData;
  readonly texts: TextCoverage;
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

/** What was found out for this build. */
export const resolved = (): Resolved =>
  JSON.parse(readFileSync(fileOfResolved(process.cwd()), 'utf8')) as Resolved;
