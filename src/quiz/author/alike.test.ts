import { expect, test } from 'vitest';
import { findAlike, normalForm } from './alike.ts';

const BOARD = `card Red Rex: Digimon Lv.5 red 7000 DP
  <Piercing>
card Blue Wall: Digimon Lv.4 blue 4000 DP
turn P1
P1 battle: Red Rex
P2 battle: Blue Wall [suspended]
`;
const question = {
  id: 'a/one',
  board: BOARD,
  actions: ['Red Rex attacks Blue Wall'],
  question: 'Who is deleted?',
  answers: [
    { text: 'Wall', claim: 'Blue Wall is deleted', expected: 'right' },
    { text: 'Rex', claim: 'Red Rex is deleted', expected: 'wrong' },
  ],
} as const;

/** Everything of the question with other names. */
const renamed = (id: string, names: Readonly<Record<string, string>>): typeof question => {
  const json = Object.entries(names).reduce(
    (rest, [name, other]) => rest.replaceAll(name, other),
    JSON.stringify({ ...question, id }),
  );
  return JSON.parse(json) as typeof question;
};
const other = renamed('b/two', {
  'Red Rex': 'Green Fox',
  'Blue Wall': 'Black Hedge',
  ' red ': ' green ',
  ' blue ': ' black ',
});

test('names and colours do not make another question', () => {
  expect(findAlike([question, other])).toEqual([['a/one', 'b/two']]);
});

test('nor does the order of cards, of areas, and of answers', () => {
  const [rex = '', piercing = '', wall = '', ...areas] = other.board.split('\n');
  const moved = {
    ...other,
    board: [wall, rex, piercing, ...areas.toReversed()].join('\n'),
    answers: [other.answers[1], other.answers[0]] as const,
  };
  expect(normalForm(moved)).toBe(normalForm(question));
});

test('another number, another state, and another claim do', () => {
  const changed = (from: string, to: string) => ({
    ...question,
    id: 'c/three',
    board: question.board.replace(from, to),
  });
  expect(findAlike([question, changed('4000', '9000')])).toEqual([]);
  expect(findAlike([question, changed(' [suspended]', '')])).toEqual([]);
  expect(findAlike([question, { ...question, id: 'd/four', answers: [] }])).toEqual([]);
});

test('two cards that only change places on the board are the same question', () => {
  const twin = `${BOARD}P1 trash: Red Rex, Blue Wall\n`;
  const swapped = `${BOARD}P1 trash: Blue Wall, Red Rex\n`;
  expect(normalForm({ ...question, board: twin })).not.toBe(
    normalForm({ ...question, board: swapped }),
  );
});
