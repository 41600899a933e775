import { describe, expect, test } from 'vitest';
import { indexCorpus } from '../../rules/corpus.ts';
import type { Rule } from '../../rules/rule.ts';
import { sampleRule as rule } from '../../rules/rule-sample.ts';
import { linesOf, nameOf, relationsOf, sourceOf, withBelow } from './words.ts';

const cite = (number: string) => ({ number, start: 0, end: 1 });
const rules = [
  rule('15', { heading: 'Effect Rules', summary: 'About effects.', included: false }),
  rule('16', { heading: 'Keyword Effects', children: ['16-8', '16-10'] }),
  rule('16-8', { heading: '<Draw>', children: ['16-8-1', '16-8-2'] }),
  rule('16-8-1', { text: 'Draws.', citations: [cite('15'), cite('15')], citedBy: ['16-8-2'] }),
  rule('16-8-2', { text: 'Executes.', citations: [cite('16-8-1')], citedBy: ['16-10', '15'] }),
  rule('16-10', { heading: '<Other>' }),
];
const index = indexCorpus({
  edition: { id: '4.0', name: '', date: '', notice: '' },
  rules,
  keywords: [],
  history: [],
});
const find = (number: string): Rule => {
  const found = index.find(number);
  if (found === undefined) throw new Error(number);
  return found;
};

test('a clause is named by its section', () => {
  expect(nameOf(find('16-8-2'), index)).toBe('<Draw>');
  expect(nameOf(find('16-8'), index)).toBe('<Draw>');
});

describe('linesOf', () => {
  test('a clause is quoted alone', () => {
    expect(linesOf(find('16-8-1'), index)).toEqual([{ number: '16-8-1', text: 'Draws.' }]);
  });
  test('a section is quoted with its clauses', () => {
    expect(linesOf(find('16-8'), index).map(({ number }) => number)).toEqual([
      '16-8',
      '16-8-1',
      '16-8-2',
    ]);
  });
  test('a chapter is quoted by its title, a summary with its title', () => {
    expect(linesOf(find('16'), index)).toEqual([{ number: '16', text: 'Keyword Effects' }]);
    expect(linesOf(find('15'), index)[0]?.text).toBe('Effect Rules: About effects.');
  });
});

test('relations are those to rules outside, each once, in rule order', () => {
  const { cites, citedBy } = relationsOf(withBelow(find('16-8'), index), index);
  expect(cites.map(({ number }) => number)).toEqual(['15']);
  expect(citedBy.map(({ number }) => number)).toEqual(['15', '16-10']);
});

test('a quotation says who speaks', () => {
  expect(sourceOf(find('16-8-1'), index)).toContain('Ver. 4.0');
  expect(sourceOf(find('15'), index)).toContain('not the official text');
});
