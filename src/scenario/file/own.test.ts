// @vitest-environment node
/** Boards that take cards from a card file; the file is the made-up one of the page of cards. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeProblem } from '../../base/result.ts';
import { cardsOfFile, notLoaded, type CardLookup } from '../../card/file/card-lookup.ts';
import { readCardFile } from '../../card/file/read-card-file.ts';
import { makeBoard } from '../board/make-board.ts';
import { parseBoard } from '../board/notation.ts';
import { verify } from '../play/verify.ts';
import { readOwnScenario } from './own.ts';
import { readScenario } from './read.ts';

const file = readCardFile(readFileSync('public/cards/sample.json', 'utf8'));
if (!file.ok) throw new Error(describeProblem(file.problem));
const lookup = cardsOfFile('sample.json', file.value.cards);

const AGAINST_WALL = `card Wall: Digimon Lv.4 blue 4000 DP
card Plain: Option red
P1 battle: Cinderfox
P2 battle: Wall
P2 security: Plain
`;

/** What is wrong with a board, with its lines. */
function wrongWith(board: string, by?: CardLookup): readonly string[] {
  const read = readScenario(board, [], by);
  return read.ok ? [] : read.problem.map(describeProblem);
}

describe('a board with "card TS1-003"', () => {
  test.each(['TS1-003', 'ts1-003'])('has the facts and texts of the card file: %s', (number) => {
    const read = readScenario(`card ${number}\n${AGAINST_WALL}`, [], lookup);
    if (!read.ok) throw new Error(read.problem.map(describeProblem).join('\n'));
    const [card] = read.value.board.cards;
    expect(card).toMatchObject({ name: 'Cinderfox', level: 4, dp: 5000, cost: 5 });
    expect(card?.traits).toEqual(['Champion', 'Vaccine', 'Ember', 'Fox']);
    expect(card?.effects.upper.keywords.map(({ name }) => name)).toEqual(['Raid']);
    expect(card?.effects.inherited.keywords.map(({ name }) => name)).toEqual(['Piercing']);
    expect(card?.requirements).toHaveLength(1);
  });

  test('is written with its cards in full, and means the same then', () => {
    const parsed = parseBoard(`card TS1-003\n${AGAINST_WALL}`, lookup);
    if (!parsed.ok) throw new Error(describeProblem(parsed.problem));
    const written = makeBoard(parsed.value.board);
    expect(written).toContain('card Cinderfox: Digimon Lv.4 red 5000 DP cost 5');
    const again = parseBoard(written);
    if (!again.ok) throw new Error(describeProblem(again.problem));
    expect(again.value.board).toEqual(parsed.value.board);
  });

  test('says that no card file is loaded, in which line, and how one is', () => {
    expect(wrongWith(`turn P1\ncard TS1-003\n`, notLoaded('load one at /cards/'))).toEqual([
      expect.stringMatching(
        /^2 board: card TS1-003, and no card file is loaded; expected .*\(load one at \/cards\/\)/,
      ),
    ]);
  });

  test('is refused where everybody reads the board', () => {
    expect(wrongWith('turn P1\ncard TS1-003\n')).toEqual([
      expect.stringMatching(/^2 board: card TS1-003 is not printed here; .* only one person has$/),
    ]);
  });

  test.each([
    ['card TS1-015', 'no card TS1-015 in sample.json; did you mean TS1-005?'],
    ['card BT14-033', 'no card BT14-033 in sample.json; expected'],
    [
      'card TS1-006',
      `Tidehound: the engine doesn't understand these words: "Sing one verse about the sea"`,
    ],
    ['card TS1-003\ncard TS1-003', 'a second card "Cinderfox" (TS1-003)'],
    ['card TS1-003\n  <Blocker>', 'the line "<Blocker>" under TS1-003'],
    ['card TS1-003\n  traits: Beast', 'the line "traits: Beast" under TS1-003'],
    ['card TS1-003\nP1 battle: TS1-003', 'expected the name that is printed on TS1-003, Cinderfox'],
  ])('says what is wrong with %j', (lines, words) => {
    const problems = wrongWith(`turn P1\n${lines}\n`, lookup);
    expect(problems).toEqual([expect.stringContaining(words)]);
    // The last of the lines is meant.
    expect(problems[0]).toMatch(new RegExp(`^${1 + lines.split('\n').length} board: `));
  });

  test('takes a DUAL card only with all that is printed of its Option', () => {
    expect(wrongWith('card TS1-010\n', lookup)).toEqual([]);
    const [card] = file.value.cards.filter(({ number }) => number === 'TS1-010');
    const option = { name: 'Shattered Glass', text: '[Main] Gain 1 memory.' };
    const lacking = cardsOfFile('cards.json', card === undefined ? [] : [{ ...card, option }]);
    expect(wrongWith('card TS1-010\n', lacking)).toEqual([
      expect.stringContaining('TS1-010 is a DUAL card, and cards.json lacks the name'),
    ]);
  });

  test('takes no Digimon without DP', () => {
    const [card] = file.value.cards.filter(({ number }) => number === 'TS1-003');
    const broken = cardsOfFile('cards.json', card === undefined ? [] : [{ ...card, dp: null }]);
    expect(wrongWith('card TS1-003\n', broken)).toEqual([
      expect.stringContaining('TS1-003 is a Digimon without DP in cards.json'),
    ]);
  });
});

describe("a scenario of somebody's own", () => {
  const own = (claim: string): string =>
    `---\nboard: |\n  card TS1-003\n${AGAINST_WALL.replace(/^(?=.)/gm, '  ')}actions: [Cinderfox attacks the player]\nclaims:\n  - ${claim}\n---\n`;

  test('is read and played with cards of a card file', () => {
    const read = readOwnScenario('own.md', own('sometimes Wall is deleted'), lookup);
    if (!read.ok) throw new Error(read.problem.map(describeProblem).join('\n'));
    const [asked] = read.value.claims;
    expect(asked?.words).toBe('sometimes Wall is deleted');
    expect(asked && verify(read.value.scenario, asked.claim)).toMatchObject({
      verdict: 'sometimes',
      right: true,
    });
  });

  test.each([
    ['sometimes Wal is deleted', 'own.md:11 claims[0]: there is no card "Wal" on the board'],
    ['Wall sings', 'own.md:11 claims[0]: the claim "Wall sings"'],
  ])('names the line of a claim that cannot be decided: %s', (claim, words) => {
    const read = readOwnScenario('own.md', own(claim), lookup);
    expect(read.ok ? '' : read.problem.map(describeProblem).join('\n')).toContain(words);
  });

  test('names the line of a card that is not to be had', () => {
    const read = readOwnScenario('own.md', own('Wall is deleted'), notLoaded('load one'));
    expect(read.ok ? '' : read.problem.map(describeProblem).join('\n')).toMatch(
      /^own\.md:3 board: card TS1-003, and no card file is loaded/,
    );
  });
});
