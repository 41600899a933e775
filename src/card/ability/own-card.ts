/**
 * "This card" in an inherited effect is the digivolution card itself (15-3-3), and in a link effect
 * the link card. The game has these effects on the Digimon, or on its top card once it is deleted.
 */
import type { Ability } from './ability.ts';
import { someNode } from '../../effect/tree/some-node.ts';

const CARDS = new Set(['card', 'digivolution card']);

/** An effect that waits for its own card to be trashed is on that card then (4-16-2). */
const isOnItsCard = ({ events }: Ability): boolean =>
  events.every(({ phrase }) => phrase?.kind === 'trashed' && phrase.who.kind === 'this');

/** Whether an effect of a card under another one, or linked to it, does something to that card. */
export const handlesOwnCard = (ability: Ability): boolean =>
  ability.category !== 'persistent' &&
  // 16-27-1: <Fortitude> plays the Digimon, whichever of its cards the effect is from.
  ability.keyword !== 'fortitude' &&
  !isOnItsCard(ability) &&
  someNode(
    [ability.sentences, ability.price],
    ({ kind, noun, use }) =>
      kind === 'move this card' ||
      kind === 'this placed' ||
      (kind === 'this' && CARDS.has(String(noun))) ||
      (kind === 'do keyword' && isSave(use)),
  );

const isSave = (use: unknown): boolean =>
  typeof use === 'object' && use !== null && 'name' in use && use.name === 'Save';
