/**
 * The phrases that docs/words.md says should not come back, in all that people read: content, docs,
 * and the sources, where the words of pages, steps and errors stand. And one kind of quotation
 * marks and apostrophes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const GUIDE = 'docs/words.md';
const SECTION = '## Phrases that should not come back';

/** The received text and lists of other people's words are not ours to edit. */
const NOT_OURS = /^content\/rules\/4\.0\//;

/** These read what others wrote, in whichever marks. */
const READS_ANY_MARKS = [
  'src/analyse/readable.ts',
  'src/cards/folded.ts',
  'src/effect/grammar/subject.ts',
  'src/effect/line/typography.ts',
  'src/paste/mentions.ts',
  'src/quiz/author/reading-level.ts',
  'src/rules/manual/cut.ts',
  'src/rules/manual/pages.ts',
  'src/search/index/open.ts',
  'src/search/query/query.ts',
  'src/search/word/mark.ts',
  'src/search/word/token.ts',
  'src/site/words/word-cards.ts',
];

const phrases = (readFileSync(GUIDE, 'utf8').split(SECTION)[1] ?? '')
  .split('\n')
  .flatMap((line) => (line.startsWith('- ') ? [line.slice(2).trim()] : []));

const filesUnder = (folder: string, endings: readonly string[]): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => endings.some((ending) => path.endsWith(`.${ending}`)));

const files = [
  ...filesUnder('content', ['md', 'json']),
  ...filesUnder('docs', ['md']),
  ...filesUnder('src', ['ts', 'svelte', 'astro']),
].filter((path) => path !== GUIDE && !NOT_OURS.test(path) && !path.endsWith('.test.ts'));

test('there are phrases to look for, and files to look in', () => {
  expect(phrases.length).toBeGreaterThan(20);
  expect(files.length).toBeGreaterThan(1000);
});

test('no text falls back into phrases that sound translated', () => {
  const found = files.flatMap((path) => {
    const lines = readFileSync(path, 'utf8').toLowerCase().split('\n');
    return lines.flatMap((line, i) =>
      phrases.flatMap((phrase) => (line.includes(phrase) ? [`${path}:${i + 1}: "${phrase}"`] : [])),
    );
  });
  expect(found).toEqual([]);
});

test('quotation marks and apostrophes are straight, as on cards and in the manual', () => {
  const curly = files.filter(
    (path) =>
      !READS_ANY_MARKS.includes(path) &&
      /[\u2018\u2019\u201c\u201d]/.test(readFileSync(path, 'utf8')),
  );
  expect(curly).toEqual([]);
});
