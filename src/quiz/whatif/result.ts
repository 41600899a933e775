/**
 * A board as it is beside the same board changed: what differs over all choices, and in two
 * resolutions that are looked at.
 */
import type { CardDef } from '../../card/printed.ts';
import type { BoardChange } from '../../scenario/change/change.ts';
import {
  differing,
  firstDifference,
  partingOf,
  valuesAt,
  type Explored,
} from '../../scenario/change/compare.ts';
import { seenOrWhyNot, valueOf, type EndingMeasure } from '../../scenario/change/endings.ts';
import { about, short } from '../../scenario/change/say.ts';
import type { Original, Table } from '../../scenario/change/vary.ts';
import { play } from '../../scenario/play/play.ts';
import { endingAt, viewsOf, type EndingView } from '../../ui/steps/endings.ts';
import { changeAll } from './edits.ts';

/** A row of the comparison. */
export interface ComparisonRow {
  readonly about: string;
  readonly before: string;
  readonly after: string;
}

/** How a changed board ends, beside the one before. */
export interface WhatIfOutcome {
  readonly after: Explored;
  /** What differs over all choices of the players. */
  readonly rows: readonly ComparisonRow[];
  /** Which of the board's measures these rows are of. */
  readonly differing: readonly number[];
  readonly endings: readonly [before: readonly EndingView[], after: readonly EndingView[]];
  /** The two that are looked at first: where the boards part as late as can be. */
  readonly first: readonly [before: number, after: number];
}

/** Endings that can be chosen from a list. */
const MOST_SHOWN = 24;

/** Resolves the changed board; words where it cannot be resolved. */
export function outcomeOf(
  original: Original<CardDef>,
  table: Table<CardDef>,
  changes: readonly BoardChange[],
): WhatIfOutcome | string {
  const board = changeAll(original.board, changes, table.maker);
  const scenario = board && table.play(board);
  if (scenario === null)
    return "These changes don't work together: a card that an action needs would be gone.";
  const seen = seenOrWhyNot(scenario, original.measures);
  if (typeof seen === 'string') return `The engine can't decide this board, for ${seen}.`;
  const after = { scenario, seen };
  const endings = [original, after].map((one) =>
    viewsOf(one.scenario, one.seen.endings.slice(0, MOST_SHOWN)),
  );
  const [olds = [], news = []] = endings;
  const parting = changes.length === 0 ? null : partingOf(original, after);
  const others = differing(original, after, original.measures, changes);
  const rows = others.flatMap((i) => {
    const measure = original.measures[i];
    if (measure === undefined) return [];
    const say = (one: Explored): string =>
      valuesAt(one.seen, i)
        .map((value) => short(measure, value))
        .join(', or ');
    return [{ about: about(measure), before: say(original), after: say(after) }];
  });
  return {
    after,
    rows: withoutEchoes(rows, original.measures),
    differing: others,
    endings: [olds, news],
    first:
      parting === null
        ? [0, changes.length === 0 && news.length > 1 ? 1 : 0]
        : [endingAt(olds, parting.scripts[0]), endingAt(news, parting.scripts[1])],
  };
}

/** That a card is deleted says where it is and how it lies. */
function withoutEchoes(
  rows: readonly ComparisonRow[],
  measures: readonly EndingMeasure[],
): readonly ComparisonRow[] {
  const heads = new Set(rows.map((row) => row.about));
  const echoes = measures.flatMap((measure) =>
    (measure.kind === 'area' || measure.kind === 'suspended') && heads.has(measure.card)
      ? [about(measure)]
      : [],
  );
  return rows.filter((row) => !echoes.includes(row.about));
}

/** Two resolutions beside each other. */
export interface Compared {
  /** How many steps they have in common; `null` when they are alike. */
  readonly at: number | null;
  /** What differs at their ends. */
  readonly rows: readonly ComparisonRow[];
}

export function compare(
  original: Original<CardDef>,
  after: Explored,
  before: EndingView,
  now: EndingView,
): Compared {
  const [a, b] = [play(original.scenario, before.script), play(after.scenario, now.script)];
  const runOf = ({ seen }: Explored, { script }: EndingView) =>
    seen.endings.find((ending) => ending.script.join() === script.join())?.run;
  const [one, other] = [runOf(original, before), runOf(after, now)];
  const rows =
    one === undefined || other === undefined
      ? []
      : original.measures.flatMap((measure) => {
          const cells = [one, other].map((run) => short(measure, valueOf(run, measure)));
          return cells[0] === cells[1]
            ? []
            : [{ about: about(measure), before: cells[0] ?? '', after: cells[1] ?? '' }];
        });
  return { at: firstDifference(a, b), rows: withoutEchoes(rows, original.measures) };
}
