import { keywordAsked } from '../../../effect/keyword/asked.ts';
import type { CardDef } from '../../../card/printed.ts';
import { isSought, parseSought } from '../../../card/sought.ts';
import { fitsDef } from '../condition/card-filter.ts';
import type { Ability } from '../../../card/ability/ability.ts';
import type { CardId, Pending, State, Unit } from '../../state/state.ts';
import type { Held, KeywordInstance, View } from '../../state/modifier.ts';

/**
 * Each text box of a card has its own range of origins, so that equal effects of different boxes
 * stay apart.
 */
const BOX_ORIGIN = { upper: 0, inherited: 16, linked: 32 } as const;

/** The card that prints an effect; `null` for one that was given. */
export const originCard = (origin: number): CardId | null =>
  origin < 0 ? null : Math.floor(origin / 64);

/** Whether the card that prints a waiting effect has left and come back since (15-4-4-3). */
export const isOfNewCard = (
  { generations }: Pick<State, 'generations'>,
  { origin, since }: Pick<Pending, 'origin' | 'since'>,
): boolean => {
  const card = originCard(origin);
  return since !== undefined && card !== null && generations[card] !== since;
};

/**
 * What the cards of a stack give by themselves: the top card's text, inherited effects of face-up
 * cards beneath (4-3-3, 4-7-9), DP and effects of link cards (4-3-4, 4-3-5).
 */
export function baseView(
  unit: Pick<Unit, 'cards' | 'faceDown' | 'links'>,
  defs: readonly CardDef[],
  treatedAsDigimon = false,
): View {
  const keywords: KeywordInstance[] = [];
  const abilities: Held[] = [];
  const add = (card: CardId, box: 'upper' | 'inherited' | 'linked', but?: string): void => {
    const effects = defOf(defs, card).effects[box];
    const first = card * 64 + BOX_ORIGIN[box];
    effects.keywords.forEach((use, i) => {
      if (use.name !== but) keywords.push({ use, origin: first + i });
    });
    effects.abilities.forEach((ability, i) => {
      if (!isElsewhere(ability)) abilities.push({ ability, origin: first + i });
    });
  };
  const [top = -1, ...under] = unit.cards;
  // A face-down card on top has no information; the next rule check trashes it (17-1-3-2-4).
  if (unit.faceDown.includes(top))
    return {
      dp: null,
      keywords,
      abilities,
      prohibitions: [],
      permissions: [],
      immunities: [],
      unblocked: [],
      colours: [],
      treatedAsDigimon: false,
    };
  const def = defOf(defs, top);
  add(top, 'upper');
  // 4-4-2: cards under a Tamer give it nothing, unless it is treated as a Digimon (15-12-1-4).
  if (def.category !== 'Tamer' || treatedAsDigimon)
    for (const card of under) if (!unit.faceDown.includes(card)) add(card, 'inherited');
  let linkDp = 0;
  for (const card of unit.links) {
    add(card, 'linked');
    linkDp += defOf(defs, card).linkDp;
  }
  addBeneath(unit, defs, { keywords, abilities }, (card, but) => {
    add(card, 'upper', but);
  });
  const dp = def.dp === null ? null : def.dp + linkDp;
  return {
    dp,
    keywords,
    abilities,
    prohibitions: [],
    permissions: [],
    immunities: [],
    unblocked: [],
    colours: [],
    treatedAsDigimon,
  };
}

/** The keyword that gives them. */
const BENEATH = keywordAsked('effects of a card beneath').name;

/**
 * Adds the effects that a Digimon has of cards beneath it, and those that it has by these: of all
 * that "gains all effects of" names, itself included, and of the topmost card that an instance of
 * <Succession> specifies, all but <Succession>.
 */
function addBeneath(
  { cards, faceDown }: Pick<Unit, 'cards' | 'faceDown'>,
  defs: readonly CardDef[],
  { keywords, abilities }: Pick<View, 'keywords' | 'abilities'>,
  add: (card: CardId, but?: string) => void,
): void {
  const under = cards.slice(1).filter((card) => !faceDown.includes(card));
  const added = new Set<CardId>();
  const take = (card: CardId, but?: string): void => {
    if (added.has(card)) return;
    added.add(card);
    add(card, but);
  };
  // Arrays grow while they are gone through: what was gained may give more.
  for (const { ability } of abilities)
    for (const asked of ability.beneath ?? [])
      for (const card of under) if (fitsDef(defOf(defs, card), asked)) take(card);
  for (const { use } of keywords) {
    const sought = use.name === BENEATH ? parseSought(use.argument ?? '') : null;
    const card =
      sought === null ? undefined : under.find((one) => isSought(defOf(defs, one), sought));
    if (card !== undefined) take(card, BENEATH);
  }
}

/** Whether a Digimon has an effect by <Succession>: of another card's upper text than its own. */
export const isSucceeded = ({ cards }: Pick<Unit, 'cards'>, origin: number): boolean =>
  origin >= 0 && origin % 64 < BOX_ORIGIN.inherited && originCard(origin) !== cards[0];

/**
 * [Hand], [Trash] and [Security] effects do not work on the field (15-14-2-1, 15-14-3-1,
 * 15-14-5-1).
 */
export const isElsewhere = ({ area }: Pick<Ability, 'area'>): boolean =>
  area === 'Hand' || area === 'Trash' || area === 'Security';

/**
 * Effects work in the battle area, those with [Breeding] in the breeding area (15-1-7, 15-14-4-1).
 */
export const worksThere = (ability: Ability, unit: Pick<Unit, 'area'>): boolean =>
  (unit.area === 'breeding') === (ability.area === 'Breeding');

function defOf(defs: readonly CardDef[], card: CardId): CardDef {
  const def = defs[card];
  if (def === undefined) throw new Error(`no card ${card}`);
  return def;
}
