import type { CardDef } from './printed.ts';
import type { CardId, Held, KeywordInstance, Unit, View } from './state.ts';

/** Each text box of a card has its own range of origins, so that equal effects of different boxes stay apart. */
const BOX_ORIGIN = { upper: 0, inherited: 16, linked: 32 } as const;

/**
 * What the cards of a stack give by themselves: the top card's text, inherited effects of face-up cards beneath (4-3-3, 4-7-9),
 * DP and effects of link cards (4-3-4, 4-3-5).
 */
export function baseView(
  unit: Pick<Unit, 'cards' | 'faceDown' | 'links'>,
  defs: readonly CardDef[],
): View {
  const keywords: KeywordInstance[] = [];
  const abilities: Held[] = [];
  const add = (card: CardId, box: 'upper' | 'inherited' | 'linked'): void => {
    const effects = defOf(defs, card).effects[box];
    const first = card * 64 + BOX_ORIGIN[box];
    effects.keywords.forEach((use, i) => keywords.push({ use, origin: first + i }));
    effects.abilities.forEach((ability, i) => abilities.push({ ability, origin: first + i }));
  };
  const [top = -1, ...under] = unit.cards;
  // A face-down card on top has no information; the next rule check trashes it (17-1-3-2-4).
  if (unit.faceDown.includes(top))
    return { dp: null, keywords, abilities, prohibitions: [], immunities: [] };
  const def = defOf(defs, top);
  add(top, 'upper');
  // 4-4-2: cards under a Tamer give it nothing.
  if (def.category !== 'Tamer')
    for (const card of under) if (!unit.faceDown.includes(card)) add(card, 'inherited');
  let linkDp = 0;
  for (const card of unit.links) {
    add(card, 'linked');
    linkDp += defOf(defs, card).linkDp;
  }
  const dp = def.dp === null ? null : def.dp + linkDp;
  return { dp, keywords, abilities, prohibitions: [], immunities: [] };
}

function defOf(defs: readonly CardDef[], card: CardId): CardDef {
  const def = defs[card];
  if (def === undefined) throw new Error(`no card ${card}`);
  return def;
}
