/** The two players. Everywhere in the code they are this type; only words call them P1 and P2. */

/** P1 is 0, P2 is 1. */
export type Player = 0 | 1;

export const opponentOf = (player: Player): Player => (player === 0 ? 1 : 0);

/** As notations and sentences name the player. */
export const playerName = (player: Player): 'P1' | 'P2' => (player === 0 ? 'P1' : 'P2');

/** The player whom a notation names. */
export const playerNamed = (name: 'P1' | 'P2'): Player => (name === 'P1' ? 0 : 1);
