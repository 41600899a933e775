// @vitest-environment node
import { expect, test } from 'vitest';
import { sampleRule } from '../../rules/rule-sample.ts';
import { calledIn } from './called.ts';
import { ruleDocument, termDocument } from './document.ts';

const rule = (number: string, said: readonly string[]) =>
  ruleDocument(
    sampleRule(number, { heading: 'Paying', included: false, summary: 'You pay.' }),
    new Map([[`/rules/${number}/`, said]]),
  );
const documents = [
  rule('1-1', ['by paying', 'toll']),
  termDocument({ term: 'Toll bridge', body: '', avoid: ['crossing'] }),
  termDocument({ term: 'Bridge', body: '' }),
];
const called = (text: string): readonly number[] => [...calledIn(text, { documents })];

test('a name of two words and more stands in a query in any form of its words', () => {
  expect(called('by paying this card')).toEqual([0]);
  expect(called('do the toll bridges close?')).toEqual([1]);
  expect(called('paying by the toll bridge')).toEqual([0, 1]);
});

test('one word of many, and a part of a name, call nothing', () => {
  expect(called('the bridge at a crossing')).toEqual([]);
  expect(called('paying')).toEqual([]);
});
