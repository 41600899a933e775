/** Where a played card came from, where that is no place of its own: "played from the trash". */

const AREAS = {
  'digivolution cards': 'digivolution cards',
  'the trash': 'trash',
  'the hand': 'hand',
  'your trash': 'trash',
  'your hand': 'hand',
} as const;

export type OriginName = keyof typeof AREAS;

/** All of them, as they are printed. */
export const ORIGIN_NAMES = Object.keys(AREAS) as readonly OriginName[];

/** The area that is named. */
export const areaOf = (origin: OriginName): (typeof AREAS)[OriginName] => AREAS[origin];

/** "your trash": of the player whose effect it is. */
export const isOfYours = (origin: OriginName): boolean =>
  origin === 'your trash' || origin === 'your hand';
