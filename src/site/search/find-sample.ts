/** The search of the site with a question and a few rulings: for tests. */
import { buildIndex } from '../../search/index/build.ts';
import {
  makeDocuments,
  makeMoreDocuments,
  type DocumentKind,
  type QuestionSource,
  type RulingSource,
} from '../../search/index/document.ts';
import { find, type FindOptions } from '../../search/query/find.ts';
import type { Hit } from '../../search/query/hit.ts';
import type { MarkedText } from '../../search/word/mark.ts';
import { openIndex } from '../../search/index/open.ts';
import { corpus } from '../corpus.ts';
import { playersWords, sitePages, terms } from '../words/glossary.ts';

const questions: readonly QuestionSource[] = [
  {
    title: 'Piercing meets On Deletion',
    url: '/quiz/piercing/on-deletion/',
    text: 'A Digimon with <Piercing> deletes one with [On Deletion]. What comes first?',
    topic: 'Piercing',
    about: ['16-7-4'],
  },
];
const rulings: readonly RulingSource[] = [
  {
    numbers: ['Q644', 'Q645'],
    title: 'Q644 A check in between',
    url: '/rulings/q644/',
    keywords: ['<Piercing>'],
  },
  { numbers: ['Q64'], title: 'Q64 Another', url: '/rulings/q64/', keywords: [] },
];
const documents = makeDocuments({
  corpus,
  terms,
  guides: [],
  pages: sitePages,
  words: playersWords,
});
export const packed = buildIndex(documents, '4.0');
export const index = openIndex(packed, buildIndex(makeMoreDocuments(questions, rulings), '4.0'));

export const hits = (typed: string, kind?: DocumentKind, options?: FindOptions): readonly Hit[] =>
  find(index, typed, options)
    .groups.filter((group) => kind === undefined || group.kind === kind)
    .flatMap((group) => group.hits);
export const urls = (typed: string, kind?: DocumentKind): readonly string[] =>
  hits(typed, kind).map(({ url }) => url);
export const marked = ({ text, marks }: MarkedText): string[] =>
  marks.map(({ start, end }) => text.slice(start, end));
