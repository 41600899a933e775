/** The second of two targets, bare, so that the first says whose it is and how many. */
import type { Cursor, Got } from '../../phrase/hole.ts';
import type { Target } from '../../tree/tree.ts';
import { described } from './described.ts';

/**
 * "1 of your opponent's Tamers or level 4 Digimon": bare, so that whose and how many is said by the
 * first. By itself it would be anybody's, and all of them.
 */
export const isBare = (last: Target, first: Target): boolean =>
  (first.kind === 'choose' || first.kind === 'all') &&
  (first.side !== 'either' || (first.kind === 'choose' && first.n !== 1)) &&
  last.kind === 'any' &&
  last.side === 'either' &&
  last.said === 'named' &&
  last.form === undefined;

/** 1 or more that a player chooses. */
export type Chosen = Extract<Target, { kind: 'choose' }>;

/** "1 of your [Rex] or Digimon with the [Beast] trait": of the same side as the first. */
export function trailing(
  cursor: Cursor,
  at: number,
  kind: 'both' | 'either',
  first: Target,
): Got<Target> | undefined {
  if (kind === 'both') return securityDigimon(cursor, at, first) ?? alsoAll(cursor, at, first);
  if (first.kind !== 'choose' || first.side === 'either' || first.n !== 1) return undefined;
  const got = described.read(cursor, at);
  if (got === undefined || got.value.filters.length === 0 || got.form !== undefined)
    return undefined;
  const span = { start: at, end: got.end };
  const value: Chosen = { ...first, ...got.value, form: TRAILING, span };
  return { value, end: got.end };
}

/** "all of your opponent's Digimon and Security Digimon" */
function securityDigimon(cursor: Cursor, at: number, first: Target): Got<Target> | undefined {
  const noun = 'Security Digimon';
  if (first.kind !== 'all' || first.filters.length > 0 || !cursor.text.startsWith(noun, at))
    return undefined;
  const end = at + noun.length;
  return { value: { ...first, noun, form: TRAILING, span: { start: at, end } }, end };
}

/** "all of your Tokens and [Beast] trait Digimon": of both kinds all that this player has. */
function alsoAll(cursor: Cursor, at: number, first: Target): Got<Target> | undefined {
  if (first.kind !== 'all' || first.side === 'either' || first.other) return undefined;
  const got = described.read(cursor, at);
  if (got === undefined || got.form !== undefined || !isOfField(got.value)) return undefined;
  const span = { start: at, end: got.end };
  return { value: { ...first, ...got.value, form: TRAILING, span }, end: got.end };
}

/** A bare "Digimon" behind "and" could be anybody's. */
const isOfField = ({ noun, filters }: Pick<Chosen, 'noun' | 'filters'>): boolean =>
  filters.length > 0 && (noun === '' || /^(?:Digimon|Tamers|Tokens)$/.test(noun));

/** The form of a target whose number and side the one in front of it says. */
export const TRAILING = 'trailing';
