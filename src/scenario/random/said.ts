/**
 * A position in words that name no numbers of cards or Digimon: the same for the same board dealt
 * in another order.
 */
import { FACT_KINDS } from '../../game/state/facts.ts';
import type { Outcome } from '../../game/explore/resolve.ts';
import type { Run } from '../../game/run/run.ts';
import type { State, Unit } from '../../game/state/state.ts';
import type { Applied } from '../../game/state/applied.ts';
import type { Modifier } from '../../game/state/modifier.ts';
import type { Player } from '../../base/player.ts';

/** Cards and effects of a scenario are numbered below this (game/state/facts.ts). */
const BASE = 2048;

const sorted = (words: readonly string[]): string => `{${words.toSorted().join(', ')}}`;

/** How an ending is said where another one is compared with it. */
export interface Saying {
  /** What a name or the text of an effect is called instead. */
  readonly called?: (words: string) => string;
  /** P1 is said where P2 is meant, and the other way round. */
  readonly mirrored?: boolean;
  /** Cards of these names are not spoken of. */
  readonly leaveOut?: ReadonlySet<string>;
  /** Whose effect it was that activated, or has been used, is not said. */
  readonly anyHolder?: boolean;
}

/** All that an ending is told apart by. */
export function saidOf(run: Run, outcome: Outcome, saying: Saying = {}): string {
  const { setup } = run;
  const { called = (words: string) => words, mirrored = false, leaveOut } = saying;
  const state = mirrored ? mirror(run.state) : run.state;
  const name = (card: number): string => called(setup.cards[card]?.name ?? 'no card');
  const isSaid = (card: number): boolean => leaveOut?.has(setup.cards[card]?.name ?? '') !== true;
  const names = (cards: readonly number[]): string[] => cards.filter(isSaid).map(name);
  const applied = (of: Pick<Applied, 'modifier' | 'player' | 'until'>): string =>
    called(appliedIn(of));
  const unit = (of: Unit): string =>
    [
      `P${of.owner + 1} ${of.area} ${of.cards.map((card) => (of.faceDown.includes(card) ? `(${name(card)})` : name(card))).join(' > ')}`,
      sorted(names(of.links)),
      of.suspended ? 'suspended' : '',
      of.placed ? 'placed' : '',
      sorted(of.applied.map(applied)),
      saying.anyHolder === true
        ? ''
        : sorted(of.uses.map(({ ability, times }) => `${called(ability.text)} x${times}`)),
    ].join(' ');
  const facts = state.facts.flatMap((fact) => {
    const kind = FACT_KINDS[Math.floor(fact / BASE / BASE)] ?? '';
    const other = fact % BASE;
    const said = kind === 'activates' ? (setup.effects[other] ?? '') : name(other);
    if (kind === 'activates' && saying.anyHolder === true) return [];
    if (!isSaid(Math.floor(fact / BASE) % BASE)) return [];
    if ((kind === 'battles' || kind === 'linked') && !isSaid(other)) return [];
    return `${kind} ${name(Math.floor(fact / BASE) % BASE)} ${kind === 'activates' || kind === 'battles' || kind === 'linked' ? said : ''}`;
  });
  return [
    outcome,
    `turn ${state.turn} memory ${state.memory} winner ${state.winner} refused ${state.refusal}`,
    `checks ${state.checks.join()} checked ${state.checked.join()}`,
    sorted(state.units.filter(({ cards }) => isSaid(cards[0] ?? -1)).map(unit)),
    ...[state.deck, state.security, state.eggs].flat().map((area) => names(area).join(', ')),
    ...[state.hand, state.trash].flat().map((area) => sorted(names(area))),
    sorted(state.overall.map((of) => `${applied(of)} ${called(targetOf(of.target))}`)),
    sorted(
      state.bans.map(
        ({ side, what, dp, player, until }) =>
          `${side} ${what} ${dp ?? ''} ${player} ${until.kind} ${until.player ?? ''} ${until.later === true}`,
      ),
    ),
    sorted(facts),
  ].join('\n');
}

/** A position as it would be with the two sides exchanged. */
function mirror(state: State): State {
  const swap = <T>([one, other]: readonly [T, T]): [T, T] => [other, one];
  const of = (player: Player): Player => (player === 0 ? 1 : 0);
  const until = <T extends Pick<Applied, 'player' | 'until'>>(one: T): T => ({
    ...one,
    player: of(one.player),
    until:
      one.until.player === undefined ? one.until : { ...one.until, player: of(one.until.player) },
  });
  return {
    ...state,
    turn: of(state.turn),
    memory: 0 - state.memory,
    units: state.units.map((unit) => ({
      ...unit,
      owner: of(unit.owner),
      applied: unit.applied.map(until),
    })),
    hand: swap(state.hand),
    deck: swap(state.deck),
    trash: swap(state.trash),
    security: swap(state.security),
    eggs: swap(state.eggs),
    overall: state.overall.map(until),
    bans: state.bans.map(until),
    winner: state.winner === 0 || state.winner === 1 ? of(state.winner) : state.winner,
    checked: swap(state.checked),
    checks: swap(state.checks),
  };
}

/** Whom an effect is about, wherever its words stand. */
const targetOf = (target: unknown): string =>
  JSON.stringify(target, (key, value: unknown) => (key === 'span' ? undefined : value));

const appliedIn = ({
  modifier,
  player,
  until,
}: Pick<Applied, 'modifier' | 'player' | 'until'>): string =>
  `${given(modifier)} by P${player + 1} ${until.kind} ${until.player ?? ''}`;

function given(modifier: Modifier): string {
  switch (modifier.kind) {
    case 'DP':
      return `DP ${modifier.change}`;
    case 'set DP':
      return `DP = ${modifier.n}`;
    case 'become Digimon':
      return `a Digimon with DP ${modifier.n}`;
    case 'as if':
      return `as if level ${modifier.as.level} ${String(modifier.as.colours)}`;
    case 'gain':
      return `<${modifier.use.printed}>`;
    case 'prohibit':
      return `cannot ${modifier.what}`;
    case 'allow':
      return `can ${modifier.what}`;
    case 'immune':
      return `immune to ${modifier.to}`;
    case 'not blocked':
      return `not blocked by ${targetOf(modifier.by)}`;
    case 'only into':
      return `only into ${targetOf(modifier.into)}`;
    case 'colours':
      return `also ${modifier.colours.join()}`;
    case 'ability':
      return modifier.ability.text;
  }
}
