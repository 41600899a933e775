/**
 * The file of a question, which modes load when it is dealt: read and resolved at build time,
 * marked again in the page.
 */
import type { Snapshot } from '../scenario/play/snapshot.ts';
import type { Cards } from '../ui/board/cards.ts';
import type { Level } from './common/fields.ts';
import type { Kind } from './kind/index.ts';
import type { QuizProps } from './page/round.ts';

/** The board of a question before anything happens, so that it is drawn without the engine. */
export interface Drawn {
  readonly board: Snapshot;
  readonly cards: Cards;
}

export interface QuestionFile {
  readonly kind: Kind;
  /** How the kind is called, where it is not a list of answers. */
  readonly kindName?: string;
  /** What the component of the kind is given. */
  readonly play: QuizProps;
  readonly title: string;
  /** What an official ruling decides, which its title doesn't give away. */
  readonly decides?: string;
  readonly level: Level;
  readonly topic: string;
  readonly actions: readonly string[];
  /** `null` where it needs no board, or what asks it draws its own. */
  readonly drawn: Drawn | null;
}
