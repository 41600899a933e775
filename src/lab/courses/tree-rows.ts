/** The tree of choices as rows from top to bottom, each with the lines that lead to it. */
import type { TreeNode } from './choice-tree.ts';

export interface TreeRow {
  /** The choices that lead here, joined: tells rows apart. */
  readonly id: string;
  readonly node: TreeNode;
  /** From 1. */
  readonly level: number;
  /** Its place among those beside it, from 1, and how many they are. */
  readonly place: number;
  readonly beside: number;
  /** For each level above: whether a line passes by to a row further down. */
  readonly rails: readonly boolean[];
  /** `null`: there is nothing to fold. */
  readonly isOpen: boolean | null;
}

/** Rows beyond which a tree is shown folded at first. */
const MOST_AT_FIRST = 40;

export const idOf = ({ script }: TreeNode): string => script.join('.');

/** All rows that are not folded away. */
export function rowsOf(root: TreeNode, folded: ReadonlySet<string>): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (node: TreeNode, place: number, beside: number, rails: readonly boolean[]): void => {
    const id = idOf(node);
    const isOpen = node.next.length === 0 ? null : !folded.has(id);
    rows.push({ id, node, level: rails.length + 1, place, beside, rails, isOpen });
    if (isOpen !== true) return;
    node.next.forEach((next, i) =>
      add(next, i + 1, node.next.length, [...rails, i + 1 < node.next.length]),
    );
  };
  add(root, 1, 1, []);
  return rows;
}

/** What is folded at first: the deepest levels of a large tree. */
export function foldedAtFirst(root: TreeNode): ReadonlySet<string> {
  const levels: TreeNode[][] = [];
  for (let level: TreeNode[] = [root]; level.length > 0;) {
    levels.push(level);
    level = level.flatMap(({ next }) => next);
  }
  let shown = 0;
  const last = levels.findIndex((level) => (shown += level.length) > MOST_AT_FIRST);
  if (last < 0) return new Set();
  // The first choice is always open.
  const from = Math.max(1, last - 1);
  return new Set(
    levels
      .slice(from)
      .flat()
      .filter(({ next }) => next.length > 0)
      .map(idOf),
  );
}

/** The row that a key leads to from the one at `at`; `null`: it is no key of trees. */
export function rowAfter(key: string, rows: readonly TreeRow[], at: number): number | null {
  const row = rows[at];
  if (row === undefined) return null;
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, rows.length - 1);
    case 'ArrowUp':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return rows.length - 1;
    case 'ArrowRight':
      return row.isOpen === true ? at + 1 : at;
    case 'ArrowLeft': {
      if (row.isOpen === true) return at;
      return Math.max(
        0,
        rows.slice(0, at).findLastIndex(({ level }) => level < row.level),
      );
    }
    default:
      return null;
  }
}

/** With a row folded that was open, or open that was folded. */
export const toggled = (folded: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  folded.has(id) ? new Set([...folded].filter((one) => one !== id)) : new Set([...folded, id]);
