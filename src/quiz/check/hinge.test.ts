// @vitest-environment node
import { expect, test } from 'vitest';
import { pathsIn, textAt } from '../../../scripts/files.ts';
import { describeProblem } from '../../base/result.ts';
import { POLICY_IDS } from '../../rules/policy.ts';
import { parseClaim } from '../../scenario/claim/notation.ts';
import { readScenario } from '../../scenario/file/read.ts';
import { readRuling } from '../../scenario/file/ruling.ts';
import { verifyAll } from '../../scenario/play/verify.ts';
import type { Marked } from '../mark/grade.ts';
import { hingeProblems, hingesOn } from './hinge.ts';

const RULINGS = pathsIn('rulings');

function markedOf(board: string, actions: readonly string[], texts: readonly string[]): Marked {
  const scenario = readScenario(board, actions);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problem));
  const claims = texts.map((text) => {
    const claim = parseClaim(text);
    if (!claim.ok) throw new Error(describeProblem(claim.problem));
    return claim.value;
  });
  return { scenario: scenario.value, claims, findings: verifyAll(scenario.value, claims) };
}

const UP_TO = `card X: Digimon Lv.5 red 5000 DP
  [When Attacking] Delete up to 2 of your opponent's Digimon.
card B: Digimon Lv.4 red 3000 DP
card Blank: Option red
P1 battle: X
P2 battle: B
P2 security: Blank
`;
const attack = (claim: string): Marked => markedOf(UP_TO, ['X attacks the player'], [claim]);

test('an answer that the other reading turns hinges on the policy, another one does not', () => {
  expect(hingesOn(attack('B is deleted'))).toEqual(['AMB-19']);
  expect(hingesOn(attack('P1 makes 1 security checks'))).toEqual([]);
});

test('a question names the policies that it hinges on, and no others', () => {
  const said = (policies: readonly string[], claim: string): readonly string[] =>
    hingeProblems({ policies }, attack(claim)).map(describeProblem);
  expect(said(['AMB-19'], 'B is deleted')).toEqual([]);
  expect(said([], 'B is deleted')).toEqual([
    'policy: an answer changes with the other reading of AMB-19 (at 0); expected "policy: AMB-19" in the front matter, or a board where it makes no difference',
  ]);
  expect(said(['AMB-21'], 'P1 makes 1 security checks')).toEqual([
    'policy: no answer changes with the other reading of AMB-21 (at 0); expected only policies that an answer depends on: remove it, or change the board',
  ]);
});

test.each(RULINGS)('%s names the policy that it hinges on', (path) => {
  const ruling = readRuling(path, textAt(`rulings/${path}`));
  if (!ruling.ok) throw new Error(ruling.problem.map(describeProblem).join('\n'));
  const { board, actions, claims, policy } = ruling.value;
  const named = [policy ?? []].flat();
  for (const id of named) expect(POLICY_IDS).toContain(id);
  expect(hingesOn(markedOf(board, actions, claims))).toEqual(named);
});
