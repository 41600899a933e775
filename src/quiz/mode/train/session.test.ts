import { expect, test } from 'vitest';
import { costly, following, GOAL, isOver, ownTurns, type TrainingTurn } from './session.ts';

const turn = (id: string, points: number, right: boolean | null = points > 0): TrainingTurn => ({
  id,
  again: '',
  rated: true,
  right,
  points,
});
const ten = Array.from({ length: GOAL }, (_, i) => turn(`t/q${i}`, 5));
const session = { seed: 'a', theme: '', before: 1500, carried: 0, turns: ten };

test('a session is over with its tenth answer', () => {
  expect(isOver(session)).toBe(true);
  expect(isOver({ ...session, turns: [...ten.slice(1), turn('t/last', 0, null)] })).toBe(false);
  expect(isOver({ ...session, carried: 1 })).toBe(false);
});

test('the next one carries its turns, so that what was missed returns; another theme does not', () => {
  const next = following(session, { seed: 'b', theme: '', before: 1550 });
  expect(next).toMatchObject({ seed: 'b', before: 1550, carried: GOAL, turns: ten });
  expect(ownTurns(next)).toEqual([]);
  expect(following(session, { seed: 'b', theme: 'level=2', before: 1500 }).turns).toEqual([]);
  expect(following(null, { seed: 'b', theme: '', before: 1500 }).turns).toEqual([]);
  const open = { ...session, turns: [...ten, turn('t/open', 0, null)] };
  expect(following(open, { seed: 'b', theme: '', before: 1500 }).turns).toEqual(ten);
});

test('the two families that cost most, and none that gave', () => {
  const family = (id: string): string | undefined => /^\d+-\d+/.exec(id)?.[0];
  const turns = [
    turn('16-7/a', -8),
    turn('16-7/b', -9),
    turn('15-4/a', -20),
    turn('11-2/a', -3),
    turn('12-1/a', 30),
    turn('gone', -40),
  ];
  expect(costly(turns, family)).toEqual([
    { family: '15-4', points: -20 },
    { family: '16-7', points: -17 },
  ]);
  expect(costly([turn('16-7/a', 4)], family)).toEqual([]);
});
