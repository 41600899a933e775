// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { explain } from '../effect/explain/explain.ts';
import { takeApart, type NotRun } from './taken-apart.ts';
import TakenApart from './TakenApart.svelte';

// A worker reads its setup once for all its files.
afterEach(cleanup);

const keywords = { Piercing: 'trigger', Evade: 'immediate' } as const;
const drawn = (text: string, notRun?: readonly NotRun[]): HTMLElement => {
  const options = { id: 'x', keywords, ...(notRun === undefined ? {} : { notRun }) };
  return render(TakenApart, { taken: takeApart(explain(text), options) }).container;
};
const html = (text: string, notRun?: readonly NotRun[]): string => drawn(text, notRun).innerHTML;
const wordsOf = (text: string, notRun?: readonly NotRun[]): string =>
  drawn(text, notRun).textContent;

describe('what is told of a text', () => {
  test('each part of the text leads to what it is', () => {
    const out = html("[On Play] Delete 1 of your opponent's Digimon.");
    const links = [...out.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    const ids = [...out.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(links).toEqual(['x-1-1', 'x-1-2', 'x-1-3']);
    expect(ids).toEqual(links);
  });

  test('the text itself stands there whole', () => {
    const text =
      "[On Play] By deleting 1 of your Digimon, you may <Draw 1>. Then, it can't attack.";
    const [first] = /<p class="text">.*?<\/p>/s.exec(html(text)) ?? [''];
    const words = first
      .replace(/<a class="no".*?<\/a>/g, '')
      .replace(/<(?:"[^"]*"|[^>"])+>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    expect(words).toBe(text);
  });

  test('a keyword leads to its page and colours its line', () => {
    const out = html('<Piercing>');
    expect(out).toContain('href="/keywords/piercing/"');
    expect(out).toContain('data-cat="trigger"');
  });

  test('what was corrected and what is only a reminder', () => {
    const words = wordsOf('＜Evade＞ (When it would be deleted ...)');
    expect(words).toContain('Full-width angle brackets');
    expect(words).toContain('Reminder text');
  });

  test('what the engine does not run is said with its words', () => {
    const text = '[On Play] Do a dance.';
    const words = wordsOf(text, [{ start: 10, end: 20, found: 'words that are unknown' }]);
    expect(words).toContain("can't play this line yet");
    expect(words).toContain('Do a dance');
    expect(wordsOf(text, [])).toContain('can play this line');
    expect(wordsOf(text)).not.toContain('engine');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    "[On Play] \"><svg onload=alert(1)> Delete '1' of &lt;b&gt;",
    '</textarea><style>*{display:none}</style>',
    'javascript:alert(1) [x](javascript:alert(1))',
  ])('%s stays text', (text) => {
    const out = html(text);
    expect(out).not.toMatch(/<(script|img|svg|style|textarea)/i);
    expect(out).not.toMatch(/href="(?![#/])/);
  });
});
