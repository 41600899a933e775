/** A ruled situation as lines of a terminal. */
import type { BundleStep, ProofBundle } from '../proof/bundle.ts';
import { boardLines } from '../proof/board-lines.ts';
import type { CheckedBundle } from '../proof/check.ts';
import { saysHowOften, type RuledClaim } from '../proof/claims.ts';
import { witnessOf } from '../proof/witness.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import { startOf } from '../ui/board/start.ts';

const indented = (lines: readonly string[]): readonly string[] => lines.map((line) => `  ${line}`);

const stepLines = (steps: readonly BundleStep[]): readonly string[] =>
  steps.map(({ text, rule }) => `  ${rule.padEnd(11)} ${text}`);

/** The board before anything happens. */
export const startLines = (scenario: Scenario): readonly string[] => [
  'The board',
  ...indented(boardLines(startOf(scenario))),
  ...scenario.actions.map((action) => `  - ${action}`),
  '',
];

/** The course of the choices that were given; nothing where none were. */
export function traceLines(scenario: Scenario, { situation }: ProofBundle): readonly string[] {
  const { script } = situation;
  if (script.length === 0) return [];
  const { choices, steps, outcome, board } = witnessOf(scenario, script);
  return [
    `The course of these choices: ${choices.join(', then ') || 'none to make'}`,
    ...stepLines(steps),
    ...(outcome === 'open' ? ['  A choice waits.'] : []),
    '  ->',
    ...indented(boardLines(board)),
    '',
  ];
}

/** Every outcome that is listed, step by step, with the board at its end. */
export function endingsLines(scenario: Scenario, { endings }: ProofBundle): readonly string[] {
  const { list, total, stopped } = endings;
  return [
    ...list.flatMap(({ script, label, steps, outcome }, i) => [
      `Outcome ${i + 1} of ${total}${label === '' ? '' : `: ${label}`}${ENDS[outcome] ?? ''}`,
      ...stepLines(steps),
      '  ->',
      ...indented(boardLines(witnessOf(scenario, script).board)),
      '',
    ]),
    ...(total > list.length
      ? [`The other ${total - list.length} outcomes are not listed.`, '']
      : []),
    ...(stopped === null ? [] : [stopped, '']),
  ];
}

/** How an outcome ends, where that is not the end of what was to be done. */
const ENDS: { readonly [outcome: string]: string } = {
  refused: ' (an action is refused)',
  'game over': ' (the game is over)',
  endless: ' (it has no end)',
  unfinished: ' (not played to its end)',
};

/** Each claim with its verdict and with courses that show it. */
export function claimLines(
  scenario: Scenario,
  { claims }: ProofBundle,
  own: readonly { readonly expected: boolean }[],
): readonly string[] {
  return claims.flatMap((ruled, i) => {
    const expected = own[i]?.expected;
    return [
      `${verdictWords(ruled, expected !== undefined)}: ${ruled.claim}${saidOtherwise(ruled, expected)}`,
      ...courseLines(scenario, 'true', ruled.so),
      ...(ruled.verdict === 'always' ? [] : courseLines(scenario, 'not true', ruled.not)),
    ];
  });
}

/** What only asks is told how often it is so; what says how often, whether that is right. */
const verdictWords = ({ claim, verdict, right }: RuledClaim, isSaid: boolean): string =>
  verdict === 'undetermined'
    ? 'not decided'
    : isSaid || saysHowOften(claim)
      ? `${right ? 'right' : 'wrong'} (${verdict} true)`
      : verdict;

const saidOtherwise = ({ right, verdict }: RuledClaim, expected: boolean | undefined): string =>
  expected === undefined || verdict === 'undetermined' || expected === right
    ? ''
    : ` - its author says that it is ${expected ? 'right' : 'wrong'}`;

function courseLines(
  scenario: Scenario,
  what: string,
  script: readonly number[] | null,
): readonly string[] {
  if (script === null) return [];
  const { choices } = witnessOf(scenario, script);
  if (choices.length === 0) return [];
  return [`    ${what}: ${choices.join(', then ')} (--choose ${script.join(',')})`];
}

/** Whether a bundle still holds, and where it differs. */
export function checkedLines(
  { edition, engine, version }: ProofBundle,
  { holds, differences, notes }: CheckedBundle,
): readonly string[] {
  return [
    '',
    `Ruled by edition ${edition.id} (${edition.fingerprint}) and engine ${engine}; form ${version}.`,
    ...notes,
    holds ? 'It still holds.' : 'It differs:',
    ...differences.flatMap(({ where, then, now }) => [
      `  ${where}`,
      `    then: ${then}`,
      `    now:  ${now}`,
    ]),
  ];
}
