/** A reason in words, with the rules that stand in them. */
import type { CardDef } from '../../card/printed.ts';
import { sayDetail } from '../../scenario/change/detail.ts';
import type { Ground } from '../../scenario/change/change.ts';
import { partsOf, type Reword } from '../../scenario/change/reword.ts';
import { changed } from '../../scenario/change/words.ts';
import { isWeak, type OneChange } from './change.ts';
import type { Reason } from './search.ts';

/** Words, or the number of a rule. */
type ReasonPart = string | { readonly rule: string };

/** "It would be right if Gate had <Jamming>", with what shows it. */
export interface ReasonView {
  readonly parts: readonly ReasonPart[];
  /** The rule that it comes from, where the words name none. */
  readonly rule: string | null;
  /** It says little: it stands where all is said, not beside the answer that was given. */
  readonly weak?: true;
}

/** No full stop. `board`: as it is; `lead`: what stands before "if". */
export function sayReason(
  { changes, rule }: Reason,
  board: Ground<CardDef>,
  lead = 'It would be right ',
): ReasonView {
  const ifs = changes.flatMap((change) => supposed(change, board) ?? []);
  const rules = changes.flatMap((change) => (change.kind === 'rule' ? [change.rule] : []));
  const points = changes.flatMap((change) => (change.kind === 'reading' ? [change.policy] : []));
  const without = rules.flatMap((number, i): readonly ReasonPart[] => [
    i === 0 ? 'without ' : ' and ',
    { rule: number },
  ]);
  const all: readonly (readonly ReasonPart[])[] = [
    ...(without.length === 0 ? [] : [without]),
    ...(ifs.length === 0 ? [] : [[`if ${ifs.join(' and ')}`]]),
    ...points.map((id) => [`with the other reading of the open point ${id}`]),
  ];
  const parts = all.flatMap((some, i) => (i === 0 ? some : [' and ', ...some]));
  const shown = rules.length > 0 ? null : rule;
  return {
    parts: [lead, ...parts, ...(shown === null ? [] : [' '])],
    rule: shown,
    ...(changes.some(isWeak) ? { weak: true } : {}),
  };
}

/** What stands behind "if"; `null` of what is no fact and no choice. */
function supposed(change: OneChange, board: Ground<CardDef>): string | null {
  switch (change.kind) {
    case 'choice':
      return change.words;
    case 'fact':
      return changed(change.fact, board).were;
    case 'detail':
      return sayDetail(change.detail);
    case 'action':
      return change.action.replace(' attacks ', ' attacked ');
    case 'action less':
      return `"${change.action}" were left out`;
    case 'words': {
      const card = board.cards.find(({ name }) => name === change.reword.card);
      return card === undefined ? null : reworded(card, change.reword);
    }
    case 'rule':
    case 'reading':
      return null;
  }
}

/** "Cub's text said "gain 2 memory" instead of "gain 1 memory"". */
function reworded(card: CardDef, reword: Reword): string {
  const { was, now } = partsOf(card, reword);
  return now === ''
    ? `${card.name}'s text did not say ${was}`
    : `${card.name}'s text said "${now}" instead of "${was}"`;
}
