/**
 * The boards that pages of rules show, as they were resolved for this build. Import it only in
 * frontmatter, endpoints and other build code.
 */
import type { PlayedBoard } from '../../guide/page/played-board.ts';
import { coloursIn, notesOf } from '../../ui/steps/notes.ts';
import { index } from '../corpus.ts';
import { resolved } from '../resolved/resolved.ts';
import type { RuleBoard, ShownCase } from '../resolved/rule-boards.ts';

const { cases, boards } = resolved();

/** The cases that some rule shows, each with its path below content/cases. */
export const shownCases: readonly (readonly [name: string, shown: ShownCase])[] =
  Object.entries(cases);

/** What the page of a rule shows, if a case is fit to show it. */
export function boardOn(rule: string): (RuleBoard & { readonly shown: ShownCase }) | undefined {
  const board = boards[rule];
  const shown = board && cases[board.name];
  return board && shown && { ...board, shown };
}

/** Address of a case as data. */
export const urlOfShown = (name: string): string => `/rules/boards/${name}.json`;

/** A case as the player takes it. */
export function playedBoard({ notation, cards, endings }: ShownCase): PlayedBoard {
  const rules = endings.flatMap(({ steps }) =>
    steps.flatMap(({ rule, also }) => (also === undefined ? [rule] : [rule, also])),
  );
  return { endings, cards, colours: coloursIn(notation, index), rules: notesOf(rules, index) };
}
