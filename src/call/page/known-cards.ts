/** The cards that the page of a call knows of: what it has heard of them, and which come first. */
import type { CallCard, CallReply } from '../asked/wire.ts';

/** Cards of earlier calls that are offered first. */
const RECENT = 6;

export interface KnownCards {
  /** Every card that the page has heard of, by its id. */
  readonly heard: ReadonlyMap<string, CallCard>;
  readonly practice: readonly CallCard[];
  /** What was found by the words that were searched for last. */
  readonly found: readonly CallCard[];
  /** Which search found them; a later one may still be under way. */
  readonly foundTurn: number;
  /** The search that was begun last, and its words. */
  readonly turn: number;
  readonly sought: string;
  /** Ids of the cards that were used last, the newest first. */
  readonly recent: readonly string[];
  /** The name of the card file that is kept on the device; '' for none. */
  readonly file: string;
  /** Cards that were typed, in the notation of boards. */
  readonly texts: readonly string[];
}

export const NO_CARDS: KnownCards = {
  heard: new Map(),
  practice: [],
  found: [],
  foundTurn: 0,
  turn: 0,
  sought: '',
  recent: [],
  file: '',
  texts: [],
};

type Said<K extends CallReply['kind']> = Extract<CallReply, { readonly kind: K }>;

/** What is offered before anything is searched for: cards of earlier calls, practice cards. */
export const offeredOf = ({ heard, practice, recent }: KnownCards): readonly CallCard[] => [
  ...recent.flatMap((id) => heard.get(id) ?? []),
  ...practice.filter(({ id }) => !recent.includes(id)),
];

/** These cards are known, too. */
export const hearing = (known: KnownCards, some: readonly CallCard[]): KnownCards => ({
  ...known,
  heard: new Map([...known.heard, ...some.map((card) => [card.id, card] as const)]),
});

/** These words are searched for from now on. */
export const seeking = (known: KnownCards, sought: string): KnownCards => ({
  ...known,
  sought,
  turn: known.turn + 1,
});

/** What a search has found: shown only of the one that was begun last. */
export const finding = (known: KnownCards, { cards, turn }: Said<'found'>): KnownCards =>
  hearing(turn === known.turn ? { ...known, found: cards, foundTurn: turn } : known, cards);

export const isFinding = ({ turn, foundTurn }: KnownCards): boolean => turn !== foundTurn;

/** These were used last. */
export const using = (known: KnownCards, ids: readonly string[]): KnownCards => ({
  ...known,
  recent: [...new Set([...ids, ...known.recent])].slice(0, RECENT),
});

/** With the practice cards, and the card file of the device. */
export const beginning = (known: KnownCards, { practice, file }: Said<'cards'>): KnownCards =>
  hearing({ ...known, practice, file: file?.name ?? '' }, practice);

/** Typed cards are offered behind those that were used. */
export const typing = (known: KnownCards, { cards, texts }: Said<'typed'>): KnownCards =>
  hearing(
    { ...known, texts, recent: [...new Set([...known.recent, ...cards.map(({ id }) => id)])] },
    cards,
  );
