import { canAssign } from '../../../base/assign.ts';
import type { Player } from '../../../base/player.ts';
import type { Requirement } from '../../../card/requirement.ts';
import { choose, chooseWhether } from '../../run/choose.ts';
import { chooseCard, chooseUnit, type Option } from '../../run/option.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import type { Materials } from '../../state/declaration.ts';
import { topCard, type Batch, type CardId } from '../../state/state.ts';
import {
  areDifferent,
  isPartOf,
  kindsOf,
  reductionOf,
  requirementOf,
  sources,
} from './materials.ts';

/**
 * A card that is played: by whom, and all that is played at the same time, which goes under
 * nothing.
 */
export interface CardPlay {
  readonly player: Player;
  readonly card: CardId;
  readonly playing: readonly CardId[];
  /** Cards that an effect lets be placed for its DigiXros. */
  readonly also?: readonly CardId[];
  /** What it is played with at the same time. */
  readonly batch?: Batch;
}

/**
 * An effect that plays a card leaves it to the player to declare a DigiXros or an Assembly before
 * the cost is paid (7-2-2-2, 7-3-2-10). `need`: what has to come off the cost so that it can be
 * paid at all; as much is compulsory (1-3-11-4).
 */
export function offerMaterials(run: Run, play: CardPlay, need: number): Materials | null {
  return offerDigixros(run, play, need) ?? offerAssembly(run, play, need);
}

/** How much of the cost a DigiXros or an Assembly could take off at most (1-3-11-4). */
export const mostOff = (run: Run, play: CardPlay): number =>
  Math.max(mostOffBy(run, play, 'digixros'), mostOffBy(run, play, 'assembly'));

function mostOffBy(run: Run, play: CardPlay, way: Materials['way']): number {
  const requirement = offered(run, play, way);
  if (requirement === undefined) return 0;
  const open = openFor(run, play, requirement, way);
  if (way === 'assembly' && !canFill(run, requirement, requirement.parts, open)) return 0;
  const cards = open.slice(0, mostOf(run, requirement, [], open));
  return reductionOf(run, play.card, { way, cards });
}

/** Without the clause that opens it to them, effects play the card as it is. */
function offered(run: Run, { card }: CardPlay, way: Materials['way']): Requirement | undefined {
  const requirement = requirementOf(run, card, way);
  const isOffered = inForce(run, way === 'digixros' ? '7-2-2-2' : '7-3-2-10');
  return isOffered ? requirement : undefined;
}

/** Cards that some part asks for. */
const openFor = (
  run: Run,
  { player, card, playing, also }: CardPlay,
  { kind, parts }: Requirement,
  way: Materials['way'],
): readonly CardId[] =>
  sources(run, player, card, way, also).filter(
    (one) => !playing.includes(one) && parts.some((part) => isPartOf(run, one, part, kind)),
  );

/** Materials in the order of the parts that they are for, those of one part beside each other. */
function inOrder(
  run: Run,
  { kind, parts }: Requirement,
  cards: readonly CardId[],
): readonly CardId[] {
  const keys = (card: CardId): readonly number[] => [
    parts.findIndex((part) => isPartOf(run, card, part, kind)),
    isTopOfUnit(run, card) ? 1 : 0,
    run.setup.cards.indexOf(defOf(run, card)),
  ];
  return cards.toSorted((a, b) => {
    const [of, other] = [keys(a), keys(b)];
    return of.map((n, i) => n - (other[i] ?? 0)).find((by) => by !== 0) ?? 0;
  });
}

/** How many cards can be placed at most, those that are chosen among them (7-2-2-5). */
function mostOf(
  run: Run,
  requirement: Requirement,
  chosen: readonly CardId[],
  open: readonly CardId[],
): number {
  const { kind, parts } = requirement;
  const places = parts.map((_, i) => i);
  const others = open.filter((one) => areDifferent(run, requirement, [...chosen, one]));
  const groups = [...chosen.map((one) => [one]), ...kindsOf(run, requirement, others)];
  const placed: (readonly CardId[])[] = [];
  for (const group of groups)
    if (
      canAssign([...placed, group], places, (cards, i) =>
        cards.some((one) => isPartOf(run, one, parts[i], kind)),
      )
    )
      placed.push(group);
  return placed.length;
}

/**
 * Any number of the cards, at least one (7-2-2-4). They are asked for in the order of the
 * requirement, so that the same cards are one way and not several.
 */
function offerDigixros(run: Run, play: CardPlay, need: number): Materials | null {
  const way = 'digixros';
  const { player, card } = play;
  const requirement = offered(run, play, way);
  if (requirement === undefined) return null;
  let open = inOrder(run, requirement, openFor(run, play, requirement, way));
  const most = mostOf(run, requirement, [], open);
  if (most === 0) return null;
  const each = reductionOf(run, card, { way, cards: open.slice(0, 1) });
  const isNeeded = need > 0 && need <= each * most && inForce(run, '1-3-11-4');
  const wanted =
    isNeeded ||
    chooseWhether(run, player, 'may', '7-2-2-12', () => ({ kind: 'use DigiXros', card }));
  if (!wanted) return null;
  const least = isNeeded ? Math.ceil(need / each) : 1;
  const chosen: CardId[] = [];
  for (;;) {
    const options: (CardId | null)[] = open.filter((one, i) => {
      const next = [...chosen, one];
      return (
        open.findIndex((other) => isAlike(run, other, one)) === i &&
        areDifferent(run, requirement, next) &&
        mostOf(run, requirement, next, []) === next.length &&
        mostOf(run, requirement, next, open.slice(i + 1)) >= least
      );
    });
    if (chosen.length >= least) options.push(null);
    const one = choose(run, player, 'target', '7-2-3-2', options, (it) => optionOf(run, it));
    if (one === null) return { way, cards: chosen };
    chosen.push(one);
    open = open.slice(open.indexOf(one) + 1);
  }
}

/** Two of the same kind in the hand are one option; on the field they are two. */
const isAlike = (run: Run, a: CardId, b: CardId): boolean =>
  a === b || (defOf(run, a) === defOf(run, b) && !isTopOfUnit(run, a) && !isTopOfUnit(run, b));

const isTopOfUnit = ({ state }: Run, card: CardId): boolean =>
  state.units.some((unit) => topCard(unit) === card);

const optionOf = ({ state }: Run, card: CardId | null): Option => {
  const unit = state.units.find((one) => topCard(one) === card);
  return unit === undefined ? chooseCard(card) : chooseUnit(unit);
};

const canFill = (
  run: Run,
  requirement: Requirement,
  parts: Requirement['parts'],
  cards: readonly CardId[],
): boolean =>
  canAssign(parts, kindsOf(run, requirement, cards), (part, kind) =>
    kind.some((one) => isPartOf(run, one, part, requirement.kind)),
  );

/** All the cards that it asks for, if they are there (7-3-2-4). */
function offerAssembly(run: Run, play: CardPlay, need: number): Materials | null {
  const way = 'assembly';
  const { player, card } = play;
  const requirement = offered(run, play, way);
  if (requirement === undefined) return null;
  const chosen: CardId[] = [];
  const open = openFor(run, play, requirement, way);
  const left = (): readonly CardId[] => open.filter((one) => !chosen.includes(one));
  if (!canFill(run, requirement, requirement.parts, left())) return null;
  const isNeeded = need > 0 && need <= mostOffBy(run, play, way) && inForce(run, '1-3-11-4');
  const wanted =
    isNeeded ||
    chooseWhether(run, player, 'may', '7-3-2-9', () => ({ kind: 'use Assembly', card }));
  if (!wanted) return null;
  requirement.parts.forEach((part, i) => {
    const rest = requirement.parts.slice(i + 1);
    const options = left().filter(
      (one, at, all) =>
        isPartOf(run, one, part, requirement.kind) &&
        areDifferent(run, requirement, [...chosen, one]) &&
        all.findIndex((other) => defOf(run, other) === defOf(run, one)) === at &&
        canFill(
          run,
          requirement,
          rest,
          all.filter(
            (other) => other !== one && areDifferent(run, requirement, [...chosen, one, other]),
          ),
        ),
    );
    chosen.push(choose(run, player, 'target', '7-3-3-2', options, chooseCard));
  });
  return { way, cards: chosen };
}
