/**
 * Gives each of these the first of those that fits and leaves something for the others, nobody
 * twice; `null` when that cannot be.
 */
export function assign<A, B>(
  these: readonly A[],
  those: readonly B[],
  fits: (a: A, b: B) => boolean,
): B[] | null {
  if (!canAssign(these, those, fits)) return null;
  let left = those;
  return these.flatMap((a, i) => {
    const rest = these.slice(i + 1);
    const one = left.find(
      (b) =>
        fits(a, b) &&
        canAssign(
          rest,
          left.filter((other) => other !== b),
          fits,
        ),
    );
    left = left.filter((other) => other !== one);
    return one === undefined ? [] : [one];
  });
}

/** Whether each of these can have one of those to itself (a matching by augmenting paths). */
export function canAssign<A, B>(
  these: readonly A[],
  those: readonly B[],
  fits: (a: A, b: B) => boolean,
): boolean {
  const taken = new Map<B, A>();
  const place = (a: A, seen: Set<B>): boolean =>
    those.some((b) => {
      if (seen.has(b) || !fits(a, b)) return false;
      seen.add(b);
      const before = taken.get(b);
      if (before !== undefined && !place(before, seen)) return false;
      taken.set(b, a);
      return true;
    });
  return these.every((a) => place(a, new Set()));
}
