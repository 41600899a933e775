import { expect, test } from 'vitest';
import type { PlainAura, PlainBoard, PlainMove } from './board.ts';
import { compared } from './compare.ts';
import { secondOpinion } from './opinion.ts';

const aura = (on: PlainAura['on'], dp: number): PlainAura => ({ during: 'All Turns', on, dp });

/** `npm run trials -- --only "second opinion"` plays 20,000 of them. */
test('the engine and the second opinion have the same endings on boards at random', () => {
  const { runs, branching, failures } = secondOpinion(300, 16);
  expect(failures.join('\n\n')).toBe('');
  expect(runs).toBe(300);
  // Otherwise the boards would say little.
  expect(branching).toBeGreaterThan(100);
}, 86_400_000);

test('DP that runs out with the turn is looked at when the next one has begun (15-4-3-3)', () => {
  const board: PlainBoard = {
    ...{ memory: 0, deck: [5, 5], hand: [0, 0], security: [[], [{ name: 'T' }]] },
    field: [
      {
        owner: 0,
        top: {
          ...{ name: 'A', dp: 1000 },
          lines: [
            { when: 'When Attacking', deed: { do: 'strengthen', by: 2000 } },
            { when: 'End of Attack', by: 'delete another', deed: { do: 'draw', by: 1 } },
            { when: 'On Deletion', deed: { do: 'memory', by: 20 } },
          ],
        },
      },
      { owner: 0, top: { name: 'C', dp: 5000, auras: [aura('ours', 1000)] } },
      {
        owner: 1,
        top: {
          ...{ name: 'B', dp: 5000, auras: [aura('theirs', -1000)] },
          lines: [{ when: 'theirs deleted', deed: { do: 'memory', by: 20 } }],
        },
      },
    ],
  };
  const moves: PlainMove[] = [{ attack: 'A', on: 'player' }, { pass: 0 }];
  expect(compared({ board, moves })).toEqual({ endings: 2 });
});
