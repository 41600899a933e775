/**
 * What the site's search has, read from the files of content/ without resolving a board: for tests
 * of what a query finds.
 */
import { parse } from 'yaml';
import type { TextFile } from '../../rules/source.ts';
import { topicName, urlOfQuestion } from '../../quiz/page/names.ts';
import { idOfRuling } from '../../quiz/ruling/question-of-ruling.ts';
import { buildIndex } from '../../search/index/build.ts';
import {
  makeDocuments,
  makeMoreDocuments,
  type GuideSource,
  type QuestionSource,
  type RulingSource,
} from '../../search/index/document.ts';
import { openIndex, type SearchIndex } from '../../search/index/open.ts';
import type { PackedIndex } from '../../search/index/pack.ts';
import { corpus } from '../corpus.ts';
import { playersWords, sitePages, terms } from '../words/glossary.ts';

interface Fields {
  readonly title: string;
  readonly lead: string;
  readonly explains: readonly string[];
  readonly level: number;
  readonly cites: readonly string[];
  readonly keywords?: readonly string[];
  readonly question: string;
  readonly ruling: string;
  readonly same?: readonly string[];
}

interface OpenedFile {
  readonly name: string;
  readonly fields: Fields;
  readonly body: string;
}

/** Front matter and body of a file. */
function opened({ name, text }: TextFile): OpenedFile {
  const [, front = '', body = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const fields: Fields = parse(front);
  return { name: name.replace(/\.md$/, ''), fields, body };
}

const keywordNames = (slugs: readonly string[] = []): readonly string[] =>
  slugs.map((slug) => topicName(slug, corpus.keywords));

const guideOf = ({ name, fields, body }: OpenedFile): GuideSource => ({
  title: fields.title,
  url: name === 'learn' ? '/learn/' : `/guides/${name}/`,
  lead: fields.lead,
  cites: fields.explains,
  sections: body
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const slug = heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-');
      return {
        heading,
        slug,
        text: lines
          .join('\n')
          .replace(/```[^]*?```/g, '')
          .slice(0, 350),
      };
    }),
});

const questionOf = ({ name, fields }: OpenedFile): QuestionSource => ({
  title: fields.title,
  url: urlOfQuestion(name),
  text: fields.question,
  topic: topicName(name.slice(0, name.indexOf('/')), corpus.keywords),
  level: fields.level,
  cites: fields.cites,
  about: [...keywordNames(fields.keywords), ...fields.cites],
});

const rulingOf = ({ fields }: OpenedFile): RulingSource => ({
  numbers: [fields.ruling],
  title: fields.title,
  url: urlOfQuestion(idOfRuling(fields.ruling)),
  keywords: [],
  level: fields.level,
  cites: fields.cites,
});

type FilesIn = (folder: string) => readonly TextFile[];

let index: SearchIndex | undefined;

/** The whole index, opened. `filesIn`: a folder of content/. Made once for all who ask. */
export const sampleIndex = (filesIn: FilesIn): SearchIndex =>
  (index ??= openIndex(...sampleParts(filesIn)));

/** The two parts of the index, as the site sends them. */
function sampleParts(filesIn: FilesIn): readonly [PackedIndex, PackedIndex] {
  const guides = filesIn('guides').map(opened).map(guideOf);
  const questions = filesIn('questions').map(opened).map(questionOf);
  const rulings = filesIn('rulings').map(opened).map(rulingOf);
  const { id } = corpus.edition;
  return [
    buildIndex(makeDocuments({ corpus, terms, guides, pages: sitePages, words: playersWords }), id),
    buildIndex(makeMoreDocuments(questions, rulings), id),
  ];
}
