/**
 * Reads content/rules and prints what is there, or every problem, one a line:
 * `node scripts/corpus-check.ts`.
 */
import { depthOf, isWithin } from '../src/rules/number/number.ts';
import { describeProblems, readCorpus } from '../src/rules/read/read.ts';
import { corpusFiles } from './corpus-files.ts';

const started = performance.now();
const result = readCorpus(corpusFiles());
if (!result.ok) {
  console.error(describeProblems(result.problem));
  console.error(`content/rules is refused: ${result.problem.length} problems`);
  process.exit(1);
}
const { edition, rules, keywords, history } = result.value;
const included = rules.filter((rule) => rule.included);
for (const chapter of included.filter(({ parent }) => parent === null)) {
  const below = included.filter(
    ({ number }) => isWithin(number, chapter.number) && number !== chapter.number,
  );
  const at = (depth: number) => below.filter(({ number }) => depthOf(number) === depth).length;
  console.log(
    `chapter ${chapter.number}: ${below.length} rules (${at(2)} headings, ${at(3)} clauses, ${at(4)} sub-clauses)`,
  );
}
console.log(`outline: ${rules.length - included.length} rules`);
console.log(`keywords: ${keywords.length}`);
console.log(`citations: ${rules.flatMap(({ citations }) => citations).length}`);
console.log(`repairs: ${rules.flatMap(({ repairs }) => repairs).length}`);
console.log(`history entries: ${history.length}`);
console.log(`edition ${edition.id}, read in ${Math.round(performance.now() - started)} ms`);
