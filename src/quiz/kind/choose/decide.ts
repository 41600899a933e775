/**
 * Cards are marked on the board: right are exactly those that the engine offers at a choice, or
 * lets attack or be attacked.
 */
import { playerNamed } from '../../../base/player.ts';
import { refuseAttack } from '../../../game/procedure/attack/declare.ts';
import { labelOf, type Choice, type ChoiceKind, type Setup } from '../../../game/run/run.ts';
import type { Option } from '../../../game/run/option.ts';
import type { RuleNumber } from '../../../rules/number/numbers.ts';
import type { Unit } from '../../../game/state/state.ts';
import { asksForOrder, type Fact, type PlayerName } from '../../../scenario/claim/claim.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import type { Snapshot } from '../../../scenario/play/snapshot.ts';
import type { Cards } from '../../../ui/board/cards.ts';
import { leavesOf, type Apart, type Leaf } from '../../../scenario/play/leaves.ts';
import { namesIn } from '../../common/option-names.ts';
import { isSameSet, type Given } from '../../mark/given.ts';

/**
 * The choice that is asked about: the n-th of its kind that a player has, or an attack that could
 * be declared.
 */
export type At =
  | {
      readonly kind: Extract<ChoiceKind, 'block' | 'target' | 'attack' | 'use'>;
      readonly player: PlayerName;
      readonly n: number;
    }
  | { readonly kind: 'attackers'; readonly player: PlayerName }
  | { readonly kind: 'targets'; readonly card: string };

export interface ChooseAsk {
  readonly kind: 'choose';
  readonly at: At;
  /** What can be marked: labels of cards, and players by their name where a player can be meant. */
  readonly candidates: readonly string[];
  /** Which courses are meant; `null` for all. */
  readonly when: Fact | null;
  /** Misunderstandings, by candidate. */
  readonly why: { readonly [candidate: string]: string };
  /** The board to mark cards on. */
  readonly drawn: { readonly board: Snapshot; readonly cards: Cards };
}

export interface ChooseTruth {
  /**
   * Indexes of the candidates that can be chosen; `null` when that differs from course to course,
   * or nothing is offered.
   */
  readonly right: Given | null;
}

export function decideChoose(
  scenario: Scenario,
  { at, candidates, when }: Pick<ChooseAsk, 'at' | 'candidates' | 'when'>,
  without?: ReadonlySet<string>,
): ChooseTruth {
  const leaves = leavesOf(scenario, when, without, apartBy(at, when, scenario.setup));
  const ways = leaves.map((leaf) =>
    isDeclared(at)
      ? candidates.map((one) => canBeDeclared(leaf, at, one))
      : offered(leaf, at, candidates),
  );
  const sets = ways.map((marks) =>
    marks.includes(null) ? null : marks.flatMap((mark, i) => (mark === true ? [i] : [])),
  );
  const [first = null] = sets;
  const same = sets.every((set) => set !== null && first !== null && isSameSet(set, first));
  return { right: same ? first : null };
}

/** Courses are told apart by what is offered at the choice that is meant, and before it. */
function apartBy(at: At, when: Fact | null, setup: Setup): Apart {
  const ordered = when !== null && asksForOrder(when);
  if (isDeclared(at)) return { ordered };
  return {
    ordered,
    said: (offer) => (isAt(offer, at) ? JSON.stringify(markedIn(offer, setup)) : ''),
    ...(when === null
      ? { ends: (offer, before) => offerAt({ offers: [...before, offer] }, at) === offer }
      : {}),
  };
}

/** Whether a candidate is among the options; `null` when the choice does not come up. */
type Offered = boolean | null;

/** Which candidates the options of a choice name; `null` when the choice does not come up. */
function offered(
  leaf: Leaf,
  at: Exclude<At, Declared>,
  candidates: readonly string[],
): readonly Offered[] {
  const { run } = leaf;
  const offer = offerAt(leaf, at);
  if (offer === undefined) return candidates.map(() => null);
  const names = markedIn(offer, run.setup);
  return candidates.map((one) => names.includes(one));
}

/** The choice that is meant. */
const offerAt = ({ offers }: Pick<Leaf, 'offers'>, at: Exclude<At, Declared>): Choice | undefined =>
  offers.filter((one) => isAt(one, at))[at.n - 1];

const isAt = (offer: Choice, { kind, player }: Exclude<At, Declared>): boolean =>
  offer.player === playerNamed(player) && offer.kind === kind;

/** Options that are marked on the board by the card, or the player, that they name first. */
const MARKED: readonly Option['kind'][] = ['block', 'attack', 'attack player', 'choose', 'use'];

const markedIn = ({ options }: Choice, setup: Setup): readonly (string | undefined)[] =>
  options
    .filter((option) => MARKED.some((one) => one === option.kind))
    .map((option) => namesIn(option, setup)[0]);

/** Whether an attack by, or on, a candidate could be declared at the end of a course (11-2). */
const canBeDeclared = (leaf: Leaf, at: Declared, candidate: string): boolean =>
  refusalIn(leaf, at, candidate) === null;

/** A choice that is asked about as an attack which could be declared. */
type Declared = Extract<At, { kind: 'attackers' | 'targets' }>;

const isDeclared = (at: At): at is Declared => at.kind === 'attackers' || at.kind === 'targets';

/** Why such an attack cannot be declared; `null` where it can. Nobody attacks themselves. */
function refusalIn(
  { run }: Leaf,
  at: Declared,
  candidate: string,
): { readonly rule: RuleNumber | null } | null {
  const unitOf = (label: string): Unit | undefined =>
    run.state.units.find((unit) => labelOf(run, unit) === label);
  const attacker = unitOf(at.kind === 'attackers' ? candidate : at.card);
  const target = at.kind === 'attackers' || isPlayer(candidate) ? null : unitOf(candidate);
  if (attacker === undefined || target === undefined) return { rule: null };
  const own = attacker.owner === 0 ? 'P1' : 'P2';
  const refused = refuseAttack(run, attacker, target);
  // An attack is on the opponent or a Digimon of theirs.
  if (candidate === own) return { rule: '11-2-7-1' };
  if (at.kind === 'attackers' && own !== at.player) return { rule: refused?.rule ?? null };
  return refused;
}

/** What stands against choosing a candidate that cannot be chosen. */
export type Against =
  /** The rule that refuses the attack. */
  | { readonly kind: 'refused'; readonly rule: RuleNumber }
  /** What is offered there. */
  | { readonly kind: 'offer'; readonly offer: Choice };

/** What stands against it in the first of the courses that are meant; `null` where nothing says. */
export function againstChoosing(
  scenario: Scenario,
  { at, when }: Pick<ChooseAsk, 'at' | 'when'>,
  candidate: string,
): Against | null {
  const [leaf] = leavesOf(scenario, when);
  if (leaf === undefined) return null;
  if (isDeclared(at)) {
    const rule = refusalIn(leaf, at, candidate)?.rule ?? null;
    return rule === null ? null : { kind: 'refused', rule };
  }
  const offer = offerAt(leaf, at);
  return offer === undefined ? null : { kind: 'offer', offer };
}

const isPlayer = (candidate: string): boolean => candidate === 'P1' || candidate === 'P2';

export const isRightChoice = ({ right }: ChooseTruth, given: Given): boolean =>
  right !== null && isSameSet(right, given);
