import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KINDS, type SearchDocument } from './document.ts';
import { packDocument, packWords, unpackDocument, unpackWords } from './pack.ts';

const documents: fc.Arbitrary<SearchDocument> = fc.record({
  kind: fc.constantFrom(...KINDS),
  url: fc.string({ minLength: 1 }),
  title: fc.string(),
  text: fc.string(),
  number: fc.string(),
  aliases: fc.array(fc.string()),
  own: fc.boolean(),
});

test('a document comes back as it was, through JSON', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const sent: unknown = JSON.parse(JSON.stringify(packDocument(document)));
      expect(sent).toEqual(packDocument(document));
      expect(unpackDocument(packDocument(document))).toEqual(document);
    }),
  );
});

test('the address of a rule is not sent', () => {
  const rule = {
    kind: 'rule',
    url: '/rules/16-7-4/',
    title: '',
    text: 'x',
    number: '16-7-4',
    aliases: [],
    own: false,
  } as const;
  expect(packDocument(rule)).toEqual([0, '', 'x', '16-7-4']);
  expect(unpackDocument([0, '', 'x', '16-7-4'])).toEqual(rule);
});

test('sorted words come back as they were', () => {
  const words = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,20}$/)).map((list) => list.sort());
  fc.assert(
    fc.property(words, (list) => {
      expect(unpackWords(packWords(list))).toEqual(list);
    }),
  );
});

test('what a word shares with the one before is not sent', () => {
  expect(packWords(['attack', 'attacker', 'block'])).toBe('0attack 6er 0block');
});
