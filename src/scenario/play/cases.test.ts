import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { orThrow } from '../../base/result.ts';
import { readCases } from '../file/case.ts';
import { claimsIn, scenarioIn } from '../file/in-file.ts';
import { verify } from './verify.ts';

const FOLDER = new URL('../../../content/cases/', import.meta.url);
const FILES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, text: readFileSync(new URL(path, FOLDER), 'utf8') }));
const { cases } = orThrow(readCases(FILES));

describe.each(cases)('$file: $title', (one) => {
  const scenario = orThrow(scenarioIn(one));
  const claims = orThrow(claimsIn(one));

  test.each(claims.map((claim, i) => ({ claim, i, text: one.claims[i] })))(
    '$text',
    ({ claim, i, text }) => {
      const finding = verify(scenario, claim);
      const at = `${one.file}:${one.lineOf(['claims', i])}`;
      expect(finding.right, `${at}: ${text}: holds ${finding.verdict}`).toBe(true);
    },
  );

  const { without } = one;
  if (without !== undefined) {
    test(`something changes without ${without}`, () => {
      const right = claims.map((claim) => verify(scenario, claim, new Set([without])).right);
      expect(right, `${one.file}:${one.lineOf(['without'])}`).toContain(false);
    });
  }
});
