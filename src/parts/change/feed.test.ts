import { expect, test } from 'vitest';
import { textAt } from '../../../scripts/files.ts';
import { feedOfEditions } from './feed.ts';
import { changeInWords } from './words.ts';
import { readChanges } from '../../rules/identity/changes-file.ts';

const read = readChanges({ name: 'changes.json', text: textAt('rules/changes.json') });
if (!read.ok) throw new Error(JSON.stringify(read.problem));
const changes = read.value;

const feed = feedOfEditions(changes, new URL('https://lab.example/'));

test('every edition is an entry, the newest first, with its own address and date', () => {
  const entries = feed.split('<entry>').slice(1);
  const text = (entry: string | undefined, name: string) =>
    new RegExp(`<${name}>([^<]*)</${name}>`).exec(entry ?? '')?.[1];
  expect(entries).toHaveLength(changes.editions.length);
  const newest = changes.editions.at(-1);
  expect(text(entries[0], 'title')).toBe(`Edition ${newest?.edition ?? ''}`);
  expect(text(entries[0], 'updated')).toBe(`${newest?.date ?? ''}T00:00:00Z`);
  expect(new Set(entries.map((entry) => text(entry, 'id'))).size).toBe(entries.length);
});

test('titles with brackets are kept whole', () => {
  expect(feed).toContain('&lt;Decode&gt;');
  expect(feed).not.toContain('<Decode>');
});

test.each([
  [{ kind: 'first', places: [] }, 'First version'],
  [{ kind: 'rewritten', places: [] }, 'The whole manual rewritten'],
  [{ kind: 'updated', places: [{ number: '1-2', to: '1-4' }] }, 'Updated 1-2 to 1-4'],
  [
    { kind: 'merged', places: [{ number: '1-2', title: 'Link' }], into: [{ number: '1-1' }] },
    'Merged 1-2 Link into 1-1',
  ],
] as const)('%o in words', ({ kind, ...rest }, words) => {
  const { places } = rest;
  const into = 'into' in rest ? { into: [...rest.into] } : {};
  expect(changeInWords({ kind, places: [...places], ...into })).toBe(words);
});
