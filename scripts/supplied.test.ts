import { expect, test } from 'vitest';
import { supplyProblems, type Bill } from './supplied.ts';

const HASHES = [{ alg: 'SHA-512' }];
const of = (part: Partial<Bill['components'][number]>): readonly string[] =>
  supplyProblems({ components: [{ name: 'a', version: '1.0.0', hashes: HASHES, ...part }] });

test.each(['MIT', 'ISC', '(MIT OR GPL-3.0)', 'MIT AND ISC'])('%s is allowed', (expression) => {
  expect(of({ licenses: [{ expression }] })).toEqual([]);
  expect(of({ licenses: [{ license: { id: expression } }] })).toEqual([]);
});

test.each(['GPL-3.0-only', 'UNLICENSED', 'MIT AND GPL-3.0-only', 'LGPL-3.0-or-later'])(
  '%s is not, and it is said of what',
  (id) => {
    expect(of({ licenses: [{ license: { id } }] })).toEqual([
      `a 1.0.0: its licence ${id} is not among those allowed in scripts/supplied.ts`,
    ]);
  },
);

test('a tool that no visitor loads may have another one', () => {
  const licenses = [{ license: { id: 'LGPL-3.0-or-later' } }];
  expect(of({ name: '@img/sharp-libvips-linux-x64', licenses })).toEqual([]);
});

test('without a licence or a checksum', () => {
  expect(of({})).toEqual(['a 1.0.0: says no licence']);
  expect(of({ hashes: [{ alg: 'SHA-1' }], licenses: [{ expression: 'MIT' }] })).toEqual([
    'a 1.0.0: the lockfile has no SHA-512 of it: npm install writes it',
  ]);
});
