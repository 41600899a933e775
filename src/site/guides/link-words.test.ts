// @vitest-environment happy-dom
import { remark } from 'remark';
import { expect, test } from 'vitest';
import { linkWords } from './link-words.ts';

const linked = (markdown: string): string =>
  remark()
    .use(linkWords(['Rule check', 'Battle']))
    .processSync(markdown)
    .toString()
    .trim();

test.each([
  ['a `<Draw 1>` here', 'a [\\<Draw 1>](/keywords/draw/) here'],
  ['then [On Play] effects', 'then [\\[On Play\\]](/rules/15-16-2/) effects'],
  ['a rule check, rule checks', 'a [rule check](/glossary/#rule-check), rule checks'],
  ['**rule check**', '**[rule check](/glossary/#rule-check)**'],
])('%s', (markdown, expected) => {
  expect(linked(markdown)).toBe(expected);
});

test.each([
  '## A `<Draw 1>` and a rule check',
  '`<Guard>`',
  '`<Draw 1> and more`',
  '[a rule check](/elsewhere/)',
  'a battle',
])('leaves alone: %s', (markdown) => {
  expect(linked(markdown)).toBe(markdown);
});

test('what leads to a keyword opens its card, too', () => {
  const tree = remark().parse('[`<Rush>`](/keywords/rush/) and [else](/rules/1/)');
  linkWords([])()(tree);
  expect(JSON.stringify(tree).match(/data-word/g)).toHaveLength(1);
});
