/** A ```scenario block: a board, what is done on it, and what the engine has to find true of it. */
import { UnknownCard } from '../game/run/run.ts';
import { idleIn } from '../quiz/check/idle-actions.ts';
import { howOften } from '../quiz/mark/how-often.ts';
import { wrongName } from '../scenario/claim/wrong-name.ts';
import { caught } from '../base/caught.ts';
import { nearest } from '../base/nearest.ts';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import { parseClaim } from '../scenario/claim/notation.ts';
import type { Claim } from '../scenario/claim/claim.ts';
import { isTrue } from '../scenario/claim/holds.ts';
import { readAuthored } from '../scenario/file/read.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import { verifyAll, type Finding } from '../scenario/play/verify.ts';
import type { NumberedLine } from '../rules/source.ts';
import { problemAt, type Block } from './block.ts';
import type { ScenarioExample } from './guide.ts';

/** What may stand in front of a colon; all other lines are the board. */
const KEYS = ['caption', 'action', 'show', 'claims'] as const;

interface Parts {
  readonly captions: readonly NumberedLine[];
  readonly board: readonly NumberedLine[];
  readonly actions: readonly NumberedLine[];
  readonly shows: readonly NumberedLine[];
  readonly claims: readonly NumberedLine[];
}

/** Reads and resolves a block. Every problem names the line of the file. */
export function readScenarioBlock({ lines }: Block): Result<ScenarioExample, readonly Problem[]> {
  const parts = cut(lines);
  if (!parts.ok) return parts;
  const { captions, board, actions, shows, claims: claimLines } = parts.value;
  const top = (lines[0]?.line ?? 1) - 1;
  const [caption] = captions;
  const missing = (found: string, expected: string) => err([problemAt(top, found, expected)]);
  const again = [...captions.slice(1), ...shows.slice(1)];
  if (again.length > 0)
    return err(again.map(({ line }) => problemAt(line, 'a second such line', 'one in a block')));
  if (caption === undefined) return missing('a scenario without a caption', '"caption: ..."');
  if (claimLines.length === 0)
    return missing(
      'a scenario without claims',
      '"claims:" and below it lines such as "- Rex is deleted"',
    );

  const boardText = board.map(({ text }) => text).join('\n');
  const scenario = readAuthored(
    boardText,
    actions.map(({ text }) => text),
  );
  if (!scenario.ok) return err(scenario.problem.map((one) => inBlock(one, board, actions, top)));

  const claims: Claim[] = [];
  const problems: Problem[] = [];
  for (const line of [
    ...claimLines,
    ...shows.map((show) => ({ ...show, text: `sometimes ${show.text}` })),
  ]) {
    const claim = readClaim(line, scenario.value);
    if (claim.ok) claims.push(claim.value);
    else problems.push(claim.problem);
  }
  if (problems.length > 0) return err(problems);
  try {
    const findings = verifyAll(scenario.value, claims);
    const wrong = [
      ...[...claimLines, ...shows].flatMap((line, i) => refuted(line, findings[i])),
      ...idleIn(scenario.value).map((one) => inBlock(one, board, actions, top)),
    ];
    if (wrong.length > 0) return err(wrong);
    const show = claims[claimLines.length];
    const [first] = findings;
    const endings = first === undefined ? [] : [...first.holding, ...first.failing];
    const shown = endings.find(({ run }) => show === undefined || isTrue(run, show.fact));
    return ok({
      kind: 'scenario',
      caption: caption.text,
      board: boardText,
      scenario: scenario.value,
      marked: {
        scenario: scenario.value,
        claims: claims.slice(0, claimLines.length),
        findings: findings.slice(0, claimLines.length),
      },
      script: shown?.script ?? [],
    });
  } catch (reason) {
    if (reason instanceof UnknownCard)
      return missing(reason.message, 'the name of that card instead of a number');
    const played = { board: boardText, actions: actions.map(({ text }) => text) };
    const { found, expected } = caught(reason, played);
    return missing(found, expected);
  }
}

/** Sorts the lines of a block by what they are. */
function cut(lines: readonly NumberedLine[]): Result<Parts, readonly Problem[]> {
  const parts = { captions: [], board: [], actions: [], shows: [], claims: [] } as {
    [part in keyof Parts]: NumberedLine[];
  };
  const LISTS = { caption: parts.captions, action: parts.actions, show: parts.shows };
  let inClaims = false;
  for (const line of lines) {
    const [, key, rest = ''] = /^([a-z]+):\s*(.*)$/.exec(line.text) ?? [];
    const [, claim] = /^\s*-\s+(.*)$/.exec(line.text) ?? [];
    if (key === 'claims' && inClaims)
      return err([problemAt(line.line, 'a second "claims:"', 'one in a block')]);
    if (key === 'claims' && rest !== '')
      return err([problemAt(line.line, `"${rest}"`, 'each claim in a line below, after "- "')]);
    if (key === 'claims') inClaims = true;
    else if (key === 'caption' || key === 'action' || key === 'show')
      LISTS[key].push({ text: rest, line: line.line });
    else if (key !== undefined) {
      const meant = nearest(key, KEYS);
      const found = `there is no "${key}:"${meant === undefined ? '' : `; did you mean ${meant}:?`}`;
      return err([
        problemAt(line.line, found, `one of ${KEYS.join(', ')}, or a line of the board`),
      ]);
    } else if (inClaims && claim !== undefined) parts.claims.push({ text: claim, line: line.line });
    else if (line.text.trim() !== '') parts.board.push(line);
  }
  return ok(parts);
}

function readClaim({ text, line }: NumberedLine, { setup }: Scenario): Result<Claim> {
  const claim = parseClaim(text);
  if (!claim.ok) return err({ ...claim.problem, line });
  const wrong = wrongName(claim.value.fact, setup);
  return wrong === null ? claim : err(problemAt(line, wrong.found, wrong.expected));
}

function refuted({ text, line }: NumberedLine, finding: Finding | undefined): readonly Problem[] {
  if (finding === undefined || finding.right) return [];
  const found = `the engine finds "${text}" wrong: ${howOften(text, finding)}`;
  return [
    problemAt(
      line,
      found,
      'the article and the engine to agree: change the text, the claim or the board',
    ),
  ];
}

/** A problem of the board or of an action, with its line in the file. */
function inBlock(
  found: Problem,
  board: readonly NumberedLine[],
  actions: readonly NumberedLine[],
  top: number,
): Problem {
  const action = /^actions\[(\d+)\]$/.exec(found.field ?? '')?.[1];
  const line = action === undefined ? board[(found.line ?? 1) - 1] : actions[Number(action)];
  const { field: _, ...rest } = found;
  return { ...rest, line: line?.line ?? top };
}
