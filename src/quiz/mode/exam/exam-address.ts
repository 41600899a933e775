/** The address of an exam: everything that its paper is made of, and what is wrong with it. */
import { cleanSeed } from '../../../base/chance.ts';
import { clipped } from '../../../base/words.ts';
import {
  DEFAULT_EXAM,
  EXAM_LIMITS,
  EXAM_LEVELS,
  type ExamLevel,
  type ExamSpec,
  type Limits,
} from './paper.ts';

export interface ReadAddress {
  readonly spec: ExamSpec;
  /** What could not be taken as it stands, and what was taken instead; sentences. */
  readonly problems: readonly string[];
}

const PARTS = ['n', 'min', 'pass', 'mix', 'topics', 'seed'];

/** So much of what an address says is repeated to its reader. */
const SHOWN = 40;
const quoted = (text: string): string => `"${clipped(text, SHOWN)}"`;

/**
 * Reads `n=50&min=50&pass=90&mix=3-5-2&topics=piercing,blocker&seed=abc`. What is missing is the
 * default; what makes no sense is, too, and is said. A query that names no seed is said as well:
 * the paper is then another one each time. An empty query is no address of an exam and right.
 */
export function readAddress(query: string): ReadAddress {
  const params = new URLSearchParams(query);
  const problems: string[] = [];
  const number = (name: string, what: string, field: 'count' | 'minutes' | 'pass'): number => {
    const text = params.get(name);
    const usual = DEFAULT_EXAM[field];
    const value = text === null ? usual : wholeIn(text, EXAM_LIMITS[field]);
    if (value === null)
      problems.push(
        `${what}: ${expected(EXAM_LIMITS[field])}, not ${quoted(text ?? '')}. The exam has ${usual}.`,
      );
    return value ?? usual;
  };
  const spec = {
    count: number('n', 'Questions', 'count'),
    minutes: number('min', 'Minutes', 'minutes'),
    pass: number('pass', 'Pass mark', 'pass'),
    mixture: mixtureIn(params.get('mix'), problems),
    topics: topicsIn(params.get('topics'), problems),
    seed: seedIn(params.get('seed'), query, problems),
  };
  const names = [...params.keys()];
  for (const name of new Set(names)) {
    if (!PARTS.includes(name))
      problems.push(`${quoted(name)} isn't an exam setting, so it was ignored.`);
    else if (params.getAll(name).length > 1)
      problems.push(`${quoted(name)} is there more than once. The first one counts.`);
  }
  return { spec, problems: shortened(problems) };
}

/** The inverse of `readAddress`. */
export function makeExam({ count, minutes, pass, topics, mixture, seed }: ExamSpec): string {
  const mix = EXAM_LEVELS.map((level) => mixture[level]).join('-');
  return [
    `n=${count}`,
    `min=${minutes}`,
    `pass=${pass}`,
    `mix=${mix}`,
    ...(topics.length > 0 ? [`topics=${topics.join(',')}`] : []),
    ...(seed === '' ? [] : [`seed=${seed}`]),
  ].join('&');
}

/** Topics that the site does not have are left out; where none is left, all topics are asked. */
export function withTopicsOf(spec: ExamSpec, topics: ReadonlySet<string>): ReadAddress {
  const known = spec.topics.filter((topic) => topics.has(topic));
  const unknown = spec.topics.filter((topic) => !topics.has(topic));
  if (unknown.length === 0) return { spec, problems: [] };
  const instead = known.length === 0 ? 'All topics are asked.' : 'The other topics are asked.';
  const problems = unknown.map((topic) => `There is no topic ${quoted(topic)}. ${instead}`);
  return { spec: { ...spec, topics: known }, problems: shortened(problems) };
}

const expected = ([least, most]: Limits): string =>
  `expected a whole number from ${least} to ${most}`;

/** A whole number inside the limits; `null` for anything else. */
function wholeIn(text: string, [least, most]: Limits): number | null {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= least && value <= most ? value : null;
}

function mixtureIn(text: string | null, problems: string[]): ExamSpec['mixture'] {
  if (text === null) return DEFAULT_EXAM.mixture;
  const parts = text.split('-');
  const read = (i: number): number | null => wholeIn(parts[i] ?? '', EXAM_LIMITS.part);
  const part = (i: number, level: ExamLevel): number => read(i) ?? DEFAULT_EXAM.mixture[level];
  const whole = { 1: part(0, 1), 2: part(1, 2), 3: part(2, 3) };
  const isEmpty = EXAM_LEVELS.every((level) => whole[level] === 0);
  const mixture = isEmpty ? DEFAULT_EXAM.mixture : whole;
  if (
    isEmpty ||
    parts.length !== EXAM_LEVELS.length ||
    EXAM_LEVELS.some((_, i) => read(i) === null)
  )
    problems.push(
      `Mix of levels: expected three numbers from 0 to 100, as 3-5-2, not all 0, not ${quoted(text)}. The exam has ${EXAM_LEVELS.map((level) => mixture[level]).join('-')}.`,
    );
  return mixture;
}

function topicsIn(text: string | null, problems: string[]): readonly string[] {
  const names = text === null || text === '' ? [] : text.split(',');
  const isName = (topic: string): boolean => /^[a-z0-9-]+$/.test(topic);
  for (const name of names)
    if (!isName(name)) problems.push(`${quoted(name)} isn't a topic. It was left out.`);
  return [...new Set(names.filter(isName))];
}

function seedIn(text: string | null, query: string, problems: string[]): string {
  const seed = cleanSeed(text ?? '');
  if (query !== '' && seed === '')
    problems.push('The seed is missing. A new one was drawn, so others get a different exam.');
  else if (text !== null && seed !== text)
    problems.push(
      `Seed: expected small letters, digits and hyphens, 30 at most, not ${quoted(text)}. ${quoted(seed)} was taken.`,
    );
  return seed;
}

/** A hostile address has no end of problems: the first ones are said, the others counted. */
const MOST = 5;
const shortened = (problems: readonly string[]): readonly string[] =>
  problems.length <= MOST
    ? problems
    : [...problems.slice(0, MOST - 1), `And ${problems.length - MOST + 1} more.`];
