/** Which keywords are compared, and in what they differ. */

/** The known keywords of `?k=piercing&k=jamming` or `?k=piercing,jamming`, each once, in order. */
export function namesOfQuery(query: string, known: readonly string[]): readonly string[] {
  const named = new URLSearchParams(query).getAll('k').flatMap((value) => value.split(','));
  return [...new Set(named)].filter((name) => known.includes(name));
}

type TitledValue = readonly [title: string, value: string];

/** Titles of the rows that are not the same for all; none for fewer than two. */
export function differing(all: readonly (readonly TitledValue[])[]): readonly string[] {
  const [first = [], ...others] = all;
  return first.flatMap(([title, value]) =>
    others.some((rows) => rows.some((row) => row[0] === title && row[1] !== value)) ? [title] : [],
  );
}
