/** What a question hands over to the browser, made once at build time. Import it only in build code. */
import { makeScenarioFile } from '../scenario/file/scenario-file.ts';
import { cardsByLabel } from '../ui/board/cards.ts';
import { startOf } from '../ui/board/start.ts';
import { noticeOf } from '../ui/policy/notice.ts';
import { logOf, packed, rulesNamed } from '../quiz/kind/at-build.ts';
import { revealAsk } from '../quiz/kind/reveal-ask.ts';
import { coloursIn, notesOf, rulesIn, withNotes } from '../ui/steps/notes.ts';
import { urlOfQuestion } from '../quiz/page/names.ts';
import type { Playable, QuestionFile } from '../quiz/page/playable.ts';
import { reveal, study, type Reveal } from '../quiz/feedback/reveal.ts';
import type { RoundProps } from '../quiz/page/round.ts';
import { corpus, index, policies } from './corpus.ts';
import { explanationOf } from './questions.ts';
import type { Ready } from './read-questions.ts';
import { REPORT_TO, VERSION } from './site.ts';

export interface HandedOver {
  /** The explanation without the notes of its links. */
  readonly plain: string;
  readonly shown: Reveal;
  readonly round: RoundProps;
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
  const { question, ask } = ready;
  const { id, cites, kind, board } = question;
  const shown = revealOf(ready);
  const named = ask === null ? [] : rulesNamed(ask, shown);
  const notice = noticeOf(policies.filter((policy) => question.policies.includes(policy.id)));
  const plain = (await explanationOf(id)) + notice;
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
  return { plain, shown, round };
}

function revealOf({ question, marked, ask }: Ready): Reveal {
  if (ask !== null) return revealAsk(question.cites, ask, marked?.scenario ?? null, []);
  if (marked === null) throw new Error(`${question.id} is marked by nothing`);
  return reveal(study(question, marked), new Set());
}

/** The file of a question. */
export async function fileOf(ready: Ready): Promise<QuestionFile> {
  const { title, level, topic, actions } = ready.question;
  const { round } = await handOver(ready);
  return { title, level, topic, actions, ...playableOf(ready, round) };
}

/** Question, board and what is asked as data, for the component of its kind. */
export function playableOf({ question, marked, ask }: Ready, round: RoundProps): Playable {
  const scenario = marked?.scenario ?? null;
  if (ask === null) {
    if (marked === null) throw new Error(`${question.id} is marked by nothing`);
    const solvable = { scenario: makeScenarioFile(marked.scenario), claims: marked.claims };
    const answers = question.answers.map(({ text, why }) =>
      why === undefined ? { text } : { text, why },
    );
    return {
      kind: question.kind === 'one' ? 'one' : 'several',
      play: {
        ...round,
        question: { ...round.question, answers },
        solvable: JSON.stringify(solvable),
      },
    };
  }
  const play = { ...round, data: packed(ask, scenario) };
  const { kind } = ask;
  if (kind === 'illegal') return { kind, play: { ...play, log: logOf(ask, scenario) } };
  if (kind !== 'choose') return { kind, play };
  if (scenario === null) throw new Error(`${question.id} has no board to choose on`);
  const drawn = { board: startOf(scenario), cards: cardsByLabel(scenario.setup) };
  return { kind, play: { ...play, drawn } };
}
