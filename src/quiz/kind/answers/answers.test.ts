import { describe, expect, test } from 'vitest';
import { firstLook } from '../../feedback/feedback.ts';
import { markable, marked } from '../../page/sample.ts';
import { feedbackIn, study } from './feedback.ts';

const CLAIMS = ['never Wall blocks', 'sometimes Wall blocks', 'always Gate blocks'] as const;
const question = { ...markable(...CLAIMS), cites: [] };
const tell = (...chosen: number[]) => feedbackIn(study(question, marked(question)), chosen);

describe('feedback on an answer', () => {
  test('is right when exactly the right answers were chosen', () => {
    expect(tell(0).right).toBe(true);
    expect(tell(0, 1).right).toBe(false);
    expect(tell(2).right).toBe(false);
    expect(tell().right).toBe(false);
  });

  test('marks every answer and what was chosen', () => {
    expect(tell(2).answers.map(({ right, chosen }) => [right, chosen])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  test('says of wrong answers alone where they fail', () => {
    const [right, never, always] = tell(0).answers;
    expect(right?.failure).toBeUndefined();
    expect(never?.failure).toMatchObject({
      ending: 0,
      words: "No. Wall can't block",
    });
    expect(always?.failure).toMatchObject({
      ending: 1,
      words: "Not always. P2 doesn't have to block",
    });
  });

  test('names the ending where not every ending has the step', () => {
    const one = { ...markable('never Gate blocks'), cites: [] };
    expect(feedbackIn(study(one, marked(one)), []).answers[0]?.failure?.words).toBe(
      'No. P2 can block with Gate',
    );
  });
});

describe('the resolution opens', () => {
  const opened = (claims: readonly string[], ...chosen: number[]): string => {
    const one = { ...markable(...claims), cites: [] };
    const { answers, endings } = feedbackIn(study(one, marked(one)), chosen);
    return endings[firstLook(answers)]?.label ?? '';
  };

  test('at the ending that shows the right answer', () => {
    const claims = ['sometimes P1 checks 1 cards', 'never Gate blocks'];
    expect(opened(claims, 0)).toBe('P2 does not block');
    expect(opened(claims, 1)).toBe('P2 does not block');
  });

  test('where every ending does, at the one that speaks against what was answered', () => {
    expect(opened(['never Wall blocks', 'always Gate blocks'], 1)).toBe('P2 does not block');
    expect(opened(['never Wall blocks', 'never Gate blocks'], 1)).toBe('P2 blocks with Gate');
  });

  test('at the first where each does', () => {
    expect(opened(['never Wall blocks'], 0)).toBe('P2 blocks with Gate');
  });
});
