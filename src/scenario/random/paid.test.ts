import { expect, test } from 'vitest';
import { begin } from '../../game/explore/resolve.ts';
import { fit } from '../fit/fit.ts';
import { readScenario } from '../file/read.ts';
import { endingsOf } from '../play/verify.ts';
import { snapshot } from '../play/snapshot.ts';
import { acceptedCosts } from './accepted.ts';

/**
 * 15-8-4-4-1, 15-7-3: what cannot be paid completely is not declared, and changes nothing; what is
 * declared is paid, whatever is chosen, and what stands behind it follows. Nothing on these boards
 * interrupts.
 */
test('a declared cost is paid completely or refused', () => {
  const costs = acceptedCosts(2, 15);
  expect(costs.length).toBeGreaterThan(150);
  let paid = 0;
  const wrong = costs.flatMap((text) => {
    const made = fit(text, 0);
    const scenario = made === undefined ? undefined : readScenario(made.board, made.actions);
    if (scenario?.ok !== true) return [];
    const start = begin(scenario.value.setup);
    const before = snapshot(start);
    const { endings } = endingsOf(scenario.value);
    const isRight = endings.every(({ run }) => {
      if (run.state.refusal !== null)
        return JSON.stringify(snapshot(run)) === JSON.stringify(before);
      paid++;
      return run.state.memory !== start.state.memory;
    });
    return isRight ? [] : [text];
  });
  expect(wrong).toEqual([]);
  expect(paid).toBeGreaterThan(100);
});
