/**
 * The defects that lists of printed cards have, put into the texts of boards: wide brackets, lost
 * blanks, hard blanks, curly apostrophes. A text with them means the same, or it is refused.
 */
import { explore } from '../game/explore/explore.ts';
import { UnknownCard } from '../game/run/run.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import { contentBoard, scenarioIn } from './content-boards.ts';
import type { NamedTrial } from './trial.ts';

const DEFECTS: Readonly<Record<string, (line: string) => string>> = {
  'wide brackets': (line) => line.replaceAll(/<([^<>]+)>/g, '\uff1c$1\uff1e'),
  'hard blanks': (line) => line.replaceAll(/(?<=[a-z]) (?=[a-z])/g, '\u00a0'),
  'no blank behind icons': (line) => line.replaceAll(/> (?=[a-z])/g, '>'),
  'no blank behind brackets': (line) => line.replaceAll(/\] (?=[A-Z])/g, ']'),
  'no blank behind stops': (line) => line.replaceAll(/\. (?=[A-Z])/g, '.'),
  'no last stop': (line) => line.replace(/\.$/, ''),
  'curly apostrophes': (line) => line.replaceAll("'", '\u2019'),
};
const NAMES = Object.keys(DEFECTS);

/** A line of a card's text, and no line of its facts ("traits: Beast"). */
const OF_TEXT = /^ +(?!(?!inherited:|security:|linked:|option:)[a-z ]+:)\S/;

/** More would take too long; what is too large to compare says nothing. */
const BOUNDS = { work: 20_000, most: 1_000 };

export const print: NamedTrial = {
  name: 'print',
  about: 'boards again with the defects of printed texts: played the same, or refused',
  inputs: { small: 70, nightly: null },
  count: ({ files }) => NAMES.length * files.length,
  inputOf: (_, material, i, seed) => {
    const board = contentBoard(material, i, seed);
    // Each file with another defect, and in the end each with all that its texts can have.
    const at = i + Math.floor(i / Math.max(1, material.files.length));
    const names = NAMES.map((_, j) => NAMES[(at + j) % NAMES.length] ?? '');
    const name = names.find((one) => withDefect(one, board) !== board) ?? '';
    return name === '' ? '' : `${name}\n${board}`;
  },
  again: (input) => {
    const board = input.slice(input.indexOf('\n') + 1);
    const name = input.slice(0, input.indexOf('\n'));
    const [before, after] = [board, withDefect(name, board)].map(scenarioIn);
    if (input === '' || !before || !after) return { runs: 0, why: null };
    const [expected, found] = [before, after].map(endingsOf);
    if (expected === null) return { runs: 0, why: null };
    return { runs: 1, why: found === expected ? null : `${name}: it ends otherwise` };
  },
};

/** The board with the defect in each line of its texts. */
const withDefect = (name: string, board: string): string =>
  board
    .split('\n')
    .map((line) => (OF_TEXT.test(line) ? (DEFECTS[name]?.(line) ?? line) : line))
    .join('\n');

/**
 * All endings, by what has happened and what lies where; their keys would tell texts apart that
 * wait for the end of a turn. `null` where they are too many, or a card would have to be known.
 */
function endingsOf({ setup, declarations }: Scenario): string | null {
  try {
    const { endings, complete } = explore(setup, declarations, BOUNDS);
    if (!complete) return null;
    return endings
      .map(({ outcome, run: { state } }) => {
        const { facts, memory, turn, winner, hand, deck, trash, security } = state;
        const units = state.units.map(({ id, area, cards, suspended }) => [
          id,
          area,
          cards,
          suspended,
        ]);
        return JSON.stringify([
          [outcome, facts, memory, turn, winner],
          [hand, deck, trash, security, units],
        ]);
      })
      .toSorted()
      .join();
  } catch (error) {
    if (error instanceof UnknownCard) return null;
    throw error;
  }
}
