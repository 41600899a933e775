/**
 * The tree of choices as it is drawn: who chooses what, what each option leads to, and where a
 * course joins another one or goes round. Large trees are folded: only some places are here, those
 * near the start first.
 */
import type { CoursePlace } from '../../game/explore/course-tree.ts';
import { loopKey } from '../../game/position/position-key.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { runTo } from '../../scenario/play/run-to.ts';
import { tellChoice } from '../../scenario/play/tell-option.ts';
import { PLAYERS } from '../../ui/board/draw.ts';
import { sayEnd } from './end.ts';
import type { Survey, SurveyedEnding } from './survey.ts';

/** What stands at a place of the tree. */
type TreePlace =
  /** `n`: its number, by which others are led here. */
  | {
      readonly kind: 'choice';
      readonly n: number;
      readonly who: string;
      readonly rule: RuleNumber;
      readonly width: number;
    }
  | {
      readonly kind: 'end';
      readonly words: string;
      /** Whether the claim that was asked holds there; `null`: none was asked. */
      readonly isSo: boolean | null;
    }
  /** The position is that of choice `n`, which is shown elsewhere. */
  | { readonly kind: 'same'; readonly n: number }
  /** It goes round: the position is that of choice `n` above it again; `null`: it has no end. */
  | { readonly kind: 'loop'; readonly n: number | null }
  /** More of the tree, not drawn. */
  | { readonly kind: 'more' }
  /** Not played any more, because it was stopped before. */
  | { readonly kind: 'unplayed' };

export interface TreeNode {
  /** The choices that lead here. */
  readonly script: readonly number[];
  /** The option by which one comes here: "P2 blocks with Gate"; empty at the start. */
  readonly option: string;
  readonly at: TreePlace;
  readonly next: readonly TreeNode[];
}

/** Places that are drawn; each is played once more for its words. */
const MOST_DRAWN = 150;

interface Making {
  readonly place: CoursePlace;
  readonly script: readonly number[];
  readonly option: string;
  /** The choices above it, from the start. */
  readonly above: readonly Met[];
  at: TreePlace;
  next: Making[];
}

/** A choice as it was met on the way. */
interface Met {
  readonly n: number;
  /** Of the position as loops are told by it (18-3-1), with what is offered. */
  readonly key: string;
  /** Effects activated by then: within one effect the same can be offered twice. */
  readonly activations: number;
}

/**
 * The tree behind `from`, the choices that were made by then. `isAsked`: leaves say whether the
 * claim holds. `null`: the courses were not followed that way.
 */
export function choiceTree(
  scenario: Scenario,
  { tree, endings }: Survey,
  from: readonly number[],
  isAsked: boolean,
): TreeNode | null {
  const start = placeAt(tree.start, from);
  if (start === null) return null;
  const drawing: Drawing = {
    scenario,
    byKey: new Map(endings.map((ending) => [ending.key, ending])),
    numbers: new Map(),
    isAsked,
  };
  const root: Making = {
    place: start,
    script: from,
    option: '',
    above: [],
    at: { kind: 'more' },
    next: [],
  };
  // Breadth first: what is near the start is drawn before what is far.
  const open: Making[] = [root];
  let drawn = 0;
  for (let node = open.shift(); node !== undefined; node = open.shift()) {
    if (drawn === MOST_DRAWN) break;
    drawn += 1;
    draw(node, drawing);
    open.push(...node.next);
  }
  return asNode(root);
}

/** What is known of a tree while it is drawn. */
interface Drawing {
  readonly scenario: Scenario;
  readonly byKey: ReadonlyMap<number, SurveyedEnding>;
  /** The choices that were drawn, with their numbers. */
  readonly numbers: Map<CoursePlace, number>;
  readonly isAsked: boolean;
}

/** Finds out what stands at a place. */
function draw(node: Making, drawing: Drawing): void {
  const place = followed(node.place);
  const known = drawing.numbers.get(place);
  const ending = place.ending === null ? undefined : drawing.byKey.get(place.ending);
  if (known !== undefined) node.at = { kind: 'same', n: known };
  else if (ending !== undefined) node.at = endAt(ending, drawing);
  else if (place.player === null) node.at = { kind: 'unplayed' };
  else drawChoice(node, place, drawing);
}

function endAt(
  { outcome, script, isSo }: SurveyedEnding,
  { scenario, isAsked }: Drawing,
): TreePlace {
  if (outcome === 'endless') return { kind: 'loop', n: null };
  return { kind: 'end', words: sayEnd(scenario, script), isSo: isAsked ? isSo : null };
}

/** A choice with its options; or that it was met above already, so that the game goes round. */
function drawChoice(node: Making, place: CoursePlace, { scenario, numbers }: Drawing): void {
  const { script } = node;
  const { open: choice, run } = runTo(scenario, { script, ask: true });
  if (choice === null) return;
  const said = choice.options.map((_, i) => tellChoice(choice, i, scenario.setup));
  const key = [loopKey(run), choice.player, ...said].join('\n');
  const { activations } = run;
  const again = node.above.find((met) => met.key === key && met.activations < activations);
  if (again !== undefined) {
    node.at = { kind: 'loop', n: again.n };
    return;
  }
  const n = numbers.size + 1;
  numbers.set(place, n);
  const { rule, options } = choice;
  node.at = { kind: 'choice', n, who: PLAYERS[choice.player], rule, width: options.length };
  const above = [...node.above, { n, key, activations }];
  node.next = said.map((option, i) => ({
    place: place.options.get(i) ?? UNPLAYED,
    script: [...script, i],
    ...{ option, above, at: { kind: 'more' }, next: [] },
  }));
}

/** Without what it was made by, which is much, and no data. */
const asNode = ({ script, option, at, next }: Making): TreeNode => ({
  ...{ script, option, at },
  next: next.map(asNode),
});

const UNPLAYED: CoursePlace = {
  player: null,
  options: new Map(),
  width: 0,
  same: null,
  ending: null,
};

/** Where it was followed, if not here. */
function followed(place: CoursePlace): CoursePlace {
  let now = place;
  const seen = new Set<CoursePlace>();
  while (now.same !== null && !seen.has(now)) {
    seen.add(now);
    now = now.same;
  }
  return now;
}

function placeAt(start: CoursePlace, script: readonly number[]): CoursePlace | null {
  let place = followed(start);
  for (const option of script) {
    const next = place.options.get(option);
    if (next === undefined) return null;
    place = followed(next);
  }
  return place;
}
