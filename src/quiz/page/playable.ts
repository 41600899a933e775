/** The file of a question, which modes load when it is dealt: read and resolved at build time, marked again in the page. */
import type { Kind } from '../mark/given.ts';
import type { Level } from '../question.ts';
import type { ChooseBoard } from '../kind/choose/board.ts';
import type { KindProps } from '../kind/play.ts';
import type { AnswersProps } from './round.ts';

/** What the component of each kind is given. */
interface PropsOf {
  readonly one: AnswersProps;
  readonly several: AnswersProps;
  readonly number: KindProps;
  readonly order: KindProps;
  readonly choose: KindProps & { readonly drawn: ChooseBoard };
  readonly must: KindProps;
  readonly rule: KindProps;
  readonly illegal: KindProps & { readonly log: readonly string[] };
  readonly reading: KindProps;
}

export type Playable = {
  [K in Kind]: { readonly kind: K; readonly play: PropsOf[K] };
}[Kind];

export type QuestionFile = Playable & {
  readonly title: string;
  readonly level: Level;
  readonly topic: string;
  readonly actions: readonly string[];
};
