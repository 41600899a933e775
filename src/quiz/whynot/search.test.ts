// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { kitTable } from '../../scenario/change/kit.ts';
import { makeKit } from '../../scenario/change/kit-make.ts';
import { parseClaim } from '../../scenario/claim/notation.ts';
import { readScenario } from '../../scenario/file/read.ts';
import { verify } from '../../scenario/play/verify.ts';
import type { OneChange } from './change.ts';
import { sayReason } from './say.ts';
import { isCited, reasonFor, tried, type Reason, type WrongAnswer } from './search.ts';

const BOARD = `
card Rex: Digimon Lv.5 red 7000 DP
  <Piercing>
card Gate: Digimon Lv.4 blue 4000 DP
card Wall: Digimon Lv.4 blue 3000 DP
  <Blocker>
card Plain: Option red
turn P1
memory P1 2
P1 battle: Rex
P1 security: 3
P2 battle: Gate [suspended], Wall
P2 security: Plain, 2
`;

const KIT = makeKit();

/** A claim about Rex's attack on Gate, as an answer that is wrong. */
function wrong(claim: string, cites = ['16-7-4'], board = BOARD): WrongAnswer {
  const scenario = readScenario(board, ['Rex attacks Gate']);
  const read = parseClaim(claim);
  if (!scenario.ok || !read.ok) throw new Error('the board or the claim cannot be read');
  return {
    ...{ cites, scenario: scenario.value, answer: [0], table: kitTable(scenario.value, KIT) },
    standing: {
      isSo: (now, _, without) => verify(now, read.value, without).right,
      facts: () => [read.value.fact],
    },
  };
}

function find(answer: WrongAnswer, left = 50_000): Reason | null {
  const search = reasonFor(answer, { left });
  for (;;) {
    const { done, value } = search.next();
    if (done === true) return value;
  }
}

const words = (answer: WrongAnswer): string => {
  const reason = find(answer);
  if (reason === null) return 'none';
  return sayReason(reason, answer.scenario.board)
    .parts.map((part) => (typeof part === 'string' ? part : part.rule))
    .join('')
    .trim();
};

describe('the smallest change with which a wrong answer would be right', () => {
  test('a choice comes first', () => {
    expect(words(wrong('always Wall blocks'))).toBe('It would be right if P2 blocked with Wall');
    expect(words(wrong('never Wall blocks'))).toBe('It would be right if P2 did not block');
  });

  test('then what the board has, with the rule by which it goes another way', () => {
    const answer = wrong('never P1 checks 1 cards');
    const reason = find(answer);
    expect(words(answer)).toBe('It would be right if Rex did not have <Piercing>');
    expect(reason && isCited(answer.cites, reason)).toBe(true);
  });

  test('where no near rule decides, the first that was found is taken', () => {
    const answer = wrong('never P1 checks 1 cards', ['10-1']);
    expect(words(answer)).toBe('It would be right if Rex did not have <Piercing>');
    const reason = find(answer);
    expect(reason && isCited(answer.cites, reason)).toBe(false);
  });

  test('a change that says no more than the answer is none', () => {
    const kinds = (reason: Reason | null): readonly string[] =>
      (reason?.changes ?? []).map(({ kind }) => kind);
    const reason = find(wrong('always memory is 5 for P1'));
    expect(kinds(reason)).not.toContain('memory');
    expect(JSON.stringify(reason)).not.toContain('"memory"');
  });

  test('each is played: what does not make it right is no reason', () => {
    const answer = wrong('always Wall blocks');
    const less: OneChange = {
      kind: 'fact',
      fact: { kind: 'suspended', card: 'Wall', suspended: true },
    };
    expect(tried(answer, [less], { left: 1_000 })).toBeNull();
  });

  test('without any work left nothing is found', () => {
    expect(find(wrong('always Wall blocks'), 0)).toBeNull();
  });
});
