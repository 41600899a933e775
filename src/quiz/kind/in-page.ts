/// <reference types="astro/client" />
/**
 * What pages ask a question of a kind with. A page that deals questions of several kinds loads that
 * of each kind with the first question of it; what marks them comes with the engine
 * (feedback-of.ts).
 */
import type { Component } from 'svelte';
import { later } from '../../ui/later.ts';
import { partOf } from '../common/folder-of.ts';
import type { QuizProps } from '../page/round.ts';
import type { Kind } from './index.ts';

const QUIZZES = import.meta.glob<{ readonly default: Component<QuizProps> }>('./*/Quiz.svelte');
const ADDRESSES = import.meta.glob<string>('./*/Quiz.svelte', {
  eager: true,
  query: '?address',
  import: 'default',
});

/** The component that asks a question of a kind, marks the answer and gives feedback. */
export async function loadQuiz(kind: Kind): Promise<Component<QuizProps>> {
  const address = partOf(kind, ADDRESSES, 'Quiz.svelte');
  const { default: Quiz } = await later(
    'the question',
    address,
    partOf(kind, QUIZZES, 'Quiz.svelte'),
  );
  return Quiz;
}
