// @vitest-environment node
import { expect, test } from 'vitest';
import { readManual } from '../../src/rules/manual/read-manual.ts';
import { sampleText } from '../../src/rules/manual/sample.ts';
import { library } from '../library.ts';
import { madeManual } from './made-manual.ts';

test('a manual that is made up is read with every rule, and has what the site knows', () => {
  // One behind the keyword effects that the newest edition here has.
  const last = library.corpus.keywords.map(({ number }) => Number(number.replace('16-', '')));
  const number = `16-${Math.max(...last) + 1}`;
  const later = [{ number, name: 'Later' }];
  const made = madeManual(library.corpus, { later, titled: new Set(['2-3-5']) }, 3_000);
  const { units, gaps, edition } = readManual(sampleText(made));
  expect(made.rules.length).toBe(3_000);
  expect(edition).toBe('9.0');
  expect(gaps).toEqual([]);
  const numbers = units.map(({ number }) => number);
  expect(numbers).toEqual(made.rules.map(({ number }) => number));
  for (const rule of library.corpus.rules) expect(numbers).toContain(rule.number);
  const wordsOf = (asked: string) => units.find((unit) => unit.number === asked)?.words;
  expect(wordsOf(number)).toBe('<Later>');
  expect(wordsOf('2-3-5')).toBe('Digivolution Requirements');
});
