/** Rules what somebody gives, and tells it in lines of text. */
import { describeProblem, ok, type Problem, type Result } from '../base/result.ts';
import type { CardLookup } from '../card/file/card-lookup.ts';
import { makeBundle, type ProofBundle, type RuledBy } from '../proof/bundle.ts';
import { checkBundle, type CheckedBundle } from '../proof/check.ts';
import { saysHowOften } from '../proof/claims.ts';
import { readWhole } from '../proof/read.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import { EXIT, type ExitCode } from './codes.ts';
import { readInput, type CommandInput } from './input.ts';
import { checkedLines, claimLines, endingsLines, startLines, traceLines } from './tell-ruled.ts';

/** What is asked of a file beside what it says itself. */
export interface ResolveOptions {
  /** Actions after its own. */
  readonly actions: readonly string[];
  /** Numbers of the options to take, counted from 0. */
  readonly script: readonly number[];
  readonly claims: readonly string[];
  /** The bundle as JSON instead of lines. */
  readonly json: boolean;
}

export interface ToldRuling {
  readonly out: readonly string[];
  /** What is wrong, one line each. */
  readonly errors: readonly string[];
  readonly code: ExitCode;
}

/** `name`: how the file is called in what is said of it. Nothing is thrown. */
export function resolveText(
  name: string,
  text: string,
  options: ResolveOptions,
  lookup: CardLookup,
  by: RuledBy,
): ToldRuling {
  const read = readInput(name, text);
  if (!read.ok) return unread(read.problem);
  const input = read.value;
  const { situation, claims } = input;
  const whole = {
    ...situation,
    actions: [...situation.actions, ...options.actions],
    script: options.script.length > 0 ? options.script : situation.script,
  };
  const own = claims.map(({ claim }) => claim);
  const ruled = makeBundle(whole, [...own, ...options.claims], lookup, by);
  if (!ruled.ok) return unread(ruled.problem.map(input.place));
  const checked = checkedOf(input, lookup, by);
  if (!checked.ok) return unread(checked.problem.map(input.place));
  const code = codeOf(ruled.value, input, checked.value);
  if (options.json) return { out: [JSON.stringify(ruled.value, null, 2)], errors: [], code };
  const scenario = readWhole(whole, lookup);
  if (!scenario.ok) return unread(scenario.problem.map(input.place));
  const out = told(ruled.value, input, checked.value, scenario.value.scenario);
  return { out, errors: [], code };
}

const unread = (problems: readonly Problem[]): ToldRuling => ({
  ...{ out: [], errors: problems.map(describeProblem), code: EXIT.unread },
});

/** A bundle is checked as it was written, whatever else is asked of it. */
const checkedOf = (
  { bundle }: CommandInput,
  lookup: CardLookup,
  by: RuledBy,
): Result<CheckedBundle | null, readonly Problem[]> =>
  bundle === null ? ok(null) : checkBundle(bundle, lookup, by);

function codeOf(
  { claims, endings }: ProofBundle,
  input: CommandInput,
  checked: CheckedBundle | null,
): ExitCode {
  const isWrong = claims.some(({ claim, right, verdict }, i) => {
    const own = input.claims[i];
    if (verdict === 'undetermined') return false;
    if (own !== undefined) return own.expected !== right;
    return saysHowOften(claim) && !right;
  });
  if (isWrong || checked?.holds === false) return EXIT.differs;
  const isOpen =
    endings.stopped !== null || claims.some(({ verdict }) => verdict === 'undetermined');
  return isOpen ? EXIT.undecided : EXIT.holds;
}

function told(
  bundle: ProofBundle,
  input: CommandInput,
  checked: CheckedBundle | null,
  scenario: Scenario,
): readonly string[] {
  return [
    `${TITLES[input.kind]}${input.title}`,
    '',
    ...startLines(scenario),
    ...traceLines(scenario, bundle),
    ...endingsLines(scenario, bundle),
    ...claimLines(scenario, bundle, input.claims),
    ...(checked === null || input.bundle === null ? [] : checkedLines(input.bundle, checked)),
  ];
}

const TITLES: { readonly [kind in CommandInput['kind']]: string } = {
  bundle: 'Proof bundle: ',
  link: '',
  question: 'Question: ',
  ruling: 'Ruling: ',
  case: 'Case: ',
  scenario: 'Scenario: ',
  notation: 'Board: ',
};
