/** Every page that has a picture of its own: rules, keywords, questions and rulings. */
import { topicName, urlOfQuestion } from '../quiz/page/names.ts';
import type { Question } from '../quiz/question.ts';
import type { Snapshot } from '../scenario/play/snapshot.ts';
import { keywordUrlOf, urlOf, type CorpusIndex } from '../rules/corpus.ts';
import type { Rule } from '../rules/rule.ts';
import type { ResolvedRuling } from '../site/resolved/resolved.ts';
import { boardPicture } from './board-picture.ts';
import type { PictureBox } from './box.ts';
import { keywordPicture, rulePicture } from './rule-picture.ts';

export interface PreviewedPage {
  readonly path: string;
  /** As the page has it. */
  readonly title: string;
  readonly picture: PictureBox;
}

/** What the pages of rules say of a rule, and where those of rulings are. */
export interface PageWords {
  readonly nameOf: (rule: Rule, index: CorpusIndex) => string;
  readonly wordsOf: (rule: Rule, index: CorpusIndex) => string;
  readonly sourceOf: (rule: Rule, index: CorpusIndex) => string;
  readonly urlOfRuling: (number: string) => string;
}

/** What of a question is pictured. */
interface PicturedFields {
  readonly question: Pick<Question, 'id' | 'title' | 'topic' | 'keywords' | 'question'>;
  readonly drawn: { readonly board: Snapshot } | null;
}

/** What is played on a page of its own. */
export interface PlayedPages {
  readonly questions: readonly PicturedFields[];
  readonly rulings: readonly (Pick<ResolvedRuling, 'numbers' | 'title' | 'answer'> & {
    readonly ready: PicturedFields;
  })[];
}

/** All of them, in the order of rules, keywords, questions, rulings. */
export function previewedPages(
  index: CorpusIndex,
  { questions, rulings }: PlayedPages,
  { nameOf, wordsOf, sourceOf, urlOfRuling }: PageWords,
): readonly PreviewedPage[] {
  const { rules, keywords } = index.corpus;
  return [
    ...rules.map((rule) => {
      const { number } = rule;
      const name = nameOf(rule, index);
      const said = { number, name, words: wordsOf(rule, index), source: sourceOf(rule, index) };
      return {
        path: urlOf(number),
        title: [number, name].filter((part) => part !== '').join(' '),
        picture: rulePicture(said),
      };
    }),
    ...keywords.map(({ name, slug, number, summary, label, choice }) => ({
      path: keywordUrlOf(slug),
      title: `<${name}>`,
      picture: keywordPicture({ name, number, summary, facts: `${label} · ${choice.value}` }),
    })),
    ...questions.map(({ question, drawn }) => ({
      path: urlOfQuestion(question.id),
      title: question.title,
      picture: boardPicture({
        question: question.question,
        about: topicName(question.keywords[0] ?? question.topic, keywords),
        board: drawn?.board ?? null,
      }),
    })),
    ...rulings.map(({ numbers: [number = ''], title, answer, ready }) => ({
      path: urlOfRuling(number),
      title: `${number}: ${title.replace(/\.$/, '')}`,
      picture: boardPicture({
        question: ready.question.question,
        about: number,
        answer,
        board: ready.drawn?.board ?? null,
      }),
    })),
  ];
}
