/** The judge exam: what a paper is made of, and the paper that a seed gives. */
import { counted } from '../../../base/words.ts';
import type { Level } from '../../common/fields.ts';
import type { Entry } from '../../list/entry.ts';
import { hash, shuffledByName } from '../../../base/chance.ts';

/** Level 0 teaches the game, so no exam asks it. */
export type ExamLevel = Exclude<Level, 0>;

export const EXAM_LEVELS = [1, 2, 3] as const satisfies readonly ExamLevel[];

export interface ExamSpec {
  readonly count: number;
  readonly minutes: number;
  /** Per cent of right answers that pass. */
  readonly pass: number;
  /** Empty: all topics. */
  readonly topics: readonly string[];
  /** Parts of each level, as 3 : 5 : 2. */
  readonly mixture: { readonly [level in ExamLevel]: number };
  readonly seed: string;
}

export const DEFAULT_EXAM: ExamSpec = {
  count: 50,
  minutes: 50,
  pass: 90,
  topics: [],
  mixture: { 1: 3, 2: 5, 3: 2 },
  seed: '',
};

export type Limits = readonly [least: number, most: number];

export const EXAM_LIMITS = {
  count: [1, 200],
  minutes: [1, 300],
  pass: [1, 100],
  part: [0, 100],
} as const;

export interface Paper {
  readonly ids: readonly string[];
  /** How many of each level there are. */
  readonly levels: { readonly [level in ExamLevel]: number };
  /** What of the wish could not be fulfilled, in sentences. */
  readonly short: readonly string[];
  /** Two people with the same code have the same paper. */
  readonly code: string;
}

/** The paper of a seed: levels in the parts asked for, topics as evenly as they allow. */
export function paperOf(entries: readonly Entry[], spec: ExamSpec): Paper {
  const { count, topics, seed } = spec;
  const open = entries.filter(({ topic }) => topics.length === 0 || topics.includes(topic));
  const byLevel = (level: ExamLevel): Entry[] => open.filter((entry) => entry.level === level);
  const wished = quotas(count, spec.mixture);
  const drawn: Entry[] = [];
  for (const level of EXAM_LEVELS) drawn.push(...draw(byLevel(level), wished[level], drawn, seed));
  const isAsked = ({ level }: Entry): boolean => level !== 0 && spec.mixture[level] > 0;
  const rest = open.filter((entry) => isAsked(entry) && !drawn.includes(entry));
  drawn.push(...draw(rest, count - drawn.length, drawn, seed));
  const short: string[] = [];
  for (const level of EXAM_LEVELS) {
    const there = byLevel(level).length;
    if (there < wished[level])
      short.push(
        `You asked for ${counted(wished[level], 'question')} of level ${level}, but there ${there === 0 ? 'are none' : there === 1 ? 'is only 1' : `are only ${there}`}.`,
      );
  }
  if (drawn.length < count)
    short.push(`So the exam has ${counted(drawn.length, 'question')}, not ${count}.`);
  const ids = shuffledByName(drawn, `exam/${seed}`, ({ id }) => id).map(({ id }) => id);
  const levelCount = (level: ExamLevel): number =>
    drawn.filter((one) => one.level === level).length;
  return {
    ids,
    levels: { 1: levelCount(1), 2: levelCount(2), 3: levelCount(3) },
    short,
    code: hash(ids.join(' ')).toString(36).padStart(7, '0'),
  };
}

/**
 * Whole numbers in the parts asked for that make up the sum; the largest remainders get what is
 * left.
 */
function quotas(count: number, mixture: ExamSpec['mixture']): Record<ExamLevel, number> {
  const all = EXAM_LEVELS.reduce((sum, level) => sum + mixture[level], 0);
  const exact = (level: ExamLevel): number => (count * mixture[level]) / all;
  const whole: Record<ExamLevel, number> = {
    1: Math.floor(exact(1)),
    2: Math.floor(exact(2)),
    3: Math.floor(exact(3)),
  };
  const byRemainder = [...EXAM_LEVELS].sort((a, b) => (exact(b) % 1) - (exact(a) % 1));
  for (let i = 0; whole[1] + whole[2] + whole[3] < count; i++) {
    const level = byRemainder[i % EXAM_LEVELS.length];
    if (level !== undefined) whole[level]++;
  }
  return whole;
}

/** Draws `count` of these, each time of the topic that the paper has least of. */
function draw(
  from: readonly Entry[],
  count: number,
  before: readonly Entry[],
  seed: string,
): readonly Entry[] {
  const left = shuffledByName(from, `draw/${seed}`, ({ id }) => id);
  const used = new Map<string, number>();
  for (const { topic } of before) used.set(topic, (used.get(topic) ?? 0) + 1);
  const drawn: Entry[] = [];
  while (drawn.length < count && left.length > 0) {
    const least = Math.min(...left.map(({ topic }) => used.get(topic) ?? 0));
    const at = left.findIndex(({ topic }) => (used.get(topic) ?? 0) === least);
    const [entry] = left.splice(at, 1);
    if (entry === undefined) break;
    used.set(entry.topic, (used.get(entry.topic) ?? 0) + 1);
    drawn.push(entry);
  }
  return drawn;
}
