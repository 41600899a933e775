import { expect, test } from 'vitest';
import { corpus, index } from '../corpus.ts';
import { coloursIn, notesOf, rulesIn, withNotes } from '../../ui/steps/notes.ts';

test('a clause has the title of its section, and its words', () => {
  const note = notesOf(['16-7-4'], index)['16-7-4'];
  expect(note?.title).toBe(index.find('16-7')?.heading);
  expect(note?.words).toMatch(/pending processing/);
});

test('a rule that does not exist stops the build', () => {
  expect(() => notesOf(['99-1'], index)).toThrow('99-1');
});

test('keywords on a board get the colours of their categories', () => {
  const colours = coloursIn('card Rex: Digimon\n  <Security A. +1>\n  <Rush>', index);
  expect(Object.keys(colours).sort()).toEqual(['Rush', 'Security A.']);
  expect(colours['Rush']).toBe(corpus.keywords.find(({ name }) => name === 'Rush')?.category.value);
});

test('links to rules in an explanation show the rule, as text', () => {
  const html = '<p>See <a href="/rules/16-7-4/">16-7-4</a> and <a href="/quiz/">more</a>.</p>';
  expect(rulesIn(html)).toEqual(['16-7-4']);
  expect(withNotes(html, { '16-7-4': { title: '<Piercing>', words: 'a & b' } })).toBe(
    '<p>See <span class="ref">' +
      '<a class="num" href="/rules/16-7-4/" aria-describedby="why-0">16-7-4</a>' +
      '<span class="tip" role="tooltip" id="why-0"><b>16-7-4 &lt;Piercing&gt;</b>a &amp; b</span>' +
      '</span> and <a href="/quiz/">more</a>.</p>',
  );
});
