/**
 * The same scenario with its cards and Digimon in another order, so that all of them have other
 * numbers.
 */
import type { Declaration } from '../../game/state/declaration.ts';
import type { Slot, Stack } from '../board/board.ts';
import { deal } from '../board/deal.ts';
import type { Scenario } from '../file/scenario.ts';

type Order = (n: number) => readonly number[];

/** Where the order of things means nothing. */
type Loose = 'battle' | 'hand' | 'trash';

export function dealAgain(scenario: Scenario, order: Order): Scenario {
  const { board } = scenario;
  const orders = new Map<string, readonly number[]>();
  const side = (player: 'P1' | 'P2'): Scenario['board']['P1'] => {
    const old = board[player];
    const moved = (area: Loose, n: number): readonly number[] => {
      const known = order(n);
      orders.set(`${player} ${area}`, known);
      return known;
    };
    const pick = <T>(list: readonly T[], area: Loose): T[] =>
      moved(area, list.length).flatMap((i) => list[i] ?? []);
    return {
      ...old,
      battle: pick(old.battle, 'battle'),
      hand: pick(old.hand, 'hand'),
      trash: pick(old.trash, 'trash'),
    };
  };
  const other = { ...board, P1: side('P1'), P2: side('P2') };
  const before = keysOf(board, () => undefined);
  const now = keysOf(other, (place) => orders.get(place));
  const setup = deal(other, [...board.cards]);
  // Tokens are readied behind all that is dealt, and keep their names.
  const tokens = scenario.setup.tokens.map((token) =>
    setup.labels.indexOf(scenario.setup.labels[token] ?? ''),
  );
  const numbers = [...before.map((key) => now.indexOf(key)), ...tokens];
  return {
    ...scenario,
    board: other,
    setup,
    declarations: scenario.declarations.map((one) => renumber(one, numbers)),
  };
}

/** A name for each card, in the order in which `deal` numbers them. */
function keysOf(
  board: Scenario['board'],
  orderOf: (place: string) => readonly number[] | undefined,
): readonly string[] {
  const keys: string[] = [];
  const add = (place: string, sizes: readonly number[]): void => {
    const order = orderOf(place);
    sizes.forEach((size, i) => {
      for (let n = 0; n < size; n++) keys.push(`${place} ${order?.[i] ?? i} ${n}`);
    });
  };
  const stack = ({ cards, links }: Stack): number => cards.length + links.length;
  const slot = (one: Slot): number => ('name' in one ? 1 : one.hidden);
  for (const player of ['P1', 'P2'] as const)
    for (const area of ['battle', 'breeding'] as const)
      add(`${player} ${area}`, board[player][area].map(stack));
  for (const area of ['security', 'hand', 'deck', 'trash', 'eggs'] as const)
    for (const player of ['P1', 'P2'] as const)
      add(`${player} ${area}`, board[player][area].map(slot));
  return keys;
}

function renumber(declaration: Declaration, numbers: readonly number[]): Declaration {
  const now = (card: number): number => numbers[card] ?? -1;
  switch (declaration.kind) {
    case 'attack': {
      const { target } = declaration;
      return {
        ...declaration,
        card: now(declaration.card),
        target: target === 'player' ? target : now(target),
      };
    }
    case 'digivolve':
    case 'app fusion':
      return { ...declaration, card: now(declaration.card), onto: now(declaration.onto) };
    case 'burst':
      return {
        ...declaration,
        card: now(declaration.card),
        onto: now(declaration.onto),
        returned: now(declaration.returned),
      };
    case 'play': {
      const { materials, ...rest } = declaration;
      return {
        ...rest,
        card: now(declaration.card),
        ...(materials === undefined
          ? {}
          : { materials: { ...materials, cards: materials.cards.map(now) } }),
      };
    }
    case 'dna': {
      const [a, b] = declaration.parts;
      return { ...declaration, card: now(declaration.card), parts: [now(a), now(b)] };
    }
    case 'link':
      return { ...declaration, card: now(declaration.card), to: now(declaration.to) };
    case 'hatch':
    case 'pass':
      return declaration;
    default:
      return { ...declaration, card: now(declaration.card) };
  }
}
