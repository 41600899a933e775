/// <reference types="astro/client" />
/**
 * What pages ask a question of a kind with. A page that shows questions of several kinds has all of
 * them; what marks them comes with the engine (feedback-of.ts).
 */
import type { Component } from 'svelte';
import { partOf } from '../common/folder-of.ts';
import type { QuizProps } from '../page/round.ts';
import type { Kind } from './index.ts';

const QUIZZES = import.meta.glob<Component<QuizProps>>('./*/Quiz.svelte', {
  eager: true,
  import: 'default',
});

/** The component that asks a question of a kind, marks the answer and gives feedback. */
export const quizOf = (kind: Kind): Component<QuizProps> => partOf(kind, QUIZZES, 'Quiz.svelte');
