import { afterAll, expect, test } from 'vitest';
import { filesIn } from '../files.ts';
import type { Piece } from './found.ts';
import { openPool, type Looked } from './pool.ts';

const pool = openPool(2);
afterAll(() => pool.close());

const files = filesIn('cases')
  .filter(({ name }) => name.startsWith('16-07'))
  .slice(0, 20);
const cases = files.map((file): Piece => ({ ...file, kind: 'case' }));
const [first = { name: '', text: '' }] = files;
const wrong: readonly Piece[] = [
  { ...first, kind: 'case', text: first.text.replace(/^claims:$/m, 'claim:') },
];

test('however many workers share them, files are found the same, in their order', async () => {
  const pieces = [...wrong, ...cases, ...cases.slice(0, 12).map(shown)];
  expect(pieces.length).toBeGreaterThan(24);
  const together = await pool.find(pieces);
  // One worker is enough for so few.
  const alone: Looked[] = [];
  for (let at = 0; at < pieces.length; at += 10)
    alone.push(...(await pool.find(pieces.slice(at, at + 10))));
  expect(together).toEqual(alone);
  const ids = alone.flatMap((looked) => {
    const facts = 'found' in looked ? looked.found.facts : null;
    return facts !== null && 'fields' in facts ? `${facts.fields.id}.md` : [];
  });
  expect(ids.length).toBeGreaterThan(12);
  expect(ids).toEqual(files.map(({ name }) => name).filter((name) => ids.includes(name)));
});

test('what is wrong names file and line', async () => {
  const [looked] = await pool.find(wrong);
  const problems = looked !== undefined && 'problems' in looked ? looked.problems : [];
  expect(problems[0]).toMatchObject({ file: `content/cases/${first.name}` });
  expect(problems[0]?.line).toBeGreaterThan(0);
});

const shown = (piece: Piece): Piece => ({ ...piece, kind: 'shown' });
