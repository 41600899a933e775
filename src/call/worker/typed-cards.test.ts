import { expect, test } from 'vitest';
import { cardsOfFile } from '../../card/file/card-lookup.ts';
import { makeLink, parseLink } from '../../lab/link/link.ts';
import { NO, YES } from '../asked/answers-sample.ts';
import type { CallAnswer, CallDispute } from '../asked/wire.ts';
import { EMPTY_TABLE } from '../table/table.ts';
import { NO_DISPUTE, readDispute } from '../asked/read-dispute.ts';
import { linkOfTable, tableOfLink } from './typed-cards.ts';

const NOT_P2: CallAnswer = { ...NO, by: 'P2' };
const SAID: CallDispute = {
  chosen: ['P2 does not block'],
  question: 'Is Rex deleted?',
  said: [YES, NOT_P2],
};

const NO_FILE = cardsOfFile('none', []);

const open = (hash: string): CallDispute | null => {
  const opened = tableOfLink(hash, new Map(), NO_FILE);
  return opened === null || typeof opened === 'string' ? null : opened.dispute;
};

const linkWith = (dispute: CallDispute): string =>
  linkOfTable(EMPTY_TABLE, [], new Map(), new Map(), dispute);

test.each([
  ['all of it', SAID],
  ['a choice alone', { ...NO_DISPUTE, chosen: ['P2 does not block'] }],
  ['one answer of two', { ...SAID, said: [null, NOT_P2] }],
  ['nothing', NO_DISPUTE],
] as const)('a link brings along what was said: %s', (_, dispute) => {
  expect(open(linkWith(dispute))).toEqual(dispute);
});

test('the lab opens such a link as well, and an older link has nothing that was said', () => {
  const link = parseLink(linkWith(SAID));
  expect(link?.ok).toBe(true);
  const { board } = link?.ok ? link.value.situation : { board: '' };
  const bare = makeLink({ situation: { board, actions: [], script: [] }, seen: null, cards: {} });
  expect(open(bare)).toEqual(NO_DISPUTE);
});

test.each([
  ['no list of choices', { ...SAID, chosen: 'P2' }, NO_DISPUTE],
  ['a choice that is no text', { ...SAID, chosen: [1] }, NO_DISPUTE],
  ['a question that is no text', { ...SAID, question: 5 }, { ...NO_DISPUTE, chosen: SAID.chosen }],
  [
    'an answer that says nothing',
    { ...SAID, said: [{ ...YES, says: 'so' }, NOT_P2] },
    { ...SAID, said: [null, NOT_P2] },
  ],
  [
    'an answer of nobody',
    { ...SAID, said: [YES, { ...NO, by: 'P3' }] },
    { ...SAID, said: [YES, null] },
  ],
  [
    'far too long',
    { ...SAID, said: [{ ...YES, fact: 'x'.repeat(301) }, null] },
    { ...SAID, said: [null, null] },
  ],
  ['nothing at all', null, NO_DISPUTE],
])('what was changed by hand is left out: %s', (_, value, expected) => {
  expect(readDispute(value)).toEqual(expected);
});
