// @vitest-environment node
/** What the reader says of each keyword effect is what its page says. */
import { describe, expect, test } from 'vitest';
import { isMay } from '../src/effect/category.ts';
import { explain, type LineTold } from '../src/effect/explain/explain.ts';
import { keywordRule } from '../src/effect/keyword/lookup.ts';
import { readEffects } from '../src/effect/read/read.ts';
import { library } from './library.ts';
import { corpus as received } from './received.ts';

/** As cards print it. */
const PRINTED: { readonly [name: string]: string } = {
  'Security A.': 'Security A. +1',
  Recovery: 'Recovery +1 (Deck)',
  Draw: 'Draw 1',
  Digisorption: 'Digisorption -2',
  'De-Digivolve': 'De-Digivolve 1',
  'Digi-Burst': 'Digi-Burst 2',
  Decoy: 'Decoy (Black)',
  'Material Save': 'Material Save 1',
  Partition: 'Partition (blue Lv.4 & green Lv.4)',
  Overclock: 'Overclock ([Puppet] Trait)',
  Decode: 'Decode (blue Lv.4)',
  Fragment: 'Fragment (3)',
  'Link +': 'Link +1',
};
const printed = (name: string): string => `<${PRINTED[name] ?? name}>`;

const only = (text: string): LineTold => {
  const { lines } = explain(text);
  const [line] = lines;
  if (line === undefined || lines.length > 1) throw new Error(`no line: ${text}`);
  return line;
};

const { keywords } = library.corpus;

describe.each(keywords.map((keyword) => [keyword.name, keyword] as const))(
  '<%s>',
  (name, { number, category, choice }) => {
    const row = keywordRule(name);
    /** One that only an imported edition has: its row rests on chapter 15, with or without it. */
    const isLater = !received.keywords.some((one) => one.name === name);
    const choiceRule = isLater ? row?.choiceRule : choice.rule;
    const categoryRule = isLater ? row?.categoryRule : category.rule;

    test('its row has the category, the choice and the clauses of its page', () => {
      expect(row).toMatchObject({ category: category.value, choice: choice.value });
      if (isLater) {
        expect(row?.section).toBeUndefined();
        expect([choiceRule, categoryRule].join()).toMatch(/^15-[\d-]+,15-[\d-]+$/);
      } else
        expect(row).toMatchObject({
          section: number,
          choiceRule,
          ...(categoryRule === undefined ? {} : { categoryRule }),
        });
    });

    test('alone in a line', () => {
      const line = only(printed(name));
      expect(line.kind).toBe('keywords');
      expect(line.category?.category).toBe(category.value === 'none' ? undefined : category.value);
      if (line.category !== undefined) expect(line.category.rule).toBe(categoryRule);
      const isSaid = choice.value !== 'as the effect says';
      expect(line.choice?.choice).toBe(isSaid ? choice.value : undefined);
      if (line.choice !== undefined) expect(line.choice.rule).toBe(choiceRule);
      const [part] = line.parts;
      // The section of a later one is what the import wrote (later-sections.ts).
      expect(part?.rules).toEqual([number, choiceRule]);
    });

    if (row?.instruction === true || row?.counter === true)
      test('behind a timing', () => {
        const timing = row?.counter === true ? '[Hand] [Counter]' : '[When Digivolving]';
        const line = only(`${timing} ${printed(name)}`);
        const isSaid = choice.value !== 'as the effect says';
        expect(line.choice?.choice).toBe(isSaid ? choice.value : 'mandatory');
        expect(line.choice?.rule).toBe(isSaid ? choiceRule : '15-9-1');
        expect(line.category?.category).toBe(row?.counter === true ? 'activation' : 'trigger');
        const done = line.parts.find(({ kind }) => kind.includes('processing'));
        expect(done?.kind).toBe(choice.value === 'optional' ? 'optional processing' : 'processing');
        expect(done?.rules[0]).toBe(isSaid ? choiceRule : '15-9-1');
        expect(done?.parts[0]?.keyword).toBe(name);
      });

    if (row?.price !== undefined)
      test('in front of what it pays for', () => {
        const line = only(`[Main] ${printed(name)}\n・Gain 1 memory.`);
        expect(line.choice).toMatchObject({ choice: 'optional', rule: choiceRule });
      });

    if (row?.text !== undefined)
      test('its text is read as its clauses say', () => {
        const text =
          typeof row?.text === 'function'
            ? row.text({ n: 1, argument: 'Black' }, ['A'])
            : row?.text;
        const [line] = readEffects(text ?? '').lines;
        if (line?.kind !== 'effect') throw new Error('not read');
        const leaves = line.sentences.some(
          ({ cost, processes }) => cost !== undefined || processes.some(isMay),
        );
        expect(leaves ? 'optional' : 'mandatory').toBe(choice.value);
      });
  },
);
