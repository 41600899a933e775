/**
 * The changed boards of one question: each is played once for all of its wrong answers, and told
 * apart by what was changed.
 */
import { workOf } from '../../game/explore/explore.ts';
import { Undecided, UnknownCard, type Work } from '../../game/run/run.ts';
import { TooManyCourses } from '../../scenario/play/leaves.ts';
import { endingsOf } from '../../scenario/play/verify.ts';
import type { DealtTable } from '../../scenario/change/kit.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import type { Judged, Standing } from '../common/stand.ts';
import type { Given } from '../mark/given.ts';
import {
  isDp,
  playedOn,
  playing,
  rulesOff,
  isAdded,
  isKeywordLess,
  isMadeOptional,
  isOfRules,
  isOtherDeed,
  withChange,
  type ChangedBoard,
  type Arranged,
  type OneChange,
} from './change.ts';
import { distanceTo, isNear } from '../../rules/number/near.ts';
import { partedBy, type Parted } from './parting.ts';

/** A question whose wrong answers are looked at. */
export interface LookedAt {
  readonly cites: readonly string[];
  readonly scenario: Scenario;
  readonly standing: Standing;
  /** How changed boards are played. */
  readonly table: DealtTable;
  /**
   * What tells apart boards with changes of DP, beside their other changes: where it is the same,
   * they go on alike; `null`: they may not. Without it, each board is played.
   */
  readonly dpApart?: (changes: readonly OneChange[]) => string | null;
}

/** Steps of work (src/game/run/run.ts) that may still be done; counted down. */
export interface Budget {
  left: number;
}

/** For one changed board: no question of the content needs a tenth of it. */
const MOST_FOR_ONE = 20_000;

/** How a board goes on, and all that go on alike. */
interface JudgedBoard {
  readonly work: Work;
  judge: Judged | null;
}

/** A board with changes, and what is known of it so far. */
interface TriedBoard {
  /** Dealt when it is needed, where another one was played that goes on alike. */
  readonly changed: () => ChangedBoard;
  readonly played: JudgedBoard;
  /** Work of it that was counted. */
  counted: number;
  onlyRefused?: boolean;
  rule?: string | null;
  parting?: Parted;
}

/** Whether an answer is right on a board; or it comes to a card that nobody knows. */
export type Judgement = boolean | 'unknown card';

export class Boards {
  readonly #boards = new Map<string, TriedBoard | null>();
  /** By what tells boards apart where only DP differs. */
  readonly #alike = new Map<string, JudgedBoard>();
  /** By the first change: several others are tried together with it. */
  readonly #grounds = new Map<number, Arranged | null>();
  /** A number for each change: the same one is made for several answers. */
  readonly #numbers = new Map<string, number>();
  readonly #known = new WeakMap<OneChange, number>();
  readonly #question: LookedAt;
  readonly #budget: Budget;

  constructor(question: LookedAt, budget: Budget) {
    this.#question = question;
    this.#budget = budget;
  }

  /** Whether nothing more can be played. */
  get isSpent(): boolean {
    return this.#budget.left <= 0;
  }

  /** Whether an answer is right with these changes; not where one of them cannot be made. */
  isSo(changes: readonly OneChange[], answer: Given): Judgement {
    const board = this.#at(changes);
    return board === null ? false : this.#asked(board, answer);
  }

  /** Whether all that the changes do is that the action cannot be done any more. */
  isOnlyRefused(changes: readonly OneChange[]): boolean {
    const board = this.#at(changes);
    if (board === null) return false;
    const { scenario } = this.#question;
    return (board.onlyRefused ??= isRefused(board.changed()) && !isRefused({ scenario }));
  }

  /** The rule that is switched off, or the first near rule by which it goes another way. */
  ruleOf(changes: readonly OneChange[]): string | null {
    const board = this.#at(changes);
    if (board === null) return null;
    if (board.rule !== undefined) return board.rule;
    const { cites } = this.#question;
    const off = changes.flatMap((change) => (change.kind === 'rule' ? [change.rule] : []));
    const steps = off.length > 0 ? [off] : this.#partedAt(board).steps;
    const told = steps.find((rules) => rules.some((rule) => isNear(cites, rule))) ?? steps[0] ?? [];
    const nearest = told.toSorted((a, b) => distanceTo(cites, a) - distanceTo(cites, b));
    return (board.rule = nearest[0] ?? null);
  }

  /**
   * Whether the changes are beside the point: they don't set what a cited rule speaks of. It goes
   * another way at a step of some other rule, and then no cited rule comes up any more, as where
   * nothing is deleted that could be saved. Something added has to be in a step of a cited rule or
   * its section, another attack in one of a cited rule; a keyword that is taken away never is
   * beside the point, and nothing is where no rule is cited.
   */
  isBeside(changes: readonly OneChange[]): boolean {
    const { cites } = this.#question;
    const others = changes.filter((change) => !isOfRules(change));
    const board = this.#at(others);
    if (board === null || cites.length === 0 || others.every(isKeywordLess)) return false;
    if (others.some(isMadeOptional) && !cites.some(speaksOfOptional)) return true;
    const { steps, after } = this.#partedAt(board);
    const [first = []] = steps;
    if (first.some((rule) => cites.includes(rule))) return false;
    if (steps.length === 0 || others.some(isOtherDeed)) return true;
    if (first.some((rule) => isNear(cites, rule))) return false;
    return others.some(isAdded) || !cites.some((rule) => after.has(rule));
  }

  #partedAt(board: TriedBoard): Parted {
    return (board.parting ??= partedBy(this.#question.scenario, board.changed()));
  }

  /** The board as it is, with everything looked up that is asked for. */
  asItIs(scenario: Scenario, without: ReadonlySet<string>, answer: Given): void {
    const board = this.#made(() => ({ scenario, without }));
    this.#asked(board, answer);
  }

  #at(all: readonly OneChange[]): TriedBoard | null {
    const changes = all.filter((change, i) => !all.slice(i + 1).some((one) => undoes(one, change)));
    const key = this.#keyOf(changes);
    const known = this.#boards.get(key);
    if (known !== undefined) return known;
    const apart = this.#apart(changes);
    const board = this.#likeAnother(changes, apart) ?? this.#dealtBoard(changes, apart);
    this.#boards.set(key, board);
    return board;
  }

  /** A board that goes on like one that was played; the work of that counts for it, too. */
  #likeAnother(changes: readonly OneChange[], apart: string | null): TriedBoard | null {
    const played = apart === null ? undefined : this.#alike.get(apart);
    if (played === undefined || played.judge === null) return null;
    // What is not enough for it, or cannot be made, is found out by itself.
    if (played.work.done >= this.#budget.left || this.#groundOf(changes) === null) return null;
    let dealt: ChangedBoard | null = null;
    const changed = (): ChangedBoard => {
      dealt ??= this.#changedBoard(changes);
      if (dealt === null) throw new Error('a board like one that was dealt');
      return dealt;
    };
    return { changed, played, counted: 0 };
  }

  #dealtBoard(changes: readonly OneChange[], apart: string | null): TriedBoard | null {
    const dealt = this.#changedBoard(changes);
    if (dealt === null) return null;
    const board = this.#made(() => dealt);
    if (apart !== null) this.#alike.set(apart, board.played);
    return board;
  }

  /** The other changes, and what tells those of DP apart. */
  #apart(changes: readonly OneChange[]): string | null {
    const dp = this.#question.dpApart?.(changes) ?? null;
    return dp === null ? null : `${this.#keyOf(changes.filter((one) => !isDp(one)))} ${dp}`;
  }

  #changedBoard(changes: readonly OneChange[]): ChangedBoard | null {
    return this.#onDealt(changes) ?? this.#dealt(changes);
  }

  /** With a rule switched off, or a choice, beside other changes: their board is dealt already. */
  #onDealt(changes: readonly OneChange[]): ChangedBoard | null {
    const last =
      changes.find(({ kind }) => kind === 'rule' || kind === 'reading') ??
      changes.find(({ kind }) => kind === 'choice');
    if (last === undefined || changes.length === 1) return null;
    const others = changes.filter((one) => one !== last);
    const dealt = this.#boards.get(this.#keyOf(others))?.changed();
    if (dealt === undefined) return null;
    const { scenario } = dealt;
    return last.kind === 'choice'
      ? playing(scenario, changes)
      : { scenario, without: rulesOff(changes) };
  }

  #dealt(changes: readonly OneChange[]): ChangedBoard | null {
    const { scenario, table } = this.#question;
    const ground = this.#groundOf(changes);
    return ground && playedOn(ground, changes, scenario, table);
  }

  #keyOf(changes: readonly OneChange[]): string {
    return changes.map((change) => this.#numberOf(change)).join();
  }

  #numberOf(change: OneChange): number {
    const known = this.#known.get(change);
    if (known !== undefined) return known;
    const said = JSON.stringify(change);
    const number = this.#numbers.get(said) ?? this.#numbers.size;
    this.#numbers.set(said, number);
    this.#known.set(change, number);
    return number;
  }

  #groundOf([first, ...more]: readonly OneChange[]): Arranged | null {
    const { scenario, table } = this.#question;
    if (first === undefined) return scenario;
    const key = this.#numberOf(first);
    const known = this.#grounds.get(key);
    let ground = known === undefined ? withChange(scenario, first, table) : known;
    this.#grounds.set(key, ground);
    for (const change of more) ground = ground && withChange(ground, change, table);
    return ground;
  }

  #made(changed: () => ChangedBoard): TriedBoard {
    const work = workOf(Math.max(1, Math.min(MOST_FOR_ONE, this.#budget.left)));
    return { changed, played: { work, judge: null }, counted: 0 };
  }

  #asked(board: TriedBoard, answer: Given): Judgement {
    const { played } = board;
    const { work } = played;
    try {
      played.judge ??= this.#judged(board);
      return played.judge(answer);
    } catch (problem) {
      // There are more courses than can be played: nothing is known of it.
      const isUndecided = problem instanceof Undecided || problem instanceof TooManyCourses;
      if (!isUndecided && !(problem instanceof UnknownCard)) throw problem;
      const found: Judgement = isUndecided ? false : 'unknown card';
      played.judge ??= () => {
        throw problem;
      };
      return found;
    } finally {
      this.#budget.left -= work.done - board.counted + (board.counted === 0 ? 1 : 0);
      board.counted = work.done;
    }
  }

  #judged({ changed, played: { work } }: TriedBoard): Judged {
    const { scenario, without } = changed();
    return this.#question.standing.judge({ ...scenario, work }, without);
  }
}

/** Optional processing, "by", "instead" and loops: where "you may" is what decides. */
const speaksOfOptional = (rule: string): boolean => /^(?:15-7|15-9|18)-/.test(rule);

/** Whether nothing is left of an earlier change behind this one. */
const undoes = (later: OneChange, change: OneChange): boolean =>
  later.kind === 'fact' &&
  change.kind === 'fact' &&
  later.fact.kind === 'DP' &&
  change.fact.kind === 'DP' &&
  later.fact.card === change.fact.card;

/** Whether the action is refused in every course. */
const isRefused = ({ scenario, without }: Partial<ChangedBoard> & Pick<ChangedBoard, 'scenario'>) =>
  endingsOf(scenario, false, without).endings.every(({ outcome }) => outcome === 'refused');
