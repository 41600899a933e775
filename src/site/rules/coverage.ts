/** Which rules the scenarios carry out, for pages, as it was found for this build. */
import { mapRows, type MapRow } from '../../scenario/coverage/coverage-map.ts';
import { openCoverage } from '../../scenario/coverage/rule-coverage.ts';
import { library } from '../content/content.ts';
import { resolved } from '../resolved/resolved.ts';

const { corpus, clauses, gaps } = library;

export const coverage = openCoverage(resolved().coverage);

/** The map, in rule order. */
export const rows: readonly MapRow[] = mapRows(corpus.rules, coverage, clauses, gaps);
