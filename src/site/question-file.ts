/** What a question hands over to the browser, made once at build time. Import it only in build code. */
import { noticeOf } from '../ui/policy/notice.ts';
import { rulesNamed } from '../quiz/kind/at-build.ts';
import { coloursIn, notesOf, rulesIn, withNotes } from '../ui/steps/notes.ts';
import { urlOfQuestion } from '../quiz/page/names.ts';
import type { Playable, QuestionFile } from '../quiz/page/playable.ts';
import type { RoundProps } from '../quiz/page/round.ts';
import { corpus, index, policies } from './corpus.ts';
import type { ResolvedQuestion } from './resolved/resolved.ts';
import { REPORT_TO, VERSION } from './site.ts';

export interface HandedOver {
  /** The explanation without the notes of its links. */
  readonly plain: string;
  readonly round: RoundProps;
}

const handed = new Map<string, HandedOver>();

/** What is shown of a question of any kind. Its page and its file need the same: it is made once. */
export function handOver(ready: ResolvedQuestion): HandedOver {
  const { id } = ready.question;
  const made = handed.get(id) ?? make(ready);
  handed.set(id, made);
  return made;
}

function make({ question, ask, shown, explanation }: ResolvedQuestion): HandedOver {
  const { id, cites, kind, board } = question;
  const named = ask === null ? [] : rulesNamed(ask, shown);
  const notice = noticeOf(policies.filter((policy) => question.policies.includes(policy.id)));
  const plain = explanation + notice;
  const steps = shown.endings.flatMap((ending) => ending.steps.map(({ rule }) => rule));
  const rules = notesOf([...cites, ...rulesIn(plain), ...named, ...steps], index);
  const round = {
    question: { id, question: question.question, kind, cites },
    explanation: withNotes(plain, rules),
    rules,
    colours: coloursIn(board, index),
    passedOn: {
      id,
      title: question.title,
      path: urlOfQuestion(id),
      edition: corpus.edition.name,
      version: VERSION,
      reportTo: REPORT_TO,
    },
  };
  return { plain, round };
}

/** The file of a question. */
export function fileOf(ready: ResolvedQuestion): QuestionFile {
  const { title, level, topic, actions } = ready.question;
  return { title, level, topic, actions, ...playableOf(ready, handOver(ready).round) };
}

/** Question, board and what is asked as data, for the component of its kind. */
export function playableOf(
  { question, ask, data, drawn, log }: ResolvedQuestion,
  round: RoundProps,
): Playable {
  if (ask === null) {
    const answers = question.answers.map(({ text, why }) =>
      why === undefined ? { text } : { text, why },
    );
    return {
      kind: question.kind === 'one' ? 'one' : 'several',
      play: { ...round, question: { ...round.question, answers }, solvable: data },
    };
  }
  const play = { ...round, data };
  const { kind } = ask;
  if (kind === 'illegal') return { kind, play: { ...play, log } };
  if (kind !== 'choose') return { kind, play };
  if (drawn === null) throw new Error(`${question.id} has no board to choose on`);
  return { kind, play: { ...play, drawn } };
}
