/** Each kind is decided by the engine: right and wrong answers, and what changes when a rule is switched off. */
import { describe, expect, test } from 'vitest';
import { readScenario } from '../../scenario/file/read.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { decideChoose, isRightChoice, type At } from './choose/decide.ts';
import { decideIllegal, isRightStep } from './illegal/decide.ts';
import { leavesOf } from './leaves.ts';
import { decideMust, isRightStatus, type MustAsk } from './must/decide.ts';
import { parseThing } from './must/thing.ts';
import { decideNumber, isRightNumber, onlyValue } from './number/decide.ts';
import { decideOrder, isRightOrder } from './order/decide.ts';
import { decideRule, isRightRule } from './rule/decide.ts';

const BOARD = `card Rex: Digimon Lv.5 red 7000 DP
  [When Attacking] Gain 1 memory.
card Drum: Digimon Lv.4 red 4000 DP
  [Your Turn] When one of your other Digimon attacks, <Draw 1>.
card Wall: Digimon Lv.4 blue 6000 DP
  <Blocker>
card Gate: Digimon Lv.3 blue 3000 DP
  <Blocker>
card Plain: Option yellow
turn P1
memory P1 3
P1 battle: Rex, Drum
P1 deck: 5
P2 battle: Wall [suspended], Gate
P2 security: Plain, 2
`;

function board(source = BOARD, ...actions: readonly string[]): Scenario {
  const read = readScenario(source, actions.length === 0 ? ['Rex attacks the player'] : actions);
  if (!read.ok) throw new Error(read.problem.map(({ found }) => found).join('; '));
  return read.value;
}

const blocks = { kind: 'blocks', card: 'Gate' } as const;

describe('number', () => {
  const measure = { kind: 'checks', player: 'P1', what: 'cards' } as const;

  test('it is what the engine measures at the endings that are meant', () => {
    const ask = { kind: 'number', measure, wrong: [] } as const;
    expect(decideNumber(board(), { ...ask, when: null }).values).toEqual([0, 1]);
    const blocked = decideNumber(board(), { ...ask, when: blocks });
    expect(onlyValue(blocked)).toBe(0);
    expect(isRightNumber(blocked, [0])).toBe(true);
    expect(isRightNumber(blocked, [1])).toBe(false);
    expect(isRightNumber(blocked, [])).toBe(false);
  });

  test('where it is not one number nothing is right', () => {
    const truth = decideNumber(board(), { kind: 'number', measure, wrong: [], when: null });
    expect([0, 1].some((n) => isRightNumber(truth, [n]))).toBe(false);
  });

  test('what is gone has no DP', () => {
    const dp = { kind: 'DP', card: 'Gate' } as const;
    const ask = { kind: 'number', measure: dp, wrong: [], when: blocks } as const;
    expect(decideNumber(board(), ask).values).toEqual([null]);
  });
});

describe('order', () => {
  const uses = (card: string, effect: string) => ({ kind: 'uses', card, effect }) as const;
  const steps = [
    { text: 'a', event: uses('Rex', '[When Attacking]') },
    { text: 'b', event: uses('Drum', '[Your Turn]') },
    { text: 'c', event: blocks },
  ];

  test('every order of some course is right, and no other', () => {
    const truth = decideOrder(board(), { kind: 'order', steps, when: blocks });
    expect(truth.missing).toEqual([]);
    expect(truth.orders.map((order) => order.join()).toSorted()).toEqual(['0,1,2', '1,0,2']);
    expect(isRightOrder(truth, [1, 0, 2])).toBe(true);
    expect(isRightOrder(truth, [2, 0, 1])).toBe(false);
  });

  test('a step that does not always happen is named', () => {
    expect(decideOrder(board(), { kind: 'order', steps, when: null }).missing).toEqual([2]);
  });
});

describe('choose', () => {
  const candidates = ['Rex', 'Drum', 'Wall', 'Gate', 'P1', 'P2'];
  const offered = (at: At, without?: ReadonlySet<string>, scenario = board()) =>
    decideChoose(
      scenario,
      { kind: 'choose', at, candidates, when: null, why: {} },
      without,
    ).right?.map((i) => candidates[i]);

  test('a choice that comes up in some courses only, in those that are meant', () => {
    const two = board(
      BOARD.replace('Gain 1 memory.', "You may suspend 1 of your opponent's Digimon."),
    );
    const at: At = { kind: 'target', player: 'P1', n: 1 };
    const ask = { kind: 'choose', at, candidates, why: {} } as const;
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

describe('must, may, cannot', () => {
  const ask = (text: string): MustAsk => {
    const thing = parseThing(text);
    if (thing === null) throw new Error(text);
    return { kind: 'must', player: 'P2', thing, words: '', when: null, why: {} };
  };
  const COLLISION = BOARD.replace('  [When Attacking] Gain 1 memory.', '  <Collision>');

  test.each([
    ['may', 'block', BOARD],
    ['may', 'block with Gate', BOARD],
    ['cannot', 'block with Wall', BOARD],
    ['must', 'block', COLLISION],
    ['must', 'block with Gate', COLLISION],
  ])('%s %s', (status, thing, source) => {
    expect(decideMust(board(source), ask(thing)).statuses).toEqual([status]);
  });

  test('a mandatory effect is no option, and must be used all the same', () => {
    const own = { ...ask('activate Rex [When Attacking]'), player: 'P1' } as const;
    expect(decideMust(board(), own).statuses).toEqual(['must']);
    expect(isRightStatus({ statuses: ['must'] }, [0])).toBe(true);
    expect(isRightStatus({ statuses: ['must', 'may'] }, [0])).toBe(false);
  });
});

test('rule: those without which what is claimed would be otherwise', () => {
  const rules = ['12-1-5', '12-1-4', '14-2-2'].map((rule) => ({ rule }));
  const claim = { frequency: 'never', fact: { kind: 'blocks', card: 'Wall' } } as const;
  const truth = decideRule(board(), { kind: 'rule', claim, rules });
  expect(truth.right).toEqual([1]);
  expect(isRightRule(truth, [1])).toBe(true);
  // Any change of an ending: without 14-2-2 nobody is deleted in the battle.
  expect(decideRule(board(), { kind: 'rule', claim: null, rules }).right).toEqual([1, 2]);
});

describe('illegal', () => {
  const rules = ['12-1-5', '12-1-4'].map((rule) => ({ rule }));

  test('the first step that no legal course has, and the rule that was forgotten', () => {
    const when = { kind: 'blocks', card: 'Wall' } as const;
    const truth = decideIllegal(board(), { kind: 'illegal', forgets: '12-1-4', when, rules });
    const wall = board().setup.labels.indexOf('Wall');
    expect(truth.log[truth.step]).toMatchObject({ verb: 'blocks', card: wall });
    expect(truth.repairs).toEqual([1]);
    expect(isRightStep(truth, [truth.step, 1])).toBe(true);
    expect(isRightStep(truth, [truth.step, 0])).toBe(false);
    expect(isRightStep(truth, [truth.step - 1, 1])).toBe(false);
  });

  test('a legal log has none, whatever was chosen in it', () => {
    const ask = { kind: 'illegal', forgets: '12-1-5', when: blocks, rules } as const;
    const truth = decideIllegal(board(), ask);
    expect(truth.log.length).toBeGreaterThan(5);
    expect(truth.step).toBe(-1);
    expect(isRightStep(truth, [-1, 0])).toBe(false);
  });
});

test('courses are walked one by one, with all that was offered', () => {
  const leaves = leavesOf(board());
  // Two orders of P1's effects, then P2 blocks or does not.
  expect(leaves.length).toBe(4);
  expect(leaves[0]?.offers.map(({ kind }) => kind)).toEqual(['order', 'order', 'block']);
});
