/** Words for somebody or something spoken of before: what each of them says of whom it means. */

/** What a word says of whom it means. */
export interface SaidOfSame {
  /** `part`: some of those, whom its player picks; `the`: by what was done or is so. */
  readonly by: 'nothing' | 'it' | 'they' | 'that' | 'those' | 'part' | 'the';
  readonly noun?: 'Digimon' | 'Tamer' | 'Digimon or Tamer' | 'Token' | 'card';
  /** What this effect did to them. */
  readonly did?: 'play' | 'digivolve' | 'choose';
  /** The kinds of actions that move the one card that is meant. */
  readonly moved?: readonly ('place' | 'trash hand' | 'trash cards' | 'return')[];
  /** Done by the effect, or by what set it off. */
  readonly was?: 'played' | 'deleted' | 'suspended' | 'returned';
  /** One: where several met the trigger condition, their player says which (15-11-1-1, Q862). */
  readonly one?: true;
  /** The game doesn't follow which one that is: it is read, and a card with it is not run. */
  readonly unfollowed?: true;
}

const rows = <const W extends string>(
  said: SaidOfSame,
  words: readonly W[],
): Readonly<Record<W, SaidOfSame>> =>
  Object.fromEntries(words.map((word) => [word, said])) as Record<W, SaidOfSame>;

const IT: SaidOfSame = { by: 'it', one: true };

const played = (noun: 'Digimon' | 'Tamer'): SaidOfSame => ({
  by: 'the',
  noun,
  did: 'play',
});

/** Words that stand where a target stands. */
const TARGET_WORDS = {
  it: IT,
  ...rows({ by: 'they' }, ['them', 'they']),
  'that Digimon': { by: 'that', noun: 'Digimon', one: true },
  'those Digimon': { by: 'those', noun: 'Digimon' },
  'that card': { by: 'that', noun: 'card' },
  'that Tamer': { by: 'that', noun: 'Tamer', one: true },
  'those cards': { by: 'those', noun: 'card' },
  ...rows({ by: 'the', noun: 'Digimon' }, ['the Digimon it battled', 'the attacking Digimon']),
  'the played Digimon': { by: 'the', noun: 'Digimon', was: 'played', one: true },
  'the deleted Digimon': { by: 'the', noun: 'Digimon', was: 'deleted', one: true },
  'the card': { by: 'the', noun: 'card' },
  'the suspended Digimon': { by: 'the', noun: 'Digimon', was: 'suspended', one: true },
  'the returned Digimon': { by: 'the', noun: 'Digimon', was: 'returned', one: true },
  'the revealed card': { by: 'the', noun: 'card' },
  'the placed card': { by: 'the', noun: 'card', moved: ['place'] },
  'the trashed card': { by: 'the', noun: 'card', moved: ['trash hand', 'trash cards'] },
  'the returned card': { by: 'the', noun: 'card', moved: ['return'] },
  'that Digimon or Tamer': { by: 'that', noun: 'Digimon or Tamer', one: true },
  'those Tamers': { by: 'those', noun: 'Tamer' },
  ...rows({ by: 'those', noun: 'Digimon or Tamer' }, [
    'those Digimon and Tamers',
    'those Digimon or Tamers',
  ]),
  ...rows({ by: 'part' }, ['any of those Digimon', 'any of them', 'the rest of them']),
  ...rows({ by: 'they' }, ['each of them', 'all of them']),
  'the Digimon you played': { by: 'the', noun: 'Digimon', was: 'played', one: true },
  ...rows({ by: 'the', noun: 'Tamer', was: 'played', one: true }, [
    'the Tamer you played',
    'the played Tamer',
  ]),
  ...rows({ by: 'the', noun: 'Digimon', did: 'digivolve' }, [
    'the DNA digivolved Digimon',
    'the Digimon this effect DNA digivolved',
    'the Digimon that digivolved with this effect',
    'the Digimon this effect digivolved',
  ]),
  'that DNA digivolved Digimon': { by: 'that', noun: 'Digimon', did: 'digivolve' },
  ...rows(played('Digimon'), [
    'the Digimon this effect played',
    'the Digimon played by this effect',
    'the Digimon played with this effect',
  ]),
  ...rows(played('Tamer'), [
    'the Tamer played with this effect',
    'the Tamer played by this effect',
    'the Tamer this effect played',
  ]),
  ...rows(played('Digimon'), [
    'Digimon played by this effect',
    'Digimon played with this effect',
    'all Digimon played by this effect',
    'all Digimon this effect played',
    'any Digimon played by this effect',
    'any Digimon played with this effect',
  ]),
  ...rows({ by: 'that', noun: 'Token', did: 'play' }, ['that token', 'that Token']),
  'the token': { by: 'the', noun: 'Token', did: 'play' },
  ...rows({ by: 'the', noun: 'Digimon', did: 'choose' }, [
    'the chosen Digimon',
    'your chosen Digimon',
  ]),
  'the chosen Tamer': { by: 'the', noun: 'Tamer', did: 'choose' },
  ...rows({ by: 'the', noun: 'card', unfollowed: true }, [
    'the returned cards',
    'the trashed cards',
    'the placed cards',
    'the revealed cards',
    'the chosen card',
    'the chosen cards',
  ]),
  'the returned Tamer': { by: 'the', noun: 'Tamer', unfollowed: true },
  'the digivolving Digimon': { by: 'the', noun: 'Digimon', unfollowed: true },
  'the played card': { by: 'the', noun: 'card', unfollowed: true },
} as const satisfies Readonly<Record<string, SaidOfSame>>;

/** With those in front of what belongs to them; "": left out behind what said whom it is about. */
const WORDS = {
  ...TARGET_WORDS,
  '': { by: 'nothing' },
  its: IT,
  their: { by: 'they' },
} as const satisfies Readonly<Record<string, SaidOfSame>>;

export type SameWord = keyof typeof WORDS;

export const SAME_WORDS = Object.keys(TARGET_WORDS) as readonly (keyof typeof TARGET_WORDS)[];

export const saidBy = (word: SameWord): SaidOfSame => WORDS[word];

/** "it", "its" */
export const isIt = (word: SameWord): boolean => saidBy(word).by === 'it';

/** "that Digimon", "those Tamers": on the field. */
export const isThat = ({ by, noun, did }: SaidOfSame): boolean =>
  (by === 'that' || by === 'those') && noun !== undefined && noun !== 'card' && did === undefined;

/** "it", "that Digimon", "that Tamer": one that was spoken of, on the field. */
export const isThatOne = (word: SameWord): boolean =>
  word === 'it' || word === 'that Digimon' || word === 'that Tamer';

/** "any of them": its player says which. */
export const isAnyOfThem = (word: SameWord): boolean =>
  word === 'any of them' || word === 'any of those Digimon';
