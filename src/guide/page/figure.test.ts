// @vitest-environment node
/** A figure is played in the page as the build has checked it. */
import { expect, test } from 'vitest';
import { mark } from '../../quiz/mark/mark.ts';
import { solve } from '../../quiz/mark/grade.ts';
import type { ScenarioExample } from '../guide.ts';
import { makeFigure, parseFigure } from './figure.ts';

const board = `card Lancer: Digimon Lv.4 red 5000 DP
  [When Attacking] This Digimon gets +2000 DP and gains <Piercing> for the turn.
card Guard: Digimon Lv.4 blue 6000 DP
card Blank: Option red
turn P1
P1 battle: Lancer
P2 battle: Guard [suspended]
P2 security: Blank, Blank
`;
const actions = ['Lancer attacks Guard', 'P1 passes'];
const answers = [{ text: '', claim: 'Lancer has 5000 DP', expected: 'right' }] as const;

test('DP that is given for the turn, joined to a keyword, is gone at its end', () => {
  const marked = mark({ board, actions, answers });
  if (!marked.ok) throw new Error(JSON.stringify(marked.problem));
  const { scenario } = marked.value;
  const example: ScenarioExample = {
    kind: 'scenario',
    caption: '',
    board,
    scenario,
    marked: marked.value,
    script: [],
  };
  const { solvable } = parseFigure(makeFigure(example, {}));
  const rights = [marked.value, solve(solvable)].map(({ findings }) =>
    findings.map(({ right }) => right),
  );
  expect(rights).toEqual([[true], [true]]);
});
