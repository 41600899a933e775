/**
 * Persistent effects that let a player digivolve where the printed requirements would not:
 * "digivolve this card from your hand onto one of your red Tamers as if the Tamer is a level 3 red
 * Digimon", "your [Cub] can digivolve into this card in your hand for a cost of 4, ignoring its
 * digivolution requirements" (15-8-2, 8-1-2). They allow what a player declares and, with a card of
 * the hand, what an effect digivolves; only "as if the Tamer is a Digimon" is no Digimon that an
 * effect could digivolve.
 */
import type { Ability } from '../../../card/ability/ability.ts';
import type { Action, Target } from '../../../effect/tree/tree.ts';
import type { Player } from '../../../base/player.ts';
import { worksThere } from '../../is/view/base-view.ts';
import { fitsCard } from '../../is/condition/card-filter.ts';
import { holds } from '../../is/condition/condition.ts';
import { fits, isInItsTurn, isSuch, type Look } from '../../is/condition/filter.ts';
import { mayIgnore } from '../../is/view/ban.ts';
import { byOf, reaches } from '../../is/view/reach.ts';
import { viewOf } from '../../is/view/view.ts';
import { cardLabel, defOf, inForce, labelOf, Undecided, type Run } from '../../run/run.ts';
import { topCard, type CardId, type Unit } from '../../state/state.ts';
import { type AsIf } from '../../state/modifier.ts';
import { requirementsMet } from '../../is/target/requirement.ts';
import { asIfOf, whileAsIf } from './as-if.ts';

/** What an effect allows: at which cost, and which effect of which card that is. */
export interface Allowed {
  readonly cost: number;
  readonly card: CardId;
  readonly effect: string;
  /** "in the hand"; false of "a red Digimon card" alone. */
  readonly isPlaceSaid: boolean;
}

/** As which Digimon a Tamer may digivolve, and for which cost if the effect says one. */
export interface AllowedAsIf extends Omit<Allowed, 'cost' | 'isPlaceSaid'> {
  readonly as: AsIf;
  readonly n?: number;
  readonly ability: Ability;
}

/** Everything that lets this Digimon or Tamer digivolve into that card of its player's hand. */
export function allowedBy(run: Run, unit: Unit, card: CardId): readonly Allowed[] {
  const player = unit.owner;
  const look: Look = (one) => viewOf(run, one);
  const ofHand = defOf(run, card).effects.upper.abilities.flatMap((ability) =>
    actionsOf(run, ability, player, null, look).flatMap((action) =>
      costsOfHand(run, action, unit, card, look).map((cost) => ({
        cost,
        card,
        effect: ability.name,
        isPlaceSaid: true,
      })),
    ),
  );
  const ofField = run.state.units.flatMap((source) =>
    source.owner === player ? allowedBySource(run, source, unit, card, look) : [],
  );
  return [...ofHand, ...ofField];
}

/**
 * What lets an effect digivolve them, whatever the requirements: the card must be in the hand, as
 * these effects say. Of one that says no place it is not settled whether it allows others.
 */
export function allowedToEffect(run: Run, unit: Unit, card: CardId): readonly Allowed[] {
  const allowed = allowedBy(run, unit, card);
  if (run.state.hand[unit.owner].includes(card)) return allowed;
  const unsaid = allowed.find(({ isPlaceSaid }) => !isPlaceSaid);
  if (unsaid !== undefined)
    throw new Undecided(
      `an effect would digivolve ${labelOf(run, unit)} into ${cardLabel(run, card)}, which isn't in the hand; ${cardLabel(run, unsaid.card)} lets it digivolve and doesn't say from where`,
    );
  return [];
}

/** Says which effects allow it. */
export function sayAllowed(run: Run, allowed: readonly Pick<Allowed, 'card' | 'effect'>[]): void {
  for (const { card, effect } of allowed)
    run.trace?.say({ verb: 'condition met', rule: '15-8-2-6-1', card, effect });
}

/**
 * What lets a Tamer digivolve into that card as if it is a Digimon. Of such a Digimon the card's
 * requirements are asked for later.
 */
export function allowedAsIf(run: Run, unit: Unit, card: CardId): readonly AllowedAsIf[] {
  const look: Look = (one) => viewOf(run, one);
  if (!reaches(run, unit, byOf(run, { player: unit.owner, unit: null, card }))) return [];
  return defOf(run, card).effects.upper.abilities.flatMap((ability) =>
    actionsOf(run, ability, unit.owner, null, look).flatMap((action) =>
      action.kind === 'digivolve onto' && isMeantOnto(run, action, unit, look)
        ? [
            {
              as: asIfOf(action),
              ...(action.n === undefined ? {} : { n: action.n }),
              card,
              effect: ability.name,
              ability,
            },
          ]
        : [],
    ),
  );
}

type Onto = Extract<Action, { kind: 'digivolve onto' }>;

/** "onto one of your red Tamers" */
const isMeantOnto = (run: Run, { onto }: Onto, unit: Unit, look: Look): boolean =>
  onto.kind === 'any' &&
  defOf(run, topCard(unit)).category === 'Tamer' &&
  fits(run, unit, { ...onto, noun: 'Tamer' }, unit.owner, null, look);

/**
 * Stops where an effect would digivolve a Tamer that meets the requirements only "as if the Tamer
 * is a Digimon": whether that holds for another effect, nothing says.
 */
export function stopAtAsIf(run: Run, unit: Unit, card: CardId): void {
  const look: Look = (one) => viewOf(run, one);
  if (!run.state.hand[unit.owner].includes(card)) return;
  const actions = defOf(run, card).effects.upper.abilities.flatMap((ability) =>
    actionsOf(run, ability, unit.owner, null, look),
  );
  for (const action of actions)
    if (
      action.kind === 'digivolve onto' &&
      isMeantOnto(run, action, unit, look) &&
      whileAsIf(run, unit, asIfOf(action), () => requirementsMet(run, unit, card)).length > 0
    )
      throw new Undecided(
        `an effect would digivolve ${labelOf(run, unit)} into ${cardLabel(run, card)}, whose requirements it meets only "as if" it were a Digimon; whether that holds for an effect is not settled`,
      );
}

function allowedBySource(
  run: Run,
  source: Unit,
  unit: Unit,
  card: CardId,
  look: Look,
): readonly Allowed[] {
  const by = byOf(run, { player: source.owner, unit: source, card: topCard(source) });
  if (!reaches(run, unit, by)) return [];
  return look(source).abilities.flatMap(({ ability }) => {
    if (!worksThere(ability, source)) return [];
    return actionsOf(run, ability, source.owner, source, look).flatMap((action) => {
      if (action.kind !== 'digivolve') return [];
      const { into } = action;
      if (into.kind !== 'cards' && into.kind !== 'any') return [];
      if (isForbidden(run, action, source.owner)) return [];
      if (!isMeant(run, action.who, unit, source, look) || !fitsCard(run, card, into)) return [];
      return costOf(action).map((cost) => ({
        cost,
        card: topCard(source),
        effect: ability.name,
        isPlaceSaid: into.kind === 'cards',
      }));
    });
  });
}

/** What a persistent effect says now, as long as its turn and its conditions hold. */
function actionsOf(
  run: Run,
  ability: Ability,
  player: Player,
  self: Unit | null,
  look: Look,
): readonly Action[] {
  if (ability.category !== 'persistent' || !ability.restsOn.every((rule) => inForce(run, rule)))
    return [];
  if (!isInItsTurn(run, ability, player)) return [];
  return ability.sentences.flatMap(({ conditions, processes }) =>
    conditions.every((condition) => holds(run, condition, { player, self, look }))
      ? processes.map(({ action }) => action)
      : [],
  );
}

/** What the card in the hand says of itself. */
function costsOfHand(
  run: Run,
  action: Action,
  unit: Unit,
  card: CardId,
  look: Look,
): readonly number[] {
  const by = byOf(run, { player: unit.owner, unit: null, card });
  if (!reaches(run, unit, by)) return [];
  return action.kind === 'digivolve' &&
    action.into.kind === 'this placed' &&
    !isForbidden(run, action, unit.owner) &&
    isMeant(run, action.who, unit, null, look)
    ? costOf(action)
    : [];
}

/** "players can't ignore digivolution requirements" */
const isForbidden = (
  run: Run,
  { ignoring }: Extract<Action, { kind: 'digivolve' }>,
  player: Player,
): boolean => ignoring !== undefined && !mayIgnore(run, player);

/** "for a cost of 4" */
const costOf = ({ cost }: Extract<Action, { kind: 'digivolve' }>): readonly number[] =>
  cost?.kind === 'fixed' && cost.n !== undefined ? [cost.n] : [];

function isMeant(run: Run, who: Target, unit: Unit, self: Unit | null, look: Look): boolean {
  switch (who.kind) {
    case 'this':
      return unit === self;
    case 'this with':
      return unit === self && isSuch(run, unit, who, look);
    case 'any':
    case 'choose':
      return fits(run, unit, who, unit.owner, self, look);
    default:
      return false;
  }
}
