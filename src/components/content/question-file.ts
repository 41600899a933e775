/** What a question hands over to the browser, made once at build time. Import it only in build code. */
import { packScenario } from '../../scenario/pack.ts';
import { noticeOf } from '../policy/notice.ts';
import { coloursIn, notesOf, rulesIn, withNotes } from '../quiz/notes.ts';
import type { QuestionFile } from '../quiz/playable.ts';
import { reveal, type Reveal } from '../quiz/reveal.ts';
import { index, policies } from './corpus.ts';
import { explanationOf } from './questions.ts';
import type { Ready } from './read-questions.ts';

/** How a text was printed means nothing any more once it is read. */
const PRINTED = new Set(['span', 'joined', 'word', 'open', 'order']);

export interface HandedOver {
  readonly file: QuestionFile;
  /** The explanation without the notes of its links. */
  readonly plain: string;
  readonly shown: Reveal;
}

export async function handOver({ question, marked }: Ready): Promise<HandedOver> {
  const { id, title, level, topic, actions, cites, kind, answers } = question;
  const solvable = JSON.stringify(
    { scenario: packScenario(marked.scenario), claims: marked.claims },
    (key, value: unknown) =>
      PRINTED.has(key) || (key === 'facts' && !Array.isArray(value)) ? undefined : value,
  );
  const shown = reveal(question, marked, new Set());
  const notice = noticeOf(policies.filter((policy) => question.policies.includes(policy.id)));
  const plain = (await explanationOf(id)) + notice;
  const steps = shown.endings.flatMap((ending) => ending.steps.map(({ rule }) => rule));
  const rules = notesOf([...cites, ...rulesIn(plain), ...steps], index);
  const said = answers.map(({ text, why }) => (why === undefined ? { text } : { text, why }));
  const play = {
    question: { id, answers: said, question: question.question, kind, cites },
    solvable,
    explanation: withNotes(plain, rules),
    rules,
    colours: coloursIn(question.board, index),
  };
  return { file: { title, level, topic, actions, play }, plain, shown };
}
