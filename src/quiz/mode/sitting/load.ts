/** Loads what the modes ask: the list of all questions, and the file of a question when it is dealt. */
import { INDEX_URL, type QuizIndex } from '../../list/entry.ts';
import { loaded, NotLoaded } from '../../../ui/not-loaded.ts';
import type { QuestionFile } from '../../question-file.ts';
import { setUp, type Dealt } from './play.ts';

const urlOfFile = (id: string): string => `/quiz/q/${id}.json`;

async function load<T>(url: string): Promise<T> {
  const answer = await loaded(url, fetch(url));
  if (!answer.ok) throw new NotLoaded(`${url}: ${answer.status}`);
  return loaded(url, answer.json() as Promise<T>);
}

let index: Promise<QuizIndex> | undefined;

export function loadIndex(): Promise<QuizIndex> {
  index ??= load<QuizIndex>(INDEX_URL);
  index.catch(() => (index = undefined));
  return index;
}

const dealt = new Map<string, Promise<Dealt>>();

/** Loads a question once; one that failed is tried again when it is asked for again. */
export function deal(id: string): Promise<Dealt> {
  const known = dealt.get(id);
  if (known !== undefined) return known;
  const loading = load<QuestionFile>(urlOfFile(id)).then(setUp);
  dealt.set(id, loading);
  loading.catch(() => dealt.delete(id));
  return loading;
}

/** Loads the next question beforehand. If that fails, dealing it says so. */
export function prefetch(id: string | undefined): void {
  if (id !== undefined) deal(id).catch(() => undefined);
}
