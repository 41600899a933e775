import { describe, expect, test } from 'vitest';
import { BOARD } from '../../../scenario/play/board-sample.ts';
import { board, feedbackTo, mine, problemsIn } from '../../check/kind-sample.ts';
import { reasonsIn } from '../../check/reasons.ts';
import { decideMust, isRightStatus, type MustAsk } from './decide.ts';
import { parseThing } from './thing.ts';

const ask = (text: string): MustAsk => {
  const thing = parseThing(text);
  if (thing === null) throw new Error(text);
  return { kind: 'must', player: 'P2', thing, words: '', when: null, why: {} };
};

describe('what the engine finds', () => {
  const COLLISION = BOARD.replace('  [When Attacking] Gain 1 memory.', '  <Collision>');

  test.each([
    ['may', 'block', BOARD],
    ['may', 'block with Gate', BOARD],
    ['cannot', 'block with Wall', BOARD],
    ['must', 'block', COLLISION],
    ['must', 'block with Gate', COLLISION],
  ])('%s %s', (status, thing, source) => {
    expect(decideMust(board(source), ask(thing)).statuses).toEqual([status]);
  });

  test('a mandatory effect is no option, and must be used all the same', () => {
    const own = { ...ask('activate Rex [When Attacking]'), player: 'P1' } as const;
    expect(decideMust(board(), own).statuses).toEqual(['must']);
    expect(isRightStatus({ statuses: ['must'] }, [0])).toBe(true);
    expect(isRightStatus({ statuses: ['must', 'may'] }, [0])).toBe(false);
  });
});

test('what may be done would not have to be done, or be impossible, if it were chosen', () => {
  const found = reasonsIn('must', ['12-1-1'], ask('block'), board());
  expect(found).toHaveLength(2);
  const changes = found.flatMap(({ reason }) => reason?.changes ?? []);
  expect(changes.length).toBeGreaterThan(0);
  expect(changes.map(({ kind }) => kind)).not.toContain('choice');
});

describe('what an author reads', () => {
  const QUESTION = 'blocker/against-a-collision';

  test('nothing of a question that is right', () => {
    expect(problemsIn(QUESTION, 'kind:', 'kind:')).toBe('');
  });

  test.each([
    [
      QUESTION,
      'expected: must',
      'expected: cannot',
      'you expect "cannot", but the engine finds "must"',
    ],
    [
      QUESTION,
      'thing: block with Green Sprout',
      'thing: dance with Green Sprout',
      'is not an option here',
    ],
  ])('%s: %s as %s', (path, was, now, words) => {
    expect(problemsIn(path, was, now)).toContain(words);
  });
});

test('what is offered, and the rule without which it would be as was said', () => {
  const shown = feedbackTo('blocker/against-a-collision', [1]);
  expect(mine(shown)?.failure?.without).toBe('16-30-4');
  expect(shown.answers[0]?.note?.words).toBe("P2's options: block with Green Sprout.");
});

test('an effect that must be used: nobody is asked, with a cited rule', () => {
  const shown = feedbackTo('first-steps/an-effect-without-may', [1]);
  const note = mine(shown)?.note;
  expect(note?.words).toBe("It activates here, and its player isn't asked.");
  expect(['15-8-3', '15-9-1']).toContain(note?.rule);
});

test('where nothing is offered: the step that says why, with its rule', () => {
  expect(mine(feedbackTo('attack/nobody-to-block', [0]))?.note).toEqual({
    words: 'The attacker is gone, so nothing can block.',
    rule: '12-1-6',
  });
  expect(mine(feedbackTo('digisorption/before-blitz', [1]))?.note).toEqual({
    words: "Green Stag's attack isn't legal.",
    rule: '11-2-5',
  });
});
