// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { parseClaim } from '../../scenario/claim/notation.ts';
import { readScenario } from '../../scenario/file/read.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { verify } from '../../scenario/play/verify.ts';
import { choiceTree, type TreeNode } from './choice-tree.ts';
import { surveyOf } from './survey.ts';

const BOARD = `card Rex: Digimon Lv.5 red 6000 DP
  [When Attacking] You may delete 1 of your opponent's Digimon with 3000 DP or less.
card Gate: Digimon Lv.4 blue 4000 DP
  <Blocker>
card Cub: Digimon Lv.3 blue 2000 DP
card Plain: Option red cost 1
turn P1
memory P1 2
P1 battle: Rex
P2 battle: Gate, Cub
P2 security: Plain, Plain
`;
/** Whoever wants it goes on for ever (18-3). */
const ROUND = `card X: Digimon Lv.4 red 5000 DP
  [When Attacking] Suspend 1 of your other Digimon.
card Y: Digimon Lv.4 red 5000 DP
  [All Turns] When this Digimon becomes suspended, you may unsuspend this Digimon.
  [All Turns] When this Digimon becomes unsuspended, suspend this Digimon.
card Blank: Option red
P1 battle: X, Y
P2 security: Blank
`;

function scenarioOf(board: string, action: string): Scenario {
  const read = readScenario(board, [action]);
  if (!read.ok) throw new Error(read.problem.map(({ found }) => found).join());
  return read.value;
}

const nodesOf = (node: TreeNode): readonly TreeNode[] => [node, ...node.next.flatMap(nodesOf)];

describe('the tree of choices', () => {
  const scenario = scenarioOf(BOARD, 'Rex attacks the player');
  const survey = surveyOf(scenario);

  test('names who chooses what, and ends where the courses end', () => {
    const tree = choiceTree(scenario, survey, [], false);
    if (tree === null) throw new Error('no tree');
    expect(tree.at).toMatchObject({ kind: 'choice', n: 1, who: 'P1', width: 2 });
    expect(tree.next.map(({ option }) => option)).toEqual([
      expect.stringContaining('P1'),
      expect.stringContaining('P1'),
    ]);
    const nodes = nodesOf(tree);
    const ends = nodes.filter(({ at }) => at.kind === 'end');
    expect(ends).toHaveLength(survey.endings.length);
    expect(nodes.filter(({ at }) => at.kind === 'choice' && at.who === 'P2').length).toBe(2);
  });

  test('it is data that a page is sent, and little of it', () => {
    const tree = choiceTree(scenario, survey, [], false);
    expect(structuredClone(tree)).toEqual(tree);
    expect(Object.keys(tree ?? {})).toEqual(['script', 'option', 'at', 'next']);
  });

  test('behind a choice it is the same tree without the rest', () => {
    const whole = choiceTree(scenario, survey, [], false);
    const part = choiceTree(scenario, survey, [1], false);
    expect(part?.next.map(({ option }) => option)).toEqual(
      whole?.next[1]?.next.map(({ option }) => option),
    );
    expect(choiceTree(scenario, survey, [7], false)).toBeNull();
  });

  test('its leaves say whether a claim holds, as often as the engine says', () => {
    const claim = parseClaim('Gate is deleted');
    if (!claim.ok) throw new Error(claim.problem.found);
    const { fact } = claim.value;
    const tree = choiceTree(scenario, surveyOf(scenario, { fact }), [], true);
    const leaves = nodesOf(tree ?? { script: [], option: '', at: { kind: 'more' }, next: [] });
    const so = leaves.filter(({ at }) => at.kind === 'end' && at.isSo === true);
    const not = leaves.filter(({ at }) => at.kind === 'end' && at.isSo === false);
    const { holding, failing } = verify(scenario, { fact, frequency: 'always' });
    expect([so.length, not.length]).toEqual([holding.length, failing.length]);
    expect(so.length * not.length).toBeGreaterThan(0);
  });

  test('a loop is shown as one, with the choice that comes again', () => {
    const round = scenarioOf(ROUND, 'X attacks the player');
    const tree = choiceTree(round, surveyOf(round), [], false);
    const loops = tree?.next.filter(({ at }) => at.kind === 'loop') ?? [];
    expect(loops.map(({ at }) => at)).toEqual([{ kind: 'loop', n: 1 }]);
    expect(loops[0]?.option).toContain("Y's [All Turns]");
  });
});

test('a board that explodes is stopped, and what was found until then is there', () => {
  const scenario = scenarioOf(BOARD, 'Rex attacks the player');
  const { stopped, endings, complete } = surveyOf(scenario, { work: 20 });
  expect([stopped, complete]).toEqual(['work', false]);
  expect(endings.length).toBeGreaterThan(0);
});
