/**
 * What the rows of the coverage of effect texts are called. A row is a place in the tree of an
 * effect, such as "target, side: your"; a player reads "Target: "your"".
 */
import { ANY_KIND, FIELDS, GROUPS, KINDS, LEADS, ONE, VALUES } from './row-words.ts';

/** A group, a kind in it, a field of it, and its value. */
const ROW = /^([^:,]+)(?:: ((?:"[^"]*"|[^,])*))?(?:, (\w+)(?:: (.*))?)?$/;

/** The heading for the rows of a group: "Trigger conditions". */
export const groupName = (group: string): string => GROUPS[group] ?? sentence(group);

/** The group that a row belongs to, by its first words. */
export const groupOf = (row: string): string => /^[^:,]+/.exec(row)?.[0] ?? row;

/** A row as a player would say it: "Reveal from the top of a deck: the number". */
export function rowName(row: string): string {
  const [, group = row, kind, field, value] = ROW.exec(row) ?? [];
  const named = kind === undefined ? (ONE[group] ?? sentence(group)) : kindName(group, kind);
  if (field === undefined) return named;
  if (value === undefined) return `${named}: ${FIELDS[field] ?? inWords(field)}`;
  const lead = kind === 'immune' || value === '' ? '' : (LEADS[field] ?? '');
  return `${named}: ${lead}${VALUES[value] ?? `"${value}"`}`;
}

function kindName(group: string, kind: string): string {
  const known = KINDS[`${group}: ${kind}`] ?? ANY_KIND[kind];
  const words =
    known ?? (kind === '""' ? 'What the sentence is about' : quoted(group, inWords(kind)));
  return group === 'trigger condition' ? `When ${words}` : sentence(words);
}

/** Timings stand in brackets, what is printed as it stands in quotation marks. */
function quoted(group: string, kind: string): string {
  if (group === 'timing' || group === 'area tag') return `[${kind}]`;
  if (['duration', 'moment', 'condition', 'trigger'].includes(group)) return `"${kind}"`;
  return kind.replace(/^"(.*)"$/, '"$1"');
}

/** "fromLevel" to "from level" */
const inWords = (name: string): string =>
  name.replace(/([a-z])([A-Z])(?=[a-z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
