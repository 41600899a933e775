// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest';
import { filesIn } from '../../../scripts/files.ts';
import { kitTable } from '../../scenario/change/kit.ts';
import { makeKit } from '../../scenario/change/kit-make.ts';
import { originalOfScenario } from '../../scenario/change/vary.ts';
import { verify } from '../../scenario/play/verify.ts';
import { generate, type Base, type GeneratedQuestion } from './generate.ts';
import { hingesOn } from '../check/hinge.ts';
import { readScenario } from '../../scenario/file/read.ts';
import { playedIn } from '../question.ts';
import { readQuestion } from '../read.ts';

const SEEDS = [1, 2, 3, 4];

const bases: readonly Base[] = filesIn('questions').map(({ name: path, text }) => {
  const read = readQuestion(path, text);
  if (!read.ok) throw new Error(`${path} cannot be read`);
  const { board, actions } = playedIn(read.value) ?? { board: '', actions: [] };
  const scenario = readScenario(board, actions);
  if (!scenario.ok) throw new Error(`${path} cannot be played`);
  const original = originalOfScenario(scenario.value);
  if (original === null) throw new Error(`${path} has no end`);
  const { id, title, cites } = read.value;
  return { id, title, cites, original };
});

const kit = makeKit();
const ask = (base: Base, seed: number): GeneratedQuestion | null =>
  generate(base, kitTable(base.original.scenario, kit), seed);

describe('questions made of every question of the quiz', () => {
  let made: readonly {
    readonly base: Base;
    readonly seed: number;
    readonly made: GeneratedQuestion;
  }[];
  beforeAll(() => {
    made = bases.flatMap((base) =>
      SEEDS.flatMap((seed) => {
        const one = ask(base, seed);
        return one === null ? [] : [{ base, seed, made: one }];
      }),
    );
  }, 300_000);
  const texts = (of: (one: (typeof made)[number]) => boolean): readonly string[] =>
    made.filter(of).map(({ base, made: { variant } }) => `${base.id}: ${variant.words}`);

  test('most boards make one', () => {
    expect(made.length / (bases.length * SEEDS.length)).toBeGreaterThan(0.85);
  });

  test('the engine has decided every answer: some are right, some are wrong', () => {
    const bad = texts(({ made: { marked, question } }) => {
      const rights = marked.claims.map((claim) => verify(marked.scenario, claim).right);
      const found = marked.findings.map(({ right }) => right);
      const all = rights.length === question.answers.length && rights.join() === found.join();
      return !all || !rights.includes(true) || !rights.includes(false);
    });
    expect(bad).toEqual([]);
  });

  test('on the board that it is made of, some answer is marked otherwise', () => {
    const bad = texts(({ base, made: { marked } }) =>
      marked.claims.every(
        (claim, i) =>
          verify(base.original.scenario, claim).right === (marked.findings[i]?.right ?? false),
      ),
    );
    expect(bad).toEqual([]);
  });

  test('one answer where one is right, several where several are', () => {
    const bad = texts(({ made: { marked, question } }) => {
      const rights = marked.findings.filter(({ right }) => right).length;
      return (question.kind === 'one') !== (rights === 1);
    });
    expect(bad).toEqual([]);
  });

  test('no two answers have the same words, and none is without', () => {
    const bad = texts(({ made: { question } }) => {
      const answers = question.answers.map(({ text }) => text);
      return new Set(answers).size !== answers.length || answers.some((text) => text.length < 5);
    });
    expect(bad).toEqual([]);
  });

  test('each names the rules that decide it', () => {
    expect(texts(({ made: { question } }) => question.cites.length === 0)).toEqual([]);
  });

  test('none hinges on what the texts leave open', () => {
    expect(texts(({ made: { marked } }) => hingesOn(marked).length > 0)).toEqual([]);
  });

  test('the same seed makes the same question', () => {
    const some = bases.filter((_, i) => i % 10 === 0);
    const before = (base: Base): unknown =>
      made.find((one) => one.base === base && one.seed === 3)?.made.question ?? null;
    expect(some.map((base) => ask(base, 3)?.question ?? null)).toEqual(some.map(before));
  });

  test('another seed makes another question of most boards', () => {
    const words = (base: Base): Set<string> =>
      new Set(made.filter((one) => one.base === base).map((one) => one.made.variant.words));
    const some = bases.filter((_, i) => i % 10 === 0);
    expect(some.filter((base) => words(base).size > 1).length).toBeGreaterThan(some.length / 2);
  });
});
