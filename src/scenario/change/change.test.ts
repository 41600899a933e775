import { describe, expect, test } from 'vitest';
import { makeBoard } from '../board/make-board.ts';
import { parseBoard } from '../board/notation.ts';
import type { Board } from '../board/board.ts';
import { changeBoard, PRINTED, type BoardChange } from './change.ts';
import { changed, unchanged, whatIf } from './words.ts';

const BOARD = `card Rex: Digimon Lv.5 red 7000 DP
  <Piercing> <Reboot>
  [On Play] <Draw 1>.
card Cub: Digimon Lv.3 red 2000 DP
card Wall: Digimon Lv.4 blue 6000 DP
  <Blocker>
card Guard: Digimon Lv.4 blue 4000 DP
card Plain: Option yellow
turn P1
memory P1 2
P1 battle: Rex > Cub
P2 battle: Wall [suspended], Guard, Guard
P2 security: Plain, 2
`;

function parsed(notation: string): Board {
  const result = parseBoard(notation);
  if (!result.ok) throw new Error(result.problem.found);
  return result.value.board;
}

/** Lines that the change takes away and adds. */
function lines(change: BoardChange): { readonly gone: string[]; readonly come: string[] } | null {
  const board = changeBoard(parsed(BOARD), change, PRINTED);
  if (board === null) return null;
  const [before, after] = [makeBoard(parsed(BOARD)), makeBoard(board)].map((one) =>
    one.split('\n'),
  );
  return {
    gone: (before ?? []).filter((line) => after?.includes(line) !== true),
    come: (after ?? []).filter((line) => before?.includes(line) !== true),
  };
}

describe('one fact of a board changed', () => {
  test.each<[string, BoardChange, string[], string[]]>([
    [
      'DP',
      { kind: 'DP', card: 'Rex', dp: 5000 },
      ['card Rex: Digimon Lv.5 red 7000 DP'],
      ['card Rex: Digimon Lv.5 red 5000 DP'],
    ],
    [
      'a keyword more',
      { kind: 'keyword more', card: 'Rex', keyword: 'Jamming' },
      [],
      ['  <Jamming>'],
    ],
    [
      'a keyword less, of two in a line',
      { kind: 'keyword less', card: 'Rex', keyword: 'Piercing' },
      ['  <Piercing> <Reboot>'],
      ['  <Reboot>'],
    ],
    [
      'the only keyword less',
      { kind: 'keyword less', card: 'Wall', keyword: 'Blocker' },
      ['  <Blocker>'],
      [],
    ],
    [
      'unsuspended',
      { kind: 'suspended', card: 'Wall', suspended: false },
      ['P2 battle: Wall [suspended], Guard, Guard'],
      ['P2 battle: Wall, Guard, Guard'],
    ],
    ['memory', { kind: 'memory', memory: -1 }, ['memory P1 2'], ['memory P2 1']],
    [
      'security cards more, at the bottom',
      { kind: 'security', player: 'P2', n: 4 },
      ['P2 security: Plain, 2'],
      ['P2 security: Plain, 3'],
    ],
    [
      'security cards fewer',
      { kind: 'security', player: 'P2', n: 1 },
      ['P2 security: Plain, 2'],
      ['P2 security: Plain'],
    ],
    ['no security cards', { kind: 'security', player: 'P2', n: 0 }, ['P2 security: Plain, 2'], []],
    [
      'a digivolution card less',
      { kind: 'source less', card: 'Rex', source: 'Cub' },
      ['P1 battle: Rex > Cub'],
      ['P1 battle: Rex'],
    ],
    [
      'a digivolution card more',
      { kind: 'source more', card: 'Rex' },
      ['P1 battle: Rex > Cub'],
      ['card Small Cub: Digimon Lv.3 red 2000 DP', 'P1 battle: Rex > Cub > Small Cub'],
    ],
    [
      'a Digimon with <Blocker> more',
      { kind: 'blocker', player: 'P1', dp: 3000 },
      ['P1 battle: Rex > Cub'],
      ['card White Sentinel: Digimon Lv.4 white 3000 DP', 'P1 battle: Rex > Cub, White Sentinel'],
    ],
  ])('%s', (_, change, gone, come) => {
    expect(lines(change)).toEqual({ gone, come });
  });

  test.each<[string, BoardChange]>([
    ['DP that it has', { kind: 'DP', card: 'Rex', dp: 7000 }],
    ['DP of a card without', { kind: 'DP', card: 'Plain', dp: 1000 }],
    ['a card that is not there', { kind: 'DP', card: 'Nobody', dp: 1000 }],
    ['a name that two cards have', { kind: 'DP', card: 'Guard', dp: 1000 }],
    ['a keyword that it has', { kind: 'keyword more', card: 'Wall', keyword: 'Blocker' }],
    [
      'a keyword that only an effect does',
      { kind: 'keyword less', card: 'Rex', keyword: 'Draw 1' },
    ],
    ['a state that it has', { kind: 'suspended', card: 'Wall', suspended: true }],
    ['memory as it is', { kind: 'memory', memory: 2 }],
    ['as many security cards', { kind: 'security', player: 'P2', n: 3 }],
    ['fewer than none', { kind: 'security', player: 'P2', n: -1 }],
    ['a digivolution card of another', { kind: 'source less', card: 'Wall', source: 'Cub' }],
  ])('is none: %s', (_, change) => {
    expect(lines(change)).toBeNull();
  });
});

describe('a change in words', () => {
  test.each<[BoardChange, string, string, string]>([
    [
      { kind: 'DP', card: 'Rex', dp: 5000 },
      'What if Rex had 5000 DP?',
      'Rex has 5000 DP',
      'Rex has 7000 DP',
    ],
    [
      { kind: 'keyword more', card: 'Rex', keyword: 'Jamming' },
      'What if Rex had <Jamming>?',
      'Rex has <Jamming>',
      "Rex doesn't have <Jamming>",
    ],
    [
      { kind: 'keyword less', card: 'Wall', keyword: 'Blocker' },
      "What if Wall didn't have <Blocker>?",
      "Wall doesn't have <Blocker>",
      'Wall has <Blocker>',
    ],
    [
      { kind: 'blocker', player: 'P2', dp: 3000 },
      'What if P2 had White Sentinel as well, unsuspended, with 3000 DP and <Blocker>?',
      'P2 has White Sentinel as well, unsuspended, with 3000 DP and <Blocker>',
      "P2 doesn't have White Sentinel",
    ],
    [
      { kind: 'suspended', card: 'Wall', suspended: false },
      'What if Wall were unsuspended?',
      'Wall is unsuspended',
      'Wall is suspended',
    ],
    [
      { kind: 'memory', memory: -1 },
      'What if memory were at 1 for P2?',
      'memory is at 1 for P2',
      'memory is at 2 for P1',
    ],
    [
      { kind: 'security', player: 'P2', n: 1 },
      'What if P2 had 1 security card?',
      'P2 has 1 security card',
      'P2 has 3 security cards',
    ],
    [
      { kind: 'source less', card: 'Rex', source: 'Cub' },
      'What if Cub were not under Rex?',
      'Cub is not under Rex',
      'Cub is under Rex',
    ],
    [
      { kind: 'source more', card: 'Rex' },
      'What if Small Cub were under Rex?',
      'Small Cub is under Rex',
      'Small Cub is not under Rex',
    ],
  ])('%o', (change, question, is, was) => {
    const board = parsed(BOARD);
    expect([whatIf(change, board), changed(change, board).is, unchanged(change, board).is]).toEqual(
      [question, is, was],
    );
  });
});
