/**
 * What the cards on the table of a call are called in what is asked and said of them: where two
 * have the same name, each has a letter, as on the board that is dealt from it.
 */
import type { PlayerName } from '../../scenario/claim/claim.ts';
import { labelsOf } from '../../scenario/board/labels.ts';
import type { CallPlace, CallTable } from './table.ts';

/** Of each card on a side, by its place: in a stack the top card comes first. */
export type SideLabels = { readonly [at in CallPlace]: readonly (readonly string[])[] };
export type TableLabels = { readonly [player in PlayerName]: SideLabels };

const PLAYERS: readonly PlayerName[] = ['P1', 'P2'];
/** In the order in which cards are dealt: the field of both players, then each other area. */
const DEALT: readonly (readonly CallPlace[])[] = [
  ['battle', 'breeding'],
  ['security'],
  ['hand'],
  ['trash'],
];

export function labelsOn(table: CallTable, nameOf: (id: string) => string): TableLabels {
  const spots = DEALT.flatMap((places) =>
    PLAYERS.flatMap((player) =>
      places.flatMap((place) =>
        table[player][place].map((one) => ({
          ...{ player, place },
          names: (typeof one === 'string' ? [one] : [one.card, ...one.under]).map(nameOf),
        })),
      ),
    ),
  );
  const labels = labelsOf(spots.flatMap(({ names }) => names)).values();
  const labelled = spots.map(({ names, ...spot }) => ({
    ...spot,
    labels: names.map((name) => labels.next().value ?? name),
  }));
  const sideOf = (player: PlayerName): SideLabels => {
    const at = (place: CallPlace): readonly (readonly string[])[] =>
      labelled
        .filter((spot) => spot.player === player && spot.place === place)
        .map((spot) => spot.labels);
    return {
      battle: at('battle'),
      breeding: at('breeding'),
      hand: at('hand'),
      security: at('security'),
      trash: at('trash'),
    };
  };
  return { P1: sideOf('P1'), P2: sideOf('P2') };
}
