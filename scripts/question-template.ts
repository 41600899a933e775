/**
 * Question files to begin with, one for each kind. Each is valid as it stands; every line of it is
 * to be replaced.
 */
import { readFileSync } from 'node:fs';
import { folderOf } from '../src/quiz/common/folder-of.ts';
import type { Kind } from '../src/quiz/kind/index.ts';

/** What a template knows of the topic, when it is a keyword effect. */
export interface TopicKeyword {
  readonly slug: string;
  /** The section that it is ruled in, as "16-7". */
  readonly section: string;
}

/** A new question; `id` is `topic/name`. */
export function questionTemplate(
  id: string,
  kind: Kind = 'one',
  keyword: TopicKeyword | null = null,
): string {
  const url = new URL(`../src/quiz/kind/${folderOf(kind)}/template.md`, import.meta.url);
  const clauses =
    keyword === null
      ? ''
      : ` The clauses of this keyword effect are ${keyword.section}-1 and so on.`;
  return readFileSync(url, 'utf8')
    .replace('$name', () => nameIn(id))
    .replace('$clauses', () => clauses)
    .replace('$keyword', () => keyword?.slug ?? '');
}

/** "barrier/last-card" is about "last card". */
const nameIn = (id: string): string => (id.split('/')[1] ?? id).replaceAll('-', ' ');
