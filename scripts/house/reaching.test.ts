import { describe, expect, test } from 'vitest';
import { outsideReached } from './reaching.ts';

describe('outsideReached', () => {
  test.each([
    ['Date.now', 'const now = Date.now();'],
    ['new Date()', 'const now = new Date();'],
    ['Math.random', 'const die = Math.random;'],
    ['localStorage', 'localStorage.clear();'],
    ['localStorage', 'globalThis.localStorage.clear();'],
    ['fetch', "window.fetch('/index.json');"],
    ['fetch', "const index = await fetch('/index.json');"],
    ['node:fs', "import { readFileSync } from 'node:fs';"],
    ['astro:content', "import { getCollection } from 'astro:content';"],
  ])('finds %s', (what, text) => {
    expect(outsideReached({ 'src/quiz/a.ts': text })).toEqual([`src/quiz/a.ts uses ${what}`]);
  });

  test.each([
    ['a date that is given', 'const day = new Date(now);'],
    ['comments and texts', "// Math.random\nconst text = 'localStorage';"],
    ['arguments and fields of that name', 'const o = { fetch: load }; o.fetch(1);'],
  ])('lets pass %s', (_, text) => {
    expect(outsideReached({ 'src/quiz/a.ts': text })).toEqual([]);
  });

  test('lets components and tests reach out', () => {
    const text = "import 'node:fs'; Date.now();";
    const files = {
      'src/quiz/mode/Timer.svelte': `<script>${text}</script>`,
      'src/quiz/a.test.ts': text,
    };
    expect(outsideReached(files)).toEqual([]);
  });
});
