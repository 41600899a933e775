/** The scenario and the claims of a content file, with problems that name the file and the line. */
import type { ContentFile } from '../../base/content-file.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import type { Claim } from '../claim/claim.ts';
import { parseClaim } from '../claim/notation.ts';
import { readScenario } from './read.ts';
import type { Scenario } from './scenario.ts';

type InFile = Pick<ContentFile<unknown>, 'path' | 'lineOf'>;

/** Reads the board and the actions of a case or a ruling. */
export function scenarioIn(
  of: InFile & { readonly board: string; readonly actions: readonly string[] },
): Result<Scenario, readonly Problem[]> {
  const scenario = readScenario(of.board, of.actions);
  if (scenario.ok) return scenario;
  return err(
    scenario.problem.map((problem) => ({ ...problem, file: of.path, ...place(of, problem) })),
  );
}

/**
 * A problem of the board knows its line below `board:`, one of an action only which of them it is.
 */
function place({ lineOf }: InFile, { field, line }: Problem): { readonly line: number } {
  const action = /^actions\[(\d+)\]$/.exec(field ?? '')?.[1];
  if (action !== undefined) return { line: lineOf(['actions', Number(action)]) };
  return { line: lineOf(['board']) + (line ?? 0) };
}

/** Reads the claims of a case or a ruling. */
export function claimsIn(
  of: InFile & { readonly claims: readonly string[] },
): Result<readonly Claim[], readonly Problem[]> {
  const problems: Problem[] = [];
  const claims = of.claims.flatMap((text, i) => {
    const claim = parseClaim(text);
    if (claim.ok) return claim.value;
    const line = of.lineOf(['claims', i]);
    problems.push({ ...claim.problem, file: of.path, line, field: `claims[${i}]` });
    return [];
  });
  return problems.length > 0 ? err(problems) : ok(claims);
}
