import { describe, expect, test } from 'vitest';
import { CASES } from '../cases/index.ts';
import { makeClaim, parseClaim } from '../claim/notation.ts';
import { readScenario } from '../file/read.ts';
import type { Scenario } from '../file/scenario.ts';
import { verify } from './verify.ts';

function scenarioOf(name: string, board: string, actions: readonly string[]): Scenario {
  const scenario = readScenario(board, actions);
  if (!scenario.ok) throw new Error(`${name}: ${JSON.stringify(scenario.problem)}`);
  return scenario.value;
}

describe.each(CASES)('$name', ({ name, board, actions, claims, without }) => {
  const scenario = scenarioOf(name, board, actions);
  test.each(claims)('%s', (text) => {
    const claim = parseClaim(text);
    if (!claim.ok) throw new Error(claim.problem.found);
    const finding = verify(scenario, claim.value);
    expect(finding.right, `${makeClaim(claim.value)}: holds ${finding.verdict}`).toBe(true);
  });

  if (without !== undefined) {
    test(`something changes without ${without}`, () => {
      const right = claims.map((text) => {
        const claim = parseClaim(text);
        return claim.ok && verify(scenario, claim.value, new Set([without])).right;
      });
      expect(right).toContain(false);
    });
  }
});
