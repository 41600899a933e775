/** Must, may or cannot: read off the options that a player is offered. */
import { isTrue } from '../../../scenario/claim/holds.ts';
import type { Fact, PlayerName } from '../../../scenario/claim/claim.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { leavesOf, type Leaf } from '../../../scenario/play/leaves.ts';
import type { Given } from '../../mark/given.ts';

export const STATUSES = ['must', 'may', 'cannot'] as const;
export type Status = (typeof STATUSES)[number];

export interface MustAsk {
  readonly kind: 'must';
  readonly player: PlayerName;
  /** The beginning of the options that are meant: "block with Wall", "block", "pay for Wall <Barrier>". */
  readonly thing: string;
  /** The same for a reader. */
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
  return { statuses: STATUSES.filter((one) => leaves.some((leaf) => statusIn(leaf, ask) === one)) };
}

/** An option that is meant and no other: must. One among others: may. None: an effect that is used all the same must be. */
function statusIn({ offers, run }: Leaf, { player, thing }: MustAsk): Status {
  const index = player === 'P1' ? 0 : 1;
  const isMeant = (option: string): boolean => `${option} `.startsWith(`${thing} `);
  const offer = offers.find((one) => one.player === index && one.options.some(isMeant));
  if (offer !== undefined && offer.kind !== 'order')
    return offer.options.every(isMeant) ? 'must' : 'may';
  const [, card, effect] = /^(?:use|activate) (.+?) ([<[].+)$/.exec(thing) ?? [];
  const isUsed =
    card !== undefined && effect !== undefined && isTrue(run, { kind: 'uses', card, effect });
  return isUsed ? 'must' : 'cannot';
}

export const isRightStatus = ({ statuses }: MustTruth, given: Given): boolean =>
  statuses.length === 1 && given.length === 1 && STATUSES[given[0] ?? -1] === statuses[0];
