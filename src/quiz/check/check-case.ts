/**
 * One case of the rules: the engine must find its claims right, some of them wrong without the rule
 * it names, or refuse what is declared last by the rule that it says. The build and the tests both
 * use this.
 */
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import { begin, resolve } from '../../game/explore/resolve.ts';
import type { Case, RefusalCase } from '../../scenario/file/case.ts';
import { claimsIn, scenarioIn } from '../../scenario/file/in-file.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { verify, verifyAll } from '../../scenario/play/verify.ts';
import { howOften } from '../mark/how-often.ts';
import { knowing } from '../mark/mark.ts';
import { idleIn } from './idle-actions.ts';
import { unknownRulings } from './unknown-rulings.ts';

const AGREE = 'the case and the engine to agree: change what is expected, or the board';

/**
 * What is wrong with a case; nothing where it is as it says. `known`: numbers of official rulings,
 * where they are asked about.
 */
export function checkCase(
  one: Case | RefusalCase,
  known?: ReadonlySet<string>,
): readonly Problem[] {
  const checked = knowing(() => played(one));
  const strange = unknownRulings(one.rulings ?? [], known).map(({ index, found, expected }) =>
    one.problem(['rulings', index], found, expected),
  );
  if (checked.ok) return strange;
  return [
    ...strange,
    ...checked.problem.map((problem) =>
      problem.file === undefined
        ? one.problem(['board'], problem.found, problem.expected)
        : problem,
    ),
  ];
}

function played(one: Case | RefusalCase): Result<null, readonly Problem[]> {
  const scenario = scenarioIn(one);
  if (!scenario.ok) return scenario;
  const idle = idleIn(scenario.value).map(({ field = '', found, expected }) =>
    one.problem(['actions', Number(/\d+/.exec(field)?.[0])], found, expected),
  );
  const wrong =
    'refused' in one ? wrongRefusal(one, scenario.value) : wrongClaims(one, scenario.value);
  const problems = [...idle, ...wrong];
  return problems.length > 0 ? err(problems) : ok(null);
}

function wrongClaims(one: Case, scenario: Scenario): readonly Problem[] {
  const claims = claimsIn(one, scenario);
  if (!claims.ok) return claims.problem;
  const areRight = verifyAll(scenario, claims.value).every(({ right }) => right);
  const problems = claims.value.flatMap((claim, i) => {
    if (areRight) return [];
    // Alone: the endings that are told are those of this claim.
    const finding = verify(scenario, claim);
    if (finding.right) return [];
    const words = one.claims[i] ?? '';
    const found = `the engine finds "${words}" wrong: ${howOften(words, finding)}`;
    return [one.problem(['claims', i], found, AGREE)];
  });
  const { without } = one;
  if (without === undefined || problems.length > 0) return problems;
  const off = new Set([without]);
  if (verifyAll(scenario, claims.value, off).some(({ right }) => !right)) return [];
  const expected = 'a rule without which some claim is wrong, or another board';
  return [one.problem(['without'], `every claim is still right without ${without}`, expected)];
}

/** Everything before the last action is legal, and that one is refused by the rule. */
function wrongRefusal(one: RefusalCase, { setup, declarations }: Scenario): readonly Problem[] {
  const last = declarations.length - 1;
  const legal = resolve(begin(setup), declarations.slice(0, -1));
  if (legal !== 'done')
    return [
      one.problem(
        ['actions', last],
        `the last action is never reached: ${legal}`,
        'legal actions first',
      ),
    ];
  const run = begin(setup);
  const outcome = resolve(run, declarations);
  const by = run.state.refusal ?? 'no rule';
  if (outcome === 'refused' && by === one.refused) return [];
  const found = outcome === 'refused' ? `${by} refuses it` : 'the last action, which is legal';
  return [one.problem(['refused'], found, `${one.refused} to refuse it; ${AGREE}`)];
}
