// @vitest-environment node
/**
 * Every question file is a test: what its author expects, what the engine finds, and what would
 * give the answer away.
 */
import { describe, expect, test } from 'vitest';
import { pathsIn, textAt } from '../../../scripts/files.ts';
import { KEYWORD_RULES } from '../../effect/keyword/keywords.ts';
import { describeProblem } from '../../base/result.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import { POLICY_IDS } from '../../rules/policy.ts';
import type { Answer, Marked } from '../mark/grade.ts';
import { hingeProblems } from './hinge.ts';
import { KINDS } from '../kind/index.ts';
import { markQuestion, type MarkedQuestion } from './mark-question.ts';
import { inspect, type Inspection } from './deciding-rules.ts';
import { readScenario } from '../../scenario/file/read.ts';
import {
  makeScenarioFile,
  parseScenarioFile,
  type ScenarioFile,
} from '../../scenario/file/scenario-file.ts';
import { playedIn, type Question } from '../question.ts';
import { readQuestion } from '../read.ts';

const files = pathsIn('questions');

/** Found once for all tests of this file, each of which looks at another side of it. */
function once<Of, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const found = new Map<Of, Found>();
  return (of) => {
    const known = found.get(of) ?? find(of);
    found.set(of, known);
    return known;
  };
}

const questionOf = once((path: string): Question => {
  const read = readQuestion(path, textAt(`questions/${path}`));
  if (!read.ok) throw new Error(read.problem.map(describeProblem).join('\n'));
  return read.value;
});

const markedQuestion = once((question: Question): MarkedQuestion => {
  const found = markQuestion(question);
  if (!found.ok) throw new Error(found.problem.map(describeProblem).join('\n'));
  return found.value;
});

/** What the engine finds of the endings; `null` where no board is needed. */
const markedOf = (question: Question): Marked | null => markedQuestion(question).marked;

/** `null` where no board is needed. */
const inspected = once((question: Question): Inspection | null => {
  const marked = markedOf(question);
  return marked && inspect(question, marked);
});

/** The answers of a question; none where the answers are no claims. */
const answersIn = (question: Question): readonly Answer[] =>
  'answers' in question ? question.answers : [];

/** Rule numbers in a text: at least three parts, or two of chapters 16 and 18. */
const NUMBERS = /\b\d{1,2}(?:-\d{1,2}){2,}\b|\b1[68]-\d{1,2}\b/g;
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

describe.each(files)('%s', (path) => {
  const question = questionOf(path);

  test('engine and author agree on every answer', () => {
    expect(markedQuestion(question).differing).toEqual([]);
  });

  test('its board as data for a page is the same again', () => {
    const played = playedIn(question);
    if (played === null) return;
    const scenario = readScenario(played.board, played.actions);
    if (!scenario.ok) throw new Error(scenario.problem.map(describeProblem).join('\n'));
    const file: ScenarioFile = JSON.parse(JSON.stringify(makeScenarioFile(scenario.value)));
    expect(parseScenarioFile(file)).toStrictEqual(scenario.value);
  });

  test('it names the open points of the rules that it hinges on', () => {
    const marked = markedOf(question);
    expect(marked === null ? [] : hingeProblems(question, marked)).toEqual([]);
    for (const id of question.policies) expect(POLICY_IDS).toContain(id);
  });

  test('the rules it cites exist, and some resolution comes to one of them', () => {
    expect(question.cites.filter((rule) => !isRuleNumber(rule))).toEqual([]);
    const found = inspected(question);
    if (found === null) return;
    const { citedAndExecuted, decisive } = found;
    // What cannot be done, or is not declared yet, has no step; then it has to hang on a cited
    // rule.
    expect([...citedAndExecuted, ...decisive]).not.toEqual([]);
  });

  test('wrong answers say which misunderstanding they are', () => {
    if (!('answers' in question)) {
      for (const why of whysOf(question)) expect(wordsIn(why), why).toBeGreaterThan(4);
      expect(whysOf(question).length).toBeGreaterThan(question.kind === 'order' ? -1 : 0);
      return;
    }
    const [right, wrong] = [true, false].map((expected) =>
      question.answers.filter((answer) => (answer.expected === 'right') === expected),
    );
    expect(right?.length).toBeGreaterThan(0);
    expect(wrong?.length).toBeGreaterThan(0);
    for (const answer of wrong ?? [])
      expect(wordsIn(answer.why ?? ''), answer.text).toBeGreaterThan(4);
    for (const answer of right ?? []) expect(answer.why, answer.text).toBeUndefined();
    expect(new Set(question.answers.map((answer) => answer.text)).size).toBe(
      question.answers.length,
    );
    expect(new Set(question.answers.map((answer) => answer.claim)).size).toBe(
      question.answers.length,
    );
  });

  test('the explanation is short, and names the main rule and no rule that is none', () => {
    const words = wordsIn(question.explanation);
    expect(words).toBeGreaterThanOrEqual(40);
    expect(words).toBeLessThanOrEqual(130);
    const named = question.explanation.match(NUMBERS) ?? [];
    expect(named.filter((number) => !isRuleNumber(number))).toEqual([]);
    expect(named, 'the main rule').toContain(question.cites[0]);
  });

  test('its keywords are keyword effects that the engine knows', () => {
    const slugs = KEYWORD_RULES.map((rule) => rule.slug);
    for (const keyword of question.keywords) expect(slugs).toContain(keyword);
  });
});

/** The misunderstandings that a question of another kind names. */
function whysOf(question: Question): readonly string[] {
  const text = JSON.stringify(question);
  return [...text.matchAll(/"(?:why|must|may|cannot)":("(?:[^"\\\\]|\\\\.)*")/g)].map(
    ([, words = '""']) => String(JSON.parse(words)),
  );
}

describe('all questions together', () => {
  const questions = files.map(questionOf);
  const single = questions.filter((question) => question.kind === 'one');
  const share = (count: number, of: number): number => count / of;
  const rightOf = (question: Question): number =>
    answersIn(question).findIndex((answer) => answer.expected === 'right');

  test('every topic and every keyword that is asked about has at least two', () => {
    const topics = Map.groupBy(questions, (question) => question.topic);
    for (const [topic, those] of topics) expect(those.length, topic).toBeGreaterThanOrEqual(2);
    const asked = KEYWORD_RULES.filter(({ slug }) =>
      questions.some(({ keywords }) => keywords.includes(slug)),
    );
    expect(asked.length).toBeGreaterThanOrEqual(11);
    for (const { slug } of asked) {
      const about = questions.filter((question) => question.keywords.includes(slug));
      expect(about.length, slug).toBeGreaterThanOrEqual(2);
    }
  });

  test('every kind has at least four, and taking effects apart fifteen', () => {
    for (const kind of KINDS) {
      const count = questions.filter((question) => question.kind === kind).length;
      expect(count, kind).toBeGreaterThanOrEqual(
        kind === 'reading' ? 15 : kind === 'several' ? 0 : 4,
      );
    }
  });

  test('the levels are mixed', () => {
    for (const [level, least] of [
      [1, 0.25],
      [2, 0.3],
      [3, 0.3],
    ] as const) {
      const count = questions.filter((question) => question.level === level).length;
      expect(share(count, questions.length), `level ${level}`).toBeGreaterThanOrEqual(least);
    }
  });

  test('the right answer stands at every place about as often', () => {
    for (const size of [3, 4]) {
      const those = single.filter((question) => answersIn(question).length === size);
      for (let place = 0; place < size; place++) {
        const there = those.filter((question) => rightOf(question) === place).length;
        const part = share(there, those.length) * size;
        expect(part, `place ${place + 1} of ${size}`).toBeGreaterThan(0.6);
        expect(part, `place ${place + 1} of ${size}`).toBeLessThan(1.4);
      }
    }
  });

  test('the right answer is the longest, or the shortest, neither too often nor too seldom', () => {
    const lengths = single.map((question) => ({
      right: answersIn(question)[rightOf(question)]?.text.length ?? 0,
      others: answersIn(question)
        .filter((answer) => answer.expected === 'wrong')
        .map((answer) => answer.text.length),
    }));
    const longest = lengths.filter(({ right, others }) => right > Math.max(...others)).length;
    const shortest = lengths.filter(({ right, others }) => right < Math.min(...others)).length;
    for (const count of [longest, shortest]) {
      expect(share(count, single.length)).toBeLessThanOrEqual(0.45);
      // Never the longest would be as telling as always.
      expect(share(count, single.length)).toBeGreaterThanOrEqual(0.12);
    }
  });

  test('"always", "never", "must" and "only" point neither to right nor to wrong', () => {
    const telling = /\b(always|never|in any case|only|must|has to)\b/i;
    const answers = questions.flatMap(answersIn);
    const right = answers.filter((answer) => answer.expected === 'right');
    const wrong = answers.filter((answer) => answer.expected === 'wrong');
    const part = (those: typeof answers): number =>
      share(those.filter((answer) => telling.test(answer.text)).length, those.length);
    expect(Math.abs(part(right) - part(wrong))).toBeLessThan(0.12);
  });

  test('for every question with a board a cited rule decides: without it some answer changes', () => {
    const undecided = questions.filter((question) => inspected(question)?.decisive.length === 0);
    expect(undecided.map(({ id }) => id)).toEqual([]);
  });
});
