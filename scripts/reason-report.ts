/** The table of `questions:check -- --reasons`: why wrong answers are wrong, for each kind. */
import { hash } from '../src/base/chance.ts';
import type { Checked } from '../src/quiz/check/check.ts';
import {
  AIMED,
  countReasons,
  noReasons,
  percent,
  sunk,
  type ReasonCounts,
} from '../src/quiz/check/reason-table.ts';
import { whyNotIn } from '../src/quiz/check/reasons.ts';
import { tableOf } from './table.ts';

const HEADER = [
  ...['kind', 'wrong answers', 'would be right if', '%', 'by a cited rule or section', '%'],
  ...['with a reason', '%', 'the first by a cited rule or section', '%'],
  ...['by a rule', 'by a fact', 'by a choice', 'by a reading', 'by two', 'ms median', 'ms p95'],
];

/** One in so many questions is counted by itself, too. */
const ASIDE = 5;

/** Whether a question is one of those, by its name. */
const isAside = (id: string): boolean => hash(id) % ASIDE === 0;

/** Counts the reasons of questions one after the other. */
export class ReasonReport {
  readonly #counts = new Map<string, ReasonCounts>();
  /** Milliseconds for each answer. */
  readonly #times = new Map<string, number[]>();

  add({ question, ask, marked }: Checked): void {
    const { id, kind, cites } = question;
    const start = performance.now();
    const found = whyNotIn(kind, cites, ask, marked?.scenario ?? null);
    if (found.length === 0) return;
    const each = (performance.now() - start) / found.length;
    for (const row of [kind, isAside(id) ? 'a fifth' : 'the others', 'all']) {
      const counts = this.#counts.get(row) ?? noReasons();
      countReasons(counts, cites, found);
      this.#counts.set(row, counts);
      this.#times.set(row, [...(this.#times.get(row) ?? []), ...found.map(() => each)]);
    }
  }

  table(): string {
    const last = ['a fifth', 'the others', 'all'];
    const names = [...this.#counts.keys()].filter((name) => !last.includes(name));
    const rows = [...names, ...last].map((name) =>
      rowOf(name, this.#counts.get(name) ?? noReasons(), this.#times.get(name) ?? []),
    );
    const aims = `aimed at: ${AIMED.reason} % with a reason, ${AIMED.cited} % with a first one from a cited rule or its section. A reason: what
the answer would need to be right, the step at which it leaves every course, or what is offered in its place. A fifth: of the questions, by their names.`;
    return `${tableOf([HEADER, ...rows])}\n\n${aims}`;
  }

  /** What has become fewer, in words. */
  sunk(): readonly string[] {
    return sunk(this.#counts.get('all') ?? noReasons());
  }
}

function rowOf(kind: string, counts: ReasonCounts, times: readonly number[]): readonly string[] {
  const { all, would, wouldCited, reason, cited, rule, fact, choice, reading, two } = counts;
  const at = (part: number): string => {
    const sorted = times.toSorted((a, b) => a - b);
    return (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(0);
  };
  const shares = [would, wouldCited, reason, cited].flatMap((count) => [
    String(count),
    String(percent(count, counts)),
  ]);
  const sorts = [rule, fact, choice, reading, two].map(String);
  return [kind, String(all), ...shares, ...sorts, at(0.5), at(0.95)];
}
