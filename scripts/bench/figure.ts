/** What a measure brings home. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 's' | 'bytes' | 'a second' | 'pages' | 'files' | '';
  /** The goal of the project, where it has one. */
  readonly goal?: Goal;
}

type Goal = { readonly atMost: number } | { readonly atLeast: number };

/** Measures something of this machine or of the site that was just built into the folder `dist`. */
export type Measure = (dist: string) => Promise<readonly Figure[]> | readonly Figure[];

export function isMet({ value, goal }: Figure): boolean {
  if (goal === undefined) return true;
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

/** The value below which this share of the samples lies: 0.5 is the median. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  const value = sorted[Math.max(0, at)];
  if (value === undefined) throw new Error('a quantile needs at least one sample');
  return value;
}

/** Milliseconds that each of the runs took. */
export function timeRuns(runs: number, job: () => void): readonly number[] {
  return Array.from({ length: runs }, () => {
    const start = performance.now();
    job();
    return performance.now() - start;
  });
}

/** The figures as a table for a terminal; what misses its goal says so. */
export function describeFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${inDigits(figure.value)} ${figure.unit}`.trim(),
    describeGoal(figure.goal),
    isMet(figure) ? '' : 'MISSED',
  ]);
  const width = (column: number): number =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const widths = [width(0), width(1), width(2)];
  return rows
    .map(([name = '', value = '', goal = '', missed = '']) =>
      [
        name.padEnd(widths[0] ?? 0),
        value.padStart(widths[1] ?? 0),
        goal.padEnd(widths[2] ?? 0),
        missed,
      ].join('  '),
    )
    .map((line) => line.trimEnd())
    .join('\n');
}

function describeGoal(goal: Goal | undefined): string {
  if (goal === undefined) return '';
  return 'atMost' in goal ? `(<= ${inDigits(goal.atMost)})` : `(>= ${inDigits(goal.atLeast)})`;
}

function inDigits(value: number): string {
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0;
  return value.toLocaleString('en', {
    maximumFractionDigits: Number.isInteger(value) ? 0 : digits,
  });
}
