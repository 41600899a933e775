/** How something came about, as far as a text asks for it (14-2, 15-8-5), and what each says. */

/** What a cause speaks of; `but`: of anything else. */
interface SaidOfCause {
  readonly of: 'battle' | 'effect' | 'Digimon' | 'no DP' | 'battle or no DP' | 'battle or effect';
  readonly but?: true;
}

const EFFECT: SaidOfCause = { of: 'effect' };

const CAUSES = {
  'in battle': { of: 'battle' },
  "by an opponent's effect": EFFECT,
  'by an effect': EFFECT,
  'by one of your effects': EFFECT,
  'other than by one of your effects': { of: 'effect', but: true },
  'other than in battle': { of: 'battle', but: true },
  'other than in battle or by one of your effects': { of: 'battle or effect', but: true },
  'other than in battle or by your effects': { of: 'battle or effect', but: true },
  'other than by your effects': { of: 'effect', but: true },
  'other than by effects': { of: 'effect', but: true },
  "by your opponent's effects": EFFECT,
  "by an opponent's Digimon's effect": EFFECT,
  "by one of your Digimon's effects": EFFECT,
  'by one of your Digimon': { of: 'Digimon' },
  'by effects': EFFECT,
  'by your effects': EFFECT,
  'by having 0 DP': { of: 'no DP' },
  'in battle or by having 0 DP': { of: 'battle or no DP' },
  'by this effect': EFFECT,
} as const satisfies { readonly [cause: string]: SaidOfCause };

type PlainCause = keyof typeof CAUSES;

/** Also by an effect of a card of that name. */
export type CausePhrase = PlainCause | `by [${string}]'s effect`;

const isPlain = (cause: CausePhrase): cause is PlainCause => cause in CAUSES;
const saidOf = (cause: CausePhrase): SaidOfCause => (isPlain(cause) ? CAUSES[cause] : EFFECT);

/** "by an effect", "by one of your effects", and no other way. */
export function isByEffect(cause: CausePhrase): boolean {
  const { of, but } = saidOf(cause);
  return of === 'effect' && but !== true;
}

/** "in battle", "by having 0 DP", "other than in battle": what only a Digimon can leave by. */
export function isOfDigimonLeaving(cause: CausePhrase): boolean {
  const { of } = saidOf(cause);
  return of !== 'effect' && of !== 'Digimon';
}
