// @vitest-environment node
import { expect, test } from 'vitest';
import { describeProblem } from '../src/base/result.ts';
import { checkFile } from '../src/quiz/check/check.ts';
import { decidingRules, isDecisive } from '../src/quiz/check/deciding-rules.ts';
import { questionTemplate } from './question-template.ts';
import { resolutions, undecided } from './questions.ts';

const text = questionTemplate('piercing/some-name', 'one', { slug: 'piercing', section: '16-7' });

function checkedWith(cites: string) {
  const source = text.replace(/^cites: .*$/m, `cites: [${cites}]`);
  const checked = checkFile('piercing/some-name.md', source, {
    keywords: new Set(['piercing']),
    policies: new Set(),
  });
  if (!checked.ok) throw new Error(checked.problem.map(describeProblem).join('\n'));
  return checked.value;
}

test('rules that decide are named, at most six, those of the cited chapters and sections first', () => {
  const { question, marked } = checkedWith('14-2-3');
  if (marked === null) throw new Error('it has a board');
  const found = decidingRules(question, marked);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(6);
  expect(found[0]).toMatch(/^14-2-/);
  for (const rule of found) expect(isDecisive(marked, rule)).toBe(true);
});

test('a question whose cited rules decide nothing is told which would', () => {
  const checked = checkedWith('14-2-3');
  const words = undecided(checked);
  expect(words).toMatch(/every answer stays as it is without 14-2-3; .*14-2-2/);
  expect(resolutions(checked)).toContain('an answer changes without: none');
});

test('nothing is said where a cited rule decides', () => {
  expect(undecided(checkedWith('14-2-2'))).toBeNull();
});
