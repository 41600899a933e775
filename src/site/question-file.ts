/** What a question hands over to the browser, made once at build time. Import it only in build code. */
import { packScenario, slim } from '../scenario/file/pack.ts';
import { noticeOf } from '../ui/policy/notice.ts';
import type { Feedback } from '../quiz/feedback/feedback.ts';
import { QUESTION_KINDS, type AskOf, type Kind } from '../quiz/kind/index.ts';
import { coloursIn, notesOf, rulesIn, withNotes } from '../ui/steps/notes.ts';
import { urlOfQuestion } from '../quiz/page/names.ts';
import type { QuizProps } from '../quiz/page/round.ts';
import type { QuestionFile } from '../quiz/question-file.ts';
import { playedIn } from '../quiz/question.ts';
import { corpus, index, policies } from './corpus.ts';
import { explanationOf } from './questions.ts';
import type { Ready } from './read-questions.ts';
import { REPORT_TO, VERSION } from './site.ts';

export interface HandedOver {
  /** The explanation without the notes of its links. */
  readonly plain: string;
  /** Without an answer: of the question as a whole. */
  readonly feedback: Feedback;
  readonly play: QuizProps;
}

const handed = new Map<string, Promise<HandedOver>>();

/** What is shown of a question of any kind. Its page and its file need the same: it is made once. */
export function handOver(ready: Ready): Promise<HandedOver> {
  const { id } = ready.question;
  const made = handed.get(id) ?? make(ready);
  handed.set(id, made);
  return made;
}

async function make(ready: Ready): Promise<HandedOver> {
  const { question, ask, marked } = ready;
  const { id, cites, kind } = question;
  const scenario = marked?.scenario ?? null;
  const feedback = feedbackOn(kind, ready, ask);
  const named = [
    ...rulesAsked(kind, ask),
    ...feedback.answers.flatMap(({ note }) => note?.rule ?? []),
  ];
  const notice = noticeOf(policies.filter((policy) => question.policies.includes(policy.id)));
  const plain = (await explanationOf(id)) + notice;
  const steps = feedback.endings.flatMap((ending) => ending.steps.map(({ rule }) => rule));
  const rules = notesOf([...cites, ...rulesIn(plain), ...named, ...steps], index);
  const play = {
    question: { id, question: question.question, kind, cites },
    explanation: withNotes(plain, rules),
    rules,
    colours: coloursIn(playedIn(question)?.board ?? '', index),
    passedOn: {
      id,
      title: question.title,
      path: urlOfQuestion(id),
      edition: corpus.edition.name,
      version: VERSION,
      reportTo: REPORT_TO,
    },
    data: JSON.stringify({ scenario: scenario && packScenario(scenario), ask }, slim),
  };
  return { plain, feedback, play };
}

const feedbackOn = <K extends Kind>(
  kind: K,
  { question, marked }: Ready,
  ask: AskOf[K],
): Feedback => QUESTION_KINDS[kind].feedback(question, marked?.scenario ?? null, ask, []);

const rulesAsked = <K extends Kind>(kind: K, ask: AskOf[K]): readonly string[] =>
  QUESTION_KINDS[kind].rules(ask);

/** The file of a question. */
export async function fileOf(ready: Ready): Promise<QuestionFile> {
  const { question } = ready;
  const { title, level, topic, kind } = question;
  const { play } = await handOver(ready);
  const { isNamed, name } = QUESTION_KINDS[kind];
  return {
    ...{ title, level, topic, actions: playedIn(question)?.actions ?? [], kind },
    ...(isNamed ? { kindName: name } : {}),
    play,
  };
}
