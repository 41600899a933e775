/** "When you play a Digimon from your trash": where what is played comes from (15-5-1). */
import type { Place, Target } from '../../effect/tree/tree.ts';

type Origin = 'hand' | 'trash' | 'digivolution cards';

/** Where a card comes from that a trigger condition names, if the engine knows it of an event. */
export function originsOf(who: Target): readonly Origin[] | null {
  if (who.kind !== 'cards' || who.n !== 1 || who.upTo || who.all === true) return null;
  return who.place === undefined ? null : originsIn(who.place);
}

function originsIn(place: Place): readonly Origin[] | null {
  switch (place.kind) {
    case 'area':
      if (place.side !== 'your') return null;
      if (place.areas === 'hand' || place.areas === 'trash') return [place.areas];
      return place.areas === 'hand or trash' ? ['hand', 'trash'] : null;
    case 'under':
      return isAnyOwnDigimon(place.who) && place.what === undefined ? ['digivolution cards'] : null;
    case 'places': {
      const parts = place.places.map(originsIn);
      return parts.some((one) => one === null) ? null : parts.flatMap((one) => one ?? []);
    }
    default:
      return null;
  }
}

/** Whatever comes from digivolution cards comes from those of its player's own Digimon. */
const isAnyOwnDigimon = (who: Target): boolean =>
  who.kind === 'any' &&
  who.side === 'your' &&
  !who.other &&
  who.noun === 'Digimon' &&
  who.filters.length === 0;

/** What a card has become that was played: "a Digimon from your trash" is a Digimon. */
export const asPlayed = (who: Target): Target =>
  who.kind === 'cards' && originsOf(who) !== null
    ? {
        kind: 'any',
        side: 'either',
        other: false,
        noun: who.noun,
        filters: who.filters,
        span: who.span,
      }
    : who;
