/**
 * Words by which a later sentence of an effect speaks of those that the effect did something to:
 * "the Digimon this effect played".
 */
export const DONE_WORDS = {
  play: [
    'the Digimon this effect played',
    'the Digimon played by this effect',
    'the Digimon played with this effect',
    'the Tamer played with this effect',
    'the Tamer played by this effect',
    'the Tamer this effect played',
    'Digimon played by this effect',
    'Digimon played with this effect',
    'all Digimon played by this effect',
    'any Digimon played by this effect',
    'any Digimon played with this effect',
    'all Digimon this effect played',
    'that token',
    'that Token',
    'the token',
  ],
  digivolve: [
    'the DNA digivolved Digimon',
    'that DNA digivolved Digimon',
    'the Digimon this effect DNA digivolved',
    'the Digimon that digivolved with this effect',
    'the Digimon this effect digivolved',
  ],
  choose: ['the chosen Digimon', 'your chosen Digimon', 'the chosen Tamer'],
} as const;

type SpokenDoing = keyof typeof DONE_WORDS;

const BY_WORD: ReadonlyMap<string, SpokenDoing> = new Map(
  (['play', 'digivolve', 'choose'] as const).flatMap((kind) =>
    DONE_WORDS[kind].map((word) => [word, kind] as const),
  ),
);

/** Words by which an effect speaks of the one card that it has moved before. */
const CARD_WORDS = {
  'the placed card': ['place'],
  'the trashed card': ['trash hand', 'trash cards'],
  'the returned card': ['return'],
} as const;

/** Which kinds of actions move the card that such a word names: none for any other word. */
export const cardsDoneIn = (
  word: string,
): readonly (typeof CARD_WORDS)[keyof typeof CARD_WORDS][number][] =>
  word in CARD_WORDS ? CARD_WORDS[word as keyof typeof CARD_WORDS] : [];

/** What the effect did to whom such a word names; `null` for any other word. */
export const doneSpokenOf = (word: string): SpokenDoing | null => BY_WORD.get(word) ?? null;
