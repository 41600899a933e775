/** Where a played card came from, where that is no place of its own: "played from the trash". */

const ORIGINS = {
  'digivolution cards': { from: 'digivolution cards' },
  'the trash': { from: 'trash' },
  'the hand': { from: 'hand' },
  'your trash': { from: 'trash', whose: 'your' },
  'your hand': { from: 'hand', whose: 'your' },
} as const;

export type OriginName = keyof typeof ORIGINS;

/** All of them, as they are printed. */
export const ORIGIN_NAMES = Object.keys(ORIGINS) as readonly OriginName[];

/** The area that is named. */
export const areaOf = (origin: OriginName): (typeof ORIGINS)[OriginName]['from'] =>
  ORIGINS[origin].from;

/** "your trash": of the player whose effect it is. */
export const isOfYours = (origin: OriginName): boolean => 'whose' in ORIGINS[origin];
