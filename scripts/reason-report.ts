/** The table of `questions:check -- --reasons`: why wrong answers are wrong, for each kind. */
import type { Checked } from '../src/quiz/check/check.ts';
import {
  AIMED,
  countReasons,
  noReasons,
  percent,
  sunk,
  type ReasonCounts,
} from '../src/quiz/check/reason-table.ts';
import { reasonsIn } from '../src/quiz/check/reasons.ts';
import { tableOf } from './table.ts';

const HEADER = [
  ...['kind', 'wrong answers', 'with a reason', '%', 'cited rule or section', '%'],
  ...['by a rule', 'by a fact', 'by a choice', 'by a reading', 'by two', 'ms median', 'ms p95'],
];

/** Counts the reasons of questions one after the other. */
export class ReasonReport {
  readonly #kinds = new Map<string, ReasonCounts>();
  readonly #all = noReasons();
  /** Milliseconds for each answer. */
  readonly #times = new Map<string, number[]>();

  add({ question, ask, marked }: Checked): void {
    const start = performance.now();
    const found = reasonsIn(question.kind, question.cites, ask, marked?.scenario ?? null);
    if (found.length === 0) return;
    const each = (performance.now() - start) / found.length;
    const counts = this.#kinds.get(question.kind) ?? noReasons();
    countReasons(counts, question.cites, found);
    countReasons(this.#all, question.cites, found);
    this.#kinds.set(question.kind, counts);
    for (const kind of [question.kind, 'all'])
      this.#times.set(kind, [...(this.#times.get(kind) ?? []), ...found.map(() => each)]);
  }

  table(): string {
    const rows = [...this.#kinds, ['all', this.#all] as const].map(([kind, counts]) =>
      rowOf(kind, counts, this.#times.get(kind) ?? []),
    );
    const aims = `aimed at: ${AIMED.reason} % with a reason, ${AIMED.cited} % from a cited rule or its section`;
    return `${tableOf([HEADER, ...rows])}\n\n${aims}`;
  }

  /** What has become fewer, in words. */
  sunk(): readonly string[] {
    return sunk(this.#all);
  }
}

function rowOf(kind: string, counts: ReasonCounts, times: readonly number[]): readonly string[] {
  const { all, reason, cited, rule, fact, choice, reading, two } = counts;
  const at = (part: number): string => {
    const sorted = times.toSorted((a, b) => a - b);
    return (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(0);
  };
  return [
    ...[kind, String(all), String(reason), String(percent(reason, counts))],
    ...[String(cited), String(percent(cited, counts))],
    ...[rule, fact, choice, reading, two].map(String),
    ...[at(0.5), at(0.95)],
  ];
}
