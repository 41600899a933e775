/**
 * The file of a question, which modes load when it is dealt: read and resolved at build time,
 * marked again in the page.
 */
import type { Level } from './common/fields.ts';
import type { Kind } from './kind/index.ts';
import type { QuizProps } from './page/round.ts';

export interface QuestionFile {
  readonly kind: Kind;
  /** How the kind is called, where it is not a list of answers. */
  readonly kindName?: string;
  /** What the component of the kind is given. */
  readonly play: QuizProps;
  readonly title: string;
  readonly level: Level;
  readonly topic: string;
  readonly actions: readonly string[];
}
