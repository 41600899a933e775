/** The nouns and areas that effects name, and what each noun is about. */

/** What a noun names somebody as: on the field, as a card, or as a card of one place. */
type NamedAs =
  | 'field'
  | 'card'
  /** "Option cards in the battle area" (4-28) */
  | 'placed'
  /** A Security Digimon is a card that is checked (13-1-7). */
  | 'checked'
  | 'security'
  | 'linked'
  | 'under'
  | 'effect'
  /** No noun: "[X]" alone. */
  | 'anywhere';

/** What a noun may ask it to be (2-2, 4-21). */
export type NounKind = 'Digimon' | 'Tamer' | 'Option' | 'Token' | 'Digi-Egg';

const MEANT = {
  Digimon: ['field', 'Digimon'],
  Tamer: ['field', 'Tamer'],
  Tamers: ['field', 'Tamer'],
  card: ['card'],
  cards: ['card'],
  'Digimon card': ['card', 'Digimon'],
  'Option card': ['card', 'Option'],
  'Tamer card': ['card', 'Tamer'],
  'Digimon or Tamer': ['field', 'Digimon', 'Tamer'],
  'Digimon or Tamers': ['field', 'Digimon', 'Tamer'],
  'Digimon cards': ['card', 'Digimon'],
  'Option cards': ['card', 'Option'],
  'Tamer cards': ['card', 'Tamer'],
  'Digimon or Tamer card': ['card', 'Digimon', 'Tamer'],
  'Digimon or Tamer cards': ['card', 'Digimon', 'Tamer'],
  'Digimon card or Tamer card': ['card', 'Digimon', 'Tamer'],
  'Digi-Egg card': ['card', 'Digi-Egg'],
  'Digi-Egg cards': ['card', 'Digi-Egg'],
  Option: ['field', 'Option'],
  Options: ['field', 'Option'],
  'option card': ['card', 'Option'],
  'Option card in the battle area': ['placed', 'Option'],
  'Option cards in the battle area': ['placed', 'Option'],
  'Security Digimon': ['checked', 'Digimon'],
  Token: ['field', 'Token'],
  Tokens: ['field', 'Token'],
  'security card': ['security'],
  'security cards': ['security'],
  'link card': ['linked'],
  'link cards': ['linked'],
  'Digimon or Option card': ['card', 'Digimon', 'Option'],
  'Digimon card or Option card': ['card', 'Digimon', 'Option'],
  'Tamer card or Option card': ['card', 'Tamer', 'Option'],
  'Tamer or Digimon': ['field', 'Tamer', 'Digimon'],
  'Digimon and Tamers': ['field', 'Digimon', 'Tamer'],
  'Digimon and/or Tamers': ['field', 'Digimon', 'Tamer'],
  'Digimon or Options': ['field', 'Digimon', 'Option'],
  'Tamer or Option card': ['card', 'Tamer', 'Option'],
  'Tamer card or Digimon card': ['card', 'Tamer', 'Digimon'],
  'Option or Tamer card': ['card', 'Option', 'Tamer'],
  'Tokens or Digimon': ['field', 'Token', 'Digimon'],
  'Option card or Tamer card': ['card', 'Option', 'Tamer'],
  'Tamers and Digimon': ['field', 'Tamer', 'Digimon'],
  'Tamers or Digimon': ['field', 'Tamer', 'Digimon'],
  'Tamer or Digimon card': ['card', 'Tamer', 'Digimon'],
  'Option card or Digimon card': ['card', 'Option', 'Digimon'],
  'Option or Digimon card': ['card', 'Option', 'Digimon'],
  'Digimon cards or Tamer cards': ['card', 'Digimon', 'Tamer'],
  'Digimon cards or Option cards': ['card', 'Digimon', 'Option'],
  'Tamer cards or Option cards': ['card', 'Tamer', 'Option'],
  'Tamer or Option cards': ['card', 'Tamer', 'Option'],
  'Digimon card, Tamer card or Option card': ['card', 'Digimon', 'Tamer', 'Option'],
  'Digimon card, Tamer card, or Option card': ['card', 'Digimon', 'Tamer', 'Option'],
  'Digimon, Tamer or Option card': ['card', 'Digimon', 'Tamer', 'Option'],
  'Digimon, Tamer, or Option card': ['card', 'Digimon', 'Tamer', 'Option'],
  'digivolution card': ['under'],
  'digivolution cards': ['under'],
  effect: ['effect'],
  '': ['anywhere'],
} as const satisfies { readonly [noun: string]: readonly [NamedAs, ...NounKind[]] };

export type Noun = keyof typeof MEANT;

/** All of them, as they are printed. */
export const NOUNS = Object.keys(MEANT) as readonly Noun[];

/** Whether a word is one of them. */
export const isNoun = (word: unknown): word is Noun => typeof word === 'string' && word in MEANT;

const rowOf = (noun: Noun): readonly [NamedAs, ...NounKind[]] => MEANT[noun];

/** "Digimon or Tamer card": what it may be; nothing for "card", which asks for no kind. */
export const kindsOf = (noun: Noun): readonly NounKind[] => {
  const [, ...kinds] = rowOf(noun);
  return kinds;
};

/** "Tamer cards", "Digimon or Tamer": whether it names these, besides others or alone. */
export const namesKind = (noun: Noun, kind: NounKind): boolean =>
  rowOf(noun).some((one) => one === kind);

/** "Tamer cards": these and no others. */
export const isOnly = (noun: Noun, kind: NounKind): boolean => {
  const kinds = kindsOf(noun);
  return kinds.length === 1 && kinds[0] === kind;
};

/** "card", "Option cards", "digivolution cards": cards, wherever they are. */
export const areCards = (noun: Noun): boolean =>
  ['card', 'security', 'linked', 'under'].includes(rowOf(noun)[0]);

/** "card", "cards": whichever they are. */
export const areAnyCards = (noun: Noun): boolean => noun === 'card' || noun === 'cards';

/** "digivolution cards" */
export const areUnder = (noun: Noun): boolean => rowOf(noun)[0] === 'under';

/** "security cards" */
export const areOfSecurity = (noun: Noun): boolean => rowOf(noun)[0] === 'security';

/** "Tamer", "Tamers": on the field. */
export const areTamers = (noun: Noun): boolean => noun === 'Tamer' || noun === 'Tamers';

/** "Option cards in the battle area" (4-28) */
export const arePlacedOptions = (noun: Noun): boolean => rowOf(noun)[0] === 'placed';

/** "link cards", "security cards": of one place of their own. */
export const areOfOnePlace = (noun: Noun): boolean =>
  ['security', 'linked', 'under'].includes(rowOf(noun)[0]);

export const PLACE_AREAS = [
  'hand',
  'trash',
  'hand or trash',
  'deck',
  'security stack',
  'hand or battle area',
  'recycle bin',
  'hand and/or trash',
  'face-up security cards',
  'battle area',
] as const;
