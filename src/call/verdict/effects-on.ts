/** The effects that cards on the table could use. */
import type { PlayerName } from '../../scenario/claim/claim.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';

export interface EffectOn {
  /** Label of the card. */
  readonly card: string;
  /** "<Barrier>", "[On Play]" */
  readonly effect: string;
  /** Whose it is. */
  readonly by: PlayerName;
  /** The card is named by an action. */
  readonly isOfAction: boolean;
}

const MOST = 16;

/** Of the field, the hand and the security stack, those of cards in an action first. */
export function effectsOn({ setup, actions }: Scenario): readonly EffectOn[] {
  const { start, cards, labels } = setup;
  const found = new Map<string, EffectOn>();
  const add = (card: number, of: number, box: 'upper' | 'inherited' | 'security'): void => {
    const label = labels[card] ?? '';
    if (label === '') return;
    const by: PlayerName = setup.owners[card] === 1 ? 'P2' : 'P1';
    for (const { name, category } of cards[of]?.effects[box].abilities ?? []) {
      // A persistent effect works without being used (15-8-2).
      if (category === 'persistent') continue;
      const isOfAction = actions.some((action) => action.includes(label));
      found.set(`${label} ${name}`, { card: label, effect: name, isOfAction, by });
    }
  };
  for (const { cards: stack } of start.units) {
    const [top = -1, ...under] = stack;
    add(top, top, 'upper');
    for (const card of under) add(top, card, 'inherited');
  }
  for (const player of [0, 1] as const) {
    for (const card of start.hand[player]) add(card, card, 'upper');
    for (const card of start.security[player]) add(card, card, 'security');
  }
  return [...found.values()]
    .toSorted((a, b) => Number(b.isOfAction) - Number(a.isOfAction))
    .slice(0, MOST);
}
