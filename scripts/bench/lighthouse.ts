/**
 * Lighthouse on one page of each kind, as a phone sees it, in the Chromium of the browser tests:
 * its four scores, how long scripts block the page, and how far it shifts. The best of some runs,
 * since a busy machine only takes away from a score.
 */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM_ARGS, prepareChromium } from '../chromium.ts';
import type { Figure } from './figure.ts';
import { freePort } from './free-port.ts';
import { serve } from './serve.ts';

const PAGES: readonly (readonly [kind: string, path: string])[] = [
  ['home', '/'],
  ['rule', '/rules/16-7-4/'],
  ['keyword', '/keywords/piercing/'],
  ['question', '/quiz/piercing/on-deletion/'],
  ['train', '/train/'],
  ['practice', '/quiz/practice/'],
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 2;

interface Seen {
  readonly scores: readonly number[];
  readonly blocking: number;
  readonly shift: number;
  /** Audits that cost points, as Lighthouse calls them. */
  readonly missed: readonly string[];
}

/** Figures of the site built in the folder `dist`; what costs points is said on the way. */
export async function measureLighthouse(dist: string): Promise<readonly Figure[]> {
  const executablePath = await prepareChromium(console.error);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, `--remote-debugging-port=${port}`],
  });
  const server = await serve(dist);
  const figures: Figure[] = [];
  try {
    for (const [kind, path] of PAGES) {
      const runs: Seen[] = [];
      for (let run = 0; run < RUNS; run++) runs.push(await look(`${server.url}${path}`, port));
      figures.push(...figuresOf(kind, runs));
      const missed = [...new Set(runs.flatMap((run) => run.missed))];
      if (missed.length > 0) console.error(`lighthouse, ${kind}: ${missed.join('; ')}`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return figures;
}

async function look(url: string, port: number): Promise<Seen> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
  });
  if (result === undefined) throw new Error(`Lighthouse found nothing on ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse on ${url}: ${runtimeError.message}`);
  const missed = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const { score = null, displayValue = '' } = audits[id] ?? {};
      return weight === 0 || score === null || score >= 0.995
        ? []
        : [`${id} ${displayValue}`.trim()];
    }),
  );
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    blocking: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    missed,
  };
}

function figuresOf(kind: string, runs: readonly Seen[]): readonly Figure[] {
  return [
    ...CATEGORIES.map((name, i): Figure => ({
      name: `lighthouse, ${kind}: ${name}`,
      value: Math.max(...runs.map(({ scores }) => scores[i] ?? 0)),
      unit: '',
      goal: { atLeast: 100 },
    })),
    {
      name: `lighthouse, ${kind}: total blocking time`,
      value: Math.min(...runs.map(({ blocking }) => blocking)),
      unit: 'ms',
      goal: { atMost: 50 },
    },
    {
      name: `lighthouse, ${kind}: layout shift`,
      value: Math.max(...runs.map(({ shift }) => shift)),
      unit: '',
      goal: { atMost: 0 },
    },
  ];
}
