/** What the page of cards and its worker say to each other. All of it is data. */
import type { Keywords, Failed, Ran, RunRequest } from '../analyse/wire.ts';
import type { CardView } from './card-view.ts';
import type { CardsWanted } from './wanted.ts';
import type { NotKept } from './keep.ts';

export type CardsRequest =
  /** Loads what is kept. `checks`: and asks the engine which cards run whole. */
  | { readonly kind: 'begin'; readonly version: string; readonly checks: boolean }
  | { readonly kind: 'take'; readonly name: string; readonly file: Blob }
  | { readonly kind: 'remove' }
  | FindRequest
  | CardRequest
  | { readonly kind: 'text'; readonly number: string }
  | RunRequest;

interface FindRequest {
  readonly kind: 'find';
  /** Rises with every request: only the newest answer counts. */
  readonly turn: number;
  readonly wanted: CardsWanted;
  /** No more are answered. */
  readonly most: number;
}

interface CardRequest {
  readonly kind: 'card';
  readonly turn: number;
  readonly number: string;
  readonly keywords: Keywords;
}

export type CardsReply =
  | { readonly kind: 'loaded'; readonly file: LoadedFile | null }
  /** The file that is loaded stays. */
  | { readonly kind: 'refused'; readonly name: string; readonly why: string }
  /** What the worker does: "Reading the cards". */
  | CardsProgress
  | {
      readonly kind: 'found';
      readonly turn: number;
      readonly total: number;
      readonly rows: readonly CardRow[];
    }
  | {
      readonly kind: 'card';
      readonly turn: number;
      readonly number: string;
      readonly card: CardView | null;
    }
  | { readonly kind: 'text'; readonly text: string }
  /** The engine did not load; another worker can be asked. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'not removed' }
  | Ran
  | Failed;

export interface CardsProgress {
  readonly kind: 'progress';
  readonly doing: 'reading' | 'keeping' | 'checking' | 'done';
  readonly done: number;
  readonly of: number;
}

export interface LoadedFile {
  readonly name: string;
  readonly cards: number;
  /** Why the device does not keep it; `null` when it does. */
  readonly notKept: NotKept | null;
  readonly notes: readonly string[];
  /** What can be chosen from in the search. */
  readonly colours: readonly string[];
  readonly levels: readonly string[];
  readonly kinds: readonly string[];
  readonly keywords: readonly string[];
}

/** A card in the list of what was found. */
export interface CardRow {
  readonly number: string;
  readonly name: string;
  /** "Digimon, red, Lv.3" */
  readonly words: string;
  /** Undefined until the engine was asked. */
  readonly runs?: boolean;
}
