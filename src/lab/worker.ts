/**
 * Plays the lab's situations beside the page, so that the page answers to the person all the time.
 * What takes too long is given up by ending this worker.
 */
import { cardsOfFile, notLoaded, type CardLookup } from '../card/file/card-lookup.ts';
import { loadCards } from '../cards/keep.ts';
import { answerLab } from './answer.ts';
import type { LabRequest } from './wire.ts';

let lookup: Promise<CardLookup> | undefined;

async function lookupHere(): Promise<CardLookup> {
  const { cards } = await loadCards();
  return cards === null ? notLoaded('open one at /cards/') : cardsOfFile(cards.name, cards.cards);
}

self.addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  lookup ??= lookupHere();
  void lookup.then((known) => self.postMessage(answerLab(data, known)));
});
