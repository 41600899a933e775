/** A list with one entry at another place; unchanged where there is no such place. */
export function moved(list: readonly number[], from: number, to: number): number[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}
