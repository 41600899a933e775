/**
 * Boards of the questions with one fact changed: written, read, resolved, compared and worded; and
 * as a page makes them.
 */
import type { PrintedCard } from '../../src/card/printed.ts';
import { generate } from '../../src/quiz/endless/generate.ts';
import { describeProblems } from '../../src/rules/read/read.ts';
import { candidates } from '../../src/scenario/change/candidates.ts';
import { kitTable } from '../../src/scenario/change/kit.ts';
import { makeKit, VARIED } from '../../src/scenario/change/kit-make.ts';
import { notationTable } from '../../src/scenario/change/read.ts';
import { originalOf, originalOfScenario, tryChange } from '../../src/scenario/change/vary.ts';
import { checkQuestion, questionIds } from '../questions.ts';
import type { Figure } from './figure.ts';

const VARIANTS = 1_000;

export function measureVariants(): readonly Figure[] {
  const checked = questionIds().flatMap((id) => {
    const one = checkQuestion(id);
    if (!one.ok) throw new Error(describeProblems(one.problem));
    const { question, marked } = one.value;
    return marked === null ? [] : [{ question, marked }];
  });
  const read = timed(() => {
    let made = 0;
    for (const { marked } of checked) {
      const { scenario } = marked;
      const original = originalOf<PrintedCard>(scenario.board, scenario);
      const table = notationTable(scenario.actions);
      for (const change of original === null ? [] : candidates(original.board, VARIED))
        if (original !== null && tryChange(original, table, change) !== null) made++;
    }
    return made;
  });
  const kit = makeKit();
  const questions = timed(() => {
    let made = 0;
    for (const { question, marked } of checked) {
      const original = originalOfScenario(marked.scenario);
      if (original === null) continue;
      const table = kitTable(marked.scenario, kit);
      if (generate({ ...question, original }, table, 1) !== null) made++;
    }
    return made;
  });
  return [
    {
      name: `${VARIANTS.toLocaleString('en')} variants of boards: read, resolved, compared, worded`,
      value: (read.ms / read.made) * VARIANTS,
      unit: 'ms',
      goal: { atMost: 2_000 },
    },
    { name: 'a question made of a board', value: questions.ms / questions.made, unit: 'ms' },
  ];
}

function timed(job: () => number): { readonly ms: number; readonly made: number } {
  const start = performance.now();
  const made = job();
  return { ms: performance.now() - start, made };
}
