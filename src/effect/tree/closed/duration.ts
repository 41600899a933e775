/** For how long something holds, and whose turn or phase that speaks of. */

/** "their": who that is depends on what was said before. */
const OF_THEIRS = [
  'until their turn ends',
  'until the end of their turn',
  'until the end of their next turn',
  'during their next unsuspend phase',
  'until their next turn ends',
  'in their next unsuspend phase',
] as const;

export const OF_OPPONENTS_TURN = [
  "until the end of your opponent's turn",
  "until the end of your opponent's next turn",
  "until your opponent's turn ends",
  "until the end of the opponent's turn",
  "during your opponent's next unsuspend phase",
  "until the end of your opponent's next unsuspend phase",
  "until your opponent's next turn ends",
  "until the start of your opponent's next turn",
] as const;

/** All of them, as they are printed. */
export const DURATIONS = [
  'for the turn',
  'for the attack',
  'until the end of your turn',
  'until the end of the turn',
  'until your turn ends',
  'until the end of the attack',
  'until the end of your next turn',
  'during your next unsuspend phase',
  'until your next turn ends',
  'for the battle',
  'until the battle ends',
  'until the attack ends',
  'until the end of the battle',
  'this turn',
  'during the next unsuspend phase',
  'until the start of your next turn',
  ...OF_OPPONENTS_TURN,
  ...OF_THEIRS,
] as const;

export type DurationName = (typeof DURATIONS)[number];

const THEIRS: ReadonlySet<DurationName> = new Set(OF_THEIRS);

/** "until their turn ends" */
export const isOfTheirs = (name: DurationName): boolean => THEIRS.has(name);

const PHASES: ReadonlySet<DurationName> = new Set([
  "during your opponent's next unsuspend phase",
  'during their next unsuspend phase',
  'in their next unsuspend phase',
  'during your next unsuspend phase',
  'during the next unsuspend phase',
]);

/** "during your next unsuspend phase": it begins with that, and not now. */
export const isOfPhase = (name: DurationName): boolean => PHASES.has(name);
