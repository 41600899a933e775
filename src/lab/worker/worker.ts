/**
 * Plays the lab's situations beside the page, so that the page answers to the person all the time.
 * What takes too long is given up by ending this worker. What reads texts, and what asks of all
 * courses, is loaded when it is needed.
 */
import { cardsOfFile, notLoaded, type CardLookup } from '../../card/file/card-lookup.ts';
import { loadCards } from '../../cards/keep.ts';
import type { KeptCards } from '../../cards/kept-cards.ts';
import { fetched } from '../../ui/later.ts';
import { answerPlay } from './answer.ts';
import { knownSituation, type SituationRead } from './read-situation.ts';
import type { ScenarioFile } from '../../scenario/file/scenario-file.ts';
import type { Situation } from '../../proof/situation.ts';
import { FIRST } from '../board/starters.ts';
import type { LabProgress, LabReply, LabRequest } from './wire.ts';

interface CardsHere {
  readonly file: KeptCards | null;
  readonly lookup: CardLookup;
}

let here: Promise<CardsHere> | undefined;

async function cardsHere(): Promise<CardsHere> {
  const { cards: file } = await loadCards();
  const lookup =
    file === null ? notLoaded('open one at /cards/') : cardsOfFile(file.name, file.cards);
  return { file, lookup };
}

/** The newest situation that was read: much is asked of the same one. */
let latest: { readonly key: string; readonly read: SituationRead } | null = null;

async function read({ board, actions }: Situation): Promise<SituationRead> {
  const key = JSON.stringify([board, actions]);
  if (latest?.key === key) return latest.read;
  const read =
    board === FIRST.board
      ? knownSituation(await fetched<ScenarioFile>('/lab/first.json'), actions)
      : await readHere({ board, actions });
  latest = { key, read };
  return read;
}

async function readHere(situation: Pick<Situation, 'board' | 'actions'>): Promise<SituationRead> {
  here ??= cardsHere();
  const [{ lookup }, { readSituation }] = await Promise.all([here, import('./read.ts')]);
  return readSituation(situation, lookup);
}

async function answer(request: LabRequest): Promise<LabReply> {
  switch (request.kind) {
    case 'play':
    case 'why not':
      return answerPlay(request, await read(request.situation));
    case 'courses':
    case 'claim':
    case 'changes':
    case 'compare': {
      const { answerAsk } = await import('./ask.ts');
      return answerAsk(request, await read(request.situation), (courses, endings) =>
        post({ kind: 'progress', turn: request.turn, courses, endings }),
      );
    }
    case 'find':
    case 'card': {
      here ??= cardsHere();
      const [{ file, lookup }, { answerCards }] = await Promise.all([here, import('./palette.ts')]);
      return answerCards(request, file, lookup);
    }
    case 'file': {
      here ??= cardsHere();
      const [{ lookup }, { answerFile }] = await Promise.all([here, import('./make-file.ts')]);
      return answerFile(request, lookup);
    }
  }
}

function post(reply: LabReply | LabProgress): void {
  self.postMessage(reply);
}

self.addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  void answer(data)
    .catch((): LabReply => ({ kind: 'lost', turn: data.turn }))
    .then(post);
});
