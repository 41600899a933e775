/// <reference types="astro/client" />
/**
 * What pages take from the folder of a kind. A page that shows questions of several kinds has all
 * of it.
 */
import type { Component } from 'svelte';
import { folderOf } from '../common/folder-of.ts';
import type { FeedbackOn } from '../feedback/feedback.ts';
import type { QuizProps } from '../page/round.ts';
import type { Ask, Kind } from './index.ts';

const QUIZZES = import.meta.glob<Component<QuizProps>>('./*/Quiz.svelte', {
  eager: true,
  import: 'default',
});

const FEEDBACK = import.meta.glob<FeedbackOn<Ask>>('./*/feedback.ts', {
  eager: true,
  import: 'feedback',
});

/** The component that asks a question of a kind, marks the answer and gives feedback. */
export const quizOf = (kind: Kind): Component<QuizProps> => of(kind, QUIZZES, 'Quiz.svelte');

/** The feedback of a kind. */
export const feedbackOf = (kind: Kind): FeedbackOn<Ask> => of(kind, FEEDBACK, 'feedback.ts');

function of<T>(kind: Kind, parts: Readonly<Record<string, T>>, name: string): T {
  const part = parts[`./${folderOf(kind)}/${name}`];
  if (part === undefined) throw new Error(`the kind ${kind} has no ${name}`);
  return part;
}
