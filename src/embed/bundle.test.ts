import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareNumbers, ancestorNumbers } from '../rules/number/number.ts';
import { RULE_NUMBERS } from '../rules/number/number-list.ts';
import { bundleEmbed } from './bundle.ts';
import { citedIn } from './cited.ts';
import { packNumbers, unpackNumbers } from './numbers-code.ts';
import { makeUserScript } from './user-script.ts';

/** For sites that load it with every page: 1 KB is 1,000 bytes. */
const MOST_BYTES = 4_000;

describe('embed.js', () => {
  test(`has at most ${MOST_BYTES} bytes, imports nothing and has all rule numbers`, async () => {
    const script = await bundleEmbed();
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(MOST_BYTES);
    expect(script).not.toMatch(/\b(?:import|export)\b\s*[\w{*"'`(]/);
    expect(script).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write|\beval\b/);
    expect(script).toContain(packNumbers([...RULE_NUMBERS]));
    expect(await bundleEmbed()).toBe(script);
  });

  test('the user script says where it runs, and names its host', () => {
    const script = makeUserScript('go();', 'https://rules.example/', '1.2.3');
    expect(script).toMatch(/^\/\/ ==UserScript==\n(?:\/\/ @.*\n)+\/\/ ==\/UserScript==\n/);
    expect(script).toContain('// @match        https://rules.example/link/demo/*\n');
    expect(script).toContain('{"root":"https://rules.example/","selector":"body"}');
    expect(script).toContain('go();');
  });
});

describe('numbers', () => {
  test('all of the rules come back', () => {
    expect(unpackNumbers(packNumbers([...RULE_NUMBERS]))).toEqual(RULE_NUMBERS);
  });

  test('any tree of numbers comes back', () => {
    const number = fc
      .array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.join('-'));
    fc.assert(
      fc.property(fc.array(number), (some) => {
        const all = [...new Set(some.flatMap((one) => [...ancestorNumbers(one), one]))];
        const sorted = all.toSorted(compareNumbers);
        expect([...unpackNumbers(packNumbers(sorted))]).toEqual(sorted);
      }),
    );
  });
});

test.each([
  ['by 16-7-4.', ['16-7-4']],
  ['16-7-4: so', ['16-7-4']],
  ['rules 2-3, 2-4 and 2-5', ['2-3', '2-4', '2-5']],
  ['won 2-1, 10-8', []],
  ['16-7', ['16-7']],
  ['16-99-1 and BT16-7-4 and 16-7-4-x and /16-7-4/', []],
  ['16-7-4 16-7-4', ['16-7-4', '16-7-4']],
])('cited in "%s"', (text, numbers) => {
  const found = citedIn(text, RULE_NUMBERS);
  expect(found.map(({ number }) => number)).toEqual(numbers);
  for (const { number, at } of found) expect(text.startsWith(number, at)).toBe(true);
});
