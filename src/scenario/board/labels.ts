/** How cards of a board are told apart in words. */

/**
 * The name; with a letter where several cards have the same ("Guard A", "Guard B"). Hidden cards
 * have none.
 */
export function labelsOf(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const used = new Map<string, number>();
  return names.map((name) => {
    if (name === '' || counts.get(name) === 1) return name;
    const n = used.get(name) ?? 0;
    used.set(name, n + 1);
    return `${name} ${String.fromCharCode(65 + n)}`;
  });
}
