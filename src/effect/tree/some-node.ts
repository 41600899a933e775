/** Whether anything in a part of a tree is something that is looked for. */

/** A node as far as it can be asked about without knowing which kind it is. */
export interface AnyNode {
  readonly kind?: unknown;
  readonly what?: unknown;
  readonly side?: unknown;
  readonly noun?: unknown;
  readonly ofIt?: unknown;
  readonly byTheirs?: unknown;
  readonly use?: unknown;
}

export function someNode(part: unknown, isSought: (node: AnyNode) => boolean): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if (Array.isArray(part)) return part.some((one) => someNode(one, isSought));
  return isSought(part) || Object.values(part).some((one) => someNode(one, isSought));
}

/** Whether a node of one of these kinds is in it. */
export const hasKind = (part: unknown, kinds: ReadonlySet<unknown>): boolean =>
  someNode(part, ({ kind }) => kinds.has(kind));
