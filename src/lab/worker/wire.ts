/** What the lab and its worker say to each other. All of it is data. */
import type { RanView } from '../../analyse/ran.ts';
import type { Problem } from '../../base/result.ts';
import type { Box, PrintedCard } from '../../card/printed.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { Board } from '../../scenario/board/board.ts';
import type { OneChange } from '../../quiz/whynot/change.ts';
import type { StepView } from '../../ui/steps/endings.ts';
import type { CardFields } from '../board/card-fields.ts';
import type { FileRequest, LabFile } from './files-wire.ts';
import type { TreeNode } from '../courses/choice-tree.ts';
import type { AuthorSaw } from '../link/link.ts';
import type { Situation } from '../../proof/situation.ts';

interface AboutSituation {
  /** Rises with every change: only answers to the newest situation count. */
  readonly turn: number;
  readonly situation: Situation;
}

/** Answered by the engine alone. */
export type PlayRequest =
  | (AboutSituation & { readonly kind: 'play' })
  | (AboutSituation & { readonly kind: 'why not'; readonly action: string });

/** Asked of all courses. */
export type AskRequest =
  | (AboutSituation & {
      readonly kind: 'courses';
      /** The choices behind which the tree is drawn. */
      readonly from: readonly number[];
    })
  | (AboutSituation & { readonly kind: 'claim'; readonly claim: string })
  /** What can be changed, one thing at a time. */
  | (AboutSituation & { readonly kind: 'changes' })
  | (AboutSituation & { readonly kind: 'compare'; readonly change: OneChange });

/** Asked of cards: those that can be put on a board, and one that is being typed. */
export type PaletteRequest =
  | { readonly kind: 'find'; readonly turn: number; readonly words: string }
  | {
      readonly kind: 'card';
      readonly turn: number;
      readonly fields: CardFields;
      /** The card that was changed. */
      readonly before: PrintedCard | undefined;
    };

export type LabRequest = PlayRequest | AskRequest | PaletteRequest | FileRequest;

/** The situation as the engine sees it, played as far as its choices go. */
export interface LabPlayed {
  readonly kind: 'played';
  readonly turn: number;
  readonly board: Board;
  /** Cards of the card file: name and number. */
  readonly taken: readonly (readonly [name: string, number: string])[];
  /** Fingerprints of what is printed on them, by number. */
  readonly prints: { readonly [number: string]: string };
  readonly ran: RanView;
  /** For each step: the words of the effect that it is about, as they are printed. */
  readonly effects: readonly (string | null)[];
  /** What was assumed, each in a sentence: lines left out on purpose. */
  readonly assumed: readonly string[];
  /** What may be declared next; none while a choice waits. */
  readonly legal: readonly string[];
  /** There was more to try than is tried for one board. */
  readonly isCut: boolean;
  /** It stops at a card nobody named, and unknown security cards can be taken as doing nothing. */
  readonly canBePlain: boolean;
  /** The board now, as a link keeps it. */
  readonly seen: Pick<AuthorSaw, 'ending' | 'words'>;
}

/** It cannot be played as it is. */
export interface LabProblems {
  readonly kind: 'problems';
  readonly turn: number;
  readonly problems: readonly Problem[];
  /** The board as far as it could be read, so that it can be edited by hand. */
  readonly board: Board | null;
  readonly taken: LabPlayed['taken'];
  /** Lines of its cards that the engine doesn't run: each can be left out on purpose. */
  readonly unread: readonly UnreadPart[];
  /** It would help to take unknown security cards as cards that do nothing. */
  readonly canBePlain: boolean;
}

export interface LabWhyNot {
  readonly kind: 'why not';
  readonly turn: number;
  readonly action: string;
  /** Rules in its way; none: it may be done. `null`: what is before it waits for a choice. */
  readonly rules: readonly RuleNumber[] | null;
  /** What is wrong with its words. */
  readonly problem: string | null;
}

interface LabEnding {
  readonly script: readonly number[];
  /** The choices that tell it from the others. */
  readonly label: string;
  /** The board at its end, in a sentence. */
  readonly words: string;
  /** Courses that were played to it. */
  readonly courses: number;
}

export interface LabCourses {
  readonly kind: 'courses';
  readonly turn: number;
  readonly endings: readonly LabEnding[];
  /** All endings that were found; only the first of them are listed. */
  readonly total: number;
  readonly courses: number;
  /** Why not all were played, as a sentence; `null`: all were. */
  readonly stopped: string | null;
  /** `null`: nothing was played behind those choices. */
  readonly tree: TreeNode | null;
}

/** Something that can be changed. */
export interface OfferedChange {
  /** A card, a player, or what else it is about. */
  readonly about: string;
  readonly words: string;
  readonly change: OneChange;
}

export interface LabChanges {
  readonly kind: 'changes';
  readonly turn: number;
  readonly changes: readonly OfferedChange[];
}

interface ComparedSide {
  readonly steps: readonly StepView[];
  /** What the players choose. */
  readonly chosen: readonly string[];
  /** The board at the end, in a sentence. */
  readonly end: string;
}

/** A course beside the same one with something changed. */
export interface LabCompared {
  readonly kind: 'compared';
  readonly turn: number;
  readonly change: OneChange;
  /** Why it can't be played; '' where it can. */
  readonly problem: string;
  /** Steps that they have in common; `null`: they are alike. */
  readonly at: number | null;
  readonly before: ComparedSide | null;
  readonly after: ComparedSide | null;
}

export interface LabClaim {
  readonly kind: 'claim';
  readonly turn: number;
  readonly claim: string;
  readonly verdict: 'always' | 'sometimes' | 'never' | 'undetermined' | null;
  /** In a sentence: how often, and who can force it. */
  readonly words: string;
  /** A course in which it is so, and one in which it is not. */
  readonly witness: {
    readonly so: readonly number[] | null;
    readonly not: readonly number[] | null;
  };
  /** `null` where nothing is decided. */
  readonly sure: LabSure | null;
  /** What would have to be different, without a full stop, and the rule that it comes from. */
  readonly change: { readonly words: string; readonly rule: string | null } | null;
  readonly tree: TreeNode | null;
}

/** What a verdict rests on beside the text of the rules. */
export interface LabSure {
  /** Open points with whose other reading it would be another one; `null`: nobody knows which. */
  readonly readings: readonly {
    readonly policy: string;
    readonly verdict: 'always' | 'sometimes' | 'never' | null;
  }[];
  /** Piles with unknown cards that some course turns to, as "P2's security stack". */
  readonly assumed: readonly string[];
}

/** The engine stopped; nothing is known. */
export interface LabFailed {
  readonly kind: 'failed';
  readonly turn: number;
  readonly why: string;
}

/** A card that can be put on the board. */
export interface FoundCard {
  readonly card: PrintedCard;
  /** In the card file; `null` of a practice card. */
  readonly number: string | null;
  /** "Digimon Lv.4 red" */
  readonly words: string;
  /** What of it the engine doesn't run. */
  readonly unread: readonly UnreadPart[];
}

/** A line of a card's text that the engine doesn't run in full. */
export interface UnreadPart {
  readonly card: string;
  readonly box: Box;
  /** Line of that box, counted from 1. */
  readonly line: number;
  /** As it is printed. */
  readonly text: string;
  /** The part that isn't run. */
  readonly words: string;
  /** It is left out on purpose. */
  readonly isLeftOut: boolean;
  /** Wordings that it may mean, all of which the engine runs. */
  readonly meant: readonly string[];
}

export interface LabFound {
  readonly kind: 'found';
  readonly turn: number;
  /** Name of the card file; `null`: none is loaded. */
  readonly file: string | null;
  /** Found in all; only the first are here. */
  readonly total: number;
  readonly cards: readonly FoundCard[];
}

/** What was made of a typed card. */
export interface LabCard {
  readonly kind: 'card';
  readonly turn: number;
  readonly card: PrintedCard | null;
  /** What is wrong with a field, as a sentence. */
  readonly problem: string;
  readonly unread: readonly UnreadPart[];
}

/** How far all courses are played. */
export interface LabProgress {
  readonly kind: 'progress';
  readonly turn: number;
  /** Courses played, and the different endings among them. */
  readonly courses: number;
  readonly endings: number;
}

/** A part of the engine did not load; another worker can be asked. */
interface LabLost {
  readonly kind: 'lost';
  readonly turn: number;
}

export type LabReply =
  | LabPlayed
  | LabProblems
  | LabWhyNot
  | LabCourses
  | LabClaim
  | LabChanges
  | LabCompared
  | LabFound
  | LabCard
  | LabLost
  | LabFailed
  | LabFile;
