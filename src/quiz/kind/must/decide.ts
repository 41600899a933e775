/** Must, may or cannot: read off the options that a player is offered. */
import type { Choice } from '../../../game/run/run.ts';
import type { Labelled } from '../../../scenario/play/tell-effect.ts';
import { indexOf, isTrue } from '../../../scenario/claim/holds.ts';
import type { Fact, PlayerName } from '../../../scenario/claim/claim.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { leavesOf, type Leaf } from '../../../scenario/play/leaves.ts';
import type { Given } from '../../mark/given.ts';
import { isMeant, type Thing } from './thing.ts';

export const STATUSES = ['must', 'may', 'cannot'] as const;
type Status = (typeof STATUSES)[number];

export interface MustAsk {
  readonly kind: 'must';
  readonly player: PlayerName;
  /** The options that are meant. */
  readonly thing: Thing;
  /** Those options in words, for a reader. */
  readonly words: string;
  readonly when: Fact | null;
  readonly why: { readonly [status in Status]?: string };
}

export interface MustTruth {
  /** One, when the question is well put. */
  readonly statuses: readonly Status[];
}

export function decideMust(
  scenario: Scenario,
  ask: MustAsk,
  without?: ReadonlySet<string>,
): MustTruth {
  const leaves = leavesOf(scenario, ask.when, without);
  return {
    statuses: STATUSES.filter((one) =>
      leaves.some((leaf) => statusIn(scenario, leaf, ask) === one),
    ),
  };
}

/**
 * An option that is meant and no other: must. One among others: may. None: an effect that is used
 * all the same must be.
 */
function statusIn({ setup }: Scenario, { offers, run }: Leaf, ask: MustAsk): Status {
  const offer = offers.find((one) => isOffered(ask, one, setup));
  if (offer !== undefined)
    return offer.options.every((option) => isMeant(ask.thing, option, setup)) ? 'must' : 'may';
  const { kinds, names } = ask.thing;
  const [card, effect] = names;
  const isUsed =
    kinds.includes('use') &&
    card !== undefined &&
    effect !== undefined &&
    isTrue(run, { kind: 'uses', card, effect });
  return isUsed ? 'must' : 'cannot';
}

/** Whether this is a choice at which the player is offered what is meant. */
export const isOffered = ({ player, thing }: MustAsk, offer: Choice, labels: Labelled): boolean =>
  offer.player === indexOf(player) &&
  offer.options.some((option) => isMeant(thing, option, labels));

export const isRightStatus = ({ statuses }: MustTruth, given: Given): boolean =>
  statuses.length === 1 && given.length === 1 && STATUSES[given[0] ?? -1] === statuses[0];
