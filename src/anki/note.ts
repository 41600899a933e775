/**
 * A question as a note: the front asks as the page does, the back gives the answer that the engine
 * found, and why.
 */
import { escapeHtml } from '../base/words.ts';
import { createHash } from 'node:crypto';
import type { QuestionOf } from '../quiz/question.ts';
import type { Cards } from '../ui/board/cards.ts';
import type { Snapshot } from '../scenario/play/snapshot.ts';
import { asSentence, urlOfQuestion } from '../quiz/page/names.ts';
import { boardHtml } from './board-html.ts';

/**
 * Anki updates notes only while the names of the fields and their order stay as they are; others
 * make a new note type.
 */
export const FIELDS = ['Id', 'Title', 'Board', 'Question', 'Answers', 'Right', 'Why'] as const;
type NoteFields = { readonly [field in (typeof FIELDS)[number]]: string };

export interface Note {
  /**
   * The same in every build, so that a deck that is imported again changes what is there and keeps
   * its schedule.
   */
  readonly guid: string;
  readonly fields: NoteFields;
  readonly tags: readonly string[];
}

/**
 * A question with answers to choose from, as a flash card can ask it; the other kinds need the
 * page.
 */
export interface FlashCard {
  readonly question: QuestionOf<'one' | 'several'>;
  /** The board before anything happens. */
  readonly drawn: { readonly board: Snapshot; readonly cards: Cards };
  /** Which answers the engine finds right. */
  readonly answers: readonly { readonly right: boolean }[];
}

/**
 * `explanation`: HTML with addresses from the root of the site. `site`: where the site is, so that
 * links lead there.
 */
export function noteOf(
  { question, drawn, answers: found }: FlashCard,
  explanation: string,
  site: URL,
): Note {
  const { id, topic, title, level, keywords, actions, answers, cites } = question;
  const isRight = (i: number): boolean => found[i]?.right === true;
  const item = (words: string): string => `<li>${words}</li>`;
  const link = (path: string, words: string): string => `<a href="${path}">${words}</a>`;
  const why = answers.flatMap(({ text, why: said }, i) =>
    isRight(i) || said === undefined
      ? []
      : item(`${escapeHtml(text)}<br><i>${escapeHtml(said)}</i>`),
  );
  const rules = cites.map((number) => link(`/rules/${number}/`, number)).join(', ');
  const back = [
    explanation,
    why.length > 0 ? `<p>Why the others are wrong:</p><ul>${why.join('')}</ul>` : '',
    `<p>Decided by ${rules}.</p>`,
    `<p>${link(urlOfQuestion(id), 'Watch it step by step')}</p>`,
  ];
  return {
    guid: guidOf(id),
    fields: {
      Id: id,
      Title: escapeHtml(title),
      Board: boardHtml(drawn.board, drawn.cards),
      Question: `<p>${actions.map((action) => escapeHtml(asSentence(action))).join('<br>')}</p><p><b>${escapeHtml(question.question)}</b></p>`,
      Answers: `<ol>${answers.map(({ text }) => item(escapeHtml(text))).join('')}</ol>`,
      Right: answers
        .flatMap(({ text }, i) => (isRight(i) ? [`<p>${i + 1}. ${escapeHtml(text)}</p>`] : []))
        .join(''),
      Why: absolute(back.join(''), site),
    },
    tags: [
      `ruling-lab::topic::${topic}`,
      `ruling-lab::level::${level}`,
      ...keywords.map((slug) => `ruling-lab::keyword::${slug}`),
    ],
  };
}

export const guidOf = (id: string): string =>
  createHash('sha256').update(`ruling-lab ${id}`).digest('base64url').slice(0, 12);

/** On a flash card there is no site for an address to begin at. */
const absolute = (html: string, site: URL): string =>
  html.replace(/\bhref="(\/[^"]*)"/g, (_, path: string) => `href="${new URL(path, site).href}"`);
