/** Addresses that anybody can type: what they say is read or left out, and written the same. */
import { addressOf, textIn } from '../analyse/address.ts';
import { addressOfCard, cardIn } from '../cards/card-address.ts';
import { kindOf, packOf } from '../offline/address.ts';
import { hashOf, seedIn } from '../quiz/endless/seed.ts';
import { levelIn } from '../quiz/list/list.ts';
import { makeExam, readAddress } from '../quiz/mode/exam/exam-address.ts';
import { makePractice, parsePractice } from '../quiz/mode/practice/filter-address.ts';
import { makeRun, parseRun } from '../quiz/mode/run/run.ts';
import { makeKeywordQuery, parseKeywordQuery } from '../rules/keyword-index.ts';
import { isRuleNumber } from '../rules/number/number-list.ts';
import { readQuery } from '../search/query/query.ts';
import { below, mutated, noise, oneOf } from './mutate.ts';
import type { NamedTrial, InputTried } from './trial.ts';

/** Reads it and writes what was read: read again it must be written the same. */
const stays =
  <T>(parse: (text: string) => T, make: (value: T) => string) =>
  (text: string): string | null => {
    const written = make(parse(text));
    const again = make(parse(written));
    return again === written ? null : `written "${written}", then "${again}"`;
  };

/** No text of an address comes through as it is where a word of ours is expected. */
const isClean = (query: string): string | null =>
  /[<>"'`\s]/.test(query) ? `the address "${query}" has characters that belong in none` : null;

const examIn = (text: string) => readAddress(text).spec;

const READERS: { readonly [name: string]: (text: string) => string | null } = {
  practice: (text) =>
    stays(parsePractice, makePractice)(text) ?? isClean(makePractice(parsePractice(text))),
  run: (text) => stays(parseRun, makeRun)(text) ?? isClean(makeRun(parseRun(text))),
  exam: (text) => stays(examIn, makeExam)(text) ?? isClean(makeExam(examIn(text))),
  keywords: (text) => stays(parseKeywordQuery, makeKeywordQuery)(text),
  level: (text) => {
    const level = levelIn(text);
    return level === null || [1, 2, 3].includes(level) ? null : `the level ${level}`;
  },
  endless: (text) => {
    const seed = seedIn(text);
    return seed === null || seedIn(hashOf(seed)) === seed ? null : `the seed ${seed}`;
  },
  read: (text) => {
    textIn(text);
    // A half of a character that two units make is no text that can be sent.
    if (!text.isWellFormed()) return null;
    const back = textIn(addressOf(text));
    return text === '' || back === text ? null : `the text came back as "${back ?? ''}"`;
  },
  card: (text) => {
    cardIn(text);
    if (!text.isWellFormed()) return null;
    const back = cardIn(addressOfCard(text));
    return back === text || text === '' || addressOfCard(text) === '#all'
      ? null
      : `the card came back as "${back}"`;
  },
  page: (text) => {
    kindOf(text);
    packOf(text);
    return null;
  },
  rule: (text) =>
    isRuleNumber(text) && !/^\d+(?:-\d+)*$/.test(text) ? `"${text}" is taken for a rule` : null,
  search: (text) => {
    readQuery(text);
    readQuery(text, true);
    return null;
  },
};

const EXAMPLES = [
  'keyword=piercing,barrier&all=keyword&not-level=3&join=any&seed=k4m2p',
  'n=50&min=50&pass=90&mix=3-5-2&topics=piercing,blocker&seed=abc',
  'minutes=5&seed=abc',
  '?type=instant&type=trigger&choice=optional&sort=name',
  '?level=2',
  '#s12345',
  '#text=%5BOn%20Play%5D%20Draw%201.%0A%3CBlocker%3E',
  "[On Play] <Draw 1>. Delete 1 of your opponent's Digimon with 5000 DP or less.",
  '#BT1-010',
  'quiz/blocker/suspended/',
  '_astro/page.12ab.js',
  'rules/15-8-3/',
  '15-8-3',
  '"when attacking" piercing -barrier 11-2',
];

function again(input: string): InputTried {
  const at = input.indexOf('\n');
  const read = READERS[input.slice(0, at)];
  if (read === undefined) throw new Error(`nothing reads "${input.slice(0, at)}"`);
  return { runs: 1, why: read(input.slice(at + 1)) };
}

export const addresses: NamedTrial = {
  name: 'addresses',
  about: 'addresses of pages, texts, cards, filters and searches',
  inputs: { small: 800, nightly: 200_000 },
  inputOf: (chance) => {
    const text =
      below(chance, 6) === 0
        ? noise(chance, 60)
        : mutated(chance, oneOf(chance, EXAMPLES), EXAMPLES);
    return `${oneOf(chance, Object.keys(READERS))}\n${text}`;
  },
  again,
};
