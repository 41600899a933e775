/** Every page that has a picture of its own: rules, keywords and questions. */
import { topicName, urlOfQuestion } from '../quiz/page/names.ts';
import { keywordUrlOf, urlOf, type CorpusIndex } from '../rules/corpus.ts';
import type { Rule } from '../rules/rule.ts';
import type { ResolvedQuestion } from '../site/resolved/resolved.ts';
import { boardPicture } from './board-picture.ts';
import type { PictureBox } from './box.ts';
import { keywordPicture, rulePicture } from './rule-picture.ts';

export interface PreviewedPage {
  readonly path: string;
  /** As the page has it. */
  readonly title: string;
  readonly picture: PictureBox;
}

/** What the pages of rules say of a rule. */
export interface RuleWords {
  readonly nameOf: (rule: Rule, index: CorpusIndex) => string;
  readonly wordsOf: (rule: Rule, index: CorpusIndex) => string;
  readonly sourceOf: (rule: Rule, index: CorpusIndex) => string;
}

/** All of them, in the order of rules, keywords, questions. */
export function previewedPages(
  index: CorpusIndex,
  questions: readonly Pick<ResolvedQuestion, 'question' | 'drawn'>[],
  { nameOf, wordsOf, sourceOf }: RuleWords,
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
  ];
}
