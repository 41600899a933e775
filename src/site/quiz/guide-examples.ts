/// <reference types="astro/client" />
/**
 * What stands in the fenced blocks of guides, resolved; the build stops where the engine disagrees
 * with an article. Import it only where a guide is shown: it loads the engine.
 */
import type { Example } from '../../guide/guide.ts';
import { readGuide } from '../../guide/read.ts';
import { library } from '../content/content.ts';
import { knownTo } from '../content/library.ts';
import { questions } from './questions.ts';
import { describeAll } from '../resolved/read-questions.ts';

const raw = import.meta.glob<string>('../../../content/guides/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const known = {
  ...knownTo(library),
  questions: new Set(questions.map(({ question }) => question.id)),
};

/** The examples of a guide, in the order of its text. */
export function examplesOf(id: string): readonly Example[] {
  const file = Object.keys(raw).find((path) => path.endsWith(`/${id}.md`)) ?? '';
  const guide = readGuide(`${id}.md`, raw[file] ?? '', known);
  if (!guide.ok) throw new Error(`content/guides is wrong:\n${describeAll(guide.problem)}`);
  return guide.value.examples;
}
