// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { makeScenarioFile } from '../../scenario/file/scenario-file.ts';
import { readScenario } from '../../scenario/file/read.ts';
import { makeKit } from '../../scenario/change/kit-make.ts';
import { BLOCK_BOARD } from '../page/sample.ts';
import type { PackedBase } from '../whatif/load.ts';
import { answering } from './answering.ts';
import { findMade, whyMade } from './made.ts';
import { hashOf, nextSeed, packOf, seedIn } from './seed.ts';

const scenario = readScenario(BLOCK_BOARD, ['Rex attacks the player']);
if (!scenario.ok) throw new Error('the board is not read');
const pack: readonly PackedBase[] = JSON.parse(
  JSON.stringify([
    {
      id: 'blocker/suspended',
      title: 'A <suspended> Blocker',
      cites: ['12-1-4'],
      scenario: makeScenarioFile(scenario.value),
    },
  ]),
);
const find = (seed: number) => findMade(pack, makeKit(), seed);

describe('a generated question in a page', () => {
  test('a seed in the address', () => {
    expect(seedIn(hashOf(12))).toBe(12);
    expect(['', '#s', '#12', '#s1x', '#s1234567890'].map(seedIn)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(nextSeed(12)).toBe(13);
    expect(seedIn(hashOf(nextSeed(999_999_999)))).toBe(0);
  });

  test('every pack has its turn, and no other', () => {
    const asked = new Set(Array.from({ length: 100 }, (_, seed) => packOf(seed, 4)));
    expect([...asked].sort()).toEqual([1, 2, 3, 4]);
  });

  test('is the same for the same seed', () => {
    const [one, other] = [find(3), find(3)];
    expect(one?.made.question).toEqual(other?.made.question);
    expect(one?.made.question.answers.length).toBeGreaterThan(1);
  });

  test('says what it is made of, with the names as text', () => {
    const found = find(3);
    const html = found === null ? '' : whyMade(found);
    expect(html).toContain(
      '<a href="/quiz/blocker/suspended/">A &lt;suspended&gt; Blocker</a> with one thing changed',
    );
    expect(html).toMatch(/<a class="num" href="\/rules\/[\d-]+\/">/);
  });

  test('a board that needs more work than one may is left out', () => {
    const [one] = pack;
    if (one === undefined) throw new Error('no board');
    for (const most of [0, 1, 5]) expect(findMade(pack, makeKit(), 3, most)).toBeNull();
    expect(findMade(pack, makeKit(), 3, 3_000)?.made.question).toEqual(find(3)?.made.question);
  });

  test('the worker is asked in data alone, and answers so', () => {
    const answer = answering();
    expect(answer({ kind: 'mark', turn: 1, given: [0] })).toBeNull();
    const make = { kind: 'make', turn: 2, seed: 3, pack, keywords: makeKit() } as const;
    const made = answer(structuredClone(make));
    expect(structuredClone(made)).toEqual(made);
    expect(made).toMatchObject({
      kind: 'made',
      turn: 2,
      asked: { question: find(3)?.made.question },
    });
    const marked = answer({ kind: 'mark', turn: 3, given: [0] });
    expect(structuredClone(marked)).toEqual(marked);
    expect(marked).toMatchObject({
      kind: 'marked',
      turn: 3,
      marked: {
        feedback: { answers: expect.any(Array) },
        sure: expect.stringMatching(/^<p class="quiet">By the text of the rules/),
      },
    });
    expect(answer({ ...make, pack: [] })).toEqual({ kind: 'made', turn: 2, asked: null });
  });

  test('the worker says of wrong answers what they would need, where it is not said yet', () => {
    const seen = Array.from({ length: 30 }, (_, seed) => {
      const answer = answering();
      const made = answer({ kind: 'make', turn: 1, seed, pack, keywords: makeKit() });
      const reply = answer({ kind: 'why', turn: 2 });
      if (made?.kind !== 'made' || made.asked === null || reply?.kind !== 'found') return [];
      const { answers } = made.asked.question;
      const { findings } = find(seed)?.made.marked ?? { findings: [] };
      return reply.reasons.flatMap(([given]) =>
        given.map(([at = -1]) => ({ right: findings[at]?.right, why: answers[at]?.why })),
      );
    }).flat();
    expect(seen.length).toBeGreaterThan(0);
    for (const one of seen) expect(one).toEqual({ right: false, why: undefined });
  });

  test('an empty pack makes none', () => {
    expect(findMade([], makeKit(), 1)).toBeNull();
  });
});
