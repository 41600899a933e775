import { describe, expect, test } from 'vitest';
import { NO_PROGRESS, record } from '../../keep/progress.ts';
import { entry } from '../../list/entry-sample.ts';
import { rate } from '../review/schedule.ts';
import { latelyOf, nextStep } from './lately.ts';

const at = (minute: number): string => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

describe('the number', () => {
  test('is of the fifty questions answered last, each by its last answer', () => {
    expect(latelyOf(NO_PROGRESS)).toBeNull();
    let progress = record(NO_PROGRESS, 'old', false, at(0));
    for (let i = 1; i <= 50; i++) progress = record(progress, `q${i}`, i % 2 === 0, at(i));
    expect(latelyOf(progress)).toEqual({ right: 25, of: 50, share: 50 });
    // An old one that is answered again is among the last; the oldest of these is no longer.
    progress = record(progress, 'old', true, at(51));
    expect(latelyOf(progress)).toEqual({ right: 26, of: 50, share: 52 });
    expect(latelyOf(record(progress, 'old', false, at(52)))?.right).toBe(25);
  });

  test('is rounded down, as in an exam', () => {
    let progress = NO_PROGRESS;
    for (let i = 0; i < 3; i++) progress = record(progress, `q${i}`, i > 0, at(i));
    expect(latelyOf(progress)?.share).toBe(66);
  });
});

describe('what to do next', () => {
  const index = {
    questions: [
      ...['a', 'b', 'c'].map((id) => entry(id, { cites: ['16-7-4'] })),
      ...['d', 'e'].map((id) => entry(id, { cites: ['11-2-1'] })),
    ],
    families: { '16-7': '<Piercing>' },
  };
  const moment = { now: Date.parse(at(9)), offset: 0 };
  const answered = (id: string, marks: string, before = NO_PROGRESS) =>
    [...marks].reduce((progress, mark) => record(progress, id, mark === '1', at(1)), before);

  test('is the review while something is due, also what was missed', () => {
    const planned = rate({}, 'a', 'again', new Date(at(1)));
    expect(nextStep(index, NO_PROGRESS, planned, moment)).toEqual({
      words: '1 question is due for review.',
      button: 'Review',
      url: '/quiz/review/',
    });
    expect(nextStep(index, answered('b', '0'), planned, moment).words).toMatch(/^2 questions are/);
  });

  test('else the weakest family that has enough answers, if it is weak', () => {
    const weak = answered('d', '01111', answered('a', '00111'));
    expect(nextStep(index, weak, {}, moment)).toMatchObject({
      words: 'Your weakest rules are 16-7 <Piercing>: 3 of 5 answers right, 60%.',
      url: '/train/?rule=16-7',
    });
    expect(nextStep(index, answered('a', '0111'), {}, moment).url).toBe('/train/');
  });

  test('else whatever comes', () => {
    expect(nextStep(index, NO_PROGRESS, {}, moment).words).toContain("haven't answered");
    const strong = answered('a', '11111');
    expect(nextStep(index, strong, {}, moment).words).toContain('Nothing is due');
  });
});
