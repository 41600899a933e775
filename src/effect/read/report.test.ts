import { expect, test } from 'vitest';
import { describeProblem, orThrow } from '../../base/result.ts';
import { effectsReport, readPrintedTexts } from './report.ts';

const read = (text: string) => readPrintedTexts('texts.json', text);

test('a list of printed texts is read and reported', () => {
  const texts = orThrow(
    read('[{ "card": "A", "field": "effect", "text": "[On Play] Gain 1 memory.", "set": 1 }]'),
  );
  expect(texts).toEqual([{ card: 'A', field: 'effect', text: '[On Play] Gain 1 memory.' }]);
  expect(effectsReport(texts)).toMatchObject({ texts: 1, whole: 1 });
});

test.each([
  ['[\n{ "card": "A",\n"field": "effect",\n"text": 5 }]', 'texts.json:4 [0].text: '],
  ['[\n{ "card": "A", "text": "<Rush>" }]', 'texts.json:2 [0].field: '],
  ['["<Rush>"]', 'texts.json:1 [0]: '],
  ['{ "texts": [] }', 'texts.json:1: '],
  ['[{ "card": "A", ]', 'texts.json:1: not JSON'],
])('a list that is wrong is refused with its place: %s', (text, place) => {
  const found = read(text);
  const words = found.ok ? '' : found.problem.map(describeProblem).join('\n');
  expect(words).toContain(place);
  expect(words).toContain('; expected ');
});
