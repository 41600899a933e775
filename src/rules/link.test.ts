// @vitest-environment happy-dom
import { remark } from 'remark';
import { describe, expect, test } from 'vitest';
import { linkRules } from './link.ts';

const linked = (markdown: string) =>
  remark().use(linkRules).processSync(markdown).toString().trim();

describe('rule numbers', () => {
  test.each([
    ['See 15-8-3.', 'See [15-8-3](/rules/15-8-3/).'],
    ['(16-7-4, 18-1)', '([16-7-4](/rules/16-7-4/), [18-1](/rules/18-1/))'],
    ['**15-8**', '**[15-8](/rules/15-8/)**'],
    ['by rule 2-3 and 1-2-3', 'by rule [2-3](/rules/2-3/) and [1-2-3](/rules/1-2-3/)'],
    [
      'rules 2-3, 2-4 and 2-5',
      'rules [2-3](/rules/2-3/), [2-4](/rules/2-4/) and [2-5](/rules/2-5/)',
    ],
  ])('%s', (markdown, expected) => {
    expect(linked(markdown)).toBe(expected);
  });

  test.each([
    'a rule that does not exist: 16-99-1',
    'draw 2-3 cards',
    'the card BT1-08-6 and 2026-03-27',
    'in code `15-8-3`',
    '[the text of 15-8-3](/elsewhere/)',
    'half of 15-8-3-99',
  ])('leaves alone: %s', (markdown) => {
    expect(linked(markdown)).toBe(markdown);
  });
});

describe('keywords that Markdown takes for HTML', () => {
  const kinds = (markdown: string) => {
    const tree = remark().parse(markdown);
    linkRules()(tree);
    return JSON.stringify(tree, (key, value: unknown) => (key === 'position' ? undefined : value));
  };

  test('inside a sentence they become text', () => {
    const tree = kinds('A Digimon with <Blocker> and <Armor Purge> may.');
    expect(tree).not.toContain('"html"');
    expect(tree).toContain('"value":"<Blocker>"');
    expect(tree).toContain('"value":"<Armor Purge>"');
  });

  test('on a line of their own they become a paragraph, and numbers behind them are linked', () => {
    const tree = kinds('<Piercing>\nas 16-7-4 says\n\n> <Rush>');
    expect(tree).not.toContain('"html"');
    expect(tree).toContain('"url":"/rules/16-7-4/"');
    expect(tree.match(/"paragraph"/g)).toHaveLength(2);
  });

  test('HTML in lower case stays', () => {
    expect(kinds('A <kbd>/</kbd> key.')).toContain('"html"');
  });
});
