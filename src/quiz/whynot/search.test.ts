// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { kitTable } from '../../scenario/change/kit.ts';
import { makeKit, rewordedBoard } from '../../scenario/change/kit-make.ts';
import { parseClaim } from '../../scenario/claim/notation.ts';
import { readScenario } from '../../scenario/file/read.ts';
import { verify } from '../../scenario/play/verify.ts';
import { Boards, type LookedAt } from './boards.ts';
import { isWeak } from './change.ts';
import { sayReason } from './say-reason.ts';
import { isCited, reasonsFor, type Reason } from './search.ts';

const BOARD = `
card Rex: Digimon Lv.5 red 7000 DP
  <Piercing>
card Gate: Digimon Lv.4 blue 4000 DP
card Wall: Digimon Lv.4 blue 3000 DP
  <Blocker>
card Plain: Option red
turn P1
memory P1 2
P1 battle: Rex
P1 security: 3
P2 battle: Gate [suspended], Wall
P2 security: Plain, 2
`;

const KIT = makeKit();

/** Boards that were judged, so that it can be seen how often one is played. */
let judged = 0;

/** A claim about Rex's attack on Gate, as an answer that is wrong. */
function wrong(
  claim: string,
  cites = ['16-7-4'],
  board = BOARD,
  actions = ['Rex attacks Gate'],
): LookedAt {
  const scenario = readScenario(board, actions);
  const read = parseClaim(claim);
  if (!scenario.ok || !read.ok) throw new Error('the board or the claim cannot be read');
  return {
    ...{ cites, scenario: scenario.value },
    table: { ...kitTable(scenario.value, KIT), reword: rewordedBoard },
    standing: {
      judge(now, without) {
        judged++;
        const { right } = verify(now, read.value, without);
        return () => right;
      },
      facts: () => [read.value.fact],
    },
  };
}

const find = (question: LookedAt, left = 50_000): Reason | null =>
  reasonsFor(question, [[0]], { left })[0]?.reason ?? null;

const words = (question: LookedAt): string => {
  const reason = find(question);
  if (reason === null) return 'none';
  return sayReason(reason, question.scenario.board)
    .parts.map((part) => (typeof part === 'string' ? part : part.rule))
    .join('')
    .trim();
};

describe('the smallest change with which a wrong answer would be right', () => {
  test('a choice comes first', () => {
    expect(words(wrong('always Wall blocks'))).toBe('It would be right if P2 blocked with Wall');
    expect(words(wrong('never Wall blocks'))).toBe('It would be right if P2 did not block');
  });

  test('then what the board has, with the rule by which it goes another way', () => {
    const question = wrong('never P1 checks 1 cards');
    const reason = find(question);
    expect(words(question)).toBe("It would be right if Rex didn't have <Piercing>");
    expect(reason && isCited(question.cites, reason)).toBe(true);
  });

  test('a card without its effect, and an effect not used, come after a rule', () => {
    const may = BOARD.replace('<Piercing>', '[When Attacking] You may <Draw 1>.');
    const draws = wrong('always P1 has 1 cards in hand', ['15-6-2'], may);
    const reason = find(draws);
    expect(words(draws)).toMatch(/ if P1 .*Rex's \[When Attacking\]/);
    expect(reason && sayReason(reason, draws.scenario.board).weak).toBe(true);
    // With less DP it would lose the battle, and its effect would have no part in it.
    const gone = may.replace('<Draw 1>', 'delete this Digimon');
    expect(words(wrong('always Rex is deleted', ['15-6-2'], gone))).not.toContain(' DP');
    const strong = find(wrong('never P1 checks 1 cards'));
    expect(strong?.changes.some(isWeak)).toBe(false);
  });

  test('where no near rule decides, the first that was found is taken', () => {
    const question = wrong('never P1 checks 1 cards', ['10-1']);
    expect(words(question)).toBe("It would be right if Rex didn't have <Piercing>");
    const reason = find(question);
    expect(reason && isCited(question.cites, reason)).toBe(false);
  });

  test('a change that says no more than the answer is none', () => {
    const kinds = (reason: Reason | null): readonly string[] =>
      (reason?.changes ?? []).map(({ kind }) => kind);
    const reason = find(wrong('always memory is 5 for P1'));
    expect(kinds(reason)).not.toContain('memory');
    expect(JSON.stringify(reason)).not.toContain('"memory"');
  });

  test('a card can say something else', () => {
    const drawing = BOARD.replace('<Piercing>', '[When Attacking] <Draw 1>.').replace(
      'P1 security: 3',
      'P1 hand: Plain\nP1 security: 3',
    );
    expect(words(wrong('always P1 has 3 cards in hand', ['16-8-1'], drawing))).toBe(
      'It would be right if Rex\'s text said "<Draw 2>" instead of "<Draw 1>"',
    );
  });

  test('what takes away the event that is asked about is no reason', () => {
    // With more DP nothing is deleted, so there is nothing that Barrier could prevent.
    const saved = BOARD.replace('Lv.4 blue 4000 DP', 'Lv.4 blue 4000 DP\n  <Barrier>');
    const never = wrong('never Gate uses <Barrier>', ['16-25-1'], saved);
    const boards = new Boards(never, { left: 5_000 });
    const tough = { kind: 'fact', fact: { kind: 'DP', card: 'Gate', dp: 9_000 } } as const;
    expect(boards.isSo([tough], [0])).toBe(true);
    expect(boards.isBeside([tough])).toBe(true);
    // The battle itself speaks of DP.
    const battle = wrong('never Gate uses <Barrier>', ['14-2-1-1'], saved);
    expect(new Boards(battle, { left: 5_000 }).isBeside([tough])).toBe(false);
    const elsewhere = { kind: 'action', at: 0, action: 'Rex attacks the player' } as const;
    expect(boards.isBeside([elsewhere])).toBe(true);
  });

  test('a text that is made optional is a reason only where that is what decides', () => {
    const must = BOARD.replace('<Piercing>', '[When Attacking] Delete this Digimon.');
    const optional = {
      kind: 'words',
      reword: {
        ...{ card: 'Rex', box: 'upper' as const, at: 17 },
        ...{ was: 'Delete', now: 'You may delete' },
      },
    } as const;
    const asked = (cites: string): Boards =>
      new Boards(wrong('never Rex is deleted', [cites], must), { left: 5_000 });
    expect(asked('15-16-5-1').isBeside([optional])).toBe(true);
    expect(asked('15-9-1').isBeside([optional])).toBe(false);
  });

  test("a Digimon can be the other player's", () => {
    const reason = find(wrong('never Gate is deleted', ['11-2-7-1']));
    expect(reason).not.toBeNull();
    const boards = new Boards(wrong('Wall is unsuspended'), { left: 1_000 });
    const handed = { kind: 'detail', detail: { kind: 'side', card: 'Wall', to: 'P1' } } as const;
    expect(boards.isSo([handed], [0])).toBe(true);
  });

  test('each is played: what does not make it right is no reason', () => {
    const boards = new Boards(wrong('always Wall blocks'), { left: 1_000 });
    const less = { kind: 'suspended', card: 'Wall', suspended: true } as const;
    expect(boards.isSo([{ kind: 'fact', fact: less }], [0])).toBe(false);
  });

  test('a board is played once, however many answers are looked at', () => {
    const question = wrong('always Wall blocks and Wall is unsuspended');
    judged = 0;
    reasonsFor(question, [[0]], { left: 50_000 });
    const once = judged;
    judged = 0;
    reasonsFor(question, [[0], [0], [0]], { left: 50_000 });
    expect(judged).toBe(once);
  });

  test('of two values for the DP of a card the later one counts, and that board is played once', () => {
    const boards = new Boards(wrong('always Wall blocks'), { left: 1_000 });
    const dp = (n: number) =>
      ({ kind: 'fact', fact: { kind: 'DP', card: 'Wall', dp: n } }) as const;
    judged = 0;
    boards.isSo([dp(5_000)], [0]);
    boards.isSo([dp(2_000), dp(5_000)], [0]);
    expect(judged).toBe(1);
    boards.isSo([dp(2_000)], [0]);
    expect(judged).toBe(2);
  });

  test('a board is dealt once, however many rules are switched off on it', () => {
    const question = wrong('never P1 checks 1 cards');
    let dealt = 0;
    const play: LookedAt['table']['play'] = (...board) => {
      dealt++;
      return question.table.play(...board);
    };
    const boards = new Boards({ ...question, table: { ...question.table, play } }, { left: 1_000 });
    const weak = { kind: 'fact', fact: { kind: 'DP', card: 'Gate', dp: 1_000 } } as const;
    expect(boards.isSo([weak], [0])).toBe(false);
    expect(boards.isSo([{ kind: 'rule', rule: '16-7-4' }, weak], [0])).toBe(true);
    expect(boards.isSo([weak, { kind: 'rule', rule: '16-7-4' }], [0])).toBe(true);
    expect(boards.isSo([{ kind: 'rule', rule: '16-5-1' }, weak], [0])).toBe(false);
    expect(dealt).toBe(1);
  });

  test('without any work left nothing is found', () => {
    expect(find(wrong('always Wall blocks'), 0)).toBeNull();
  });
});
