/** A kind is one folder and one line: whatever lies here is in the table, and has every part. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { folderOf } from '../common/folder-of.ts';
import { KINDS, QUESTION_KINDS } from './index.ts';
import { feedbackOf } from './feedback-of.ts';
import { loadQuiz } from './in-page.ts';

const FOLDERS = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('every folder is in the table, and nothing else is', () => {
  expect([...new Set(KINDS.map(folderOf))].toSorted()).toEqual(FOLDERS.toSorted());
});

describe.each(FOLDERS)('%s has', (folder) => {
  test.each([
    'fields.ts',
    'feedback.ts',
    'index.ts',
    'Ask.svelte',
    'Quiz.svelte',
    'Island.astro',
    'template.md',
    `${folder}.test.ts`,
    'Ask.test.ts',
  ])('%s', (part) => {
    expect(existsSync(new URL(`./${folder}/${part}`, import.meta.url))).toBe(true);
  });
});

describe.each(KINDS)('%s', (kind) => {
  test('is found by pages, and is like no kind of another folder', async () => {
    const others = KINDS.filter((other) => folderOf(other) !== folderOf(kind));
    expect(await Promise.all(others.map(loadQuiz))).not.toContain(await loadQuiz(kind));
    expect(others.map(feedbackOf)).not.toContain(feedbackOf(kind));
    expect(QUESTION_KINDS[kind].feedback).toBe(feedbackOf(kind));
  });

  test('has a template of its own kind', () => {
    const url = new URL(`./${folderOf(kind)}/template.md`, import.meta.url);
    const named = /^kind: (\S+)$/m.exec(readFileSync(url, 'utf8'))?.[1];
    expect(named).toBe(QUESTION_KINDS[kind].isNamed ? kind : undefined);
  });
});

test('nothing beside the folders names a kind but the table', () => {
  const named = readdirSync(new URL('.', import.meta.url))
    .filter((name) => /\.(ts|svelte|astro)$/.test(name) && !name.endsWith('.test.ts'))
    .filter((name) => name !== 'index.ts')
    .filter((name) => {
      const text = readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
      return KINDS.some((kind) => text.includes(`'${kind}'`) || text.includes(`./${kind}/`));
    });
  expect(named).toEqual([]);
});

test('documents for authors list every kind that a file names', () => {
  const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const docs = new URL('../../../docs/write-a-question.md', import.meta.url);
  const text = existsSync(docs) ? readFileSync(docs, 'utf8') : README;
  const rows = text.matchAll(/^ *\| `(\w+)` +\||^<!-- list: (\w+) fields -->/gm);
  const listed = [...rows].map(([, row, list]) => row ?? list ?? '');
  expect(listed.filter((word) => KINDS.some((kind) => kind === word))).toEqual(
    KINDS.filter((kind) => QUESTION_KINDS[kind].isNamed),
  );
});
