/** A table in words, a line each: for the log, and for whoever reads it later. */
import { sayAction } from '../../scenario/say-action.ts';
import { labelsOn } from './labels.ts';
import { PLACES, type CallPiece, type CallPlace, type CallTable } from './table.ts';

const PLACE_NAMES: { readonly [at in CallPlace]: string } = {
  battle: 'battle area',
  hand: 'hand',
  security: 'security',
  trash: 'trash',
  breeding: 'breeding area',
};

/** "Red Lancer on Red Hound, suspended" */
const pieceWords = (labels: readonly string[], piece: CallPiece | string): string =>
  [
    labels.join(' on '),
    typeof piece !== 'string' && piece.suspended ? 'suspended' : '',
    typeof piece !== 'string' && piece.placed ? 'played this turn' : '',
  ]
    .filter((part) => part !== '')
    .join(', ');

/** "3 for P1", "0" */
export const memoryWords = (memory: number): string =>
  memory === 0 ? '0' : `${Math.abs(memory)} for P${memory > 0 ? 1 : 2}`;

export function tableLines(
  table: CallTable,
  actions: readonly string[],
  chosen: readonly string[],
  nameOf: (id: string) => string,
): readonly string[] {
  const labels = labelsOn(table, nameOf);
  const sides = (['P1', 'P2'] as const).map((player) => {
    const side = table[player];
    const areas = PLACES.flatMap((place) => {
      const names = side[place].map((one, i) => pieceWords(labels[player][place][i] ?? [], one));
      return names.length === 0 ? [] : [`${PLACE_NAMES[place]}: ${names.join('; ')}`];
    });
    const unknown = `${side.unknownSecurity} unknown security cards, ${side.unknownHand} unknown cards in hand`;
    return `${player}: ${[...areas, unknown].join('. ')}`;
  });
  return [
    ...sides,
    `Memory: ${memoryWords(table.memory)}`,
    ...actions.map(sayAction),
    ...(chosen.length === 0 ? [] : [`Chosen: ${chosen.join('; ')}`]),
  ];
}
