import { describe, expect, test } from 'vitest';
import { board, blocks, feedbackTo, mine, problemsIn, stepIn } from '../../check/kind-sample.ts';
import { BOARD } from '../../../scenario/play/board-sample.ts';
import { reasonsIn } from '../../check/reasons.ts';
import { tell } from '../../../scenario/play/tell.ts';
import { decideIllegal, isRightStep } from './decide.ts';
import { stand } from './stand.ts';

describe('what the engine finds', () => {
  const rules = ['12-1-5', '12-1-4'].map((rule) => ({ rule }));

  test('the first step that no legal course has, and the rule that was forgotten', () => {
    const when = { kind: 'blocks', card: 'Wall' } as const;
    const truth = decideIllegal(board(), { kind: 'illegal', forgets: '12-1-4', when, rules });
    const wall = board().setup.labels.indexOf('Wall');
    expect(truth.log[truth.step]).toMatchObject({ verb: 'blocks', card: wall });
    expect(truth.repairs).toEqual([1]);
    expect(isRightStep(truth, [truth.step, 1])).toBe(true);
    expect(isRightStep(truth, [truth.step, 0])).toBe(false);
    expect(isRightStep(truth, [truth.step - 1, 1])).toBe(false);
  });

  test('a legal log has none, whatever was chosen in it', () => {
    const ask = { kind: 'illegal', forgets: '12-1-5', when: blocks, rules } as const;
    const truth = decideIllegal(board(), ask);
    expect(truth.log.length).toBeGreaterThan(5);
    expect(truth.step).toBe(-1);
    expect(isRightStep(truth, [-1, 0])).toBe(false);
  });
});

describe('on a board that was changed', () => {
  const rules = ['12-1-6', '12-1-4', '7-1-2-1'].map((rule) => ({ rule }));
  const when = { kind: 'blocks', card: 'Wall' } as const;
  const asked = { kind: 'illegal', forgets: '12-1-4', when, rules } as const;
  const log = decideIllegal(board(), asked).log.map((step) => tell(step, board().setup.labels));
  const ask = { ...asked, log };
  const unsuspended = board(BOARD.replace('Wall [suspended]', 'Wall'));
  const none = new Set<string>();

  test('the same step at the same place breaks a rule, or it is legal', () => {
    const judge = stand.changed?.(board(), ask);
    expect(judge?.(board(), none)([1])).toBe(true);
    expect(judge?.(board(), none)([0])).toBe(false);
    expect(judge?.(unsuspended, none)([1])).toBe(false);
    // Without the rule that it breaks it is legal, so it breaks none.
    expect(judge?.(board(), new Set(['12-1-4']))([1])).toBe(false);
  });

  test('with a step before it that says something else, it is another log', () => {
    const other = board(BOARD.replace('Gain 1 memory', 'Gain 2 memory'));
    expect(stand.changed?.(board(), ask)(other, none)([1])).toBe(false);
  });

  test('what is told besides: with which change the step is legal', () => {
    const besides = stand.besides?.(board(), ask);
    expect(besides?.words).toMatch(/^Step \d+ would be legal $/);
    expect(besides?.judge(unsuspended, none)([])).toBe(true);
    expect(besides?.judge(board(), none)([])).toBe(false);
    expect(besides?.judge(board(), new Set(['12-1-4']))([])).toBe(false);
  });

  test('a wrong rule says so', () => {
    const found = reasonsIn('illegal', ['12-1-4'], ask, board());
    expect(found.map(({ answer, lead }) => [answer, lead])).toContainEqual([
      [0],
      besidesOf(log.findIndex((step) => step.includes('Wall is suspended and blocks'))),
    ]);
    expect(JSON.stringify(found)).toContain('"suspended":false');
  });
  const besidesOf = (step: number): string => `Step ${step + 1} would be legal `;
});

describe('what an author reads', () => {
  const QUESTION = 'blocker/a-log-with-a-block';

  test('nothing of a question that is right', () => {
    expect(problemsIn(QUESTION, 'kind:', 'kind:')).toBe('');
  });

  test.each([
    [
      QUESTION,
      'forgets: 12-1-4',
      'forgets: 16-25-1',
      "it isn't true in any course without 16-25-1",
    ],
    [
      QUESTION,
      'expected: Blue Wall is suspended',
      'expected: Blue Drop is suspended',
      'the first illegal step is 4: "Blue Wall is suspended and blocks Red Charger."',
    ],
  ])('%s: %s as %s', (path, was, now, words) => {
    expect(problemsIn(path, was, now)).toContain(words);
  });
});

describe('feedback', () => {
  test('a step before it is legal, one after it comes of it', () => {
    const at = (n: number) => mine(feedbackTo('blocker/a-log-with-a-block', [n, 1]))?.note?.words;
    expect(at(1)).toBe('Everything up to here is legal.');
    expect(at(6)).toBe('It only follows from the illegal step before it.');
  });

  test('a rule that it does not break: it is illegal without it, too', () => {
    const { answers } = feedbackTo('blocker/a-log-with-a-block', []);
    const notes = answers.flatMap(({ right, answer, note }) =>
      answer === undefined ? [] : [[answer, right, note?.words, note?.rule]],
    );
    expect(notes).toContainEqual([
      ...['12-1-5', false],
      ...['Even without this rule, step 4 is illegal.', '12-1-4'],
    ]);
    expect(notes).toContainEqual(['12-1-4', true, undefined, undefined]);
  });

  test('the step: what had to come there', () => {
    const shown = feedbackTo('blocker/a-log-with-a-block', [3, 1]);
    expect(shown.right).toBe(true);
    expect(stepIn(shown)).toBe("12-1-4 Blue Wall can't block.");
    expect(feedbackTo('blocker/a-log-with-a-block', [3, 0]).right).toBe(false);
  });
});
