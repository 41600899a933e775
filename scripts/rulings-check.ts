/**
 * Plays every ruling and prints a table: `npm run rulings:check [-- Q644 ...]`.
 * `--accept 16-7-4` notes that the rulings of a rule were read again after its words changed.
 * `--official FILE`: a list of the published questions, to find restatements that are too near to
 * their words. Ends with exit code 1 when something has to be mended.
 */
import { describeProblem } from '../src/base/result.ts';
import { findAlike } from '../src/quiz/author/alike.ts';
import type { CheckedRuling } from '../src/quiz/check/check-ruling.ts';
import { readOpenRulings } from '../src/scenario/file/ruling.ts';
import { readAccepted } from './accepted.ts';
import { readAsked, refuse, textOr } from './asked.ts';
import { textAt } from './files.ts';
import { MOST_SHARED, officialTexts, sharedWords } from './official-words.ts';
import { checkRulingAt, rulingCitations, rulingNumbers } from './rulings.ts';
import { tableOf } from './table.ts';

const { values, positionals } = readAsked({
  usage: 'npm run rulings:check -- [Q644 ...] [--accept 16-7-4] [--official FILE]',
  options: {
    accept: { type: 'string', multiple: true, default: [] },
    official: { type: 'string' },
  },
  most: Infinity,
});
const accepted = readAccepted(values.accept);
const wanted = new Set(positionals.map((one) => one.toUpperCase()));
const known = rulingNumbers();
const missing = [...wanted].filter((one) => !known.includes(one));
if (missing.length > 0)
  refuse(
    `there is no content/rulings/${missing.join('.md, ')}.md; expected numbers of rulings that are there, such as ${known[0] ?? 'Q1'}`,
  );
const numbers = known.filter((one) => wanted.size === 0 || wanted.has(one));
const official =
  values.official === undefined
    ? null
    : officialTexts(textOr(values.official, 'a list of the published questions'));

const HEADER = ['ruling', 'also', 'answer', 'endings', 'turns without', 'open points', 'words'];
const rows: string[][] = [];
/** What has to be mended before the rulings pass. */
const wrong: string[] = [];
const checkedAll: CheckedRuling[] = [];
let refused = 0;

for (const number of numbers) {
  const checked = checkRulingAt(number);
  if (!checked.ok) {
    for (const problem of checked.problem) console.error(describeProblem(problem));
    refused++;
    continue;
  }
  const { ruling, marked, decides } = checked.value;
  checkedAll.push(checked.value);
  const [finding] = marked.findings;
  const endings = finding === undefined ? 0 : finding.holding.length + finding.failing.length;
  const words = official === null ? 0 : sharedWords(ruling, official);
  if (words > MOST_SHARED)
    wrong.push(`${number}: ${words} words in a row are the publisher's; say it in your own`);
  if (decides.length === 0)
    wrong.push(`${number}: no rule decides it; change the board or what is asked`);
  rows.push([
    number,
    String(ruling.also?.length ?? 0),
    String(ruling.asks.answer),
    String(endings),
    decides.join(' ') || '-',
    [ruling.policy ?? []].flat().join(' ') || '-',
    official === null ? '-' : String(words),
  ]);
}

for (const group of findAlike(
  checkedAll.map(({ ruling: { ruling: id, board, actions, claims, asks } }) => ({
    ...{ id, board, actions, question: '' },
    answers: [...claims, asks.yes ?? asks.number ?? ''].map((claim) => ({ claim })),
  })),
))
  wrong.push(
    `${group.join(' and ')} are the same board with other names; make one the other's "also"`,
  );

const twice = checkedAll.flatMap(({ ruling }) => [ruling.ruling, ...(ruling.also ?? [])]);
for (const number of new Set(twice.filter((one, i) => twice.indexOf(one) !== i)))
  wrong.push(`${number} stands in two files; leave it in the one that fits better`);

const noted = rulingCitations.note(accepted);
for (const { number, found, questions } of rulingCitations.state().outdated)
  wrong.push(
    `${found}: read ${questions.join(', ')} again, then npm run rulings:check -- --accept ${number}`,
  );

console.log(tableOf([HEADER, ...rows]));

const open = readOpenRulings('open.json', textAt('rulings/open.json'));
if (!open.ok) for (const problem of open.problem) console.error(describeProblem(problem));
const listed = open.ok ? open.value.length : 0;
const turning = checkedAll.filter(({ ruling }) => ruling.policy !== undefined).length;
console.log(`
also: official rulings that say the same; turns without: rules that, switched off one at a time,
change the answer, the cited ones first; words: the longest run of words that the restatement has in
common with the published text (with --official FILE; at most ${MOST_SHARED})`);
if (noted.length > 0) console.log(`\nnoted in content/rulings/citations.json: ${noted.join(', ')}`);
if (wrong.length > 0) console.log(`\nto be mended:\n${wrong.join('\n')}`);
console.log(
  `\n${numbers.length} rulings: the engine agrees with ${checkedAll.length}, of these ${turning} turn on an open point; ${refused} wrong, ${listed} open, ${wrong.length} to be mended`,
);
if (refused + wrong.length > 0 || !open.ok || numbers.length === 0) process.exitCode = 1;
