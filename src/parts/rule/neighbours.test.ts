import { describe, expect, test } from 'vitest';
import { sampleRule } from '../../rules/rule-sample.ts';
import { neighboursOf } from './neighbours.ts';

const numbers = ['15', '15-8', '15-8-2', '16', '16-7', '16-7-1', '16-7-2', '16-8', '16-8-1', '17'];
const rules = numbers.map((number) => sampleRule(number));
const order = {
  previous: (number: string) => rules[numbers.indexOf(number) - 1],
  next: (number: string) => rules[numbers.indexOf(number) + 1],
};

describe('neighboursOf', () => {
  test.each([
    ['16-7-1', '16-7', '16-7-2'],
    ['16-7-2', '16-7-1', '16-8'],
    ['16-7', '16', '16-8'],
    ['16-8', '16-7', '17'],
    ['16', '15', '17'],
    ['15', undefined, '16'],
    ['17', '16', undefined],
  ])('%s stands between %s and %s', (number, previous, next) => {
    const found = neighboursOf(number, order);
    expect([found.previous?.number, found.next?.number]).toEqual([previous, next]);
  });
});
