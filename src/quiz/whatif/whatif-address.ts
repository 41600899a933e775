/**
 * The address of a what-if: the page of a question with the facts of its board that are changed,
 * behind the `#`. A check over them refuses what was cut off, so that it is not read as other
 * facts; whether the board of the question has such facts is decided when they are changed.
 */
import { hash } from '../../base/chance.ts';
import type { BoardChange } from '../../scenario/change/change.ts';

/** As Round.svelte looks for it, which does not load this file before. */
const KEY = '#what-if=';

/** Longer ones are not looked at: a board has some dozens of facts. */
const LONGEST = 4000;
const MOST_CHANGES = 60;

/** Version, facts as `d~Lancer~3000!m~-2` in base64, and check. */
export const whatIfHash = (changes: readonly BoardChange[]): string =>
  hashOfFacts(changes.map(packed).join('!'));

/** The address of facts as they are written, with the check that belongs to them. */
export function hashOfFacts(written: string): string {
  const facts = toBase64(written);
  return `${KEY}1.${facts}.${checkOf(facts)}`;
}

/** Why an address is refused, as the page says it. */
export const REFUSED =
  "The what-if in this address can't be read: the address is cut off or damaged, or was made by a newer version of this site.";

/** The changes; `null` for an address without a what-if, and words for one that is refused. */
export function changesIn(text: string): readonly BoardChange[] | string | null {
  if (!text.startsWith(KEY)) return null;
  if (text.length > LONGEST) return REFUSED;
  const [version, facts = '', check, ...more] = text.slice(KEY.length).split('.');
  if (version !== '1' || more.length > 0 || check !== checkOf(facts)) return REFUSED;
  const plain = fromBase64(facts);
  if (plain === null) return REFUSED;
  const parts = plain === '' ? [] : plain.split('!');
  const changes = parts.flatMap((part) => unpacked(part) ?? []);
  return changes.length === parts.length && parts.length <= MOST_CHANGES ? changes : REFUSED;
}

const checkOf = (facts: string): string => hash(`what-if/${facts}`).toString(36);

/** One fact as a letter and its values; marks of ours in a name are written as numbers. */
function packed(change: BoardChange): string {
  const say = (letter: string, ...values: readonly (string | number)[]): string =>
    [letter, ...values.map((value) => encodeURIComponent(value).replace(/[!~]/g, escaped))].join(
      '~',
    );
  switch (change.kind) {
    case 'DP':
      return say('d', change.card, change.dp);
    case 'keyword more':
      return say('k', change.card, change.keyword);
    case 'keyword less':
      return say('l', change.card, change.keyword);
    case 'blocker':
      return say('b', change.player, change.dp);
    case 'suspended':
      return say('s', change.card, change.suspended ? 1 : 0);
    case 'memory':
      return say('m', change.memory);
    case 'security':
      return say('y', change.player, change.n);
    case 'source more':
      return say('u', change.card);
    case 'source less':
      return say('v', change.card, change.source);
  }
}

/** The inverse; `null` for what no change is, and for numbers that no field lets one type. */
function unpacked(text: string): BoardChange | null {
  const values = text.split('~').map(decoded);
  const [letter, first = null, second = null, ...more] = values;
  const least = letter === 'm' || letter === 'u' ? 2 : 3;
  if (first === null || more.length > 0 || values.length !== least) return null;
  if (letter === 'm') {
    const memory = wholeIn(first, -10, 10);
    return memory === null ? null : { kind: 'memory', memory };
  }
  if (letter === 'u') return { kind: 'source more', card: first };
  if (second === null) return null;
  const dp = wholeIn(second, 0, 30_000);
  const player = first === 'P1' || first === 'P2' ? first : null;
  switch (letter) {
    case 'd':
      return dp === null ? null : { kind: 'DP', card: first, dp };
    case 'k':
      return { kind: 'keyword more', card: first, keyword: second };
    case 'l':
      return { kind: 'keyword less', card: first, keyword: second };
    case 'b':
      return dp === null || player === null ? null : { kind: 'blocker', player, dp };
    case 's':
      return second === '0' || second === '1'
        ? { kind: 'suspended', card: first, suspended: second === '1' }
        : null;
    case 'y': {
      const n = wholeIn(second, 0, 20);
      return n === null || player === null ? null : { kind: 'security', player, n };
    }
    case 'v':
      return { kind: 'source less', card: first, source: second };
    default:
      return null;
  }
}

const escaped = (mark: string): string => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`;

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

function wholeIn(text: string, least: number, most: number): number | null {
  const value = Number(text);
  return /^-?\d{1,5}$/.test(text) && value >= least && value <= most ? value : null;
}

/** Only letters that no forum takes for the end of an address. The text is plain ASCII. */
const toBase64 = (text: string): string =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

function fromBase64(text: string): string | null {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    return atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return null;
  }
}
