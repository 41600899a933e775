/** The scenario and the claims of a content file, with problems that name the file and the line. */
import type { ContentFile } from '../../base/content-file.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import type { CardLookup } from '../../card/file/card-lookup.ts';
import type { Claim } from '../claim/claim.ts';
import { parseClaim } from '../claim/notation.ts';
import { wrongName } from '../claim/wrong-name.ts';
import { readAuthored } from './read.ts';
import type { Scenario } from './scenario.ts';

type InFile = Pick<ContentFile<unknown>, 'path' | 'lineOf'>;

type BoardFile = InFile & { readonly board: string; readonly actions: readonly string[] };

/** Read before: the same file is checked, walked and shown. */
const READ = new WeakMap<BoardFile, Result<Scenario, readonly Problem[]>>();

/** Reads the board and the actions of a case, a ruling or a scenario of somebody's own. */
export function scenarioIn(
  of: BoardFile,
  lookup?: CardLookup,
): Result<Scenario, readonly Problem[]> {
  const known = lookup === undefined ? READ.get(of) : undefined;
  if (known !== undefined) return known;
  const read = readIn(of, lookup);
  if (lookup === undefined) READ.set(of, read);
  return read;
}

function readIn(of: BoardFile, lookup?: CardLookup): Result<Scenario, readonly Problem[]> {
  const scenario = readAuthored(of.board, of.actions, lookup);
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

/** Reads their claims; each name in them has to be one of the board. */
export function claimsIn(
  of: InFile & { readonly claims: readonly string[] },
  { setup }: Pick<Scenario, 'setup'>,
): Result<readonly Claim[], readonly Problem[]> {
  const problems: Problem[] = [];
  const claims = of.claims.flatMap((text, i) => {
    const claim = parseClaim(text);
    const wrong = claim.ok ? wrongName(claim.value.fact, setup) : claim.problem;
    if (wrong === null) return claim.ok ? claim.value : [];
    const { found, expected } = wrong;
    const line = of.lineOf(['claims', i]);
    const place = { start: 0, end: text.length, file: of.path, line, field: `claims[${i}]` };
    problems.push({ found, expected, ...place });
    return [];
  });
  return problems.length > 0 ? err(problems) : ok(claims);
}
