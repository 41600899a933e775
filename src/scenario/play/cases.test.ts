import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/result.ts';
import { CASES } from '../file/cases-sample.ts';
import { claimsIn, scenarioIn } from '../file/in-file.ts';
import { verify } from './verify.ts';

describe.each(CASES)('$path: $title', (one) => {
  const scenario = orThrow(scenarioIn(one));
  const claims = orThrow(claimsIn(one, scenario));

  test.each(claims.map((claim, i) => ({ claim, i, text: one.claims[i] })))(
    '$text',
    ({ claim, i, text }) => {
      const finding = verify(scenario, claim);
      const at = `${one.path}:${one.lineOf(['claims', i])}`;
      expect(finding.right, `${at}: ${text}: holds ${finding.verdict}`).toBe(true);
    },
  );

  const { without } = one;
  if (without !== undefined) {
    test(`something changes without ${without}`, () => {
      const right = claims.map((claim) => verify(scenario, claim, new Set([without])).right);
      expect(right, `${one.path}:${one.lineOf(['without'])}`).toContain(false);
    });
  }
});
