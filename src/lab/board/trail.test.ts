import { describe, expect, test } from 'vitest';
import type { Situation } from '../../proof/situation.ts';
import { begun, changedTo, redo, undo, type Trail } from './trail.ts';

const named = (board: string): Situation => ({ board, actions: [], script: [] });
const after = (...boards: readonly string[]): Trail =>
  boards.map(named).reduce(changedTo, begun(named('first')));
const shown = ({ past, now, undone }: Trail): string =>
  [past, [now], undone].map((all) => all.map(({ board }) => board).join(' ')).join(' | ');

describe('the trail of the lab', () => {
  test('goes back and forth', () => {
    const trail = after('a', 'b');
    expect(shown(trail)).toBe('first a | b | ');
    expect(shown(undo(undo(trail)))).toBe(' | first | b a');
    expect(shown(redo(undo(undo(trail))))).toBe('first | a | b');
    expect(redo(redo(undo(undo(trail))))).toEqual(trail);
  });

  test('stays where there is nothing to undo or redo', () => {
    const trail = begun(named('first'));
    expect(undo(trail)).toBe(trail);
    expect(redo(trail)).toBe(trail);
  });

  test('forgets what was undone once something else is done', () => {
    expect(shown(changedTo(undo(after('a')), named('b')))).toBe('first | b | ');
  });

  test('keeps the last hundred', () => {
    const { past } = after(...Array.from({ length: 150 }, (_, i) => `${i}`));
    expect([past.length, past[0]?.board]).toEqual([100, '49']);
  });
});
