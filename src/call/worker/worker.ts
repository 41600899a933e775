/**
 * Makes calls beside the page, so that the page answers to the players all the time. Practice cards
 * come as the engine uses them; what reads the texts of cards is loaded with a card of a card file.
 */
import { cardsOfFile } from '../../card/file/card-lookup.ts';
import type { FileCard } from '../../card/file/file-card.ts';
import type { PrintedCard } from '../../card/printed.ts';
import { loadCards } from '../../cards/keep.ts';
import { leftOutOn } from '../../card/left-out.ts';
import { parseScenarioFile, type ScenarioFile } from '../../scenario/file/scenario-file.ts';
import { fetched } from '../../ui/later.ts';
import { answersTo } from '../verdict/answer.ts';
import type { CardBook } from '../table/board.ts';
import { foundCards, rowOfFile, rowOfPractice } from '../asked/find.ts';
import { cardsOn } from '../table/table.ts';
import type { CallCard, CallCase, CallReply, CallRequest } from '../asked/wire.ts';

/** Boards that are tried between two looks at what the page asks. */
const TRIES = 8;

let practice: CardBook = new Map();
let file: ReadonlyMap<string, FileCard> = new Map();
/** Cards that were typed, by their names. */
let typed: ReadonlyMap<string, PrintedCard> = new Map();
let rows: readonly CallCard[] = [];
/** The newest call that was asked about. */
let newest = 0;
let ready: Promise<void> | undefined;

type TypedRequest = Exclude<CallRequest, { kind: 'begin' | 'find' | 'known' | 'case' }>;

const post = (reply: CallReply): void => self.postMessage(reply);
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

self.addEventListener('message', ({ data }: MessageEvent<CallRequest>) => {
  if (data.kind === 'case') newest = data.turn;
  ready ??= begin();
  void ready.then(() => answer(data), lost);
});

const lost = (): void => post({ kind: 'lost' });

async function begin(): Promise<void> {
  const [packed, kept] = await Promise.all([
    fetched<ScenarioFile>('/call/cards.json'),
    loadCards(),
  ]);
  const { board } = parseScenarioFile(packed);
  practice = new Map(board.cards.map((card) => [card.name, card]));
  const own = kept.cards?.cards ?? [];
  file = new Map(own.map((card) => [card.number, card]));
  rows = [...board.cards.map(rowOfPractice), ...own.map(rowOfFile)];
  post({
    kind: 'cards',
    practice: rows.slice(0, practice.size),
    file: kept.cards === null ? null : { name: kept.cards.name, cards: own.length },
  });
}

async function answer(request: CallRequest): Promise<void> {
  if (request.kind === 'begin') return;
  if (request.kind === 'find')
    return post({ kind: 'found', turn: request.turn, cards: foundCards(rowsNow(), request.words) });
  if (request.kind === 'known')
    return post({ kind: 'known', cards: rowsNow().filter(({ id }) => request.ids.includes(id)) });
  if (request.kind === 'case') await call(request.turn, request.of);
  else await answerTyped(request).catch(lost);
}

/** What needs the texts of cards, or their notation. */
async function answerTyped(request: TypedRequest): Promise<void> {
  const own = await import('./typed-cards.ts');
  switch (request.kind) {
    case 'card':
      return post(own.answerCard(request));
    case 'whole': {
      const card = wholeCard(request.id, own.printedCard);
      const whole = card === undefined ? null : own.cardOfText(own.textOfCard(card));
      return post({ kind: 'card', turn: request.turn, card: whole, problem: '', unread: [] });
    }
    case 'add':
    case 'typed': {
      const cards =
        request.kind === 'add'
          ? [request.card]
          : // One that came with a link is the one that is meant.
            request.texts
              .flatMap((text) => own.cardOfText(text) ?? [])
              .filter(({ name }) => !typed.has(name));
      take(cards);
      return post({
        kind: 'typed',
        cards: [...typed.values()].map(rowOfPractice),
        texts: [...typed.values()].map(own.textOfCard),
      });
    }
    case 'open': {
      const lookup = cardsOfFile('your card file', [...file.values()]);
      const opened = own.tableOfLink(request.hash, practice, lookup);
      if (opened === null) return;
      if (typeof opened === 'string') return post({ kind: 'unopened', why: opened });
      take(opened.cards);
      const ids = cardsOn(opened.table);
      const cards = rowsNow().filter(({ id }) => ids.includes(id));
      return post({ ...opened, kind: 'opened', cards });
    }
    case 'link': {
      const ofFile = cardsOn(request.table).flatMap((id) => file.get(id) ?? []);
      const book = new Map<string, PrintedCard>([
        ...practice,
        ...typed,
        ...ofFile.map((card) => [card.number, { ...own.printedCard(card) }] as const),
      ]);
      const numbers = new Map(ofFile.map(({ name, number }) => [name, number]));
      const hash = own.linkOfTable(request.table, request.actions, book, numbers, request.dispute);
      return post({ kind: 'link', hash });
    }
  }
}

/** The card of an id, wherever it comes from. */
function wholeCard(id: string, print: (card: FileCard) => PrintedCard): PrintedCard | undefined {
  const ofFile = file.get(id);
  return typed.get(id) ?? (ofFile === undefined ? practice.get(id) : print(ofFile));
}

/** The newest first. */
function take(cards: readonly PrintedCard[]): void {
  typed = new Map([...cards, ...typed.values()].toReversed().map((card) => [card.name, card]));
  typed = new Map([...typed].toReversed());
}

/** A card that was typed takes the place of a practice card of its name. */
const rowsNow = (): readonly CallCard[] => [
  ...[...typed.values()].map(rowOfPractice),
  ...rows.filter(({ id }) => !typed.has(id)),
];

async function call(turn: number, of: CallCase): Promise<void> {
  const engine = await engineFor(turn, of).catch(() => null);
  if (engine === null) return lost();
  if ('kind' in engine) return post(engine);
  let tries = 0;
  try {
    for (const reply of answersTo(turn, of, { ...engine, now: () => performance.now() })) {
      if (reply !== undefined) post(reply);
      else if (++tries % TRIES === 0) await breath();
      if (turn !== newest) return;
    }
  } catch (problem) {
    const words = problem instanceof Error ? problem.message : String(problem);
    post({ kind: 'refusal', turn, why: [`The engine stopped: ${words}.`], unread: [] });
  }
}

/** The cards of a call as the engine uses them, or why one of them can't be played. */
async function engineFor(
  turn: number,
  { table, without }: CallCase,
): Promise<
  { book: CardBook; leftOut: readonly string[] } | Extract<CallReply, { kind: 'refusal' }>
> {
  const own = cardsOn(table).flatMap((id) => typed.get(id) ?? file.get(id) ?? []);
  if (own.length === 0) return { book: practice, leftOut: [] };
  const { readFileCard, readPrinted } = await import('./read-file-card.ts');
  const book = new Map(practice);
  const leftOut: string[] = [];
  const unread: string[] = [];
  const why: string[] = [];
  for (const card of own) {
    const id = 'number' in card ? card.number : card.name;
    const called = 'number' in card ? `${card.name} (${card.number})` : card.name;
    const isCut = without.includes(id);
    const read = 'number' in card ? readFileCard(card, isCut) : readPrinted(card, isCut);
    if (!('number' in card))
      for (const { words } of leftOutOn(card))
        leftOut.push(ended(`Left out of ${called}: "${words}"`));
    book.set(id, read.card);
    const said = read.unread.map((line) => `"${line}"`).join(' and ');
    if (said === '') continue;
    if (isCut) leftOut.push(ended(`Left out of ${called}: ${said}`));
    else {
      why.push(ended(`The engine can't play this on ${called} yet: ${said}`));
      unread.push(id);
    }
  }
  return why.length > 0 ? { kind: 'refusal', turn, why, unread } : { book, leftOut };
}

/** A sentence that ends with a quotation has its full stop in it, where that has one. */
const ended = (said: string): string => (said.endsWith('."') ? said : `${said}.`);
