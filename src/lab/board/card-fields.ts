/** A card as a person types it into fields. */
import type { PrintedCard } from '../../card/printed.ts';

/** '' stands for what is not printed on it. */
export interface CardFields {
  readonly name: string;
  readonly category: PrintedCard['category'];
  readonly level: string;
  colours: PrintedCard['colours'][number][];
  readonly dp: string;
  readonly cost: string;
  /** "Puppet, Beast" */
  readonly traits: string;
  /** "3 from Lv.4 red": a line for each digivolution requirement. */
  readonly digivolve: string;
  readonly upper: string;
  readonly inherited: string;
  readonly security: string;
  /** "upper 2": lines that are left out on purpose. */
  leftOut: readonly string[];
}

export const fieldsOf = (card: PrintedCard | undefined): CardFields => ({
  name: card?.name ?? '',
  category: card?.category ?? 'Digimon',
  level: card?.level?.toString() ?? '',
  colours: [...(card?.colours ?? ['red'])],
  dp: card?.dp?.toString() ?? '',
  cost: card?.cost?.toString() ?? '',
  traits: card?.facts.traits.join(', ') ?? '',
  digivolve: card?.facts.digivolve.join('\n') ?? '',
  upper: card?.text.upper ?? '',
  inherited: card?.text.inherited ?? '',
  security: card?.text.security ?? '',
  leftOut: card?.facts['left out'] ?? [],
});
