/**
 * What a question hands over to the browser, made once at build time. Import it only in build code.
 */
import { escapeHtml } from '../../base/words.ts';
import type { Feedback } from '../../quiz/feedback/feedback.ts';
import { QUESTION_KINDS, type AskOf, type Kind } from '../../quiz/kind/index.ts';
import { coloursIn, notesOf, rulesIn, withNotes } from '../../ui/steps/notes.ts';
import { asSentence, urlOfQuestion } from '../../quiz/page/names.ts';
import type { QuizProps } from '../../quiz/page/round.ts';
import { sureOf } from '../../quiz/page/sure.ts';
import type { QuestionFile } from '../../quiz/question-file.ts';
import { urlOfRuling } from '../../rules/ruling-url.ts';
import { playedIn } from '../../quiz/question.ts';
import { corpus, index, policies } from '../corpus.ts';
import type { ResolvedQuestion } from '../resolved/resolved.ts';
import { rulings } from './rulings.ts';
import { REPORT_TO, VERSION } from '../site.ts';

export interface HandedOver {
  /** The explanation without the notes of its links. */
  readonly plain: string;
  /** Without an answer: of the question as a whole. */
  readonly feedback: Feedback;
  readonly play: QuizProps;
}

const handed = new Map<string, HandedOver>();

/**
 * What is shown of a question of any kind. Its page and its file need the same: it is made once.
 */
export function handOver(ready: ResolvedQuestion): HandedOver {
  const { id } = ready.question;
  const made = handed.get(id) ?? make(ready);
  handed.set(id, made);
  return made;
}

function make({
  question,
  ask,
  feedback,
  explanation,
  sure: found,
  data,
}: ResolvedQuestion): HandedOver {
  const { id, cites, kind } = question;
  const named = [
    ...rulesAsked(kind, ask),
    ...feedback.answers.flatMap(({ note }) => note?.rule ?? []),
  ];
  const readings = policies.flatMap((policy) =>
    question.policies.includes(policy.id)
      ? [{ policy, right: found?.readings.find((one) => one.policy === policy.id)?.right ?? [] }]
      : [],
  );
  const sure =
    sureOf({
      ...{ readings, rulings: question.rulings, assumed: found?.assumed ?? [] },
      pages: rulingPages(id),
    }) + titleAfter(id);
  const plain = explanation + sure;
  const steps = feedback.endings.flatMap((ending) => ending.steps.map(({ rule }) => rule));
  const rules = notesOf([...cites, ...rulesIn(plain), ...named, ...steps], index);
  const play = {
    question: { id, question: question.question, kind, cites },
    explanation: withNotes(explanation, rules),
    sure: withNotes(sure, rules),
    rules,
    colours: coloursIn(playedIn(question)?.board ?? '', index),
    passedOn: {
      id,
      title: question.title,
      path: urlOfQuestion(id),
      edition: corpus.edition.name,
      version: VERSION,
      reportTo: REPORT_TO,
      hasBoard: playedIn(question) !== null,
    },
    data,
  };
  return { plain, feedback, play };
}

/** The page of each official ruling, but of the one that is asked: its page is named below. */
const rulingPages = (id: string): ReadonlyMap<string, string> =>
  new Map(
    rulings
      .filter(({ ready }) => ready.question.id !== id)
      .flatMap(({ numbers }) =>
        numbers.map((number) => [number, urlOfRuling(numbers[0] ?? number)] as const),
      ),
  );

const rulingOf = (id: string) => rulings.find(({ ready }) => ready.question.id === id);

/**
 * What an official ruling decides, with its page: said after the answer only, since it gives it
 * away.
 */
function titleAfter(id: string): string {
  const ruling = rulingOf(id);
  if (ruling === undefined) return '';
  const said = escapeHtml(`${ruling.numbers[0] ?? ''}: ${ruling.title}`);
  return `<p><a href="${urlOfQuestion(id)}">Official ruling ${said}</a></p>`;
}

const rulesAsked = <K extends Kind>(kind: K, ask: AskOf[K]): readonly string[] =>
  QUESTION_KINDS[kind].rules(ask);

/** The file of a question. */
export function fileOf(ready: ResolvedQuestion): QuestionFile {
  const { question, ask, drawn } = ready;
  const { title, level, topic, kind } = question;
  const { play } = handOver(ready);
  const { isNamed, name } = QUESTION_KINDS[kind];
  const decides = rulingOf(question.id)?.title;
  return {
    ...(decides === undefined ? {} : { decides }),
    ...{ title, level, topic, actions: (playedIn(question)?.actions ?? []).map(asSentence), kind },
    ...(isNamed ? { kindName: name } : {}),
    play,
    drawn: 'drawn' in ask ? null : drawn,
  };
}
