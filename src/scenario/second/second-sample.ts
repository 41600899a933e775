/** Boards for tests of the second opinion, and what is left on them. */
import type { PlainBoard, PlainCard, PlainDigimon, PlainEnding, PlainLine, Seat } from './board.ts';

/** A Digimon card. */
export const card = (name: string, dp: number, more: Partial<PlainCard> = {}): PlainCard => ({
  name,
  dp,
  ...more,
});

/** A Digimon in the battle area. */
export const digimon = (
  owner: Seat,
  top: PlainCard,
  more: Partial<PlainDigimon> = {},
): PlainDigimon => ({
  owner,
  top,
  ...more,
});

/** A board in the turn of player 0, with 3 memory, cards to draw and no security. */
export const board = (field: PlainDigimon[], more: Partial<PlainBoard> = {}): PlainBoard => ({
  memory: 3,
  field,
  security: [[], []],
  deck: [5, 5],
  hand: [0, 0],
  ...more,
});

/** A card without DP. */
export const option = (name: string, ...lines: PlainLine[]): PlainCard => ({ name, lines });

/** A line that moves the memory to the side of its player. */
export const gain = (when: PlainLine['when'], by: number): PlainLine => ({
  when,
  deed: { do: 'memory', by },
});

/** A attacks the other player. */
export const direct = [{ attack: 'A', on: 'player' }] as const;

/** A attacks a Digimon. */
export const at = (on: string) => [{ attack: 'A', on }];

/** What is left of the Digimon, with who won: "A 5000, B 3000" or "A 5000 wins 0". */
export const told = (all: PlainEnding[]) =>
  all
    .map(({ field, winner }) => {
      const left = field.map(({ name, dp }) => `${name} ${dp}`).join(', ') || 'nobody';
      return winner === undefined ? left : `${left} wins ${winner}`;
    })
    .sort();
