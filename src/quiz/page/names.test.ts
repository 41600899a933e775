import { expect, test } from 'vitest';
import type { Keyword } from '../../rules/rule.ts';
import { asSentence, descriptionOf, topicName } from './names.ts';

const piercing: Pick<Keyword, 'slug' | 'name'> = { slug: 'piercing', name: 'Piercing' };

test('a topic is a keyword effect or plain words', () => {
  expect(topicName('piercing', [piercing])).toBe('<Piercing>');
  expect(topicName('on-deletion', [piercing])).toBe('On deletion');
});

test('an action is a sentence', () => {
  expect(asSentence('Rex attacks the player')).toBe('Rex attacks the player.');
  expect(asSentence('P1 passes.')).toBe('P1 passes.');
});

test.each([
  ['Is Rex deleted?', 'Is Rex deleted? Practice question about <Rush>.'],
  ['What happens?', 'Rex attacks the player. What happens? Practice question about <Rush>.'],
])('a description says what is done once: %s', (question, description) => {
  const actions = ['Rex attacks the player'];
  expect(descriptionOf({ actions, question }, ['', 'Rex'], '<Rush>')).toBe(description);
});

test('a description names a topic that is no keyword as what it is', () => {
  const described = descriptionOf({ actions: [], question: 'Who wins?' }, [], 'Memory');
  expect(described).toBe('Who wins? Practice question. Topic: Memory.');
});
