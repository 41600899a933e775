import { expect, test } from 'vitest';
import { writeLaterSections, writeNumberList, writeNumberType } from './generate-numbers.ts';
import { isRuleNumber } from './number-list.ts';
import type { RuleNumber } from './numbers.ts';

const NUMBERS = Array.from({ length: 60 }, (_, i) => `16-${i + 1}-1`);

test('the type is one union of every number', () => {
  const written = writeNumberType(NUMBERS);
  expect([...written.matchAll(/'([^']+)'/g)].map((match) => match[1])).toEqual(NUMBERS);
  expect(written).toContain('export type RuleNumber =\n  | ');
});

test('the list holds every number once', () => {
  const body = /`\n([^`]*)\n`/.exec(writeNumberList(NUMBERS))?.[1] ?? '';
  expect(body.split(/\s+/)).toEqual(NUMBERS);
});

test('no line is longer than 100 characters', () => {
  const lines = (writeNumberType(NUMBERS) + writeNumberList(NUMBERS)).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
});

test('isRuleNumber knows the numbers of the corpus', () => {
  const number: RuleNumber = '16-7-4';
  expect(isRuleNumber(number)).toBe(true);
  for (const wrong of ['', '16-7-99', '16.7.4', '16-7-4 ']) expect(isRuleNumber(wrong)).toBe(false);
});

test('sections of later keyword effects stand there by their slugs', () => {
  const written = writeLaterSections([
    { slug: 'engage', number: '16-44' },
    { slug: 'mind-link', number: '16-45' },
  ]);
  expect(written).toContain("> = {\n  engage: '16-44',\n  'mind-link': '16-45',\n};\n");
  expect(writeLaterSections([])).toContain('> = {};\n');
});
