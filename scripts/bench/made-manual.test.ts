// @vitest-environment node
import { expect, test } from 'vitest';
import { readManual } from '../../src/rules/manual/read-manual.ts';
import { sampleText } from '../../src/rules/manual/sample.ts';
import { library } from '../library.ts';
import { madeManual } from './made-manual.ts';

test('a manual that is made up is read with every rule, and has what the site knows', () => {
  const later = [{ number: '16-44', name: 'Later' }];
  const made = madeManual(library.corpus, { later, titled: new Set(['2-3-5']) }, 3_000);
  const { units, gaps, edition } = readManual(sampleText(made));
  expect(made.rules.length).toBe(3_000);
  expect(edition).toBe('9.0');
  expect(gaps).toEqual([]);
  const numbers = units.map(({ number }) => number);
  expect(numbers).toEqual(made.rules.map(({ number }) => number));
  for (const { number } of library.corpus.rules) expect(numbers).toContain(number);
  expect(units.find(({ number }) => number === '16-44')?.words).toBe('<Later>');
  expect(units.find(({ number }) => number === '2-3-5')?.words).toBe('Digivolution Requirements');
});
