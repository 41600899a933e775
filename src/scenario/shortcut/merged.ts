/**
 * Positions that an exploration takes for the same, and of which it follows one: every course is
 * played. Nothing may differ in such positions, and what follows must be the same wherever one of
 * them is met.
 */
import { eachLeaf } from '../../game/explore/explore.ts';
import { positionKey } from '../../game/position/position-key.ts';
import { UnknownCard, type Run, type Taken } from '../../game/run/run.ts';
import type { Scenario } from '../file/scenario.ts';
import { eachCourse, endingSaid, type CourseBounds } from './courses.ts';
import { wholeOf } from './whole.ts';

/** What follows behind some choices. */
interface CourseNode {
  /** Who chooses here, or chance does; `null`: nobody. */
  chooser: string | null;
  width: number;
  readonly next: Map<number, CourseNode>;
  ending: string | null;
  /** What follows, as a number; `null`: not all of it was played. */
  follows?: number | null;
}

const newNode = (): CourseNode => ({ chooser: null, width: 0, next: new Map(), ending: null });

/** The tree of all courses, in which those that follow each other in the same way are one. */
class Courses {
  readonly start = newNode();
  readonly #known = new Map<string, number>();

  at(taken: readonly Taken[]): CourseNode {
    let node = this.start;
    for (const { player, kind, index, width } of taken) {
      node.chooser = kind === 'unseen' ? 'chance' : String(player);
      node.width = width;
      let next = node.next.get(index);
      if (next === undefined) node.next.set(index, (next = newNode()));
      node = next;
    }
    return node;
  }

  /** The same number for the same endings, of which the same players choose one. */
  followsOf(node: CourseNode): number | null {
    if (node.follows !== undefined) return node.follows;
    return (node.follows = this.#find(node));
  }

  #find({ chooser, width, next, ending }: CourseNode): number | null {
    if (chooser === null) return ending === null ? null : this.#number(ending);
    const behind = [...next.values()].map((one) => this.followsOf(one));
    const whole = new Set(behind.filter((one) => one !== null));
    if (behind.includes(null) || behind.length < width) return null;
    // A choice that changes nothing is none.
    const [only, ...more] = [...whole].toSorted((a, b) => a - b);
    return only !== undefined && more.length === 0
      ? only
      : this.#number(`${chooser}: ${[only, ...more].join()}`);
  }

  #number(words: string): number {
    const known = this.#known.get(words) ?? this.#known.size;
    this.#known.set(words, known);
    return known;
  }
}

/** Endings behind a choice. */
function endingsBehind(node: CourseNode): ReadonlySet<string> {
  if (node.ending !== null) return new Set([node.ending]);
  return [...node.next.values()].reduce<ReadonlySet<string>>(
    (all, one) => all.union(endingsBehind(one)),
    new Set(),
  );
}

export interface MergedTried {
  /** Positions that were met on more than one course. */
  readonly met: number;
  readonly courses: number;
  readonly why: string | null;
}

/** What the exploration tells positions apart by. */
const keyOf = (run: Run): unknown => positionKey(run, false);

/**
 * Plays every course of a board, as far as the bounds go, and compares what is merged.
 * @param keyed another key, by which a test sees that one that is too short is found
 */
export function tryMerged(
  scenario: Scenario,
  bounds: CourseBounds,
  keyed: (run: Run) => unknown = keyOf,
): MergedTried {
  const tree = new Courses();
  const places = new Map<unknown, Set<CourseNode>>();
  let passed: { readonly key: unknown; readonly depth: number }[] = [];
  let courses = 0;
  const wholes = new Map<unknown, ReadonlyMap<string, string>>();
  let other: string | null = null;
  const boundary = (run: Run): void => {
    const { taken, script, met, barred } = run;
    // Nothing is merged there (mayBeCut in explore.ts), or the course before came here.
    if (met.size > 0 || barred.length > 0 || taken.length === 0 || taken.length < script.length)
      return;
    const key = keyed(run);
    const whole = wholeOf(run);
    const first = wholes.get(key);
    if (first === undefined) wholes.set(key, whole);
    else other ??= partsOf(first, whole);
    passed.push({ key, depth: taken.length });
  };
  const isWhole = eachCourse(
    scenario,
    bounds,
    (run, outcome) => {
      courses++;
      tree.at(run.taken).ending = endingSaid(run, outcome);
      for (const { key, depth } of passed) {
        const here = places.get(key) ?? new Set();
        places.set(key, here.add(tree.at(run.taken.slice(0, depth))));
      }
    },
    () => {
      passed = [];
      return { boundary };
    },
  );
  if (isWhole === null) return { met: 0, courses, why: null };
  let met = 0;
  for (const here of places.values()) {
    const whole = [...here].filter((one) => tree.followsOf(one) !== null);
    const [first, ...more] = whole;
    if (first === undefined || more.length === 0) continue;
    met++;
    const apart = more.find((one) => tree.followsOf(one) !== tree.followsOf(first));
    if (apart !== undefined) return { met, courses, why: differing(first, apart) };
  }
  if (other !== null) return { met, courses, why: other };
  return { met, courses, why: isWhole ? lostIn(scenario, bounds, tree.start) : null };
}

/** In which parts two differ that count as one position. */
function partsOf(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string | null {
  const parts = [...one].filter(([name, words]) => other.get(name) !== words);
  if (parts.length === 0) return null;
  return [
    'a position is taken for another one, and differs from it',
    ...parts.map(([name, words]) => `-- ${name}:\n${words}\n${other.get(name) ?? ''}`),
  ].join('\n');
}

/** Two that go on otherwise, though they are taken for one position. */
function differing(one: CourseNode, other: CourseNode): string {
  const [a, b] = [endingsBehind(one), endingsBehind(other)];
  return [
    'a position that is taken for another one goes on otherwise',
    ...[...a.difference(b)].slice(0, 2).map((ending) => `-- only from the first:\n${ending}`),
    ...[...b.difference(a)].slice(0, 2).map((ending) => `-- only from the second:\n${ending}`),
    ...(a.symmetricDifference(b).size === 0 ? ['-- with other players choosing'] : []),
  ].join('\n');
}

/** Endings that the exploration of the engine loses or invents. */
function lostIn(
  { setup, declarations }: Scenario,
  { work }: CourseBounds,
  start: CourseNode,
): string | null {
  const merged = new Set<string>();
  try {
    const { complete } = eachLeaf(setup, declarations, { goesOn: true, work }, (run, outcome) => {
      merged.add(endingSaid(run, outcome));
      return null;
    });
    if (!complete) return 'all courses are played, and the exploration does not come to an end';
  } catch (problem) {
    if (problem instanceof UnknownCard) return null;
    throw problem;
  }
  const all = endingsBehind(start);
  const lost = [...all.difference(merged)].map((ending) => `-- an ending is lost:\n${ending}`);
  const more = [...merged.difference(all)].map((ending) => `-- an ending is invented:\n${ending}`);
  return lost.length + more.length === 0 ? null : [...lost, ...more].slice(0, 4).join('\n');
}
