import { describe, expect, test } from 'vitest';
import { explore } from '../engine/explore.ts';
import { play } from './play.ts';
import { readScenario } from './read.ts';
import { tell } from './tell.ts';

/** The sentences of every course that a board can take, each once. */
function told(board: string, ...actions: string[]): readonly string[] {
  const read = readScenario(board, actions);
  if (!read.ok) throw new Error(read.problem.map(({ found }) => found).join('\n'));
  const { setup, declarations } = read.value;
  const sentences = explore(setup, declarations).endings.flatMap(({ script }) =>
    play(read.value, script).steps.map(tell),
  );
  return [...new Set(sentences)];
}

const BLANK = 'card Blank: Option red\n';
const plain = (name: string, dp: number): string => `card ${name}: Digimon Lv.4 red ${dp} DP\n`;

describe('<Iceclad> compares digivolution cards', () => {
  const board = (mine: string, theirs: string): string =>
    `${plain('Bear', 1000)}  <Iceclad>\n${plain('Wolf', 8000)}${plain('Cub', 1000)}P1 battle: Bear${mine}\nP2 battle: Wolf${theirs} [suspended]\n`;

  test('of which the winner has more', () => {
    const sentences = told(board(' > Cub', ''), 'Bear attacks Wolf');
    expect(sentences).toContain('By <Iceclad> of Bear, digivolution cards are compared, not DP.');
    expect(sentences).toContain('Bear wins with 1 digivolution card.');
  });

  test('of which both have as many', () => {
    expect(told(board('', ''), 'Bear attacks Wolf')).toContain(
      'Both have 0 digivolution cards: both lose.',
    );
  });

  test('in a battle without it, DP', () => {
    expect(
      told(
        `${plain('Bear', 1000)}${plain('Wolf', 8000)}P1 battle: Bear\nP2 battle: Wolf [suspended]\n`,
        'Bear attacks Wolf',
      ),
    ).toContain('Wolf wins with 8000 DP.');
  });
});

test('<Alliance> goes on giving what it gave', () => {
  const board = `${plain('Hawk', 6000)}  <Alliance>\n${plain('Crow', 3000)}card Trap: Option blue\n  security: [Security] Delete 1 of your opponent's Digimon.\n${BLANK}P1 battle: Hawk, Crow\nP2 security: Trap, Blank\n`;
  expect(told(board, 'Hawk attacks the player')).toContain(
    'Hawk keeps what <Alliance> added, though the Digimon that was suspended for it has left.',
  );
});
