// @vitest-environment node
import { expect, test } from 'vitest';
import { disagreements } from '../src/quiz/grade.ts';
import { mark } from '../src/quiz/mark.ts';
import { inspect } from '../src/quiz/inspect.ts';
import { readQuestion } from '../src/quiz/read.ts';
import { questionTemplate } from './question-template.ts';
import { checkQuestion, questionIds, resolutions } from './questions.ts';

test('the template is a valid question', () => {
  const read = readQuestion('topic/some-name.md', questionTemplate('topic/some-name'));
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  expect(read.value.title).toBe('About some name');
  const marked = mark(read.value);
  if (!marked.ok) throw new Error(JSON.stringify(marked.problem));
  expect(disagreements(read.value, marked.value)).toEqual([]);
  const seen = inspect(read.value, marked.value);
  expect(seen.unknown).toEqual([]);
  expect(seen.decisive).toContain('14-2-2');
  expect(seen.executed).toContain('14-2-1-1');
});

test('a question is printed ending by ending, with its answers', () => {
  const [id = ''] = questionIds().filter((name) => name.startsWith('barrier/'));
  const checked = checkQuestion(id);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problem));
  expect(checked.value.differing).toEqual([]);
  const text = resolutions(checked.value);
  expect(text).toContain('Ending 1 of');
  expect(text).toContain(checked.value.question.question);
  for (const answer of checked.value.question.answers) expect(text).toContain(answer.text);
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
  expect(text).toMatch(/right {2}.* \[never .*: ".*" is (?:so at none of|not so at)/);
  expect(text).not.toContain('holds');
});
