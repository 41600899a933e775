/** A player as a target is called the player. */
export const nameOf = (candidate: string): string =>
  /^P[12]$/.test(candidate) ? `The player (${candidate})` : candidate;
