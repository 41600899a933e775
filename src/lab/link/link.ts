/**
 * A situation in the address of a page, behind the `#`, where no server sees it: `#2.` and then
 * JSON, deflated and written in the letters of base64url. The number is the version of the form;
 * links of every version that there was are read (src/lab/link/kept-links.ts).
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { err, ok, type Result } from '../../base/result.ts';
import { LINK_WORDS_2 } from './link-words.ts';
import { readSituation, type Situation } from '../../proof/situation.ts';

/** What its author saw, so that a reader is told where the engine rules otherwise today. */
export interface AuthorSaw {
  /** Edition of the rules, such as "4.0". */
  readonly edition: string;
  /** Of the site. */
  readonly version: string;
  /** Fingerprint of the board at the end (src/proof/ending.ts). */
  readonly ending: string;
  /** The end in a sentence, for a reader without the cards. */
  readonly words: string;
  /** The rules of the steps that lead there, each once; none in a link of version 1. */
  readonly rules: readonly string[];
}

export interface LabLink {
  readonly situation: Situation;
  readonly seen: AuthorSaw | null;
  /** Cards of a card file by their numbers, with the fingerprint of what is printed on them. */
  readonly cards: { readonly [number: string]: string };
  /** What another page keeps in its links beside the situation; that page checks it. */
  readonly beside?: unknown;
}

/** Version of the links that are made. */
export const LINK_VERSION = 2;

/** What the data of a version was deflated with; version 1 had nothing to begin with. */
const DICTIONARIES: { readonly [version: number]: Uint8Array | undefined } = {
  2: strToU8(LINK_WORDS_2),
};

/** Letters of a link that are read at all, and characters that come out of it. */
const LONGEST_LINK = 12_000;
const LONGEST_DATA = 60_000;
const LONGEST_WORDS = 600;
const MOST_RULES = 60;

export function makeLink({ situation, seen, cards, beside }: LabLink): string {
  const { board, actions, script } = situation;
  const data = {
    ...{ board, actions, script, ...(seen === null ? {} : { seen }), cards },
    ...(beside === undefined ? {} : { beside }),
  };
  const bytes = deflateSync(strToU8(JSON.stringify(data)), optionsOf(LINK_VERSION));
  return `#${LINK_VERSION}.${base64url(bytes)}`;
}

const optionsOf = (version: number) => {
  const dictionary = DICTIONARIES[version];
  return { level: 9, ...(dictionary === undefined ? {} : { dictionary }) } as const;
};

/**
 * What a link holds; `null` where the words behind the `#` are no link of the lab. The problem says
 * in a sentence what is wrong with it.
 */
export function parseLink(hash: string): Result<LabLink, string> | null {
  const [, version, letters = ''] =
    /^#(\d{1,4})\.(.*)$/s.exec(hash.slice(0, LONGEST_LINK + 10)) ?? [];
  if (version === undefined) return null;
  if (Number(version) > LINK_VERSION || Number(version) < 1)
    return err(
      Number(version) > LINK_VERSION
        ? 'This link was made by a newer version of the lab. Reload the page and open it again.'
        : 'This link is in a form that never existed. Ask its author for a new one.',
    );
  const damaged = (what: string): Result<LabLink, string> =>
    err(`This link can't be opened, because ${what}. Ask its author to copy it again.`);
  if (letters.length > LONGEST_LINK) return damaged('it is too long');
  const data = dataIn(Number(version), letters);
  if (data === undefined) return damaged('part of it is missing or changed');
  const situation = readSituation(data);
  if (!situation.ok) return damaged(situation.problem);
  const { seen, cards, beside }: { readonly [name: string]: unknown } = { ...Object(data) };
  return ok({
    ...{ situation: situation.value, seen: readSeen(seen), cards: readCards(cards) },
    ...(beside === undefined ? {} : { beside }),
  });
}

/** It unfolds into no more room than is read, however much there is of it. */
function dataIn(version: number, letters: string): unknown {
  if (!/^[\w-]+$/.test(letters)) return undefined;
  try {
    const out = new Uint8Array(LONGEST_DATA + 1);
    const bytes = inflateSync(bytesOf(letters), { ...optionsOf(version), out });
    return bytes.length > LONGEST_DATA ? undefined : (JSON.parse(strFromU8(bytes)) as unknown);
  } catch {
    return undefined;
  }
}

function readSeen(value: unknown): AuthorSaw | null {
  const { edition, version, ending, words, rules }: { readonly [name: string]: unknown } = {
    ...Object(value),
  };
  const all = [edition, version, ending, words];
  if (!all.every((one) => typeof one === 'string' && one.length <= LONGEST_WORDS)) return null;
  return {
    ...{ edition: String(edition), version: String(version) },
    ...{ ending: String(ending), words: String(words), rules: readRules(rules) },
  };
}

const readRules = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value
        .filter((rule): rule is string => typeof rule === 'string' && /^\d[\d-]{0,29}$/.test(rule))
        .slice(0, MOST_RULES)
    : [];

const readCards = (value: unknown): LabLink['cards'] =>
  typeof value !== 'object' || value === null
    ? {}
    : Object.fromEntries(
        Object.entries(value)
          .filter(([number, print]) => number.length <= 40 && typeof print === 'string')
          .slice(0, 100)
          .map(([number, print]) => [number, String(print).slice(0, 40)]),
      );

const base64url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const bytesOf = (letters: string): Uint8Array =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
