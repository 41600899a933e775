import { describe, expect, test } from 'vitest';
import { explore } from '../../game/explore/explore.ts';
import { play } from './play.ts';
import { readScenario } from '../file/read.ts';
import { tell } from './tell.ts';
import { tellOptions } from './tell-option.ts';

/** The sentences of every course that a board can take, each once. */
function told(board: string, ...actions: string[]): readonly string[] {
  const read = readScenario(board, actions);
  if (!read.ok) throw new Error(read.problem.map(({ found }) => found).join('\n'));
  const { setup, declarations } = read.value;
  const sentences = explore(setup, declarations).endings.flatMap(({ script }) =>
    play(read.value, script).steps.map((step) => tell(step, setup.labels)),
  );
  return [...new Set(sentences)];
}

const BLANK = 'card Blank: Option red\n';
const plain = (name: string, dp: number): string => `card ${name}: Digimon Lv.4 red ${dp} DP\n`;
const KILL = `${plain('X', 5000)}  [When Attacking] Delete 1 of your opponent's Digimon.\n`;

describe('<Iceclad> compares digivolution cards', () => {
  const board = (mine: string, theirs: string): string =>
    `${plain('Bear', 1000)}  <Iceclad>\n${plain('Wolf', 8000)}${plain('Cub', 1000)}P1 battle: Bear${mine}\nP2 battle: Wolf${theirs} [suspended]\n`;

  test('of which the winner has more', () => {
    const sentences = told(board(' > Cub', ''), 'Bear attacks Wolf');
    expect(sentences).toContain(
      'Bear has <Iceclad>, so digivolution cards are compared instead of DP.',
    );
    expect(sentences).toContain('Bear wins with 1 digivolution card.');
  });

  test('of which both have as many', () => {
    expect(told(board('', ''), 'Bear attacks Wolf')).toContain(
      'Both have 0 digivolution cards, so both lose.',
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

describe('an effect and a card without a name', () => {
  test('an effect that begins with no brackets is the effect of its card', () => {
    const sentences = told(
      `card Fin: Digimon Lv.3 red 2000 DP cost 3\n  When you would play this card, reduce the play cost by 1.\nP1 hand: Fin\nmemory P1 3\n`,
      'P1 plays Fin',
    );
    expect(sentences).toContain("Fin's effect activates.");
  });

  test('a card that nobody knows begins a sentence with a capital letter', () => {
    const sentences = told(
      `${plain('X', 5000)}  [When Attacking] Trash the top card of your opponent's security stack.\nP1 battle: X\nP2 security: 1\n`,
      'X attacks the player',
    );
    expect(sentences).toContain('A card goes to the trash.');
  });
});

describe('a Digimon is called what it was when it happened', () => {
  test('<Armor Purge> trashes its own card and saves the Digimon that would be deleted', () => {
    const sentences = told(
      `${KILL}${plain('Knight', 7000)}  <Armor Purge>\n${plain('Pup', 3000)}${BLANK}P1 battle: X\nP2 battle: Knight > Pup\nP2 security: Blank\n`,
      'X attacks the player',
    );
    expect(sentences).toContain('Knight is trashed from the top of its stack.');
    expect(sentences).toContain('<Armor Purge> prevents the deletion of Knight.');
  });

  test('<De-Digivolve> trashes from the top, other effects from under a Digimon', () => {
    const board = (text: string): string =>
      `${plain('X', 5000)}  [When Attacking] ${text}\n${plain('Knight', 7000)}${plain('Pup', 3000)}${BLANK}P1 battle: X\nP2 battle: Knight > Pup\nP2 security: Blank\n`;
    expect(
      told(board("<De-Digivolve 1> 1 of your opponent's Digimon."), 'X attacks the player'),
    ).toContain('Knight is trashed from the top of its stack.');
    expect(
      told(
        board("Trash the bottom digivolution card of 1 of your opponent's Digimon."),
        'X attacks the player',
      ),
    ).toContain('Pup is trashed from under Knight.');
  });

  test('an effect that is lost is that of the card that had it', () => {
    expect(
      told(
        `${plain('X', 5000)}  [When Attacking] <De-Digivolve 1> 1 of your opponent's Digimon.\n${plain('Knight', 7000)}  [All Turns] When one of your opponent's Digimon attacks, gain 1 memory.\n${plain('Pup', 3000)}${BLANK}P1 battle: X\nP2 battle: Knight > Pup\nP2 security: Blank\n`,
        'X attacks the player',
      ),
    ).toContain("Knight's [All Turns] is lost and won't activate.");
  });
});

test("a Digimon goes to the trash, but to its owner's hand", () => {
  const board = `${plain('X', 5000)}  [When Attacking] Return 1 of your opponent's Digimon to the hand.\n${plain('Ox', 3000)}${BLANK}P1 battle: X\nP2 battle: Ox\nP2 security: Blank\n`;
  expect(told(board, 'X attacks the player')).toContain(
    "Ox leaves the battle area and goes to its owner's hand.",
  );
});

describe('what does not trigger is not said to wait', () => {
  test('<Fortitude> of a Digimon without digivolution cards', () => {
    const sentences = told(
      `${KILL}${plain('Ox', 3000)}  <Fortitude>\n${BLANK}P1 battle: X\nP2 battle: Ox\nP2 security: Blank\n`,
      'X attacks the player',
    );
    expect(sentences).toContain("Ox's <Fortitude> does not trigger.");
    expect(sentences.filter((sentence) => /triggers|can't activate/.test(sentence))).toEqual([
      "X's [When Attacking] triggers and waits.",
    ]);
  });

  test('<Partition> without one of its cards', () => {
    const sentences = told(
      `${KILL}${plain('Ox', 3000)}  <Partition (red Lv.4 & blue Lv.4)>\n${plain('Calf', 2000)}${BLANK}P1 battle: X\nP2 battle: Ox > Calf\nP2 security: Blank\n`,
      'X attacks the player',
    );
    expect(sentences).toContain("Ox's <Partition> does not trigger.");
    expect(sentences.join()).not.toContain("can't be paid");
  });

  test('<Decode> triggers, and finds no card', () => {
    const sentences = told(
      `${KILL}${plain('Ox', 3000)}  <Decode (blue Lv.4)>\n${BLANK}P1 battle: X\nP2 battle: Ox\nP2 security: Blank\n`,
      'X attacks the player',
    );
    expect(sentences).toContain("Ox's <Decode> has nothing to affect.");
    expect(sentences.join()).not.toContain("can't be paid");
  });
});

describe('an attack that the rules refuse is not offered', () => {
  const offers = (board: string, ...actions: string[]): readonly string[] => {
    const read = readScenario(board, actions);
    if (!read.ok) throw new Error(read.problem.map(({ found }) => found).join('\n'));
    return play(read.value).choices.flatMap(({ choice }) =>
      choice === null ? [] : tellOptions(choice, read.value.setup),
    );
  };
  const blitz = (state: string): string =>
    `${plain('Cub', 3000)}card Rex: Digimon Lv.5 red 9000 DP\n  digivolve: 3 from Lv.4 red\n  [When Digivolving] <Blitz>\n${BLANK}memory P1 2\nP1 battle: Cub${state}\nP1 hand: Rex\nP1 deck: 1\nP2 security: Blank\n`;

  test('by <Blitz> of a suspended Digimon', () => {
    expect(offers(blitz(''), 'Cub digivolves into Rex')).toContain('attack with <Blitz>');
    expect(offers(blitz(' [suspended]'), 'Cub digivolves into Rex')).toEqual([]);
    expect(told(blitz(' [suspended]'), 'Cub digivolves into Rex')).toContain(
      "Rex's attack isn't legal.",
    );
  });

  test('by <Vortex> with nobody to attack', () => {
    const vortex = (theirs: string): string =>
      `${plain('Rex', 9000)}  <Vortex>\n${plain('Wolf', 3000)}${BLANK}P1 battle: Rex\nP2 battle: ${theirs}\nP1 security: Blank\n`;
    expect(offers(vortex('Wolf [suspended]'), 'P1 passes')).toContain('use Rex <Vortex>');
    expect(offers(vortex('Wolf'), 'P1 passes')).toEqual([]);
  });
});

test('<Alliance> goes on giving what it gave', () => {
  const board = `${plain('Hawk', 6000)}  <Alliance>\n${plain('Crow', 3000)}card Trap: Option blue\n  security: [Security] Delete 1 of your opponent's Digimon.\n${BLANK}P1 battle: Hawk, Crow\nP2 security: Trap, Blank\n`;
  expect(told(board, 'Hawk attacks the player')).toContain(
    'Hawk keeps the bonus from <Alliance>, even though the Digimon suspended for it has left play.',
  );
});
