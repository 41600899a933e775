// @vitest-environment node
import { expect, test } from 'vitest';
import { feedOf } from './feed.ts';

const ruling = (number: string, title: string) => ({
  numbers: [number],
  title,
  answer: 'No.',
  decides: ['16-7-2'],
  ready: { question: { question: 'Is it <b>checked</b>?' } },
});

const feed = feedOf(
  [ruling('Q9', 'First & last'), ruling('Q10', 'Second')],
  new URL('https://lab.example/'),
  '2026-03-27',
);

test('has an entry for each ruling, the highest number first, with full addresses', () => {
  expect([...feed.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
    'Ruling Lab: official rulings',
    'Q10 Second',
    'Q9 First &amp; last',
  ]);
  expect(feed).toContain('<id>https://lab.example/rulings/q10/</id>');
  expect(feed).toContain('<updated>2026-03-27T00:00:00Z</updated>');
});

test('is well-formed whatever the words are', () => {
  expect(feed).toContain('Is it &lt;b&gt;checked&lt;/b&gt;? No. Rules that decide it: 16-7-2.');
  const document = feed.replace(/&(?:amp|lt|gt|quot|#\d+);/g, '');
  expect(document).not.toContain('&');
});
