/** For how long something holds, and whose turn or phase that speaks of. */

interface SaidOfDuration {
  /** "they": who that is depends on what was said before. */
  readonly whose?: 'your' | "your opponent's" | 'their';
  /** It begins with the phase, and not now. */
  readonly later?: true;
}

const YOURS: SaidOfDuration = { whose: 'your' };
const OPPONENT: SaidOfDuration = { whose: "your opponent's" };
const THEIRS: SaidOfDuration = { whose: 'their' };

const MEANT = {
  'for the turn': {},
  'for the attack': {},
  "until the end of your opponent's turn": OPPONENT,
  "until the end of your opponent's next turn": OPPONENT,
  'until the end of your turn': YOURS,
  'until the end of the turn': {},
  "until your opponent's turn ends": OPPONENT,
  'until your turn ends': YOURS,
  'until their turn ends': THEIRS,
  'until the end of their turn': THEIRS,
  "until the end of the opponent's turn": OPPONENT,
  'until the end of the attack': {},
  'until the end of your next turn': YOURS,
  'until the end of their next turn': THEIRS,
  "during your opponent's next unsuspend phase": { ...OPPONENT, later: true },
  'during their next unsuspend phase': { ...THEIRS, later: true },
  'during your next unsuspend phase': { ...YOURS, later: true },
  "until the end of your opponent's next unsuspend phase": OPPONENT,
  'until their next turn ends': THEIRS,
  "until your opponent's next turn ends": OPPONENT,
  'until your next turn ends': YOURS,
  'for the battle': {},
  'until the battle ends': {},
  'until the attack ends': {},
  'until the end of the battle': {},
  'this turn': {},
  'in their next unsuspend phase': { ...THEIRS, later: true },
  'during the next unsuspend phase': { later: true },
  'until the start of your next turn': YOURS,
  "until the start of your opponent's next turn": OPPONENT,
} as const satisfies { readonly [name: string]: SaidOfDuration };

export type DurationName = keyof typeof MEANT;

/** All of them, as they are printed. */
export const DURATIONS = Object.keys(MEANT) as readonly DurationName[];

/** What a duration says of whose time it is, and of when that begins. */
export const saidOfDuration = (name: DurationName): SaidOfDuration => MEANT[name];
