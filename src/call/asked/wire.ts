/** What the page of a call and its worker say to each other. All of it is data. */
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { PlayerName } from '../../scenario/claim/claim.ts';
import type { PrintedCard } from '../../card/printed.ts';
import type { LabCard, PaletteRequest } from '../../lab/worker/wire.ts';
import type { CallTable } from '../table/table.ts';

type TypedCardAsked = Extract<PaletteRequest, { kind: 'card' }>;

/** A card that can be put on the table. */
export interface CallCard {
  /** Number of a card of the card file, name of a practice card. */
  readonly id: string;
  readonly name: string;
  /** "Digimon Lv.5 red, <Piercing>" */
  readonly words: string;
  /** All of its text, line by line: two players may be arguing about it. */
  readonly text: readonly string[];
  readonly category: string;
}

/**
 * What an answer says of a fact over all that the players may choose. `depends`: it is so by some
 * choices, and not by others. The last three say what one player may do.
 */
export type Says = 'always' | 'never' | 'depends' | 'can' | 'cannot' | 'must';

/** Of P1 and of P2. */
export type OfBoth<T> = readonly [T, T];

/** An answer that a player gives. */
export interface CallAnswer {
  /** "Yes", "2": what is tapped. */
  readonly words: string;
  /** "Blue Gate isn't deleted": the same as a sentence, without a full stop. */
  readonly statement: string;
  /** In the notation of claims. */
  readonly fact: string;
  readonly says: Says;
  /** The player who may do it, where it says what one may do. */
  readonly by: PlayerName | null;
}

/** What players may disagree about. */
export interface CallTopic {
  /** "Is Blue Gate deleted?" */
  readonly question: string;
  readonly answers: readonly CallAnswer[];
}

/** What two players have said so far: at the table, and of what happens there. */
export interface CallDispute {
  /** Choices that were made at the table already: "P2 does not block". */
  readonly chosen: readonly string[];
  /** What they disagree about; '' until that is said. */
  readonly question: string;
  readonly said: OfBoth<CallAnswer | null>;
}

/** All that a call is about. */
export interface CallCase {
  readonly table: CallTable;
  /** Each as an author writes it (src/scenario/action.ts). */
  readonly actions: readonly string[];
  /** Choices that were made at the table already: "P2 does not block". */
  readonly chosen: readonly string[];
  /** Of P1 and of P2. */
  readonly answers: readonly [CallAnswer, CallAnswer] | null;
  /** Ids of cards whose unread parts are left out on purpose. */
  readonly without: readonly string[];
}

export type CallRequest =
  | { readonly kind: 'begin' }
  | { readonly kind: 'find'; readonly turn: number; readonly words: string }
  /** Which of these cards there are: those of earlier calls. */
  | { readonly kind: 'known'; readonly ids: readonly string[] }
  /** What is made of a card that is being typed. */
  | Pick<TypedCardAsked, 'kind' | 'turn' | 'fields' | 'before'>
  /** All that is printed on a card of the table. */
  | { readonly kind: 'whole'; readonly turn: number; readonly id: string }
  /** A card that was typed is one of the cards from now on. */
  | { readonly kind: 'add'; readonly card: PrintedCard }
  /** Cards that were typed earlier, in the notation of boards. */
  | { readonly kind: 'typed'; readonly texts: readonly string[] }
  /** The table of a link. */
  | { readonly kind: 'open'; readonly hash: string }
  /** A link that opens this table again. */
  | {
      readonly kind: 'link';
      readonly table: CallTable;
      readonly actions: readonly string[];
      readonly dispute: CallDispute;
    }
  /** Rises with every change: only answers to the newest one count. */
  | { readonly kind: 'case'; readonly turn: number; readonly of: CallCase };

export type CallOutcome = 'P1' | 'P2' | 'both' | 'neither' | 'depends' | 'none';

/** Who is right, and why. */
export interface CallVerdict {
  readonly outcome: CallOutcome;
  /** "P2 is right." */
  readonly headline: string;
  /** "In every course.", or the choice that decides: one sentence or more. */
  readonly how: string;
  /** What is so, as a sentence: "Blue Gate isn't deleted." */
  readonly truth: string;
  /** What to say aloud. */
  readonly aloud: string;
  /** The rule that decides, the most telling first; none where no single one does. */
  readonly rules: readonly RuleNumber[];
  /** What was assumed, each as a sentence. */
  readonly assumed: readonly string[];
  /** A course that shows it, step by step. */
  readonly steps: readonly { readonly text: string; readonly rule: RuleNumber }[];
  /** Milliseconds that the engine took for the verdict. */
  readonly took: number;
}

/** What may happen, and what players may disagree about then. */
export interface CallOffers {
  readonly kind: 'offers';
  readonly turn: number;
  /** What may be done next; none while a choice waits. */
  readonly legal: readonly string[];
  /** What isn't allowed, and may be asked about. */
  readonly others: readonly string[];
  /** An action that was done isn't allowed. */
  readonly isRefused: boolean;
  readonly topics: readonly CallTopic[];
  /** Choices on the way, as they are said. */
  readonly choices: readonly string[];
}

/** The engine can't say, and why. */
export interface CallRefusal {
  readonly kind: 'refusal';
  readonly turn: number;
  readonly why: readonly string[];
  /** Ids of cards with parts that the engine can't play, and that can be left out on purpose. */
  readonly unread: readonly string[];
}

export type CallReply =
  | {
      readonly kind: 'cards';
      readonly practice: readonly CallCard[];
      /** The card file that is kept on the device. */
      readonly file: { readonly name: string; readonly cards: number } | null;
    }
  | { readonly kind: 'known'; readonly cards: readonly CallCard[] }
  | LabCard
  /** All cards that were typed, the newest first, and their texts in the notation of boards. */
  | {
      readonly kind: 'typed';
      readonly cards: readonly CallCard[];
      readonly texts: readonly string[];
    }
  | {
      readonly kind: 'opened';
      readonly table: CallTable;
      readonly actions: readonly string[];
      readonly cards: readonly CallCard[];
      /** What is to be said of it, each a sentence. */
      readonly notes: readonly string[];
      readonly dispute: CallDispute;
    }
  | { readonly kind: 'unopened'; readonly why: string }
  | { readonly kind: 'link'; readonly hash: string }
  /** The cards or a part of the engine did not load; another worker can be asked. */
  | { readonly kind: 'lost' }
  | { readonly kind: 'found'; readonly turn: number; readonly cards: readonly CallCard[] }
  | CallOffers
  | CallRefusal
  | { readonly kind: 'verdict'; readonly turn: number; readonly verdict: CallVerdict }
  /** What would make a wrong answer right, each as a sentence; the search has ended. */
  | { readonly kind: 'changes'; readonly turn: number; readonly changes: readonly string[] };
