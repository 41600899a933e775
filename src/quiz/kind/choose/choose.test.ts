import { describe, expect, test } from 'vitest';
import { BOARD } from '../../../scenario/play/board-sample.ts';
import { board, feedbackTo, mine, problemsIn } from '../../check/kind-sample.ts';
import { decideChoose, isRightChoice, type At } from './decide.ts';

describe('what the engine finds', () => {
  const candidates = ['Rex', 'Drum', 'Wall', 'Gate', 'P1', 'P2'];
  const offered = (at: At, without?: ReadonlySet<string>, scenario = board()) =>
    decideChoose(scenario, { at, candidates, when: null }, without).right?.map(
      (i) => candidates[i],
    );

  test('a choice that comes up in some courses only, in those that are meant', () => {
    const two = board(
      BOARD.replace('Gain 1 memory.', "You may suspend 1 of your opponent's Digimon."),
    );
    const at: At = { kind: 'target', player: 'P1', n: 1 };
    const ask = { at, candidates };
    expect(decideChoose(two, { ...ask, when: null }).right).toBeNull();
    const used = { kind: 'uses', card: 'Rex', effect: '[When Attacking]' } as const;
    expect(decideChoose(two, { ...ask, when: used }).right).toEqual([2, 3]);
    expect(decideChoose(two, { ...ask, when: { kind: 'attacks', card: 'Wall' } }).right).toBeNull();
  });

  test('what the engine offers at the choice', () => {
    expect(offered({ kind: 'block', player: 'P2', n: 1 })).toEqual(['Gate']);
    const without = new Set(['12-1-4']);
    expect(offered({ kind: 'block', player: 'P2', n: 1 }, without)).toEqual(['Wall', 'Gate']);
  });

  test('a choice that does not come up offers nothing', () => {
    expect(offered({ kind: 'block', player: 'P2', n: 2 })).toBeUndefined();
    expect(offered({ kind: 'target', player: 'P1', n: 1 })).toBeUndefined();
  });

  test('attacks that could be declared', () => {
    const still = { ...board(), declarations: [] };
    expect(offered({ kind: 'targets', card: 'Rex' }, undefined, still)).toEqual(['Wall', 'P2']);
    expect(offered({ kind: 'attackers', player: 'P1' }, undefined, still)).toEqual(['Rex', 'Drum']);
  });

  test('exactly those', () => {
    expect(isRightChoice({ right: [1, 3] }, [3, 1])).toBe(true);
    expect(isRightChoice({ right: [1, 3] }, [1])).toBe(false);
    expect(isRightChoice({ right: null }, [])).toBe(false);
  });
});

describe('what an author reads', () => {
  const QUESTION = 'blocker/who-can-block';

  test('nothing of a question that is right', () => {
    expect(problemsIn(QUESTION, 'kind:', 'kind:')).toBe('');
  });

  test.each([
    [QUESTION, 'at: block of P2', 'at: blocks of P2', 'at: "blocks of P2"; expected "block of P2"'],
    [QUESTION, 'at: block of P2', 'at: target of P1', 'the choice "target of P1" does not come up'],
    [
      QUESTION,
      '[Blue Gate, Black Tower]',
      '[Blue Gate]',
      'you expect Blue Gate, but the engine offers Blue Gate, Black Tower',
    ],
    [QUESTION, '[Blue Gate, Black Tower]', '[Blue Gate, Black Towel]', 'did you mean Black Tower?'],
  ])('%s: %s as %s', (path, was, now, words) => {
    expect(problemsIn(path, was, now)).toContain(words);
  });
});

describe('feedback', () => {
  test('a card that cannot be chosen: the step that says why', () => {
    const shown = feedbackTo('blocker/who-can-block', [1, 2, 3]);
    const wall = shown.answers.find(({ text }) => text === 'Blue Wall');
    expect(shown.right).toBe(false);
    expect(wall?.failure?.words).toBe("Blue Wall can't block");
    expect(wall?.why).toMatch(/^A Digimon suspends to block/);
  });

  test('where neither says it: what is offered, or the rule that refuses the attack', () => {
    expect(mine(feedbackTo('blocker/who-can-block', [0]))?.note).toEqual({
      words: "P2's options: block with Blue Gate; block with Black Tower; do not block.",
      rule: '12-1-1',
    });
    const { answers } = feedbackTo('attack/who-can-be-attacked', [0, 1, 2, 3, 4, 5]);
    expect(answers.flatMap(({ note }) => note ?? [])).toContainEqual({
      words: "Red Cub can't be attacked here.",
      rule: '11-2-7-1',
    });
    expect(answers.find(({ text }) => text === 'The player (P1)')?.note?.rule).toBe('11-2-7-1');
  });

  test('without a step the rule without which it could be', () => {
    const shown = feedbackTo('attack/who-can-attack', [2]);
    expect(mine(shown)).toMatchObject({ text: 'Red Runner', failure: { without: '11-2-5' } });
  });
});
