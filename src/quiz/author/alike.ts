/**
 * Questions that are the same but for names: the same board, the same actions and the same claims,
 * with other cards on it.
 */
import type { Question } from '../question.ts';

/** A question of any kind, as far as it is compared. */
interface ComparedQuestion extends Pick<Question, 'id' | 'question'> {
  readonly board?: string;
  readonly actions?: readonly string[];
  readonly answers?: readonly { readonly claim: string }[];
}

const CARD = /^card\s+([^:]+):/;
const COLOURS = /\b(red|blue|yellow|green|black|purple|white)\b/gi;

/**
 * Groups of two and more questions that are the same after renaming, each in the order of its ids.
 */
export function findAlike(questions: readonly ComparedQuestion[]): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>();
  for (const question of questions) {
    const form = normalForm(question);
    groups.set(form, [...(groups.get(form) ?? []), question.id]);
  }
  return [...groups.values()].filter((ids) => ids.length > 1).map((ids) => ids.toSorted());
}

/**
 * What is left of a question when names say nothing: cards become #1, #2 ... and colours ~1, ~2 ...
 * in the order of what is printed on the cards; the order of cards and of answers does not count.
 * Two questions of the same form are the same.
 */
export function normalForm(compared: ComparedQuestion): string {
  const { board, actions = [], answers = [] } = compared;
  if (board === undefined) return squeeze(without(OF_THE_PLACE, compared));
  const { cards, areas } = partsOf(board);
  const rename = renaming(cards.map(({ name }) => name));
  const claims = answers.map(({ claim }) => squeeze(rename(claim))).toSorted();
  const asked = rename(without(READ_ONLY, compared));
  const printed = cards.map(({ text }) => squeeze(rename(text)));
  const done = actions.map((one) => squeeze(rename(one)));
  return [...printed, ...areas.map(rename).toSorted(), ...done, ...claims, asked].join('\n');
}

interface Printed {
  readonly name: string;
  readonly text: string;
}

/** The cards of a board in the order of their texts without names, and its other lines. */
function partsOf(board: string): {
  readonly cards: readonly Printed[];
  readonly areas: readonly string[];
} {
  const cards: Printed[] = [];
  const areas: string[] = [];
  for (const line of board.split('\n').filter((one) => one.trim() !== '')) {
    const name = CARD.exec(line)?.[1]?.trim();
    const last = cards.at(-1);
    if (name !== undefined) cards.push({ name, text: line });
    else if (/^\s/.test(line) && last !== undefined && areas.length === 0)
      cards[cards.length - 1] = { ...last, text: `${last.text} ${line}` };
    else areas.push(squeeze(line));
  }
  const nameless = ({ text }: Printed): string =>
    cards.reduce((rest, { name }) => rest.replaceAll(name, '#'), text).replace(COLOURS, '~');
  return {
    cards: cards.toSorted((a, b) => nameless(a).localeCompare(nameless(b), 'en')),
    areas,
  };
}

/** A question as a text, without fields of some names. */
const without = (names: ReadonlySet<string>, question: ComparedQuestion): string =>
  JSON.stringify(question, (key, value: unknown) => (names.has(key) ? undefined : value));

/** What the path of a file says, and what stands below its front matter. */
const OF_THE_PLACE = new Set(['id', 'topic', 'explanation']);

/** Words that are only read, and what is compared by itself. */
const READ_ONLY = new Set([
  ...[...OF_THE_PLACE, 'title', 'level', 'cites', 'rulings', 'keywords', 'policy', 'policies'],
  ...['question', 'board', 'actions', 'answers', 'why', 'words', 'text'],
]);

function renaming(cards: readonly string[]): (text: string) => string {
  const colours: string[] = [];
  const ofColour = (colour: string): string => {
    const name = colour.toLowerCase();
    if (!colours.includes(name)) colours.push(name);
    return `~${colours.indexOf(name) + 1}`;
  };
  // The longest first, so that "Red Wall" is not taken for the "Wall" in it.
  const byLength = cards.toSorted((a, b) => b.length - a.length);
  return (text) =>
    byLength
      .reduce((rest, name) => rest.replaceAll(name, `#${cards.indexOf(name) + 1}`), text)
      .replace(COLOURS, (colour) => ofColour(colour));
}

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();
