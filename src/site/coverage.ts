/// <reference types="astro/client" />
/** Which rules the scenarios carry out, for pages: counted once, at build time, which takes about half a second. */
import { allScenarios } from '../quiz/check/scenarios.ts';
import { readClauses } from '../rules/read/clauses.ts';
import { readGaps } from '../scenario/coverage/gaps.ts';
import { mapRows, type MapRow } from '../scenario/coverage/coverage-map.ts';
import { coverageOf } from '../scenario/coverage/coverage.ts';
import { corpus, file, required } from './corpus.ts';
import { questions } from './questions.ts';

const raw = import.meta.glob<string>('../../content/rulings/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const rulings = Object.entries(raw).map(([path, text]) => {
  return { path: path.slice(path.lastIndexOf('/') + 1), text };
});

const clauses = required(readClauses(file('clauses.json'), corpus.rules));
const gaps = required(readGaps(file('coverage-gaps.json'), clauses));

export const coverage = coverageOf(required(allScenarios({ questions, rulings })));

/** The map, in rule order. */
export const rows: readonly MapRow[] = mapRows(corpus.rules, coverage, clauses, gaps);
