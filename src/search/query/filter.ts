/**
 * Filters among what a person typed: `type:instant`, `chapter:16`, `level:2`, `cites:15-8-5`. What
 * is written here is text only; whether a value exists is for the index to say (filtering.ts).
 */
import { didYouMean } from '../../base/nearest.ts';

export const FILTER_NAMES = ['type', 'chapter', 'level', 'cites'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** One filter: `type:instant`. */
export interface QueryFilter {
  readonly name: FilterName;
  /** As it is compared: small letters, hyphens between words or digits; may be ''. */
  readonly value: string;
}

export interface ReadFilters {
  /** In the order typed, each once. */
  readonly filters: readonly QueryFilter[];
  /** The text without them. */
  readonly rest: string;
  /** A filter that does not exist with the one that it probably means, as `typ:` and `type:`. */
  readonly meant?: { readonly typed: string; readonly name: FilterName };
}

/**
 *     piercing type:instant cites: "15.8.5"
 *              ^^^^^^^^^^^^ ^^^^^^^^^^^^^^^^
 */
const WRITTEN = /(?<![\p{L}\p{N}<[])(\p{L}{3,9}):[ ]?(?:"([^"]*)"?|([^\s"]*))/giu;

/** Expects one form of hyphen and single spaces; never throws. */
export function readFilters(text: string): ReadFilters {
  const filters: QueryFilter[] = [];
  let meant: ReadFilters['meant'];
  const rest = text.replace(WRITTEN, (all: string, said: string, quoted, plain) => {
    const name = FILTER_NAMES.find((one) => one === said.toLowerCase());
    if (name === undefined) {
      const near = nearName(said);
      if (near !== undefined) meant ??= { typed: `${said}:`, name: near };
      return all;
    }
    const value = comparable(String(quoted ?? plain ?? ''));
    if (!filters.some((one) => one.name === name && one.value === value))
      filters.push({ name, value });
    return ' ';
  });
  const found = { filters, rest: rest.replace(/\s+/g, ' ').trim() };
  return meant === undefined ? found : { ...found, meant };
}

/** A filter as it is typed. */
export const writeFilter = ({ name, value }: QueryFilter): string => `${name}:${value}`;

const nearName = (said: string): FilterName | undefined =>
  FILTER_NAMES.find((name) => didYouMean(said, [name]) !== '');

/** `Trigger (Pending)` -> `trigger-pending`, `15.8.5` -> `15-8-5`. */
const comparable = (value: string): string =>
  value
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part)) : part))
    .join('-');
