import type { RuleNumber } from '../../../rules/number/numbers.ts';
import type { Materials } from '../../state/declaration.ts';
import { assign } from '../../../base/assign.ts';
import { setAside } from '../../happens/commit/place.ts';
import { propose } from '../../happens/propose.ts';
import type { Requirement } from '../../../card/requirement.ts';
import type { CardInformation } from '../../../card/information.ts';
import { isSought, type Sought } from '../../../card/sought.ts';
import { choose } from '../../run/choose.ts';
import { chooseCard } from '../../run/option.ts';
import { holds } from '../../is/condition/condition.ts';
import { viewOf } from '../../is/view/view.ts';
import { mayReduce } from '../../is/view/ban.ts';
import { cardLabel, defOf, inForce, Undecided, type Run } from '../../run/run.ts';
import { topCard, type CardId, type GameEvent, type Unit } from '../../state/state.ts';
import type { Player } from '../../../base/player.ts';

/** The clauses that say the same of DigiXros and of Assembly. */
const RULES = {
  digixros: {
    name: 'DigiXros',
    what: '7-2-1',
    named: '7-2-2-5',
    declare: '7-2-3-2',
    under: '7-2-3-3',
    order: '7-2-2-8',
    fails: '7-2-2-11',
  },
  assembly: {
    name: 'Assembly',
    what: '7-3-1',
    named: '7-3-2-5',
    declare: '7-3-3-2',
    under: '7-3-3-3',
    order: '7-3-2-6',
    fails: '7-3-2-8',
  },
} as const satisfies { readonly [way in Materials['way']]: { readonly [what: string]: string } };

/** The requirement of a card for one of the two. */
export const requirementOf = (
  run: Run,
  card: CardId,
  way: Materials['way'],
): Requirement | undefined => defOf(run, card).requirements.find(({ kind }) => kind === way);

/**
 * Cards of the hand and the battle area (7-2-1), of the trash where the card says so, or of the
 * trash alone (7-3-1), that may go under it.
 */
export function sources(
  run: Run,
  player: Player,
  card: CardId,
  way: Materials['way'],
  also: readonly CardId[] = [],
): CardId[] {
  if (way === 'assembly') return run.state.trash[player].filter((other) => other !== card);
  const fielded = run.state.units
    .filter((unit) => unit.owner === player && unit.area === 'battle')
    .map(topCard)
    // 4-21-3: nothing is stacked with Tokens.
    .filter((other) => defOf(run, other).category !== 'Token');
  const held = run.state.hand[player].filter((other) => other !== card);
  const trash = takesFromTrash(run, player, card) ? run.state.trash[player] : [];
  const found = [...held, ...fielded, ...[...trash, ...also].filter((other) => other !== card)];
  return found.filter((one, i) => found.indexOf(one) === i);
}

/** "Cards from your trash may also be placed for this card's DigiXros." (15-8-2) */
function takesFromTrash(run: Run, player: Player, card: CardId): boolean {
  const from = { player, self: null, look: (unit: Unit) => viewOf(run, unit) };
  return defOf(run, card).effects.upper.abilities.some(
    ({ category, sentences, restsOn }) =>
      category === 'persistent' &&
      restsOn.every((rule) => inForce(run, rule)) &&
      sentences.some(
        ({ conditions, processes }) =>
          processes.some(({ action }) => action.kind === 'DigiXros from') &&
          conditions.every((condition) => holds(run, condition, from)),
      ),
  );
}

/** What a card is for a DigiXros: "this card is also treated as [X] for a DigiXros". */
function asMaterial(run: Run, card: CardId, kind: Requirement['kind']): CardInformation {
  const def = defOf(run, card);
  if (kind !== 'digixros') return def;
  const words = def.effects.upper.abilities.flatMap(({ sentences, restsOn }) =>
    restsOn.every((rule) => inForce(run, rule))
      ? sentences.flatMap(({ processes }) =>
          processes.flatMap(({ action }) => (action.kind === 'stands for' ? action.words : [])),
        )
      : [],
  );
  return words.length === 0 ? def : { ...def, alsoNamed: [...(def.alsoNamed ?? []), ...words] };
}

/** Whether a card is what a part of a requirement asks for. */
export const isPartOf = (
  run: Run,
  card: CardId,
  part: Sought | undefined,
  kind: Requirement['kind'],
): boolean => {
  if (part === undefined) return false;
  const fits = isSought(asMaterial(run, card, kind), part);
  const { option } = defOf(run, card);
  if (option !== undefined && part.category === undefined && isSought(option, part) !== fits)
    throw new Undecided(
      `whether ${cardLabel(run, card)}, a DUAL card, is what a DigiXros or an Assembly asks for differs between its Digimon and its Option, and nothing settles which of them counts`,
    );
  return fits;
};

/** The part of the requirement that each card stands for: its place counted from the left. */
function placesOf(
  run: Run,
  { kind, parts }: Requirement,
  cards: readonly CardId[],
): number[] | null {
  const places = parts.map((_, i) => i);
  return assign(cards, places, (card, i) => isPartOf(run, card, parts[i], kind));
}

/** Cards of which only one can be taken stand together, where all have to be different. */
export function kindsOf(
  run: Run,
  { different }: Requirement,
  cards: readonly CardId[],
): readonly (readonly CardId[])[] {
  if (different === undefined) return cards.map((card) => [card]);
  const kinds = new Map<string | number | null, CardId[]>();
  for (const card of cards) {
    const key = sortOf(run, different, card);
    kinds.set(key, [...(kinds.get(key) ?? []), card]);
  }
  return [...kinds.values()];
}

/** In what cards have to differ; one card on a board and its copies have one card number. */
function sortOf(
  run: Run,
  of: NonNullable<Requirement['different']>,
  card: CardId,
): string | number | null {
  const def = defOf(run, card);
  return of === 'names' ? def.name : of === 'levels' ? def.level : run.setup.cards.indexOf(def);
}

/** "w/different names": no two of the cards are alike in that. */
export function areDifferent(
  run: Run,
  { different }: Requirement,
  cards: readonly CardId[],
): boolean {
  if (different === undefined) return true;
  const seen = cards.map((card) => sortOf(run, different, card));
  return new Set(seen).size === seen.length;
}

/**
 * How much a DigiXros with n cards, or an Assembly, takes off the play cost (7-2-2-1, 7-3-2-1):
 * nothing where its player can't reduce play costs (Q1757).
 */
export function reductionOf(run: Run, card: CardId, { way, cards }: Materials): number {
  if (!mayReduce(run, run.setup.owners[card] ?? 0, 'play')) return 0;
  const each = Math.abs(requirementOf(run, card, way)?.cost ?? 0);
  return way === 'assembly' ? (cards.length > 0 ? each : 0) : each * cards.length;
}

/** Those of the cards meant for a DigiXros that an effect has to allow. */
export const toAllow = (
  run: Run,
  player: Player,
  card: CardId,
  { way, cards }: Materials,
): readonly CardId[] => {
  const from = sources(run, player, card, way);
  return way === 'digixros' ? cards.filter((one) => !from.includes(one)) : [];
};

/** The rule by which these cards cannot be placed under `card`, or `null`. */
export function refuseMaterials(
  run: Run,
  player: Player,
  card: CardId,
  { way, cards }: Materials,
  also: readonly CardId[],
): RuleNumber | null {
  const rules = RULES[way];
  const requirement = requirementOf(run, card, way);
  if (requirement === undefined) return rules.what;
  const from = sources(run, player, card, way, also);
  if (!cards.every((one) => from.includes(one))) return rules.declare;
  const fit = placesOf(run, requirement, cards) !== null && areDifferent(run, requirement, cards);
  if (new Set(cards).size < cards.length || (!fit && inForce(run, rules.named))) return rules.named;
  if (way === 'assembly' && cards.length !== requirement.parts.length && inForce(run, '7-3-2-4'))
    return '7-3-2-4';
  return null;
}

/**
 * Right before paying (7-2-2-2, 7-3-2-2) the cards are shown and placed under the card being
 * played, in the order of the requirement from top to bottom (7-2-2-8, 7-3-2-6). Those of the
 * battle area leave the field (7-2-2-7). Returns what came to lie there; nothing when the cards
 * that were meant are no longer there. `playing`: what the same effect plays, which is not trashed
 * with the Digimon that it lies under.
 */
export function placeMaterials(
  run: Run,
  player: Player,
  card: CardId,
  { way, cards }: Materials,
  playing: readonly CardId[] = [card],
  also: readonly CardId[] = [],
): Materials {
  const rules = RULES[way];
  const from = sources(run, player, card, way, also);
  const here = cards.filter((one) => from.includes(one));
  const requirement = requirementOf(run, card, way);
  const nothing: Materials = { way, cards: [] };
  if (requirement === undefined || (way === 'assembly' && here.length < requirement.parts.length))
    return nothing;
  run.trace?.say({ verb: 'declares', rule: rules.declare, card, effect: rules.name });
  for (const one of here)
    if (run.state.hand[player].includes(one))
      run.trace?.say({ verb: 'reveals from hand', rule: '7-2-2-6', card: one });
  const units = run.state.units.filter((unit) => here.includes(topCard(unit)));
  const left = propose(run, {
    kind: 'leave',
    units,
    to: 'nowhere',
    cause: { kind: 'rule', rule: '7-2-2-7' },
    without: [...playing, ...here.filter((one) => !units.some((unit) => topCard(unit) === one))],
    rule: '7-2-2-7',
  });
  // What an effect has kept on the field is not placed.
  const kept = units.filter((unit) => !left.includes(unit)).map(topCard);
  const placed = stacked(
    run,
    player,
    requirement,
    way,
    here.filter((one) => !kept.includes(one)),
  );
  setAside(run, placed);
  for (const one of placed)
    run.trace?.say({ verb: 'placed under', rule: rules.under, card: one, host: card });
  return { way, cards: placed };
}

/**
 * The stacking order: that of the requirement, or the player's where it states numbers (7-2-2-8,
 * 7-3-2-6).
 */
function stacked(
  run: Run,
  player: Player,
  requirement: Requirement,
  way: Materials['way'],
  cards: readonly CardId[],
): readonly CardId[] {
  if (requirement.counted !== true) {
    const places = placesOf(run, requirement, cards) ?? [];
    return cards.toSorted(
      (a, b) => (places[cards.indexOf(a)] ?? 0) - (places[cards.indexOf(b)] ?? 0),
    );
  }
  const order: CardId[] = [];
  while (order.length < cards.length) {
    const left = cards.filter((card) => !order.includes(card));
    const kinds = left.filter(
      (card, i) => left.findIndex((other) => defOf(run, other) === defOf(run, card)) === i,
    );
    order.push(choose(run, player, 'target', RULES[way].order, kinds, chooseCard));
  }
  return order;
}

/** The card cannot be played after all: what was placed under it is trashed (7-2-2-11, 7-3-2-8). */
export function trashMaterials(run: Run, { way, cards }: Materials): void {
  if (cards.length > 0)
    propose(run, { kind: 'move cards', cards, to: 'trash', rule: RULES[way].fails });
}

/** What conditions such as "if DigiXrosing with 2 cards" ask for (7-2-2-9, 7-2-2-10). */
export const wayOf = ({ way, cards }: Materials): GameEvent['way'] =>
  cards.length === 0 ? undefined : { name: RULES[way].name, n: cards.length };
