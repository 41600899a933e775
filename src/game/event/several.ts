/** Trigger conditions where one effect plays several cards at the same time (16-29-4). */
import type { Ability } from '../../card/ability/ability.ts';
import type { EventPhrase } from '../../effect/tree/tree.ts';
import type { Run } from '../run/run.ts';
import type { GameEvent, Pending } from '../state/state.ts';
import { matches } from './match.ts';
import { isOne } from './would-play.ts';

/**
 * "When any of your ... cards would be played", "When a ... card would be played": it triggers once
 * by all that would be played together, and what it does concerns each (15-5-2, as Q3750 and Q4268
 * have it for "it" of those that would leave). Only what you would play may be one alone (Q2129).
 */
export const isOfAll = ({ events }: Ability): boolean =>
  events.some(({ phrase }) => phrase !== undefined && saysAll(phrase));

const saysAll = (phrase: EventPhrase): boolean =>
  phrase.kind === 'played' &&
  phrase.would === true &&
  (phrase.who.kind === 'any' || phrase.who.kind === 'all') &&
  (phrase.by === undefined || !isOne(phrase.who));

/** How much less a card costs by what was used when another one of its batch would be played. */
export const offBefore = (run: Run, event: GameEvent): number =>
  (event.batch?.off ?? [])
    .filter(({ pending }) => matches(run, pending.ability, selfOf(pending), event))
    .reduce((sum, { n }) => sum + n, 0);

const selfOf = ({ unit, player, card }: Pending) => unit ?? { owner: player, card };
