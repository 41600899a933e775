/** Gives each of these one of those that fits, nobody twice; `null` when that cannot be. */
export function assign<A, B>(
  these: readonly A[],
  those: readonly B[],
  fits: (a: A, b: B) => boolean,
): B[] | null {
  const [first, ...rest] = these;
  if (first === undefined) return [];
  for (const one of those) {
    if (!fits(first, one)) continue;
    const others = assign(
      rest,
      those.filter((other) => other !== one),
      fits,
    );
    if (others !== null) return [one, ...others];
  }
  return null;
}
