import { CARD_CATEGORIES, COLOURS, type Colour } from '../../card/information.ts';
import {
  BOXES,
  FACT_LINES,
  NO_FACTS,
  type Box,
  type FactLine,
  type PrintedCard,
} from '../../card/printed.ts';
import { parseRequirement, REQUIREMENT_KINDS } from '../../card/requirement.ts';
import { readWhen } from '../../card/when.ts';
import type { Problem } from '../../base/result.ts';
import { AREAS, type Area, type Slot, type Stack } from './board.ts';

/** A line of the notation that is not blank, and where it starts. */
export interface BoardLine {
  readonly text: string;
  readonly start: number;
}

/** A board while its lines are read. */
export interface BoardDraft {
  cards: {
    printed: PrintedCard;
    text: Record<Box, string[]>;
    facts: Partial<Record<FactLine, string[]>>;
  }[];
  turn: 'P1' | 'P2';
  memory: number;
  stops: boolean;
  sides: Record<'P1' | 'P2', Record<Area, readonly Stack[] | readonly Slot[] | undefined>>;
  places: Map<string, number>;
}

const CARD = /^card ([^:]+): (.+)$/;
const AREA = /^(P1|P2) (battle|breeding|security|hand|deck|trash|eggs): (.+)$/;
const NAME = /^[\p{L}][\p{L}\p{N} .'-]*$/u;

/** A problem with a part of a line. */
function at(line: BoardLine, part: string, found: string, expected: string): Problem {
  const offset = Math.max(0, line.text.indexOf(part));
  return { found, expected, start: line.start + offset, end: line.start + offset + part.length };
}

/** Reads one line into the draft, or says what is wrong with it. */
export function parseLine(line: BoardLine, draft: BoardDraft): Problem | null {
  if (/^\s/.test(line.text)) return parseText(line, draft);
  const card = CARD.exec(line.text);
  if (card !== null) return parseCard(line, card[1] ?? '', card[2] ?? '', draft);
  const turn = /^turn (P1|P2)$/.exec(line.text);
  if (turn !== null) {
    draft.turn = turn[1] === 'P2' ? 'P2' : 'P1';
    return null;
  }
  const memory = /^memory (?:(P1|P2) (\d+)|0)$/.exec(line.text);
  if (memory !== null) {
    const n = Number(memory[2] ?? 0);
    if (n > 10) return at(line, String(n), `memory ${n}`, 'a number from 0 to 10 (1-4-2-2)');
    draft.memory = memory[1] === 'P2' ? 0 - n : n;
    return null;
  }
  if (line.text === 'stop after the last action') {
    draft.stops = true;
    return null;
  }
  const area = AREA.exec(line.text);
  if (area !== null) {
    const player = area[1] === 'P2' ? 'P2' : 'P1';
    const name = AREAS.find((known) => known === area[2]) ?? 'battle';
    return parseArea(line, player, name, area[3] ?? '', draft);
  }
  return at(
    line,
    line.text,
    `"${line.text}"`,
    '"card NAME: ...", "turn P1", "memory P1 2", "stop after the last action", or an area such as "P1 battle: ..." (battle, breeding, security, hand, deck, trash, eggs)',
  );
}

function parseText(line: BoardLine, draft: BoardDraft): Problem | null {
  const card = draft.cards[draft.cards.length - 1];
  const text = line.text.trim();
  if (card === undefined)
    return at(line, text, `the text "${text}"`, 'a line "card NAME: ..." before it');
  const fact = /^([a-z][a-z ]*): (.+)$/.exec(text);
  const kind = FACT_LINES.find((known) => known === fact?.[1]);
  if (kind !== undefined) return parseFactLine(line, kind, fact?.[2] ?? '', card.facts);
  const match = /^(inherited|security|linked): (.*)$/.exec(text);
  const box = BOXES.find((known) => known === match?.[1]) ?? 'upper';
  const words = match === null ? text : (match[2] ?? '');
  draft.places.set(
    `${card.printed.name}/${box}/${card.text[box].length}`,
    line.start + line.text.indexOf(words),
  );
  card.text[box].push(words);
  return null;
}

function parseFactLine(
  line: BoardLine,
  kind: FactLine,
  words: string,
  facts: Partial<Record<FactLine, string[]>>,
): Problem | null {
  const sort = REQUIREMENT_KINDS.find((known) => known === kind);
  const requirement = sort === undefined ? undefined : parseRequirement(sort, words);
  const when = requirement?.when;
  if (when !== undefined && readWhen(when) === null)
    return at(line, when, `"${when}"`, 'a condition that the engine plays, as in card texts');
  if (requirement === null) {
    return at(
      line,
      words,
      `"${words}"`,
      '"3 from Lv.4 red" (cost, then level, colour, [name] or [X] trait; parts joined by " + ", for DigiXros and Assembly with a number as "4 [Rex]"; burst digivolve: "0 from [Rex] by returning [Kai]")',
    );
  }
  if ((kind === 'link dp' || kind === 'overflow') && !/^\d+$/.test(words))
    return at(line, words, `"${words}"`, 'a number');
  (facts[kind] ??= []).push(words);
  return null;
}

function parseCard(
  line: BoardLine,
  name: string,
  facts: string,
  draft: BoardDraft,
): Problem | null {
  if (!NAME.test(name))
    return at(
      line,
      name,
      `the name "${name}"`,
      "letters, digits, spaces, . - and ' only, a letter first",
    );
  if (draft.cards.some((card) => card.printed.name === name))
    return at(line, name, `a second card "${name}"`, 'another name');
  const match =
    /^(Digimon|Digi-Egg|Tamer|Option|Token)(?: Lv\.(\d+))?(?: (?!cost)([a-z]+(?:\/[a-z]+)*))?(?: (\d+) DP)?(?: cost (\d+))?$/.exec(
      facts,
    );
  const category = CARD_CATEGORIES.find((known) => known === match?.[1]);
  if (match === null || category === undefined) {
    return at(
      line,
      facts,
      `"${facts}"`,
      '"Digimon Lv.5 red 6000 DP" (Digimon, Digi-Egg, Tamer or Option; level, colours and DP if it has them)',
    );
  }
  const colours: Colour[] = [];
  for (const word of match[3]?.split('/') ?? []) {
    const colour = COLOURS.find((known) => known === word);
    if (colour === undefined) return at(line, word, `the colour "${word}"`, COLOURS.join(', '));
    colours.push(colour);
  }
  if (category === 'Digimon' && match[4] === undefined)
    return at(line, facts, 'a Digimon without DP', 'its DP, such as "6000 DP"');
  draft.cards.push({
    printed: {
      name,
      category,
      level: match[2] === undefined ? null : Number(match[2]),
      colours,
      dp: match[4] === undefined ? null : Number(match[4]),
      cost: match[5] === undefined ? null : Number(match[5]),
      facts: NO_FACTS,
      text: { upper: '', inherited: '', security: '', linked: '' },
    },
    text: { upper: [], inherited: [], security: [], linked: [] },
    facts: {},
  });
  return null;
}

function parseArea(
  line: BoardLine,
  player: 'P1' | 'P2',
  area: Area,
  list: string,
  draft: BoardDraft,
): Problem | null {
  if (draft.sides[player][area] !== undefined)
    return at(line, line.text, `a second line for ${player} ${area}`, 'one line an area');
  const stacks: Stack[] = [];
  const slots: Slot[] = [];
  for (const part of list.split(/,(?![^[]*\])/)) {
    const item = part.trim();
    if (area === 'battle' || area === 'breeding') {
      const stack = parseStack(item);
      if (stack === null) {
        return at(
          line,
          item,
          `"${item}"`,
          '"NAME", with digivolution cards "NAME > NAME", with a state "NAME [suspended]" or "[placed]"',
        );
      }
      stacks.push(stack);
    } else {
      const hidden = /^\d+$/.exec(item);
      if (hidden === null && !NAME.test(item))
        return at(line, item, `"${item}"`, 'the name of a card, or a number of cards');
      if (hidden !== null && area === 'trash' && item !== '0')
        return at(
          line,
          item,
          `${item} cards nobody knows in the trash`,
          'names: the trash is open to all (3-6)',
        );
      if (item !== '0') slots.push(hidden === null ? { name: item } : { hidden: Number(item) });
    }
  }
  draft.sides[player][area] = area === 'battle' || area === 'breeding' ? stacks : slots;
  return null;
}

/**
 * "Rex > Cub + Plug [suspended]": top card, digivolution cards beneath ("?" for one that lies face
 * down), link cards, state.
 */
function parseStack(item: string): Stack | null {
  const match = /^([^[\]]+?)(?: \[([a-z, ]+)\])?$/.exec(item);
  if (match === null) return null;
  const [stack = '', ...links] = (match[1] ?? '').split(' + ').map((part) => part.trim());
  const cards = stack.split('>').map((name) => name.trim());
  const states = match[2]?.split(',').map((state) => state.trim()) ?? [];
  if (
    !cards.every((name, i) => NAME.test(name) || (name === '?' && i > 0)) ||
    !links.every((name) => NAME.test(name)) ||
    !states.every((state) => state === 'suspended' || state === 'placed')
  )
    return null;
  return {
    cards,
    links,
    suspended: states.includes('suspended'),
    placed: states.includes('placed'),
  };
}
