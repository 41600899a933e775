/**
 * A situation in the address of a page, behind the `#`, where no server sees it: `#1.` and then
 * JSON, deflated and written in the letters of base64url. The number is the version of the form;
 * links of every version that there was are read (links.test.ts).
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { err, ok, type Result } from '../base/result.ts';
import { readSituation, type Situation } from '../proof/situation.ts';

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
}

export interface LabLink {
  readonly situation: Situation;
  readonly seen: AuthorSaw | null;
  /** Cards of a card file by their numbers, with the fingerprint of what is printed on them. */
  readonly cards: { readonly [number: string]: string };
}

/** Version of the links that are made. */
const VERSION = 1;

/** Letters of a link that are read at all, and characters that come out of it. */
const LONGEST_LINK = 12_000;
const LONGEST_DATA = 60_000;
const LONGEST_WORDS = 600;

export function makeLink({ situation, seen, cards }: LabLink): string {
  const { board, actions, script } = situation;
  const data = { board, actions, script, ...(seen === null ? {} : { seen }), cards };
  const bytes = deflateSync(strToU8(JSON.stringify(data)), { level: 9 });
  return `#${VERSION}.${base64url(bytes)}`;
}

/**
 * What a link holds; `null` where the words behind the `#` are no link of the lab. The problem says
 * in a sentence what is wrong with it.
 */
export function parseLink(hash: string): Result<LabLink, string> | null {
  const [, version, letters = ''] = /^#(\d{1,4})\.(.*)$/s.exec(hash) ?? [];
  if (version === undefined) return null;
  if (Number(version) !== VERSION)
    return err(
      Number(version) > VERSION
        ? 'This link was made by a newer version of the lab. Reload the page and open it again.'
        : 'This link has a form that there never was. Ask its author for a new one.',
    );
  const damaged = (what: string): Result<LabLink, string> =>
    err(`This link can’t be opened, because ${what}. Ask its author to copy it again.`);
  if (letters.length > LONGEST_LINK) return damaged('it is too long');
  const data = dataIn(letters);
  if (data === undefined) return damaged('part of it is missing or changed');
  const situation = readSituation(data);
  if (!situation.ok) return damaged(situation.problem);
  const { seen, cards }: { seen?: unknown; cards?: unknown } = { ...Object(data) };
  return ok({ situation: situation.value, seen: readSeen(seen), cards: readCards(cards) });
}

function dataIn(letters: string): unknown {
  if (!/^[\w-]+$/.test(letters)) return undefined;
  try {
    const bytes = inflateSync(bytesOf(letters));
    return bytes.length > LONGEST_DATA ? undefined : (JSON.parse(strFromU8(bytes)) as unknown);
  } catch {
    return undefined;
  }
}

function readSeen(value: unknown): AuthorSaw | null {
  const { edition, version, ending, words }: { readonly [name: string]: unknown } = {
    ...Object(value),
  };
  const all = [edition, version, ending, words];
  if (!all.every((one) => typeof one === 'string' && one.length <= LONGEST_WORDS)) return null;
  return {
    ...{ edition: String(edition), version: String(version) },
    ...{ ending: String(ending), words: String(words) },
  };
}

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
