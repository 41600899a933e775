/**
 * A position in words that name no numbers of cards or Digimon: the same for the same board dealt
 * in another order.
 */
import { FACT_KINDS } from '../../game/state/facts.ts';
import type { Outcome } from '../../game/explore/resolve.ts';
import type { Run } from '../../game/run/run.ts';
import type { Applied, Modifier, Unit } from '../../game/state/state.ts';

/** Cards and effects of a scenario are numbered below this (game/state/facts.ts). */
const BASE = 2048;

const sorted = (words: readonly string[]): string => `{${words.toSorted().join(', ')}}`;

/** All that an ending is told apart by. */
export function saidOf(run: Run, outcome: Outcome): string {
  const { state, setup } = run;
  const name = (card: number): string => setup.cards[card]?.name ?? 'no card';
  const names = (cards: readonly number[]): string[] => cards.map(name);
  const unit = (of: Unit): string =>
    [
      `P${of.owner + 1} ${of.area} ${of.cards.map((card) => (of.faceDown.includes(card) ? `(${name(card)})` : name(card))).join(' > ')}`,
      sorted(names(of.links)),
      of.suspended ? 'suspended' : '',
      of.placed ? 'placed' : '',
      sorted(of.applied.map(applied)),
      sorted(of.uses.map(({ ability, times }) => `${ability.text} x${times}`)),
    ].join(' ');
  const facts = state.facts.map((fact) => {
    const kind = FACT_KINDS[Math.floor(fact / BASE / BASE)] ?? '';
    const other = fact % BASE;
    const said = kind === 'activates' ? (setup.effects[other] ?? '') : name(other);
    return `${kind} ${name(Math.floor(fact / BASE) % BASE)} ${kind === 'activates' || kind === 'battles' || kind === 'linked' ? said : ''}`;
  });
  return [
    outcome,
    `turn ${state.turn} memory ${state.memory} winner ${state.winner} refused ${state.refusal}`,
    `checks ${state.checks.join()} checked ${state.checked.join()}`,
    sorted(state.units.map(unit)),
    ...[state.deck, state.security, state.eggs].flat().map((area) => names(area).join(', ')),
    ...[state.hand, state.trash].flat().map((area) => sorted(names(area))),
    sorted(state.overall.map((of) => `${applied(of)} ${JSON.stringify(of.target)}`)),
    sorted(facts),
  ].join('\n');
}

const applied = ({
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
    case 'gain':
      return `<${modifier.use.printed}>`;
    case 'prohibit':
      return `cannot ${modifier.what}`;
    case 'immune':
      return `immune to ${modifier.to}`;
    case 'ability':
      return modifier.ability.text;
  }
}
