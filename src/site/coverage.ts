/// <reference types="astro/client" />
/** Which rules the scenarios carry out, for pages: counted once, at build time, which takes about half a second. */
import { allScenarios, type TextAt } from '../quiz/check/scenarios.ts';
import { orThrow } from '../base/result.ts';
import { readClauses } from '../rules/read/clauses.ts';
import { readGaps } from '../scenario/coverage/gaps.ts';
import { mapRows, type MapRow } from '../scenario/coverage/coverage-map.ts';
import { coverageOf } from '../scenario/coverage/coverage.ts';
import { corpus, file, required } from './corpus.ts';
import { questions } from './questions.ts';

const below = (texts: Readonly<Record<string, string>>): readonly TextAt[] =>
  Object.entries(texts).map(([path, text]) => ({ path: path.replace('./', ''), text }));

const rulings = below(
  import.meta.glob<string>('./*.md', {
    base: '../../content/rulings',
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const cases = below(
  import.meta.glob<string>('./*/*.md', {
    base: '../../content/cases',
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const clauses = required(readClauses(file('clauses.json'), corpus.rules));
const gaps = required(readGaps(file('coverage-gaps.json'), clauses));

export const coverage = coverageOf(orThrow(allScenarios({ questions, rulings, cases })));

/** The map, in rule order. */
export const rows: readonly MapRow[] = mapRows(corpus.rules, coverage, clauses, gaps);
