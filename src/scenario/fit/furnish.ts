/** A board made for a text, furnished with what the targets and conditions of the text ask for. */
import type { PrintedCard } from '../../card/printed.ts';
import type { Filter } from '../../effect/tree/tree.ts';
import type { Board, SideBoard, Slot, Stack } from '../board/board.ts';
import { CAST } from './cast.ts';
import { cardFor, fittedTo, isWithin, meets, within } from './meets.ts';
import type { Amount, Need, Needs } from './needs.ts';

/** What of the board stays as it is. */
export interface Furnished {
  /** Name of the card with the text, and of the stack that is "this Digimon". */
  readonly card: string;
  readonly self: string;
  readonly friend: string;
  /** Names that the actions speak of. */
  readonly named: (name: string) => boolean;
  /** Names of which the board may have no second card, or it is not clear whom an action means. */
  readonly single: readonly string[];
  /** "This Digimon" may be suspended at the start. */
  readonly mayBeSuspended: boolean;
}

/** The board on which what the text asks for is there, as far as it can be. */
export function furnish(
  board: Board,
  { needs, amounts, isSuspended }: Needs,
  kept: Furnished,
): Board {
  const fewer = amounts.reduce((made, amount) => withAmount(made, amount, kept), board);
  const given = needs.reduce((made, need) => withNeed(made, need, kept), fewer);
  const full = amounts
    .filter(({ compare }) => compare !== 'or less')
    .reduce((made, amount) => withAmount(made, amount, kept), given);
  if (!isSuspended || !kept.mayBeSuspended) return full;
  return mapStacks(full, 'P1', (stack) =>
    stack.cards[0] === kept.self ? { ...stack, suspended: true } : stack,
  );
}

const mapStacks = (board: Board, player: 'P1' | 'P2', change: (stack: Stack) => Stack): Board =>
  withSide(board, player, {
    battle: board[player].battle.map(change),
    breeding: board[player].breeding.map(change),
  });

const withSide = (board: Board, player: 'P1' | 'P2', side: Partial<SideBoard>): Board => ({
  ...board,
  [player]: { ...board[player], ...side },
});

const cardNamed = ({ cards }: Board, name: string | undefined): PrintedCard | undefined =>
  cards.find((card) => card.name === name);

function withAmount(board: Board, amount: Amount, kept: Furnished): Board {
  const { of, theirs } = amount;
  const player = theirs ? 'P2' : 'P1';
  const side = board[player];
  switch (of) {
    case 'memory': {
      // As the player of the text sees it, in whose turn the memory is on that side.
      const now = theirs ? -board.memory : board.memory;
      const memory = Math.max(-10, Math.min(10, within(now, amount)));
      const isOfTurn = theirs === (board.turn === 'P2');
      return isOfTurn && memory >= 0 ? { ...board, memory: theirs ? -memory : memory } : board;
    }
    case 'security':
      return withSide(board, player, {
        security: sized(
          side.security,
          amount,
          { name: 'Plain Option' },
          (name) => name === kept.card,
        ),
      });
    case 'hand': {
      // What an action takes from the hand is no longer there when it is looked at.
      const taken = side.hand.filter(
        (slot) => 'name' in slot && [kept.card, ...kept.single].includes(slot.name),
      ).length;
      const bound = { ...amount, n: amount.n + taken };
      return withSide(board, player, {
        hand: sized(side.hand, bound, { name: 'Plain Option' }, kept.named),
      });
    }
    case 'trash':
      return withSide(board, player, {
        trash: sized(side.trash, amount, { name: theirs ? CAST.newFoe : CAST.fallen }, kept.named),
      });
    case 'beneath':
      return mapStacks(board, 'P1', (stack) =>
        stack.cards[0] === kept.self ? beneath(stack, amount) : stack,
      );
    case 'Digimon':
    case 'Tamer': {
      const isOf = (stack: Stack): boolean => cardNamed(board, stack.cards[0])?.category === of;
      const may = side.battle.filter((stack) => isOf(stack) && !isKept(stack, kept));
      const surplus = Math.max(0, side.battle.filter(isOf).length - amount.n);
      const gone = new Set(may.slice(Math.max(0, may.length - surplus)));
      return withSide(board, player, { battle: side.battle.filter((stack) => !gone.has(stack)) });
    }
  }
}

const isKept = ({ cards }: Stack, { self, named }: Furnished): boolean =>
  cards.some((name) => name === self || named(name));

function beneath(stack: Stack, amount: Amount): Stack {
  const now = stack.cards.length - 1;
  const n = within(now, amount);
  return n <= now
    ? stack
    : { ...stack, cards: [...stack.cards, ...Array.from({ length: n - now }, () => CAST.fallen)] };
}

/** So many cards: others are added, or the last ones that nothing speaks of left out. */
function sized(
  pile: readonly Slot[],
  amount: Amount,
  more: Slot,
  isKeptName: (name: string) => boolean,
): readonly Slot[] {
  const size = pile.reduce((sum, slot) => sum + ('name' in slot ? 1 : slot.hidden), 0);
  const n = within(size, amount);
  if (n >= size) return [...pile, ...Array.from({ length: n - size }, () => more)];
  const single = pile.flatMap((slot): readonly Slot[] =>
    'name' in slot ? [slot] : Array.from({ length: slot.hidden }, () => ({ hidden: 1 })),
  );
  let surplus = size - n;
  return single
    .toReversed()
    .filter((slot) => {
      if (surplus === 0 || ('name' in slot && isKeptName(slot.name))) return true;
      surplus--;
      return false;
    })
    .toReversed();
}

/** Adds a card that fits, so often as it is not there. */
function withNeed(board: Board, need: Need, kept: Furnished): Board {
  const missing = need.n - countFitting(board, need, kept);
  if (missing <= 0) return board;
  const { board: known, name } = withCard(board, kept, need);
  if (kept.single.includes(name)) return board;
  const places = Array.from({ length: Math.min(missing, 6) }, () => name);
  const slots: readonly Slot[] = places.map((one) => ({ name: one }));
  switch (need.spot) {
    case 'hand':
      return withSide(known, 'P1', { hand: [...known.P1.hand, ...slots] });
    case 'trash':
      return withSide(known, 'P1', { trash: [...known.P1.trash, ...slots] });
    case 'foe trash':
      return withSide(known, 'P2', { trash: [...known.P2.trash, ...slots] });
    case 'own':
    case 'foe': {
      const player = need.spot === 'own' ? 'P1' : 'P2';
      const stacks = places.map((one) => stackFor(one, need.filters));
      return withSide(known, player, { battle: [...known[player].battle, ...stacks] });
    }
    case 'under this':
    case 'under own':
    case 'under foe': {
      const host = hostOf(need.spot, kept);
      return mapStacks(known, need.spot === 'under foe' ? 'P2' : 'P1', (stack) =>
        stack.cards[0] === host ? { ...stack, cards: [...stack.cards, ...places] } : stack,
      );
    }
  }
}

const hostOf = (spot: Need['spot'], { self, friend }: Furnished): string =>
  spot === 'under this' ? self : spot === 'under foe' ? CAST.foe : friend;

const stackFor = (name: string, filters: readonly Filter[]): Stack => {
  const under = filters.flatMap((filter) =>
    filter.kind === 'digivolution cards' && filter.compare !== 'or less' ? [filter.n] : [],
  );
  return {
    cards: [name, ...Array.from({ length: Math.max(0, ...under) }, () => CAST.fallen)],
    links: [],
    suspended: filters.some(({ kind }) => kind === 'suspended'),
    placed: false,
  };
};

function countFitting(
  board: Board,
  { spot, category, filters, into }: Need,
  kept: Furnished,
): number {
  const isFit = (name: string | undefined): boolean => {
    const card = cardNamed(board, name);
    return (
      card !== undefined &&
      card.category === category &&
      filters.every((filter) => meets(card, filter)) &&
      (into === undefined || (name !== kept.card && card.facts.digivolve.length > 0))
    );
  };
  const inPile = (pile: readonly Slot[]): number =>
    pile.filter((slot) => 'name' in slot && slot.name !== kept.card && isFit(slot.name)).length;
  const isFitStack = (stack: Stack): boolean =>
    isFit(stack.cards[0]) &&
    filters.every((filter) => {
      if (filter.kind === 'suspended') return stack.suspended;
      if (filter.kind === 'unsuspended') return !stack.suspended;
      if (filter.kind === 'digivolution cards') return isWithin(stack.cards.length - 1, filter);
      return true;
    });
  switch (spot) {
    case 'hand':
      return inPile(board.P1.hand);
    case 'trash':
      return inPile(board.P1.trash);
    case 'foe trash':
      return inPile(board.P2.trash);
    case 'own':
      return board.P1.battle.filter(isFitStack).length;
    case 'foe':
      return board.P2.battle.filter(isFitStack).length;
    case 'under this':
    case 'under own':
    case 'under foe': {
      const host = hostOf(spot, kept);
      const { battle, breeding } = spot === 'under foe' ? board.P2 : board.P1;
      const stack = [...battle, ...breeding].find(({ cards }) => cards[0] === host);
      return stack?.cards.slice(1).filter(isFit).length ?? 0;
    }
  }
}

/** The board with a card that fits among its cards, and how it is called. */
function withCard(
  board: Board,
  kept: Furnished,
  { spot, category, filters, into }: Need,
): { board: Board; name: string } {
  const isFoe = spot === 'foe' || spot === 'under foe' || spot === 'foe trash';
  const start = cardFor(category, isFoe);
  const colours = isFoe ? start.colours : (cardNamed(board, kept.friend)?.colours ?? start.colours);
  const level = into === true ? 6 : start.level;
  const made = fittedTo({ ...start, colours, level }, filters);
  const [colour = 'red'] = made.colours;
  const digivolve =
    into === true && category === 'Digimon'
      ? [3, 4, 5, 6].map((from) => `3 from Lv.${from} ${colour}`)
      : [];
  const card = { ...made, facts: { ...made.facts, digivolve } };
  const known = board.cards.findIndex(({ name }) => name === card.name);
  const other = board.cards[known];
  if (other === undefined)
    return { board: { ...board, cards: [...board.cards, card] }, name: card.name };
  // The same name is asked for again: the card is made so that it fits both.
  if (card.name !== start.name && other.category === category) {
    const both = fittedTo(other, filters);
    if (both.name === other.name && (into !== true || both.facts.digivolve.length > 0))
      return { board: { ...board, cards: board.cards.with(known, both) }, name: both.name };
  }
  const isExact = filters.some((filter) => filter.kind === 'name' && filter.match === 'exact');
  if (isExact && into === true && other.category === category)
    return {
      board: {
        ...board,
        cards: board.cards.with(known, { ...other, facts: { ...other.facts, digivolve } }),
      },
      name: other.name,
    };
  const names = new Set(board.cards.map(({ name }) => name));
  const free = [2, 3, 4, 5, 6, 7, 8, 9]
    .map((n) => `${card.name} ${n}`)
    .find((one) => !names.has(one));
  const name = free ?? card.name;
  return { board: { ...board, cards: [...board.cards, { ...card, name }] }, name };
}
