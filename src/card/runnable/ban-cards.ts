import type { BannedVerb } from '../../effect/tree/closed/ban.ts';
import type { Action, Ban } from '../../effect/tree/tree.ts';
import { isOnly } from '../../effect/tree/closed/noun.ts';

/** What is forbidden, of Digimon with that DP or less. */
interface BannedCards {
  readonly what: readonly Ban[];
  readonly dp: number;
}

/** What verbs of a ban on cards forbid, as bans on all Digimon are called. */
const BANS: { readonly [verb in BannedVerb]?: readonly Ban[] } = {
  play: ['play Digimon'],
  'play or move': ['play Digimon', 'move Digimon'],
  'play by effects': ['play Digimon by effects'],
};

/** "can't play Digimon with 5000 DP or less": what that forbids, or `null` where it isn't run. */
export function bansOfCards({
  verb,
  target,
}: Extract<Action, { kind: 'ban cards' }>): BannedCards | null {
  const what = BANS[verb];
  if (what === undefined || target.kind !== 'any' || target.side !== 'either') return null;
  const [filter, ...more] = target.filters;
  if (
    target.other ||
    !isOnly(target.noun, 'Digimon') ||
    target.noun === 'Security Digimon' ||
    more.length > 0
  )
    return null;
  if (filter?.kind !== 'DP' || filter.compare !== 'or less') return null;
  return { what, dp: filter.n };
}
