import { describe, expect, test } from 'vitest';
import type { EffectRef, Option } from '../../game/run/option.ts';
import type { Choice } from '../../game/run/run.ts';
import { readScenario } from '../file/read.ts';
import { play } from './play.ts';
import { partsOfDeed, tellChoice, tellOption, tellOptions } from './tell-option.ts';

const labels = ['Rex', 'Cub', 'Gate', '', ''];
const setup = { labels };
const [REX, CUB, GATE, UNKNOWN] = [0, 1, 2, 3];

const ability = abilityOf('[On Play] Gain 1 memory.');
const effect: EffectRef = { unit: 7, card: CUB, ability, printedOn: CUB, setOff: null };

/** The effect of a card with this text. */
function abilityOf(text: string): EffectRef['ability'] {
  const read = readScenario(`card Cub: Digimon Lv.4 blue 3000 DP\n  ${text}\nP2 battle: Cub\n`, []);
  const ability = read.ok ? read.value.setup.cards[0]?.effects.upper.abilities[0] : undefined;
  if (ability === undefined) throw new Error(text);
  return ability;
}

const choice = (...options: readonly Option[]): Choice => ({
  ...{ player: 1, kind: 'target', rule: '15-10-2-1', options },
});
const onField = (card: number) => ({ unit: 7, card });

describe('every option is told as an instruction and as a report', () => {
  const OPTIONS: readonly (readonly [Option, string, string])[] = [
    [{ kind: 'block', ...onField(GATE) }, 'block with Gate', 'P2 blocks with Gate'],
    [{ kind: 'decline', of: { kind: 'block' } }, 'do not block', 'P2 does not block'],
    [{ kind: 'attack', ...onField(REX) }, 'attack Rex', 'P2 attacks Rex'],
    [{ kind: 'attack player', player: 0 }, 'attack the player (P1)', 'P2 attacks the player (P1)'],
    [{ kind: 'use', effect }, 'use Cub [On Play]', "P2 uses Cub's [On Play]"],
    [{ kind: 'decline', of: { kind: 'use' } }, 'use none', 'P2 uses nothing'],
    [
      { kind: 'decline', of: { kind: 'counter' } },
      'use no [Counter] effect',
      'P2 uses no [Counter] effect',
    ],
    [
      { kind: 'digivolve', ...onField(CUB), into: REX },
      'digivolve Cub into Rex',
      'P2 digivolves Cub into Rex',
    ],
    [
      { kind: 'DNA digivolve', ...onField(CUB), other: GATE, into: REX },
      'DNA digivolve Cub and Gate into Rex',
      'P2 DNA digivolves Cub and Gate into Rex',
    ],
    [{ kind: 'pay', effect }, 'pay for Cub [On Play]', "P2 pays for Cub's [On Play]"],
    [
      { kind: 'decline', of: { kind: 'pay', effect } },
      'do not pay for Cub [On Play]',
      "P2 does not pay for Cub's [On Play]",
    ],
    [{ kind: 'carry out', effect }, 'use Cub [On Play]', "P2 uses Cub's [On Play]"],
    [
      { kind: 'decline', of: { kind: 'carry out', effect } },
      'decline Cub [On Play]',
      "P2 declines Cub's [On Play]",
    ],
    [
      { kind: 'overwrite', effect },
      'replace it with Cub [On Play]',
      "P2 replaces it with Cub's [On Play]",
    ],
    [
      { kind: 'decline', of: { kind: 'overwrite', effect } },
      'do not replace it',
      'P2 does not replace it',
    ],
    [{ kind: 'play', card: CUB }, 'play Cub', 'P2 plays Cub'],
    [
      { kind: 'decline', of: { kind: 'play', card: CUB } },
      'do not play Cub',
      'P2 does not play Cub',
    ],
    [{ kind: 'use Assembly', card: REX }, 'use Assembly for Rex', 'P2 uses Assembly for Rex'],
    [{ kind: 'use DigiXros', card: REX }, 'use DigiXros for Rex', 'P2 uses DigiXros for Rex'],
    [
      { kind: 'decline', of: { kind: 'use Assembly', card: REX } },
      'do not use Assembly for Rex',
      'P2 does not use Assembly for Rex',
    ],
    [{ kind: 'place under', ...onField(GATE) }, 'place it under Gate', 'P2 places it under Gate'],
    [
      { kind: 'decline', of: { kind: 'use keyword', name: 'Save' } },
      'do not use <Save>',
      'P2 does not use <Save>',
    ],
    [{ kind: 'do keyword', name: 'Draw' }, 'draw', 'P2 draws'],
    [
      { kind: 'decline', of: { kind: 'do keyword', name: 'Draw' } },
      'do not draw',
      'P2 does not draw',
    ],
    [{ kind: 'do keyword', name: 'Blitz' }, 'attack with <Blitz>', 'P2 attacks with <Blitz>'],
    [
      { kind: 'do keyword', name: 'Reboot' },
      'unsuspend with <Reboot>',
      'P2 unsuspends with <Reboot>',
    ],
    [
      { kind: 'pay by', effect, n: 2 },
      'pay the second cost of Cub [On Play]',
      "P2 pays the second cost of Cub's [On Play]",
    ],
    [
      { kind: 'do part', effect, n: 2 },
      'do the second of the two things offered by Cub [On Play]',
      "P2 does the second of the two things offered by Cub's [On Play]",
    ],
    [{ kind: 'take first', effect }, 'Cub [On Play]', "P2 chooses Cub's [On Play] first"],
    [{ kind: 'choose', ...onField(REX) }, 'Rex', 'P2 chooses Rex'],
    [{ kind: 'choose', unit: null, card: UNKNOWN }, 'a card', 'P2 chooses a card'],
    [{ kind: 'decline', of: { kind: 'choose more' } }, 'no more', 'P2 chooses no more'],
    [{ kind: 'choose next', card: GATE }, 'Gate next', 'P2 chooses Gate next'],
    [{ kind: 'end of deck', end: 'top' }, 'deck top', 'P2 chooses deck top'],
    [
      { kind: 'end of deck', end: 'bottom', of: 'security stack' },
      'security stack bottom',
      'P2 chooses security stack bottom',
    ],
    [{ kind: 'number', of: 'De-Digivolve', n: 2 }, 'De-Digivolve 2', 'P2 chooses De-Digivolve 2'],
    [
      { kind: 'number', of: 'digivolution cost', n: 3 },
      'the digivolution cost of 3',
      'P2 chooses the digivolution cost of 3',
    ],
    [{ kind: 'number', of: 'repeats', n: 3 }, '3 repeats', 'P2 chooses 3 repeats'],
  ];

  test.each(OPTIONS)('%j', (option, instruction, report) => {
    expect(tellOption(choice(option), 0, setup)).toBe(instruction);
    expect(tellChoice(choice(option), 0, setup)).toBe(report);
  });
});

test('what was named just before is "it": that name, and no longer one that ends with it', () => {
  const named = (option: Option) => partsOfDeed(choice(option), 0, { labels: ['Rex', 'Mega Rex'] });
  expect(named({ kind: 'choose', ...onField(0) }).picked).toBe('Rex');
  expect(named({ kind: 'attack', ...onField(0) }).again).toEqual({
    name: 'Rex',
    words: 'attacks it',
  });
  expect(named({ kind: 'attack', ...onField(1) }).again?.name).toBe('Mega Rex');
  expect(named({ kind: 'decline', of: { kind: 'choose more' } })).toEqual({
    does: 'chooses no more',
  });
});

test('cards that nobody knows are told apart by their place', () => {
  const cards = [UNKNOWN, UNKNOWN + 1].map(
    (card) => ({ kind: 'choose', unit: null, card }) as const,
  );
  expect(tellChoice(choice(...cards), 1, setup)).toBe('P2 chooses a card (2 of 2)');
});

describe('effects of one name are told apart', () => {
  const [one, other, third] = (
    [['Gain 1 memory.'], ['<Draw 1>.'], ['Gain 1 memory.']] as const
  ).map(([words]) => ({ ...effect, ability: { ...ability, text: `[On Play] (Once) ${words}` } }));
  const first = (...effects: readonly (EffectRef | undefined)[]): Choice =>
    choice(
      ...effects.flatMap((each) =>
        each === undefined ? [] : [{ kind: 'take first', effect: each } as const],
      ),
    );

  test('by their words', () => {
    expect(tellOptions(first(one, other), setup)).toEqual([
      'Cub [On Play]: Gain 1 memory.',
      'Cub [On Play]: <Draw 1>.',
    ]);
    expect(tellChoice(first(one, other), 0, setup)).toBe(
      `P2 chooses Cub's [On Play] "Gain 1 memory." first`,
    );
  });

  test('by the card that they are printed on, and then by what set them off', () => {
    const onGate = { ...effect, printedOn: GATE };
    const given = { ...effect, printedOn: null };
    const setOff = (card: number) =>
      ({ ...effect, setOff: { by: 'deleted', cards: [card, card] } }) as const;
    expect(tellOptions(first(effect, onGate, given), setup)).toEqual([
      'Cub [On Play] (on Cub)',
      'Cub [On Play] (on Gate)',
      'Cub [On Play] (given)',
    ]);
    expect(tellOptions(first(setOff(REX), setOff(GATE)), setup)).toEqual([
      'Cub [On Play] (deleted: Rex)',
      'Cub [On Play] (deleted: Gate)',
    ]);
  });

  test('and at last by a number', () => {
    expect(tellOptions(first(one, other, third), setup)).toEqual([
      'Cub [On Play]: Gain 1 memory. (1)',
      'Cub [On Play]: <Draw 1>.',
      'Cub [On Play]: Gain 1 memory. (2)',
    ]);
  });

  test('in a choice that comes up in a game', () => {
    const board = `card Rex: Digimon Lv.5 red 7000 DP
  [When Attacking] Gain 1 memory.
  [When Attacking] <Draw 1>.
card Cub: Digimon Lv.4 blue 4000 DP
P1 battle: Rex
P1 deck: 1
P2 battle: Cub [suspended]
`;
    const read = readScenario(board, ['Rex attacks Cub']);
    if (!read.ok) throw new Error(read.problem.map(({ found }) => found).join('\n'));
    const [taken] = play(read.value).choices;
    if (taken?.choice == null) throw new Error('nothing to choose');
    expect(taken.choice.options).toMatchObject([
      { kind: 'take first', effect: { card: 0, printedOn: 0, setOff: { by: 'attack' } } },
      { kind: 'take first' },
    ]);
    expect(tellChoice(taken.choice, taken.index, read.value.setup)).toBe(
      `P1 chooses Rex's [When Attacking] "Gain 1 memory." first`,
    );
  });
});
