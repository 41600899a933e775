// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { findAlike } from '../src/quiz/author/alike.ts';
import { checkFile } from '../src/quiz/check/check.ts';
import { inspect } from '../src/quiz/check/deciding-rules.ts';
import { KINDS } from '../src/quiz/kind/index.ts';
import { describeProblem } from '../src/base/result.ts';
import { questionTemplate } from './question-template.ts';
import {
  checkQuestion,
  citationState,
  gradeOf,
  HARDEST,
  questionIds,
  readableQuestions,
  resolutions,
} from './questions.ts';

describe.each(KINDS.filter((kind) => kind !== 'several'))('the template of kind %s', (kind) => {
  const text = questionTemplate('piercing/some-name', kind, { slug: 'piercing', section: '16-7' });
  const checked = checkFile('piercing/some-name.md', text, {
    keywords: new Set(['piercing']),
    policies: new Set(),
  });
  if (!checked.ok) throw new Error(checked.problem.map(describeProblem).join('\n'));
  const { question, marked, differing } = checked.value;

  test('is a valid question, and the engine agrees', () => {
    expect(question).toMatchObject({ title: 'About some name', kind, keywords: ['piercing'] });
    expect(differing).toEqual([]);
  });

  test('cites a rule that decides', () => {
    if (marked === null) return;
    const seen = inspect(question, marked);
    expect(seen.unknown).toEqual([]);
    expect(seen.decisive).toContain(question.cites[0]);
  });
});

describe('all questions together', () => {
  const questions = readableQuestions();

  test('no two are the same after renaming', () => {
    expect(findAlike(questions)).toEqual([]);
  });

  test.each(questions.map((question) => [question.id, question] as const))(
    '%s is easy to read',
    (_, question) => {
      expect(gradeOf(question)).toBeLessThanOrEqual(HARDEST);
    },
  );

  test('the words of every cited rule are those that the questions were checked with', () => {
    // Otherwise: npm run questions:check says what to read again, and notes what is new.
    expect(citationState()).toEqual({ outdated: [], missing: [], unused: [] });
  });
});

test('a question is printed ending by ending, with its answers', () => {
  const [id = ''] = questionIds().filter((name) => name.startsWith('barrier/'));
  const checked = checkQuestion(id);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
  expect(checked.value.differing).toEqual([]);
  const text = resolutions(checked.value);
  expect(text).toContain('Ending 1 of');
  expect(text).toContain(checked.value.question.question);
  const { ask } = checked.value;
  const answers = 'answers' in ask ? ask.answers : [];
  expect(answers.length).toBeGreaterThan(1);
  for (const answer of answers) expect(text).toContain(answer.text);
  expect(text).toMatch(/\n {2}11-2-8-1 +\S+.* attacks /);
});

test('a right claim with "never" does not read as if it held never', () => {
  const id = questionIds().find((name) => {
    const checked = checkQuestion(name);
    if (!checked.ok) return false;
    const { marked } = checked.value;
    return marked?.claims.some(
      ({ frequency }, i) => frequency === 'never' && marked.findings[i]?.right,
    );
  });
  const checked = checkQuestion(id ?? '');
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
  const text = resolutions(checked.value);
  expect(text).toMatch(/right {2}.* \[never .*: ".*" is (?:true in none of|not true in)/);
  expect(text).not.toContain('holds');
});
