import type { Ability } from '../../card/ability/ability.ts';
import type { OpenPoint } from '../../effect/keyword/keyword.ts';
import type { Run } from './run.ts';

/**
 * Where the texts leave a question open, the engine asks here. Each function says with which policy
 * of content/rules/policies.json it answers, and why; with the id of a policy in `Run.without` the
 * engine follows the other reading, so that what depends on it can be seen.
 */
export const SWITCHABLE = [
  'AMB-1',
  'AMB-2',
  'AMB-3',
  'AMB-4',
  'AMB-6',
  'AMB-7',
  'AMB-8',
  'AMB-9',
  'AMB-10',
  'AMB-11',
  'AMB-12',
  'AMB-13',
  'AMB-15',
  'AMB-16',
  'AMB-17',
  'AMB-18',
  'AMB-19',
  'AMB-21',
  'AMB-23',
  'AMB-24',
  'AMB-25',
  'AMB-26',
  'AMB-27',
  'AMB-28',
  'A1',
  'A4',
  'A5',
  'A6',
  'A7',
  'A8',
  'A9',
  'A10',
  'A12',
  'A13',
  'A14',
] as const;

type PolicyId = (typeof SWITCHABLE)[number];

/** Whether an open point decides about this effect; its row in the table of keywords says so. */
export const isOpen = ({ clauses }: Pick<Ability, 'clauses'>, id: PolicyId & OpenPoint): boolean =>
  clauses?.points?.includes(id) === true;

const follows = (run: Run, id: PolicyId): boolean => run.without === null || !run.without.has(id);

/**
 * AMB-1: rule checks in a row are one timing (15-4-3-3), so that what they trigger is simultaneous.
 */
export const checksShareABatch = (run: Run): boolean => follows(run, 'AMB-1');

/**
 * AMB-2: [End of Attack] joins what the ending effect itself triggered: both came of the same
 * effect (15-4-3-2).
 */
export const endJoinsItsEffect = (run: Run): boolean => follows(run, 'AMB-2');

/** AMB-3: for a block or a new target only the attacker must be there (12-1-6, 11-2-7-4). */
export const goneTargetCanBeReplaced = (run: Run): boolean => follows(run, 'AMB-3');

/**
 * AMB-4: 15-4-4-5 asks for what the card has, not again for the event that has happened (Q4287).
 */
export const triggerStaysMet = (run: Run): boolean => follows(run, 'AMB-4');

/** AMB-6: modifiers are added up first (1-3-8), and only the sum stops at 0. */
export const lossOfDpAddsUp = (run: Run): boolean => follows(run, 'AMB-6');

/** AMB-7: memory is lost as far as the gauge goes (1-3-2, 1-4-2-2). */
export const memoryIsLostAsFarAsPossible = (run: Run): boolean => follows(run, 'AMB-7');

/** AMB-8: using an Option asks for cost and colours alone (4-22-1, 9-1). */
export const idleOptionCanBeUsed = (run: Run): boolean => follows(run, 'AMB-8');

/** AMB-9: an effect that was activated and finds no target has been used (15-14-1-4, Q6055). */
export const useWithoutTargetCounts = (run: Run): boolean => follows(run, 'AMB-9');

/**
 * AMB-10: the [Security] effect goes before everything that the check triggered (15-16-10-2,
 * Q6085).
 */
export const securityEffectGoesFirst = (run: Run): boolean => follows(run, 'AMB-10');

/** AMB-11: "they" and "it" are all that would be deleted together (15-11-2, Q3750, Q4268). */
export const theySavesAll = (run: Run): boolean => follows(run, 'AMB-11');

/**
 * AMB-12: what holds for simultaneous effects (15-4-3-5) holds for immediate-type effects as well.
 */
export const turnPlayerInterruptsFirst = (run: Run): boolean => follows(run, 'AMB-12');

/** AMB-13: a window inside a window belongs to the cause that was interrupted first (15-8-5-4). */
export const onceForTheOutermostCause = (run: Run): boolean => follows(run, 'AMB-13');

/** AMB-15: the conditions of a [Main] effect may come true while the Option is used (9-1-3). */
export const conditionsMayComeTrue = (run: Run): boolean => follows(run, 'AMB-15');

/** AMB-16: the checked card has left the security stack when it is revealed (13-1-6). */
export const removedAtTheReveal = (run: Run): boolean => follows(run, 'AMB-16');

/** AMB-17: an effect that watches others is lost with its own card (15-4-4-3, Q4364). */
export const watcherIsLostWithItsCard = (run: Run): boolean => follows(run, 'AMB-17');

/** AMB-18: effects trigger where the card was (4-15-2), before it is in the trash (Q1995). */
export const triggersBeforeTheTrashGrows = (run: Run): boolean => follows(run, 'AMB-18');

/** AMB-19: whoever chooses chooses at least 1 (1-3-6). */
export const choosesAtLeastOne = (run: Run): boolean => follows(run, 'AMB-19');

/**
 * AMB-21: an ended attack goes on at once with its end (15-15-1-1), so that a waiting <Piercing>
 * check is left out.
 */
export const endedAttackDropsPiercing = (run: Run): boolean => follows(run, 'AMB-21');

/** AMB-23: "may digivolve and isn't deleted" saves as far as that can be done (1-3-2). */
export const savedWithoutDigivolving = (run: Run): boolean => follows(run, 'AMB-23');

/** AMB-24: a token that is placed beneath a card to pay counts as placed (4-21-5, 15-1-9). */
export const tokenPays = (run: Run): boolean => follows(run, 'AMB-24');

/** AMB-25: "by ..." of a used Option is left to its player (15-7-4); nothing is declared. */
export const optionPaysByChoice = (run: Run): boolean => follows(run, 'AMB-25');

/**
 * AMB-26: a card that has to meet something is in nobody else's sight while it lies in a private
 * area (3-1-2-2-1), so that its player may leave it there (Q2488, Q2340).
 */
export const isHiddenCardOptional = (run: Run): boolean => follows(run, 'AMB-26');

/** AMB-27: where no position is named it is the bottom, as under a Tamer (4-4-2). */
export const nowhereIsTheBottom = (run: Run): boolean => follows(run, 'AMB-27');

/** AMB-28: "any 1 digivolution card from 1 ... for each": all of them of that Digimon (4-27). */
export const anyForEachIsOfOne = (run: Run): boolean => follows(run, 'AMB-28');

/**
 * A1: a label "(Pending)" makes no pending processing (18-1-1) where no clause says when it is due.
 */
export const pendingNeedsAClause = (run: Run): boolean => follows(run, 'A1');

/** A4: <De-Digivolve> leaves the last card of a Digimon. */
export const deDigivolveLeavesACard = (run: Run): boolean => follows(run, 'A4');

/** A5: <Decoy> saves one of the Digimon that would be deleted together. */
export const decoySavesOne = (run: Run): boolean => follows(run, 'A5');

/** A6: the highest DP is looked for among the unsuspended Digimon alone (16-23-4). */
export const raidLooksAtUnsuspended = (run: Run): boolean => follows(run, 'A6');

/** A7: only <Rush> and <Vortex> speak of a Digimon placed this turn (7-1-2-1). */
export const onlyItsWordsWaiveTheWait = (run: Run): boolean => follows(run, 'A7');

/** A8: who attacks without suspending needs not be unsuspended (11-2-5). */
export const suspendedMayOverclock = (run: Run): boolean => follows(run, 'A8');

/** A9: "on the field" takes in the breeding area, for <Use Req.> as for colours (4-22-1). */
export const useReqSeesBreeding = (run: Run): boolean => follows(run, 'A9');

/** A10: where both could stop a loop the turn player does (18-3-3-1 comes first). */
export const turnPlayerStopsTheLoop = (run: Run): boolean => follows(run, 'A10');

/** A12: <Fortitude> plays the card that was on top, alone (15-8-3-5). */
export const fortitudePlaysTheTopCard = (run: Run): boolean => follows(run, 'A12');

/** A13: what is due at the end of the turn is due whenever that end comes (6-6-4). */
export const endOfTurnComesAgain = (run: Run): boolean => follows(run, 'A13');

/** A14: cards that one effect plays come at the same time (16-29-4). */
export const playedTogether = (run: Run): boolean => follows(run, 'A14');
