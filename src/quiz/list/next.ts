/**
 * The question that comes after one, in the order given; the first unanswered one when there is
 * any, else simply the next.
 */
export function nextOf(
  ids: readonly string[],
  current: string,
  answered: ReadonlySet<string>,
): string | null {
  const at = ids.indexOf(current);
  const after = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))];
  return after.find((id) => !answered.has(id)) ?? after[0] ?? null;
}
