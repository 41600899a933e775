/** How something came about, as far as a text asks for it (14-2, 15-8-5). */
export type CausePhrase =
  | 'in battle'
  | "by an opponent's effect"
  | 'by an effect'
  | 'by one of your effects'
  | 'other than by one of your effects'
  | 'other than in battle'
  | 'other than in battle or by one of your effects'
  | 'other than in battle or by your effects'
  | 'other than by your effects'
  | 'other than by effects'
  | "by your opponent's effects"
  | "by an opponent's Digimon's effect"
  | "by one of your Digimon's effects"
  | 'by one of your Digimon'
  | 'by effects'
  | 'by your effects'
  | 'by having 0 DP'
  | 'in battle or by having 0 DP'
  | 'by this effect'
  /** By an effect of a card of that name. */
  | `by [${string}]'s effect`;

const OF_DIGIMON: ReadonlySet<CausePhrase> = new Set([
  'in battle',
  'other than in battle',
  'other than in battle or by one of your effects',
  'other than in battle or by your effects',
  'by having 0 DP',
  'in battle or by having 0 DP',
]);

/** "in battle", "by having 0 DP", "other than in battle": what only a Digimon can leave by. */
export const isOfDigimonLeaving = (cause: CausePhrase): boolean => OF_DIGIMON.has(cause);

const NOT_BY_EFFECT: ReadonlySet<CausePhrase> = new Set([
  ...OF_DIGIMON,
  'other than by one of your effects',
  'other than by your effects',
  'other than by effects',
  'by one of your Digimon',
]);

/** "by an effect", "by one of your effects", and no other way. */
export const isByEffect = (cause: CausePhrase): boolean => !NOT_BY_EFFECT.has(cause);
