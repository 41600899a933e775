/** Loads what the modes ask: the list of all questions, and a question when it is dealt. */
import type { Component } from 'svelte';
import { fetched, later } from '../../../ui/later.ts';
import { loadQuiz } from '../../kind/in-page.ts';
import type { Given } from '../../mark/given.ts';
import {
  INDEX_URL,
  RULINGS_URL,
  withRulings,
  type QuizIndex,
  type RulingEntry,
} from '../../list/entry.ts';
import type { QuizProps } from '../../page/round.ts';
import type { QuestionFile } from '../../question-file.ts';
import type { Marking } from './mark-given.ts';
import markingAddress from './mark-given.ts?address';
import questionAddress from './Question.svelte?address';
import type { QuestionProps } from './question-props.ts';

export const loadIndex = (): Promise<QuizIndex> => fetched(INDEX_URL);

/** The list with the questions that are made of official rulings. */
export async function loadWithRulings(): Promise<QuizIndex> {
  const [index, rulings] = await Promise.all([
    loadIndex(),
    fetched<readonly RulingEntry[]>(RULINGS_URL),
  ]);
  return withRulings(index, rulings);
}

/** A question that is ready to be asked, and the components that draw and ask it. */
export interface ReadyQuestion {
  readonly Question: Component<QuestionProps>;
  readonly Quiz: Component<QuizProps>;
  readonly file: QuestionFile;
}

/** It comes with the first question that is dealt, and draws questions of any kind. */
const loadAsking = () => later('the question', questionAddress, () => import('./Question.svelte'));

/**
 * Loads it before it is known which question is dealt, with what asks those of the most common
 * kind; if that fails, dealing one says so.
 */
export const prepare = (): void =>
  void Promise.all([loadAsking(), loadQuiz('one')]).catch(() => undefined);

const loaded = new Map<string, Promise<ReadyQuestion>>();

/** Loads a question once; one that failed is tried again when it is asked for again. */
export function deal(id: string): Promise<ReadyQuestion> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const loading = load(id);
  loaded.set(id, loading);
  loading.catch(() => loaded.delete(id));
  return loading;
}

async function load(id: string): Promise<ReadyQuestion> {
  const filed = fetched<QuestionFile>(`/quiz/q/${id}.json`);
  const [file, { default: Question }, Quiz] = await Promise.all([
    filed,
    loadAsking(),
    filed.then(({ kind }) => loadQuiz(kind)),
  ]);
  return { Question, Quiz, file };
}

/** Loads the next question beforehand. If that fails, dealing it says so. */
export function prefetch(id: string | undefined): void {
  if (id !== undefined) deal(id).catch(() => undefined);
}

/** Marks an answer to a question with the engine. */
export async function markAnswer(id: string, given: Given): Promise<Marking> {
  const [{ markGiven }, { file }] = await Promise.all([
    later('the engine', markingAddress, () => import('./mark-given.ts')),
    deal(id),
  ]);
  return markGiven(file, given);
}
