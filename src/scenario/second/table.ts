// What lies on the table in a second opinion on the engine, written from the Comprehensive Rules
// alone: what each card is at the moment.
import type { PlainLine, PlainBoard, PlainCard, PlainEnding, Seat, PlainKeyword } from './board.ts';

/** Takes one of so many options, counted from 0. */
export type Chooser = (options: number) => number;

/** A Digimon in the battle area while a course of play runs. */
export interface Body {
  owner: Seat;
  top: PlainCard;
  under: PlainCard[];
  suspended: boolean;
  fresh: boolean;
  /** What the effects of this turn add to its DP and to its number of checks. */
  dp: number;
  checks: number;
  /** Lines with [Once Per Turn] that were activated this turn. */
  used: PlainLine[];
}

/** Thrown inside a course to end the game at once (1-2-2). */
export class GameOver {
  readonly winner: Seat;
  constructor(winner: Seat) {
    this.winner = winner;
  }
}

export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

export class PlainTable {
  protected turn: Seat = 0;
  protected memory: number;
  protected field: Body[];
  protected readonly security: [PlainCard[], PlainCard[]];
  protected readonly trash: [string[], string[]] = [[], []];
  protected readonly deck: [number, number];
  protected readonly hand: [number, number];
  protected readonly choose: Chooser;

  constructor(board: PlainBoard, choose: Chooser) {
    this.choose = choose;
    this.memory = board.memory;
    this.field = board.field.map((one) => ({
      owner: one.owner,
      top: one.top,
      under: [...(one.under ?? [])],
      suspended: one.suspended ?? false,
      fresh: one.fresh ?? false,
      dp: 0,
      checks: 0,
      used: [],
    }));
    this.security = [[...board.security[0]], [...board.security[1]]];
    this.deck = [...board.deck];
    this.hand = [...board.hand];
  }

  /** Its keywords, each with what tells it from those of other cards and boxes (15-3). */
  protected wordsOf({ top, under }: Body): { word: PlainKeyword; of: string }[] {
    return [
      ...(top.words ?? []).map((word) => ({ word, of: top.name })),
      ...under.flatMap(({ name, inheritedWords }) =>
        (inheritedWords ?? []).map((word) => ({ word, of: `under ${name}` })),
      ),
    ];
  }

  protected has(body: Body, wanted: PlainKeyword): boolean {
    return this.wordsOf(body).some(({ word }) => word === wanted);
  }

  protected linesOf({ top, under }: Body): PlainLine[] {
    return [...(top.lines ?? []), ...under.flatMap((card) => card.inherited ?? [])];
  }

  protected present(body: Body): boolean {
    return this.field.includes(body);
  }

  protected of(seat: Seat): Body[] {
    return this.field.filter((body) => body.owner === seat);
  }

  /** All that changes it is added up first (1-3-8), and what is below 0 counts as 0. */
  protected dpOf(body: Body): number {
    let dp = (body.top.dp ?? 0) + body.dp;
    for (const from of this.field) {
      for (const { during, on, dp: change } of from.top.auras ?? []) {
        if (during === 'Your Turn' && from.owner !== this.turn) continue;
        if (during === "Opponent's Turn" && from.owner === this.turn) continue;
        const ours = from.owner === body.owner ? 'ours' : 'theirs';
        if (on === (from === body ? 'this' : ours)) dp += change;
      }
    }
    return Math.max(0, dp);
  }

  /** 13-1-2, 16-4-3 and 16-4-4. */
  protected checksOf(body: Body): number {
    return Math.max(0, 1 + (body.top.checks ?? 0) + body.checks);
  }

  protected memorySeenBy(seat: Seat): number {
    return seat === 0 ? this.memory : -this.memory;
  }

  protected one<T>(options: T[]): T {
    const taken = options[options.length === 1 ? 0 : this.choose(options.length)];
    if (taken === undefined) throw new Error('that is not one of the options');
    return taken;
  }

  protected ending(more: Pick<PlainEnding, 'winner' | 'stopped'>): PlainEnding {
    const field = this.field.map((body) => ({
      name: body.top.name,
      owner: body.owner,
      dp: this.dpOf(body),
      suspended: body.suspended,
      under: body.under.map((card) => card.name),
    }));
    const names = (seat: Seat) => this.security[seat].map((card) => card.name);
    return {
      ...more,
      turn: this.turn,
      memory: this.memory,
      field: field.sort((a, b) => (a.name < b.name ? -1 : 1)),
      security: [names(0), names(1)],
      trash: [[...this.trash[0]].sort(), [...this.trash[1]].sort()],
      deck: [...this.deck],
      hand: [...this.hand],
    };
  }
}
