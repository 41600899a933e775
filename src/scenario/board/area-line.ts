/** A line such as "P1 battle: Rex > Cub [suspended]". */
import { clipped } from '../../base/plain-text.ts';
import type { Problem } from '../../base/result.ts';
import { MOST_IN_AREA } from '../limits.ts';
import { maskNames, parseName, splitOutside, unmask } from '../name.ts';
import type { Area, Slot, Stack } from './board.ts';
import { at, bounded, inQuotes, type BoardDraft, type BoardLine } from './draft.ts';

/** Reads the cards of an area into the draft, or says what is wrong with them. */
export function parseArea(
  line: BoardLine,
  player: 'P1' | 'P2',
  area: Area,
  list: string,
  draft: BoardDraft,
): Problem | null {
  if (draft.sides[player][area] !== undefined)
    return at(line, line.text, `a second line for ${player} ${area}`, 'one line for each area');
  const isField = area === 'battle' || area === 'breeding';
  const stacks: Stack[] = [];
  const slots: Slot[] = [];
  for (const part of splitOutside(list, /,(?![^[]*\])/)) {
    const item = part.trim();
    const problem = isField ? readStack(line, item, stacks) : readSlot(line, area, item, slots);
    if (problem !== null) return problem;
  }
  const cards =
    stacks.flatMap((stack) => [...stack.cards, ...stack.links]).length +
    slots.reduce((sum, slot) => sum + ('name' in slot ? 1 : slot.hidden), 0);
  if (cards > MOST_IN_AREA)
    return at(line, line.text, `${cards} cards in one area`, `${MOST_IN_AREA} at most`);
  draft.sides[player][area] = isField ? stacks : slots;
  return null;
}

/** A Digimon or Tamer on the field. */
function readStack(line: BoardLine, item: string, stacks: Stack[]): Problem | null {
  const stack = parseStack(item);
  if (stack === null)
    return at(
      line,
      item,
      `"${clipped(item)}"`,
      '"NAME", with digivolution cards "NAME > NAME", with a state "NAME [suspended]" or "[placed]", each once; "[suspended, placed]" for both',
    );
  stacks.push(stack);
  return null;
}

/** A card that is not on the field, or a number of cards that nobody needs to know. */
function readSlot(line: BoardLine, area: Area, item: string, slots: Slot[]): Problem | null {
  const hidden = /^\d+$/.exec(item);
  const shown = area === 'security' ? /^(.+) \[face up\]$/.exec(item)?.[1] : undefined;
  const name = parseName(shown ?? item);
  if (hidden === null && name === null)
    return at(line, item, inQuotes(clipped(item)), 'the name of a card, or a number of cards');
  if (hidden !== null && area === 'trash' && item !== '0')
    return at(
      line,
      item,
      `${clipped(item)} unknown cards in the trash`,
      'names: the trash is open to all (3-6)',
    );
  const beyond = hidden && bounded(line, item, MOST_IN_AREA, 'a number of cards,');
  if (beyond !== null) return beyond;
  if (name !== null) slots.push({ name, ...(shown === undefined ? {} : { faceUp: true }) });
  else if (item !== '0') slots.push({ hidden: Number(item) });
  return null;
}

/**
 * "Rex > Cub + Plug [suspended]": top card, digivolution cards beneath ("?" for one that lies face
 * down), link cards, state.
 */
function parseStack(item: string): Stack | null {
  const { words, names } = maskNames(item);
  const match = /^([^[\]]+?)(?: \[([a-z, ]+)\])?$/.exec(words);
  if (match === null) return null;
  const read = (part: string): string | null => parseName(unmask(part.trim(), names));
  const [stack = '', ...linked] = (match[1] ?? '').split(' + ');
  const links = linked.map(read).filter((name) => name !== null);
  const cards = stack
    .split('>')
    .map((part, i) => (part.trim() === '?' && i > 0 ? '?' : read(part)))
    .filter((name) => name !== null);
  const states = match[2]?.split(',').map((state) => state.trim()) ?? [];
  if (
    cards.length < stack.split('>').length ||
    links.length < linked.length ||
    !states.every((state) => state === 'suspended' || state === 'placed') ||
    new Set(states).size < states.length
  )
    return null;
  return {
    cards,
    links,
    suspended: states.includes('suspended'),
    placed: states.includes('placed'),
  };
}
