/** Which rules the scenarios carry out, for pages: counted once, at build time. */
import { mapRows, type MapRow } from '../scenario/coverage/coverage-map.ts';
import { coverageOf } from '../scenario/coverage/coverage.ts';
import { library } from './content.ts';

const { corpus, clauses, gaps, scenarios } = library;

export const coverage = coverageOf(scenarios);

/** The map, in rule order. */
export const rows: readonly MapRow[] = mapRows(corpus.rules, coverage, clauses, gaps);
