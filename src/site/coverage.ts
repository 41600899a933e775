/** Which rules the scenarios carry out, for pages, as it was found for this build. */
import { readClauses } from '../rules/read/clauses.ts';
import { readGaps } from '../scenario/coverage/gaps.ts';
import { mapRows, type MapRow } from '../scenario/coverage/coverage-map.ts';
import { openCoverage } from '../scenario/coverage/rule-coverage.ts';
import { corpus, file, required } from './corpus.ts';
import { resolved } from './resolved/resolved.ts';

const clauses = required(readClauses(file('clauses.json'), corpus.rules));
const gaps = required(readGaps(file('coverage-gaps.json'), clauses));

export const coverage = openCoverage(resolved().coverage);

/** The map, in rule order. */
export const rows: readonly MapRow[] = mapRows(corpus.rules, coverage, clauses, gaps);
