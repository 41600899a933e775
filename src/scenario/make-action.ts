import type { Setup } from '../game/run/run.ts';
import type { Declaration } from '../game/state/declaration.ts';
import type { CardId } from '../game/state/state.ts';
import { makeLabel } from './name.ts';

/** Words of an action that a name would be cut at. */
const CUTS = / (?:into|to|with|by|of|digivolve|digivolves|burst|app|links|moves) | \+ /;

/**
 * An action as an author writes it; `parseAction` reads it again, as long as each of its cards has
 * a label.
 */
export function makeAction(declaration: Declaration, { labels, owners }: Setup): string {
  const label = (card: CardId): string => {
    const words = labels[card] ?? '';
    const name = makeLabel(words);
    return name === words && CUTS.test(` ${words} `) ? `"${words}"` : name;
  };
  const owner = (card: CardId): string => `P${(owners[card] ?? 0) + 1}`;
  switch (declaration.kind) {
    case 'pass':
      return `P${declaration.player + 1} passes`;
    case 'hatch':
      return `P${declaration.player + 1} hatches`;
    case 'play': {
      const { card, materials } = declaration;
      const plays = `${owner(card)} plays ${label(card)}`;
      if (materials === undefined) return plays;
      const way = materials.way === 'digixros' ? 'DigiXros' : 'Assembly';
      return `${plays} with ${way} of ${materials.cards.map(label).join(' + ')}`;
    }
    case 'use':
      return `${owner(declaration.card)} uses ${label(declaration.card)}`;
    case 'link':
      return `${owner(declaration.card)} links ${label(declaration.card)} to ${label(declaration.to)}`;
    case 'attack': {
      const { card, target } = declaration;
      return `${label(card)} attacks ${target === 'player' ? 'the player' : label(target)}`;
    }
    case 'dna': {
      const [first, second] = declaration.parts;
      return `${label(first)} and ${label(second)} DNA digivolve into ${label(declaration.card)}`;
    }
    case 'burst': {
      const { onto, card, returned } = declaration;
      return `${label(onto)} burst digivolves into ${label(card)} by returning ${label(returned)}`;
    }
    case 'app fusion':
      return `${label(declaration.onto)} app fuses into ${label(declaration.card)}`;
    case 'digivolve':
      return `${label(declaration.onto)} digivolves into ${label(declaration.card)}`;
    case 'move':
      return `${label(declaration.card)} moves`;
    case 'activate':
      return `${label(declaration.card)} activates ${declaration.effect}`;
  }
}
