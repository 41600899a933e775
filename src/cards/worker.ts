/**
 * Reads, keeps, searches and runs a card file beside the page, so that the page answers to the
 * person all the time. The engine is loaded once a file is there.
 */
import { tooLarge } from '../base/file-size.ts';
import { printedCard } from '../card/file/file-card.ts';
import { takeCards } from './take-file.ts';
import { viewOfCard } from './card-view.ts';
import { findCards } from './find-cards.ts';
import { keepCards, keepRuns, loadCards, removeCards, type NotKept } from './keep.ts';
import { stampOf, type KeptCards } from './kept-cards.ts';
import { loadedFile, rowOf } from './rows.ts';
import { folded } from './folded.ts';
import { searchedCard, type SearchedCard } from './searched-card.ts';
import type { CardsReply, CardsRequest } from './wire.ts';

/** Cards of which the page hears at a time, and those that the engine is asked for. */
const AT_ONCE = 250;
const CHECKED_AT_ONCE = 20;

let cards: readonly SearchedCard[] = [];
let runs = new Map<string, boolean>();
/** Of the file that is loaded. */
let stamp = '';
/** Whether the file comes back when the page is opened again. */
let isKept = false;
/** Rises with every file: what is still asked about another one is given up. */
let turn = 0;
/** Of the site. */
let version = '';
let checks = false;

const post = (reply: CardsReply): void => {
  self.postMessage(reply);
};
const runsWhole = (cardNumber: string): boolean | undefined => runs.get(cardNumber);

/** Lets requests in that came in the meantime. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What is read or kept comes one after another; what is asked is answered at once. */
let before: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<CardsRequest>) => {
  const isChange = data.kind === 'begin' || data.kind === 'take' || data.kind === 'remove';
  before = isChange ? before.then(() => answer(data)) : before;
  if (!isChange) void before.then(() => answer(data));
});

async function answer(request: CardsRequest): Promise<void> {
  switch (request.kind) {
    case 'begin':
      ({ version, checks } = request);
      return begin();
    case 'take':
      return take(request.name, request.file);
    case 'remove':
      return remove();
    case 'find': {
      const found = findCards(cards, request.wanted, runsWhole);
      const rows = found.slice(0, request.most).map((card) => rowOf(card, runsWhole));
      return post({ kind: 'found', turn: request.turn, total: found.length, rows });
    }
    case 'card': {
      const { number } = request;
      const found = cardOf(number);
      const engine = found === undefined ? null : await loadEngine();
      const card = found === undefined ? null : viewOfCard(found.card, request.keywords, engine);
      return post({ kind: 'card', turn: request.turn, number, card });
    }
    case 'text': {
      const text = cardOf(request.number)?.card.text;
      const texts =
        text === undefined ? [] : [text.upper, text.inherited, text.security, text.linked];
      return post({ kind: 'text', text: texts.filter((one) => one !== '').join('\n') });
    }
    case 'run': {
      const engine = await loadEngine();
      const own = request.card === undefined ? undefined : cardOf(request.card);
      if (engine !== null) post(engine.answerRun(request, own && printedCard(own.card)));
      return;
    }
  }
}

/** However the number is written. */
const cardOf = (cardNumber: string): SearchedCard | undefined =>
  cards.find(({ number }) => number === folded(cardNumber));

async function begin(): Promise<void> {
  const kept = await loadCards();
  if (kept.cards === null) return post({ kind: 'loaded', file: null });
  await use(kept.cards, null);
  const isOfThese = kept.runs?.by === version && kept.runs.of === stamp;
  const known = isOfThese ? new Set(kept.runs?.whole) : null;
  if (known === null) check();
  else runs = new Map(cards.map(({ card }) => [card.number, known.has(card.number)]));
}

async function take(name: string, file: Blob): Promise<void> {
  const refuse = (why: string): void => post({ kind: 'refused', name, why });
  const large = tooLarge(file.size);
  if (large !== null) return refuse(large);
  post({ kind: 'progress', doing: 'reading', done: 0, of: 0 });
  const text = await file.text().catch(() => null);
  if (text === null)
    return refuse(
      'Found: a file that this browser cannot read any more. Expected: one that is where it was when it was chosen; choose it again.',
    );
  const taken = takeCards(name, text);
  if (!taken.ok) return refuse(taken.problem);
  const searched = await searchedCards(taken.value);
  post({ kind: 'progress', doing: 'keeping', done: searched.length, of: searched.length });
  const kept = await keepCards(taken.value);
  await use(taken.value, kept.ok ? null : kept.problem, searched);
  check();
}

async function remove(): Promise<void> {
  const removed = await removeCards();
  if (!removed.ok && isKept) return post({ kind: 'not removed' });
  isKept = false;
  turn += 1;
  cards = [];
  runs = new Map();
  post({ kind: 'loaded', file: null });
}

async function use(
  file: KeptCards,
  notKept: NotKept | null,
  searched?: readonly SearchedCard[],
): Promise<void> {
  turn += 1;
  isKept = notKept === null;
  cards = searched ?? (await searchedCards(file));
  stamp = stampOf(file);
  runs = new Map();
  post({ kind: 'loaded', file: loadedFile(file, cards, notKept) });
}

async function searchedCards(file: KeptCards): Promise<readonly SearchedCard[]> {
  const searched: SearchedCard[] = [];
  for (const card of file.cards) {
    if (searched.length % AT_ONCE === 0) {
      post({ kind: 'progress', doing: 'reading', done: searched.length, of: file.cards.length });
    }
    searched.push(searchedCard(card));
  }
  return searched;
}

/** Asks the engine of every card whether it runs whole, and keeps what it says. */
function check(): void {
  if (checks) void checkAll(turn);
}

async function checkAll(own: number): Promise<void> {
  const engine = await loadEngine();
  if (engine === null) return;
  const [all, of] = [cards, stamp];
  for (let i = 0; i < all.length; i++) {
    if (i % CHECKED_AT_ONCE === 0) {
      await breath();
      if (own !== turn) return;
      post({ kind: 'progress', doing: 'checking', done: i, of: all.length });
    }
    const card = all[i]?.card;
    if (card !== undefined) runs.set(card.number, engine.runsWhole(card));
  }
  post({ kind: 'progress', doing: 'done', done: all.length, of: all.length });
  const whole = [...runs].flatMap(([number, runsAll]) => (runsAll ? [number] : []));
  await keepRuns({ by: version, of, whole });
}

/** A worker that did not get the engine is done with: the page starts another one. */
async function loadEngine() {
  const engine = await import('./card-engine.ts').catch(() => null);
  if (engine === null) post({ kind: 'lost' });
  return engine;
}
