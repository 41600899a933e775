/**
 * Documents -> the index as it is sent: the documents once, every word once, and which documents
 * have it.
 */
import { makeLists } from './code.ts';
import type { SearchDocument } from './document.ts';
import { FORMAT, packDocument, packWords, type PackedIndex } from './pack.ts';
import { stem } from '../word/stem.ts';
import { tokenise } from '../word/token.ts';

export function buildIndex(documents: readonly SearchDocument[], edition: string): PackedIndex {
  const title = documents.map(titleWords);
  const text = documents.map((document) => indexWords(document.text));
  const all = [...new Set([...title, ...text].flatMap((words) => [...words]))].sort();
  return {
    format: FORMAT,
    edition,
    documents: documents.map(packDocument),
    words: packWords(all),
    postings: { title: postings(all, title), text: postings(all, text) },
  };
}

/**
 * The words of a text as the index keeps them. Each counts once: in texts this short a second time
 * says nothing.
 */
function indexWords(text: string): Set<string> {
  return new Set(tokenise(text).map(({ term }) => stem(term)));
}

/** The numbers of a ruling are names of it and no words: it is found by them as a whole. */
function titleWords({ kind, title, aliases }: SearchDocument): Set<string> {
  return indexWords([title, ...(kind === 'ruling' ? [] : aliases)].join(' | '));
}

function postings(all: readonly string[], documents: readonly ReadonlySet<string>[]): string {
  const lists = new Map<string, number[]>(all.map((word) => [word, []]));
  documents.forEach((words, position) => {
    for (const word of words) lists.get(word)?.push(position);
  });
  return makeLists([...lists.values()]);
}
