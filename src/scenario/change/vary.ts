/** Boards that differ from one in a single fact, and end differently. */
import type { CardDef, PrintedCard } from '../../card/printed.ts';
import { shuffled } from '../../base/chance.ts';
import type { Scenario } from '../file/scenario.ts';
import { candidates } from './candidates.ts';
import { changeBoard, type BoardChange, type Ground, type Maker } from './change.ts';
import { differing, type Explored } from './compare.ts';
import { measuresOf, seenOf, type Effort, type EndingMeasure } from './endings.ts';
import { whatIf } from './words.ts';

/** A board with one fact changed. */
export interface Variant extends Explored {
  readonly change: BoardChange;
  /** "What if Red Charger had <Jamming>?" */
  readonly words: string;
  /** Indexes of the measures that differ. */
  readonly differs: readonly number[];
}

/** The board that variants are made of. */
export interface Original<C extends PrintedCard> extends Explored {
  readonly board: Ground<C>;
  readonly measures: readonly EndingMeasure[];
  /** What may still be done for it and its variants together; without it there is no bound. */
  readonly effort?: Effort;
}

/**
 * How a changed board becomes a scenario, as text that is read or as cards that were. `null`: it
 * cannot be played.
 */
export interface Table<C extends PrintedCard> {
  readonly maker: Maker<C>;
  /** Keywords that a card may gain. */
  readonly keywords: readonly string[];
  readonly play: (board: Ground<C>) => Scenario | null;
}

/** Looks at the board as it is; `null` where the engine does not come to an end with it. */
export function originalOf<C extends PrintedCard>(
  board: Ground<C>,
  scenario: Scenario,
  effort?: Effort,
): Original<C> | null {
  const measures = measuresOf(scenario);
  const seen = seenOf(scenario, measures, undefined, effort);
  return seen && { board, scenario, measures, seen, ...(effort === undefined ? {} : { effort }) };
}

/** The original of a scenario whose cards were read. */
export const originalOfScenario = (scenario: Scenario, effort?: Effort): Original<CardDef> | null =>
  originalOf(scenario.board, scenario, effort);

/**
 * One change tried; `null` where it cannot be made or resolved. What ends alike has nothing in
 * `differs`.
 */
export function tryChange<C extends PrintedCard>(
  original: Original<C>,
  table: Table<C>,
  change: BoardChange,
): Variant | null {
  const board = changeBoard(original.board, change, table.maker);
  const scenario = board && table.play(board);
  if (scenario === null) return null;
  const seen = seenOf(scenario, original.measures, undefined, original.effort);
  if (seen === null) return null;
  const differs = differing(original, { scenario, seen }, original.measures, [change]);
  return { scenario, seen, change, words: whatIf(change, original.board), differs };
}

/** Variants that end differently, in an order that the seed decides; as many as are asked for. */
export function* variantsOf<C extends PrintedCard>(
  original: Original<C>,
  table: Table<C>,
  seed: number,
): Generator<Variant> {
  for (const change of shuffled(candidates(original.board, table.keywords), seed)) {
    if (original.effort !== undefined && original.effort.left <= 0) return;
    const variant = tryChange(original, table, change);
    if (variant !== null && variant.differs.length > 0) yield variant;
  }
}

/**
 * So many variants, each with another kind of change, those in which the action is still done
 * first.
 */
export function pickVariants<C extends PrintedCard>(
  original: Original<C>,
  table: Table<C>,
  seed: number,
  most: number,
): readonly Variant[] {
  const picked = new Map<BoardChange['kind'], Variant>();
  const refused: Variant[] = [];
  for (const variant of variantsOf(original, table, seed)) {
    if (isRefused(variant, original.measures)) refused.push(variant);
    else if (!picked.has(variant.change.kind)) picked.set(variant.change.kind, variant);
    if (picked.size === most) break;
  }
  return [...picked.values(), ...refused].slice(0, most);
}

/** Whether the action of a variant is refused, in every ending. */
export function isRefused(
  { seen }: Pick<Variant, 'seen'>,
  measures: readonly EndingMeasure[],
): boolean {
  const at = measures.findIndex(({ kind }) => kind === 'refused');
  return seen.rows.every(({ values }) => values[at] !== '');
}
