import type { KeywordColours } from '../../ui/board/cards.ts';
import type { RuleNotes } from '../../ui/steps/notes.ts';
import type { Given } from '../mark/given.ts';

/** What an asking component is given beside its question. */
export interface AskingProps {
  /** How it was answered before; empty when it was not. */
  before: string;
  /** About saved progress, if there is something to say. */
  notice: string;
  onanswer: (given: Given) => void;
}

/** What the asking component of a kind is given. `A`: what is asked, as data. */
export interface AskProps<A> extends AskingProps {
  ask: A;
  rules: RuleNotes;
  colours: KeywordColours;
}
