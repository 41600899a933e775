import { expect, test } from 'vitest';
import { NO, YES } from '../asked/answers-sample.ts';
import type { CallTopic } from '../asked/wire.ts';
import { acted, asking, caseOf, choosing, NEW_CALL, saying, takenBack } from './entered.ts';

const TOPIC: CallTopic = { question: 'Is Rex deleted?', answers: [YES, NO] };

const ATTACK = acted(NEW_CALL, 'Rex attacks the player');
const DISPUTED = asking(choosing(ATTACK, 'P2 does not block'), TOPIC.question);

test('where two answers are there, the other player says the other one', () => {
  expect(saying(DISPUTED, [TOPIC], 0, YES).said).toEqual([YES, NO]);
  expect(saying(DISPUTED, [TOPIC], 1, YES).said).toEqual([NO, YES]);
});

test('the engine is asked about both answers, or about none', () => {
  expect(caseOf(DISPUTED).answers).toBeNull();
  expect(caseOf(saying(DISPUTED, [TOPIC], 0, NO)).answers).toEqual([NO, YES]);
});

test('what is said goes when something else happens or is disputed', () => {
  const said = saying(DISPUTED, [TOPIC], 0, YES);
  const nothing = { question: '', said: [null, null] };
  expect(acted(said, 'pass')).toMatchObject(nothing);
  expect(takenBack(said)).toEqual(NEW_CALL);
  expect(asking(said, 'Who wins?')).toMatchObject({ question: 'Who wins?', said: [null, null] });
  expect(acted(said, 'pass').chosen).toEqual(['P2 does not block']);
});

test('a choice that is said twice is taken back', () => {
  expect(choosing(DISPUTED, 'P2 does not block').chosen).toEqual([]);
});
