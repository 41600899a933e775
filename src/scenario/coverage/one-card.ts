/**
 * Wordings that by the rules are about a single card or Digimon, whoever else is there: no board
 * can have them happen to several.
 */
const ONE_CARD: ReadonlyMap<string, string> = new Map([
  ['action: hatch', 'Hatching flips one card, and only into an empty breeding area (4-18).'],
  ['action: switch target, orPlayer', 'An attack has one target (11-2-7-1).'],
  ['action: play, to: breeding area', 'Only one card can be in the breeding area (3-4-7-2).'],
  [
    'action: place used, to: security bottom',
    'It is about the one Option card that the effect has used (9-1-1).',
  ],
  ['target: "the DNA digivolved Digimon"', 'DNA digivolution makes one new Digimon (8-2-1).'],
  [
    'target: "the Digimon this effect DNA digivolved"',
    'DNA digivolution makes one new Digimon (8-2-1).',
  ],
]);

/** The rows of the table. */
export const ONE_CARD_ROWS: readonly string[] = [...ONE_CARD.keys()];

/** Why a row can only be about one card, where that is so. */
export const onlyOneCard = (name: string): string | undefined => ONE_CARD.get(name);
