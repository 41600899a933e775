/** The names that authors call an option by: of cards, of effects, of players. */
import { playerName } from '../../base/player.ts';
import type { Option } from '../../game/run/option.ts';
import { cardName, type Labelled } from '../../scenario/play/tell-effect.ts';

/** What an option names, in the order of its sentence; of an effect its card, then its own name. */
export function namesIn(option: Option, labels: Labelled): readonly string[] {
  const named = (...cards: readonly number[]): readonly string[] =>
    cards.map((card) => cardName(card, labels));
  switch (option.kind) {
    case 'use':
    case 'pay':
    case 'carry out':
    case 'overwrite':
    case 'take first':
    case 'pay by':
    case 'do part':
      return [...named(option.effect.card), option.effect.ability.name];
    case 'attack player':
    case 'choose player':
      return [playerName(option.player)];
    case 'digivolve':
      return named(option.card, option.into);
    case 'DNA digivolve':
      return named(option.card, option.other, option.into);
    case 'do keyword':
      return [`<${option.name}>`];
    case 'end of deck':
    case 'number':
    case 'decline':
      return [];
    default:
      return named(option.card);
  }
}
