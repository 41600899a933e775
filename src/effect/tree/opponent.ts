/**
 * Whether a part of a text speaks of the opponent, so that "they" behind it can only be that
 * player.
 */
import type { Permission, Prohibition } from './ban.ts';
import type { CausePhrase } from './cause.ts';
import type { DurationName } from './duration.ts';
import type { LastingAction } from './lasting.ts';
import type { Side } from './node.ts';
import { someNode } from './some-node.ts';
import type { Moment } from './condition.ts';

type ImmuneTo = Extract<LastingAction<unknown>, { kind: 'immune' }>['to'];

/** Words of the closed lists that name that player. */
const OF_OPPONENT: ReadonlySet<unknown> = new Set<
  Side | CausePhrase | DurationName | Moment['name'] | Prohibition | Permission | ImmuneTo
>([
  "your opponent's",
  "by an opponent's effect",
  "by your opponent's effects",
  "by an opponent's Digimon's effect",
  "until the end of your opponent's turn",
  "until the end of your opponent's next turn",
  "until the end of the opponent's turn",
  "until your opponent's turn ends",
  "until your opponent's next turn ends",
  "until the end of your opponent's next unsuspend phase",
  "until the start of your opponent's next turn",
  "during your opponent's next unsuspend phase",
  "at the end of your opponent's turn",
  "at the end of your opponent's next turn",
  "at the next end of your opponent's turn",
  "be returned to the hand or deck by your opponent's effects",
  "be returned to hands or decks by your opponent's effects",
  "be deleted by your opponent's effects",
  "leave the battle area by your opponent's effects",
  "have its stacked cards trashed by your opponent's effects",
  "have its digivolution cards trashed by your opponent's effects",
  "have its DP reduced by your opponent's effects",
  "be affected by your opponent's <De-Digivolve> effects",
  "attack your opponent's Digimon",
  "attack your opponent's unsuspended Digimon",
  "attack an opponent's unsuspended Digimon",
  "attack your opponent's unsuspended Digimon with no digivolution cards",
  "your opponent's effects",
  "your opponent's Digimon's effects",
  "your opponent's Option effects",
  "your opponent's Tamer effects",
]);

/** How nodes are spelled, which says nothing. */
const SPELLED: ReadonlySet<string> = new Set(['form', 'word', 'text', 'printed', 'argument']);

/** "1 of your opponent's Digimon", "by your opponent's effects", "your opponent draws 1 card" */
export const speaksOfOpponent = (part: unknown): boolean =>
  someNode(
    part,
    (node) =>
      node.kind === 'opponent' ||
      node.byTheirs === true ||
      Object.entries(node).some(([field, value]) => !SPELLED.has(field) && OF_OPPONENT.has(value)),
  );
