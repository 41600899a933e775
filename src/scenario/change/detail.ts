/**
 * One more thing about a board that can be different: an effect that a card doesn't have, a cost, a
 * colour, where a card is, how many cards a pile has, whom an attack is for.
 */
import type { Colour } from '../../card/information.ts';
import { BOXES, type Box, type CardDef } from '../../card/printed.ts';
import { USUAL_DECK, type SideBoard, type Slot, type Stack } from '../board/board.ts';
import { withPlainSecurity } from '../board/plain-security.ts';
import type { PlayerName } from '../claim/claim.ts';
import { singleNames, sizeOf, type Ground } from './change.ts';

export type Detail =
  /** The effects of this name in one part of a card's text; of a keyword "<Piercing>". */
  | {
      readonly kind: 'effect less';
      readonly card: string;
      readonly box: Box;
      readonly name: string;
    }
  | { readonly kind: 'cost' | 'level'; readonly card: string; readonly n: number }
  | { readonly kind: 'colour'; readonly card: string; readonly colour: Colour }
  | {
      readonly kind: 'trait less' | 'trait more';
      readonly card: string;
      readonly trait: string;
    }
  | { readonly kind: 'placed'; readonly card: string; readonly placed: boolean }
  | { readonly kind: 'not there'; readonly card: string }
  /** Cards that nobody knows in security stacks are cards that do nothing. */
  | { readonly kind: 'security does nothing' }
  | { readonly kind: 'area'; readonly card: string; readonly to: 'battle' | 'breeding' }
  /** Its stack is the other player's, in the same area. */
  | { readonly kind: 'side'; readonly card: string; readonly to: PlayerName }
  | {
      readonly kind: 'pile';
      readonly player: PlayerName;
      readonly pile: 'deck' | 'hand' | 'trash';
      readonly n: number;
    };

type CardGround = Ground<CardDef>;
const PLAYER_NAMES = ['P1', 'P2'] as const;

/** The board with it; `null` where it is so already, or the board has no such thing. */
export function withDetail(board: CardGround, detail: Detail): CardGround | null {
  switch (detail.kind) {
    case 'effect less':
      return withDef(board, detail.card, (card) => withoutEffect(card, detail.box, detail.name));
    case 'cost':
      return withDef(board, detail.card, (card) =>
        card.cost === null || card.cost === detail.n ? null : { ...card, cost: detail.n },
      );
    case 'level':
      return withDef(board, detail.card, (card) =>
        card.level === null || card.level === detail.n ? null : { ...card, level: detail.n },
      );
    case 'colour':
      return withDef(board, detail.card, (card) =>
        card.colours.includes(detail.colour)
          ? null
          : { ...card, colours: [...card.colours, detail.colour] },
      );
    case 'trait less':
      return withDef(board, detail.card, (card) => {
        const traits = card.traits.filter((one) => one !== detail.trait);
        return traits.length === card.traits.length ? null : { ...card, traits };
      });
    case 'trait more':
      return withDef(board, detail.card, (card) =>
        card.traits.includes(detail.trait)
          ? null
          : { ...card, traits: [...card.traits, detail.trait] },
      );
    case 'placed':
      return withStacks(board, detail.card, (stack) =>
        stack.placed === detail.placed ? null : [{ ...stack, placed: detail.placed }],
      );
    case 'not there':
      return withStacks(board, detail.card, () => []);
    case 'area':
      return moved(board, detail.card, detail.to);
    case 'side':
      return handedOver(board, detail.card, detail.to);
    case 'security does nothing':
      return withPlainSecurity(board);
    case 'pile': {
      const pile = board[detail.player][detail.pile];
      if (pile.some((slot) => 'name' in slot) || sizeOf(pile) === detail.n) return null;
      const slots: readonly Slot[] = detail.n === 0 ? [] : [{ hidden: detail.n }];
      return withSide(board, detail.player, { [detail.pile]: slots });
    }
  }
}

/** Every such thing on a board, those that take something away first. */
export function detailsOf(board: CardGround): readonly Detail[] {
  const once = singleNames(board);
  const cards = board.cards.filter(({ name }) => once.has(name));
  const stacks = PLAYER_NAMES.flatMap((player) => {
    const { battle, breeding } = board[player];
    return [
      ...battle.map((stack) => ({ player, stack, to: 'breeding' as const })),
      ...breeding.map((stack) => ({ player, stack, to: 'battle' as const })),
    ];
  }).flatMap(({ player, stack, to }) => {
    const card = stack.cards[0] ?? '';
    return once.has(card) ? [{ player, card, stack, to }] : [];
  });
  const colours = [...new Set(board.cards.flatMap((card) => card.colours))];
  const traits = [...new Set(board.cards.flatMap((card) => card.traits))];
  return [
    ...cards.flatMap(effectsOf),
    ...cards.flatMap(({ name, traits: has }) =>
      has.map((trait): Detail => ({ kind: 'trait less', card: name, trait })),
    ),
    ...stacks.map(({ card, stack }): Detail => ({ kind: 'placed', card, placed: !stack.placed })),
    ...stacks.map(({ card, to }): Detail => ({ kind: 'area', card, to })),
    ...stacks.map(({ player, card }): Detail => ({ kind: 'side', card, to: otherThan(player) })),
    ...stacks.map(({ card }): Detail => ({ kind: 'not there', card })),
    ...cards.flatMap(({ name, colours: has }) =>
      colours.flatMap((colour): readonly Detail[] =>
        has.includes(colour) ? [] : [{ kind: 'colour', card: name, colour }],
      ),
    ),
    ...cards.flatMap(({ name, traits: has }) =>
      traits.flatMap((trait): readonly Detail[] =>
        has.includes(trait) ? [] : [{ kind: 'trait more', card: name, trait }],
      ),
    ),
    ...cards.flatMap(({ name, cost }) => numbersBy('cost', name, cost, [-3, -2, -1, 1, 2, 3])),
    ...cards.flatMap(({ name, level }) => numbersBy('level', name, level, [-1, 1])),
    ...PLAYER_NAMES.flatMap((player) =>
      (['deck', 'hand', 'trash'] as const).flatMap((pile) =>
        [0, 1, 2, USUAL_DECK].map((n): Detail => ({ kind: 'pile', player, pile, n })),
      ),
    ),
  ];
}

const numbersBy = (
  kind: 'cost' | 'level',
  card: string,
  now: number | null,
  by: readonly number[],
): readonly Detail[] =>
  now === null ? [] : by.flatMap((n) => (now + n < 0 ? [] : [{ kind, card, n: now + n }]));

/** "did not have ...", "cost 3": behind "it would be right if". */
export function sayDetail(detail: Detail): string {
  switch (detail.kind) {
    case 'effect less': {
      const what = detail.name.startsWith('<') ? detail.name : `its ${detail.name} effect`;
      return `${detail.card} didn't have ${what}`;
    }
    case 'cost':
      return `${detail.card} cost ${detail.n}`;
    case 'level':
      return `${detail.card} were level ${detail.n}`;
    case 'colour':
      return `${detail.card} were ${detail.colour} as well`;
    case 'trait less':
      return `${detail.card} didn't have the [${detail.trait}] trait`;
    case 'trait more':
      return `${detail.card} had the [${detail.trait}] trait`;
    case 'placed':
      return `${detail.card} had ${detail.placed ? 'come into play this turn' : 'been in play since before this turn'}`;
    case 'not there':
      return `${detail.card} were not there`;
    case 'area':
      return `${detail.card} were in the ${detail.to} area`;
    case 'side':
      return `${detail.card} were ${detail.to}'s`;
    case 'security does nothing':
      return 'the unknown security cards did nothing';
    case 'pile': {
      const where = detail.pile === 'hand' ? 'in hand' : `in the ${detail.pile}`;
      return `${detail.player} had ${detail.n === 0 ? 'no' : detail.n} card${detail.n === 1 ? '' : 's'} ${where}`;
    }
  }
}

/** The effects of a card by their names, in each part of its text. */
const effectsOf = ({ name: card, effects }: CardDef): readonly Detail[] =>
  BOXES.flatMap((box) => {
    const { keywords, abilities } = effects[box];
    const names = [
      ...keywords.map(({ name }) => `<${name}>`),
      ...abilities.map(({ name }) => name),
    ];
    return [...new Set(names)].map((name): Detail => ({ kind: 'effect less', card, box, name }));
  });

function withoutEffect(card: CardDef, box: Box, name: string): CardDef | null {
  const { keywords, abilities } = card.effects[box];
  const left = {
    keywords: keywords.filter((one) => `<${one.name}>` !== name),
    abilities: abilities.filter((one) => one.name !== name),
  };
  const isLess = left.keywords.length < keywords.length || left.abilities.length < abilities.length;
  return isLess ? { ...card, effects: { ...card.effects, [box]: left } } : null;
}

function withDef(
  board: CardGround,
  name: string,
  change: (card: CardDef) => CardDef | null,
): CardGround | null {
  const was = board.cards.find((card) => card.name === name);
  const now = was === undefined || !singleNames(board).has(name) ? null : change(was);
  return now && { ...board, cards: board.cards.map((card) => (card === was ? now : card)) };
}

const withSide = (board: CardGround, player: PlayerName, part: Partial<SideBoard>): CardGround => ({
  ...board,
  [player]: { ...board[player], ...part },
});

/** The stacks that stand in the place of the one with this card on top, in either area. */
function withStacks(
  board: CardGround,
  name: string,
  change: (stack: Stack) => readonly Stack[] | null,
): CardGround | null {
  if (!singleNames(board).has(name)) return null;
  for (const player of PLAYER_NAMES)
    for (const area of ['battle', 'breeding'] as const) {
      const stacks = board[player][area];
      const was = stacks.find(({ cards }) => cards[0] === name);
      const now = was === undefined ? null : change(was);
      if (was === undefined) continue;
      return (
        now &&
        withSide(board, player, { [area]: stacks.flatMap((one) => (one === was ? now : [one])) })
      );
    }
  return null;
}

/** A Digimon from one of its player's areas in the other one, where there is room. */
function moved(board: CardGround, name: string, to: 'battle' | 'breeding'): CardGround | null {
  if (!singleNames(board).has(name)) return null;
  const from = to === 'battle' ? 'breeding' : 'battle';
  for (const player of PLAYER_NAMES) {
    const side = board[player];
    const stack = side[from].find(({ cards }) => cards[0] === name);
    if (stack === undefined) continue;
    if (to === 'breeding' && side.breeding.length > 0) return null;
    return withSide(board, player, {
      [from]: side[from].filter((one) => one !== stack),
      [to]: [...side[to], stack],
    });
  }
  return null;
}

const otherThan = (player: PlayerName): PlayerName => (player === 'P1' ? 'P2' : 'P1');

/** A stack of the battle area, to the other player. */
function handedOver(board: CardGround, name: string, to: PlayerName): CardGround | null {
  const from = board[otherThan(to)];
  const stack = from.battle.find(({ cards }) => cards[0] === name);
  if (stack === undefined || !singleNames(board).has(name)) return null;
  const given = withSide(board, otherThan(to), {
    battle: from.battle.filter((one) => one !== stack),
  });
  return withSide(given, to, { battle: [...board[to].battle, stack] });
}
