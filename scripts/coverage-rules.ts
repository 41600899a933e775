/**
 * Which rules the scenarios carry out:
 * `npm run coverage:rules -- [16-7] [--without] [--names] [--mend]`. A number narrows it down
 * to that rule and those below; `--without` prints only whether an ending changes when a rule is
 * switched off; `--names` adds the first scenarios; `--mend` takes entries out of the list of known
 * gaps that are none any more. Ends with exit code 1 when an executable clause lacks something that
 * content/rules/coverage-gaps.json does not list, or lists something that is no longer missing.
 */
import { excerpt } from '../src/ui/rule/pieces.ts';
import { isRuleNumber } from '../src/rules/number/number-list.ts';
import { isWithin } from '../src/rules/number/number.ts';
import { disagreementsOf, totalsOf, type MapRow } from '../src/scenario/coverage/coverage-map.ts';
import type { ScenarioName } from '../src/scenario/coverage/rule-coverage.ts';
import { readAsked, refuse } from './asked.ts';
import { mendGaps, requireCoverage } from './coverage.ts';
import { tableOf } from './table.ts';

const {
  values: { without: onlyWithout, names: withNames, mend },
  positionals: [prefix],
} = readAsked({
  usage: 'npm run coverage:rules -- [16-7] [--without] [--names] [--mend]',
  options: {
    without: { type: 'boolean', default: false },
    names: { type: 'boolean', default: false },
    mend: { type: 'boolean', default: false },
  },
  most: 1,
});
if (prefix !== undefined && !isRuleNumber(prefix))
  refuse(`${prefix} is no rule; expected a number such as 16-7`);

if (mend) console.log(`${mendGaps()}\n`);
const { coverage, rows } = requireCoverage();
const isClause = ({ kinds }: MapRow): boolean => kinds.length > 0;
const shown = rows
  .filter(({ rule }) => prefix === undefined || isWithin(rule.number, prefix))
  .filter((row) => !onlyWithout || isClause(row));

const table = [
  [
    'rule',
    'what it says',
    ...(onlyWithout ? [] : ['executed']),
    'without it',
    ...(withNames ? ['first scenarios'] : []),
  ],
  ...shown.map((row) => {
    const { rule, found } = row;
    return [
      rule.number,
      excerpt(rule.heading ?? rule.text ?? '', 56),
      ...(onlyWithout ? [] : [found.executed === 0 ? '-' : String(found.executed)]),
      withoutIt(row),
      ...(withNames ? [namesOf(onlyWithout ? found.decidedBy : found.by)] : []),
    ];
  }),
];
console.log(tableOf(table));

const totals = totalsOf(shown);
console.log(`
executed: scenarios in which some step names the rule; without it: scenarios whose endings change when it is switched off`);
console.log(
  `${coverage.scenarios} scenarios, ${coverage.endings} endings; ${totals.executed} of ${totals.rules} rules here executed`,
);
if (totals.executable > 0)
  console.log(
    `of ${totals.executable} executable clauses ${totals.executableExecuted} are executed, and ${totals.executableDecisive} change an ending`,
  );
if (coverage.incomplete.length > 0)
  console.error(`\nnot walked to the end: ${coverage.incomplete.join(', ')}`);

const wrong = disagreementsOf(shown);
const listed = shown.filter(({ gap }) => gap !== undefined).length;
console.log(`${listed} gaps are listed in content/rules/coverage-gaps.json`);
if (wrong.length > 0) {
  console.error(`\ncontent/rules/coverage-gaps.json is wrong:\n${wrong.join('\n')}`);
  process.exitCode = 1;
}

/** In how many scenarios an ending changes; what kind of clause it is where none could. */
function withoutIt({ kinds, found }: MapRow): string {
  if (found.decisive > 0) return `${found.decisive} change`;
  return kinds.includes('executable') || (kinds.length === 0 && found.asked)
    ? '-'
    : kinds.join(', ');
}

function namesOf(names: readonly ScenarioName[]): string {
  return names.map(({ source, name }) => (source === 'case' ? `case ${name}` : name)).join('; ');
}
