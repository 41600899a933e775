/** A board made for an effect text, with more on it: several of everything that it can be about. */
import type { PrintedCard } from '../card/printed.ts';
import { CAST } from '../scenario/fit/cast.ts';
import type { Board, SideBoard, Slot, Stack } from '../scenario/board/board.ts';

/**
 * The same board with another Digimon (and Tamer) like each one on it, with one card under it, and
 * with another card that has the text: what is said of one is then said of several.
 */
export function crowded(board: Board, subject: string): Board {
  const cards = [...board.cards];
  const twins = new Map<string, string>();
  const twin = (name: string): string => {
    const known = twins.get(name);
    if (known !== undefined) return known;
    const card = board.cards.find((one) => one.name === name);
    if (card === undefined) return name;
    const other: PrintedCard = { ...card, name: `Another ${name}` };
    cards.push(other);
    twins.set(name, other.name);
    return other.name;
  };
  const stacks = (list: readonly Stack[]): readonly Stack[] =>
    list.flatMap((stack) => [
      stack,
      { ...stack, cards: [...stack.cards.map(twin), CAST.fallen], links: [] },
    ]);
  const slots = (list: readonly Slot[]): readonly Slot[] => [
    ...list,
    ...list.flatMap((slot) => ('name' in slot ? [{ name: twin(slot.name) }] : [])),
  ];
  const side = (of: SideBoard, more: readonly Slot[]): SideBoard => ({
    ...of,
    battle: stacks(of.battle),
    security: slots(of.security),
    hand: slots(of.hand),
    trash: [...slots(of.trash), ...more],
    deck: [{ name: CAST.fallen }, { name: twin(CAST.fallen) }, { name: twin(subject) }, ...of.deck],
  });
  const both = { P1: side(board.P1, []), P2: side(board.P2, [{ name: CAST.fallen }]) };
  return { ...board, ...both, cards };
}
