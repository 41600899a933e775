/** Must, may or cannot: read off the options that a player is offered. */
import { playerNamed } from '../../../base/player.ts';
import type { Choice } from '../../../game/run/run.ts';
import type { Labelled } from '../../../scenario/play/tell-effect.ts';
import { isTrue } from '../../../scenario/claim/holds.ts';
import { asksForOrder, type Fact, type PlayerName } from '../../../scenario/claim/claim.ts';
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
  const { setup } = scenario;
  const leaves = leavesOf(scenario, ask.when, without, {
    ordered: ask.when !== null && asksForOrder(ask.when),
    // The first such offer is what counts.
    said: (offer, before) =>
      isOffered(ask, offer, setup) && !before.some((one) => isOffered(ask, one, setup))
        ? statusOf(offer, ask, setup)
        : '',
    ...(ask.when === null ? { ends: (offer) => isOffered(ask, offer, setup) } : {}),
  });
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
  if (offer !== undefined) return statusOf(offer, ask, setup);
  const { kinds, names } = ask.thing;
  const [card, effect] = names;
  const isUsed =
    kinds.includes('use') &&
    card !== undefined &&
    effect !== undefined &&
    isTrue(run, { kind: 'uses', card, effect });
  return isUsed ? 'must' : 'cannot';
}

const statusOf = ({ options }: Choice, { thing }: MustAsk, labels: Labelled): Status =>
  options.every((option) => isMeant(thing, option, labels)) ? 'must' : 'may';

/** Whether this is a choice at which the player is offered what is meant. */
export const isOffered = ({ player, thing }: MustAsk, offer: Choice, labels: Labelled): boolean =>
  offer.player === playerNamed(player) &&
  offer.options.some((option) => isMeant(thing, option, labels));

export const isRightStatus = ({ statuses }: MustTruth, given: Given): boolean =>
  statuses.length === 1 && given.length === 1 && STATUSES[given[0] ?? -1] === statuses[0];
