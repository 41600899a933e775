/** Piles with cards that nobody knows, as far as a course depends on them. */
import type { Scenario } from '../file/scenario.ts';
import { play } from './play.ts';

const PILES = { security: 'security stack', hand: 'hand', deck: 'deck' } as const;
const PLAYERS = ['P1', 'P2'] as const;

/**
 * Piles with cards that nobody knows which a course depends on: a step is about one of the cards,
 * or a player with such cards in hand could use a [Counter] effect.
 */
export function assumedIn(
  scenario: Scenario,
  endings: readonly { readonly script: readonly number[] }[],
): readonly string[] {
  const { labels, start } = scenario.setup;
  const isUnknown = (card: number): boolean => labels[card] === '';
  const found = new Set<string>();
  for (const { script } of endings)
    for (const step of play(scenario, script).steps) {
      if (step.verb === 'counter timing' && start.hand[step.player].some(isUnknown))
        found.add(`${PLAYERS[step.player]}'s ${PILES.hand}`);
      if (!('card' in step) || step.card === null || !isUnknown(step.card)) continue;
      for (const pile of ['security', 'hand', 'deck'] as const)
        for (const player of [0, 1] as const)
          if (start[pile][player].includes(step.card))
            found.add(`${PLAYERS[player]}'s ${PILES[pile]}`);
    }
  return [...found].toSorted();
}
