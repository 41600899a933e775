import { expect, test } from 'vitest';
import { cachePrefix, kindOf, meantBy, packOf } from './address.ts';

test.each([
  ['', 'page'],
  ['quiz/piercing/on-deletion/', 'page'],
  ['quiz', 'page'],
  ['rules/4.0/16-7-4/', 'page'],
  ['404.html', 'page'],
  ['_astro/quiz.lpMeP6ao.js', 'asset'],
  ['search-index.json', 'data'],
  ['favicon.svg', 'data'],
  ['manifest.webmanifest', 'data'],
  ['api/v1/rules/16-7-4.json', 'data'],
  ['sw.js', null],
  ['offline/site.pack', null],
  ['offline/sizes.json', null],
  ['anki/ruling-lab.apkg', null],
  ['preview.png', null],
  ['robots.txt', null],
])('%s is %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test.each([
  ['index.html', 'site'],
  ['quiz/piercing/on-deletion/index.html', 'site'],
  ['_astro/quiz.lpMeP6ao.js', 'site'],
  ['search-index.json', 'site'],
  ['call/index.html', 'site'],
  ['call/cards.json', 'site'],
  ['call/rules/16.json', 'site'],
  ['api/index.html', 'site'],
  ['quiz/rulings.json', 'site'],
  ['rulings/index.html', 'rules'],
  ['rulings/q644/index.html', 'rules'],
  ['quiz/q/rulings/q644.json', 'rules'],
  ['offline/index.html', 'site'],
  ['rules/16-7-4/index.html', 'rules'],
  ['rules/index.html', 'rules'],
  ['rules/4.0/16-7-4/index.html', null],
  ['api/v1/rules.json', null],
  ['16-7-4/index.html', null],
  ['keywords/security-attack/index.html', 'site'],
  ['oembed/rules/16-7-4.json', null],
  ['embed.js', null],
  ['link/ruling-lab.user.js', null],
  ['sw.js', null],
  ['404.html', null],
  ['anki/ruling-lab.apkg', null],
  ['sitemap-0.xml', null],
])('%s goes with %s', (file, pack) => {
  expect(packOf(file)).toBe(pack);
});

test.each([
  ['16-7-4/', 'rules/16-7-4/'],
  ['16', 'rules/16/'],
  ['rules/16-7-4/', null],
  ['16-7-4/more/', null],
  ['', null],
])('%s is short for %s', (path, rule) => {
  expect(meantBy(path)).toBe(rule);
});

test('two sites on one host do not share a cache', () => {
  const [root, below] = ['https://x.org/', 'https://x.org/lab/'].map(cachePrefix);
  expect(below?.startsWith(root ?? '')).toBe(false);
});
