import { CARD_CATEGORIES, COLOURS, type Colour } from '../../card/information.ts';
import { BOXES, FACT_LINES, NO_FACTS, type FactLine } from '../../card/printed.ts';
import { parseDual } from '../../card/dual.ts';
import { parseLeftOut } from '../../card/left-out.ts';
import { parseRequirement, REQUIREMENT_KINDS } from '../../card/requirement.ts';
import { readWhen } from '../../card/when.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import { makeName, NAME_HELP, parseName } from '../name.ts';
import { clipped } from '../../base/plain-text.ts';
import { parseArea } from './area-line.ts';
import { AREAS } from './board.ts';
import { at, bounded, inQuotes, type BoardDraft, type BoardLine } from './draft.ts';
import {
  HIGHEST_COST,
  HIGHEST_DP,
  HIGHEST_LEVEL,
  LONGEST_LINE,
  LONGEST_NAME,
  MOST_CARDS,
} from '../limits.ts';

const CARD = /^card ("[^"]*"|[^:"]+): (.+)$/;
const NUMBER = /^card ([A-Za-z]+\d*-\d+\w*)$/;
const AREA = /^(P1|P2) (battle|breeding|security|hand|deck|trash|eggs): (.+)$/;

/** Reads one line into the draft, or says what is wrong with it. */
export function parseLine(line: BoardLine, draft: BoardDraft): Problem | null {
  if (line.text.length > LONGEST_LINE)
    return at(
      line,
      line.text,
      `a line of ${line.text.length} characters`,
      `${LONGEST_LINE} at most`,
    );
  if (/^\s/.test(line.text)) return parseText(line, draft);
  const card = CARD.exec(line.text);
  if (card !== null) return parseCard(line, card[1] ?? '', card[2] ?? '', draft);
  const number = NUMBER.exec(line.text)?.[1];
  if (number !== undefined) return takeCard(line, number, draft);
  const area = AREA.exec(line.text);
  if (area !== null) {
    const player = area[1] === 'P2' ? 'P2' : 'P1';
    const name = AREAS.find((known) => known === area[2]) ?? 'battle';
    return parseArea(line, player, name, area[3] ?? '', draft);
  }
  return parseSingle(line, draft);
}

/** A line that a board has once: whose turn it is, the memory, what is assumed, where it stops. */
function parseSingle(line: BoardLine, draft: BoardDraft): Problem | null {
  const turn = /^turn (P1|P2)$/.exec(line.text);
  if (turn !== null) {
    if (draft.turn !== null) return again(line, 'turn');
    draft.turn = turn[1] === 'P2' ? 'P2' : 'P1';
    return null;
  }
  const memory = /^memory (?:(P1|P2) (\d+)|0)$/.exec(line.text);
  if (memory !== null) {
    if (draft.memory !== null) return again(line, 'memory');
    const n = Number(memory[2] ?? 0);
    if (n > 10)
      return at(
        line,
        memory[2] ?? '',
        `memory ${clipped(memory[2] ?? '')}`,
        'a number from 0 to 10 (1-4-2-2)',
      );
    draft.memory = memory[1] === 'P2' ? 0 - n : n;
    return null;
  }
  const flag = FLAGS[line.text];
  if (flag !== undefined) {
    if (draft[flag]) return again(line, line.text);
    draft[flag] = true;
    return null;
  }
  return at(
    line,
    line.text,
    `"${clipped(line.text)}"`,
    '"card NAME: ...", "turn P1", "memory P1 2", "stop after the last action", or an area such as "P1 battle: ..." (battle, breeding, security, hand, deck, trash, eggs)',
  );
}

/** Lines that say one thing of the whole board. */
const FLAGS: Readonly<Record<string, 'stops' | 'plain'>> = {
  'stop after the last action': 'stops',
  'unknown security cards do nothing': 'plain',
};

const again = (line: BoardLine, what: string): Problem =>
  at(line, line.text, `a second line "${what}"`, 'one such line, or none');

function parseText(line: BoardLine, draft: BoardDraft): Problem | null {
  const card = draft.cards[draft.cards.length - 1];
  const text = line.text.trim();
  if (card === undefined)
    return at(line, text, `the text "${clipped(text)}"`, 'a line "card NAME: ..." before it');
  const fact = /^([a-z][a-z ]*): (.+)$/.exec(text);
  const kind = FACT_LINES.find((known) => known === fact?.[1]);
  if (card.taken !== undefined && kind !== 'left out')
    return at(
      line,
      text,
      `the line "${clipped(text)}" under ${card.taken.number}, whose text comes from the card file`,
      'no lines under it but "left out: upper 1", or the card written out in full below "card NAME: ..."',
    );
  if (kind !== undefined) return parseFactLine(line, kind, fact?.[2] ?? '', card.facts);
  const match = /^(inherited|security|linked|option): (.*)$/.exec(text);
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
  const problem = unreadFact(line, kind, words) ?? beyondFact(line, kind, words);
  if (problem !== null) return problem;
  const before = facts[kind] ?? [];
  // A card can have several requirements of a kind, and its traits in several lines.
  if ((isNumber(kind) || kind === 'dual') && before.length > 0)
    return at(line, line.text.trim(), `a second line "${kind}:" of this card`, 'one such line');
  if (before.includes(words)) return at(line, words, `"${clipped(words)}" twice`, 'each once');
  facts[kind] = [...before, words];
  return null;
}

const isNumber = (kind: FactLine): boolean => kind === 'link dp' || kind === 'overflow';

/** What of a fact line is no such fact; `null` where it can be read. */
function unreadFact(line: BoardLine, kind: FactLine, words: string): Problem | null {
  const sort = REQUIREMENT_KINDS.find((known) => known === kind);
  const requirement = sort === undefined ? undefined : parseRequirement(sort, words);
  const when = requirement?.when;
  if (when !== undefined && readWhen(when) === null)
    return at(line, when, `"${when}"`, 'a condition that the engine can play, worded as on cards');
  if (requirement === null) {
    return at(
      line,
      words,
      `"${words}"`,
      '"3 from Lv.4 red" (cost, then level, color, [name] or [X] trait; parts joined by " + ", for DigiXros and Assembly with a number as "4 [Rex]"; burst digivolve: "0 from [Rex] by returning [Kai]")',
    );
  }
  if (kind === 'dual' && parseDual(words) === null)
    return at(
      line,
      words,
      `"${clipped(words)}"`,
      '"[Final Howl] red cost 4": name, color requirements and use cost of the Option',
    );
  if (kind === 'left out' && parseLeftOut(words) === null)
    return at(
      line,
      words,
      `"${clipped(words)}"`,
      '"upper 2": a box of the text (upper, inherited, security, linked, option) and one of its lines, counted from 1',
    );
  return isNumber(kind) && !/^\d+$/.test(words)
    ? at(line, words, `"${clipped(words)}"`, 'a number')
    : null;
}

/** What of it is higher than anything that is printed. */
function beyondFact(line: BoardLine, kind: FactLine, words: string): Problem | null {
  if (kind === 'link dp') return bounded(line, words, HIGHEST_DP, 'a link DP of');
  if (kind === 'overflow') return bounded(line, words, HIGHEST_COST, 'Overflow');
  const cost = /^-?(\d+) from |cost (\d+)$/.exec(words)?.slice(1).join('');
  return bounded(line, cost, HIGHEST_COST, 'a cost of');
}

const CORNERS = ['level', 'dp', 'cost', 'colours'] as const;
type CornerFacts = { [corner in (typeof CORNERS)[number]]?: string };

/** " Lv.5 red 6000 DP cost 7": what is printed in the corners, in any order, each once. */
function factsIn(words: string): CornerFacts | null {
  const given: CornerFacts = {};
  const left = words.replace(
    / (?:Lv\.(\d+)|(\d+) DP|cost (\d+)|(?!cost)([a-z/]+))(?= |$)/g,
    (whole: string, ...found: readonly unknown[]) => {
      const name = CORNERS.find((_, i) => found[i] !== undefined);
      if (name === undefined || name in given) return whole;
      given[name] = String(found[CORNERS.indexOf(name)]);
      return '';
    },
  );
  return left.trim() === '' ? given : null;
}

function parseCard(
  line: BoardLine,
  words: string,
  facts: string,
  draft: BoardDraft,
): Problem | null {
  const name = parseName(words.trim());
  if (name === null) return at(line, words, `the name ${inQuotes(clipped(words))}`, NAME_HELP);
  if (name.length > LONGEST_NAME)
    return at(line, name, `a name of ${name.length} letters`, `${LONGEST_NAME} at most`);
  if (draft.cards.length === MOST_CARDS)
    return at(line, words, `more than ${MOST_CARDS} cards`, 'a smaller board');
  if (draft.cards.some((card) => card.printed.name === name))
    return at(line, name, `a second card "${name}"`, 'another name');
  const [kind = '', ...rest] = facts.split(' ');
  const category = CARD_CATEGORIES.find((known) => known === kind);
  const given = factsIn(` ${rest.join(' ')}`);
  if (category === undefined || given === null) {
    return at(
      line,
      facts,
      `"${clipped(facts)}"`,
      '"Digimon Lv.5 red 6000 DP cost 7" (Digimon, Digi-Egg, Tamer or Option; level, colors, DP and cost if it has them, each once)',
    );
  }
  const colours = coloursIn(line, facts, given.colours?.split('/') ?? []);
  if (!colours.ok) return colours.problem;
  if (category === 'Digimon' && given.dp === undefined)
    return at(line, facts, 'a Digimon without DP', 'its DP, such as "6000 DP"');
  const beyond =
    bounded(line, given.level, HIGHEST_LEVEL, 'level') ??
    bounded(line, given.dp, HIGHEST_DP, 'a DP of') ??
    bounded(line, given.cost, HIGHEST_COST, 'a cost of');
  if (beyond !== null) return beyond;
  draft.cards.push({
    printed: {
      name,
      category,
      level: given.level === undefined ? null : Number(given.level),
      colours: colours.value,
      dp: given.dp === undefined ? null : Number(given.dp),
      cost: given.cost === undefined ? null : Number(given.cost),
      facts: NO_FACTS,
      text: { upper: '', inherited: '', security: '', linked: '', option: '' },
    },
    text: { upper: [], inherited: [], security: [], linked: [], option: [] },
    facts: {},
  });
  return null;
}

/** Colours by their names, each once. */
function coloursIn(
  line: BoardLine,
  facts: string,
  words: readonly string[],
): Result<readonly Colour[]> {
  const colours: Colour[] = [];
  for (const word of words) {
    const colour = COLOURS.find((known) => known === word);
    if (colour === undefined)
      return err(at(line, word, `the color "${clipped(word)}"`, COLOURS.join(', ')));
    if (colours.includes(colour))
      return err(at(line, facts, `the color ${colour} twice`, 'each color once'));
    colours.push(colour);
  }
  return ok(colours);
}

/**
 * Takes a card from a card file. Its name is the printed one: by that its own and other effects
 * find it, so that it can be given no other.
 */
function takeCard(line: BoardLine, number: string, draft: BoardDraft): Problem | null {
  const found = draft.lookup(number);
  if (!found.ok) return at(line, number, found.problem.found, found.problem.expected);
  const printed = found.value;
  const { name, text } = printed;
  if (draft.cards.some((card) => card.printed.name === name))
    return at(line, number, `a second card "${name}" (${number})`, 'one card of each name');
  if (parseName(makeName(name)) === null)
    return at(line, number, `${number}, whose name is ${name}`, `a name of ${NAME_HELP}`);
  draft.cards.push({
    printed,
    text: {
      upper: text.upper.split('\n'),
      inherited: text.inherited.split('\n'),
      security: text.security.split('\n'),
      linked: text.linked.split('\n'),
      option: text.option.split('\n'),
    },
    facts: {},
    taken: { number, start: line.start, end: line.start + line.text.length },
  });
  return null;
}
