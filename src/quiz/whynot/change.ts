/** What can be different: a rule switched off, a choice made so, one fact of the board. */
import type { Choice, ChoiceKind } from '../../game/run/run.ts';
import { changeBoard, type BoardChange } from '../../scenario/change/change.ts';
import { withDetail, type Detail } from '../../scenario/change/detail.ts';
import type { Reword } from '../../scenario/change/reword.ts';
import type { DealtTable } from '../../scenario/change/kit.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { tellChoice } from '../../scenario/play/tell-option.ts';

/** One thing that is different. */
export type OneChange =
  | { readonly kind: 'rule'; readonly rule: string }
  /** Wherever it is offered, this is chosen. `said`: "P2 blocks with Gate". */
  | {
      readonly kind: 'choice';
      readonly said: string;
      readonly words: string;
      readonly of: ChoiceKind;
    }
  | { readonly kind: 'fact'; readonly fact: BoardChange }
  | { readonly kind: 'detail'; readonly detail: Detail }
  /** The n-th action is another one. */
  | { readonly kind: 'action'; readonly at: number; readonly action: string }
  /** The n-th action is not done. */
  | { readonly kind: 'action less'; readonly at: number; readonly action: string }
  /** A card's text says something else. */
  | { readonly kind: 'words'; readonly reword: Reword }
  /** An open point of the rules is read the other way. */
  | { readonly kind: 'reading'; readonly policy: string };

/**
 * Whether a change takes the question away more than it answers it: a card without its effect, or
 * an effect that its player does or doesn't use.
 */
export const isWeak = (change: OneChange): boolean =>
  change.kind === 'choice'
    ? change.of === 'use' || change.of === 'may' || change.of === 'pay'
    : change.kind === 'detail' &&
      change.detail.kind === 'effect less' &&
      !change.detail.name.startsWith('<');

/** A rule, a choice or an open point: the board itself stays as it is. */
export const isOfRules = ({ kind }: OneChange): boolean =>
  kind === 'rule' || kind === 'reading' || kind === 'choice';

/** Something else is done, or by another player. */
export const isOtherDeed = (change: OneChange): boolean =>
  change.kind === 'action' ||
  change.kind === 'action less' ||
  (change.kind === 'detail' &&
    (change.detail.kind === 'side' || change.detail.kind === 'not there'));

/** A card, or a keyword, that the board doesn't have. */
export const isAdded = (change: OneChange): boolean =>
  change.kind === 'fact' &&
  (change.fact.kind === 'keyword more' ||
    change.fact.kind === 'source more' ||
    change.fact.kind === 'blocker');

/** A card without one of its keywords. */
export const isKeywordLess = (change: OneChange): boolean =>
  change.kind === 'fact' && change.fact.kind === 'keyword less';

/** A text that says "you may" where it doesn't: whatever it does can be left out then. */
export const isMadeOptional = (change: OneChange): boolean =>
  change.kind === 'words' &&
  /\byou may\b/i.test(change.reword.now) &&
  !/\byou may\b/i.test(change.reword.was);

export const isDp = (change: OneChange): boolean =>
  change.kind === 'fact' && change.fact.kind === 'DP';

/** A board as it is with some changes made. */
export interface ChangedBoard {
  readonly scenario: Scenario;
  readonly without: ReadonlySet<string>;
}

/** A board and what is done on it. */
export type Arranged = Pick<Scenario, 'board' | 'actions'>;

/** The board with changes; `null` where one of them cannot be made. */
export function changedBy(
  changes: readonly OneChange[],
  scenario: Scenario,
  table: DealtTable,
): ChangedBoard | null {
  let ground: Arranged | null = scenario;
  for (const change of changes) ground = ground && withChange(ground, change, table);
  return ground && playedOn(ground, changes, scenario, table);
}

/** With one change more, as far as it is one of the board or of what is done. */
export function withChange(
  ground: Arranged,
  change: OneChange,
  table: DealtTable,
): Arranged | null {
  const { board, actions } = ground;
  if (change.kind === 'action') return { board, actions: actions.with(change.at, change.action) };
  if (change.kind === 'action less') return { board, actions: actions.toSpliced(change.at, 1) };
  const made =
    change.kind === 'fact'
      ? changeBoard(board, change.fact, table.maker)
      : change.kind === 'detail'
        ? withDetail(board, change.detail)
        : change.kind === 'words'
          ? (table.reword?.(board, change.reword) ?? null)
          : board;
  return made === board ? ground : made && { board: made, actions };
}

/** The changed board, with the choices and the rules among the changes. `scenario`: as it is. */
export function playedOn(
  { board, actions }: Arranged,
  changes: readonly OneChange[],
  scenario: Scenario,
  table: DealtTable,
): ChangedBoard | null {
  const isSame = board === scenario.board && actions === scenario.actions;
  const dealt = isSame ? scenario : table.play(board, actions);
  return dealt && playing(dealt, changes);
}

/** A board that has the other changes, played with the choices and without the rules among them. */
export const playing = (dealt: Scenario, changes: readonly OneChange[]): ChangedBoard => ({
  scenario: choosing(dealt, changes),
  without: rulesOff(changes),
});

/** The rules that are switched off, and the open points that are read the other way. */
export const rulesOff = (changes: readonly OneChange[]): ReadonlySet<string> =>
  new Set(
    changes.flatMap((change) =>
      change.kind === 'rule' ? [change.rule] : change.kind === 'reading' ? [change.policy] : [],
    ),
  );

/** A board on which the choices among the changes are made wherever they are offered. */
function choosing(scenario: Scenario, changes: readonly OneChange[]): Scenario {
  const said = changes.flatMap((change) => (change.kind === 'choice' ? [change.said] : []));
  if (said.length === 0) return scenario;
  const { setup } = scenario;
  const picks = (choice: Choice): readonly number[] =>
    choice.options.flatMap((_, i) => (said.includes(tellChoice(choice, i, setup)) ? [i] : []));
  return { ...scenario, setup: { ...setup, picks } };
}
