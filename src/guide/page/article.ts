/** An article as HTML, cut where its examples stand. */

/** Markdown leaves a fenced block as code; the text in it has been read already. */
const BLOCK = /<pre><code class="language-(?:scenario|effect)">[^]*?<\/code><\/pre>/;

/** The prose before, between and behind the examples: one part more than there are examples. */
export function proseOf(html: string, examples: number): readonly string[] {
  const parts = html.split(BLOCK);
  if (parts.length !== examples + 1)
    throw new Error(`${examples} examples were read, but ${parts.length - 1} stand in the HTML`);
  return parts.map(scrolling);
}

/** A table may be wider than a phone. The keyboard reaches it, too. */
const scrolling = (html: string): string =>
  html
    .replaceAll(
      '<table>',
      '<div class="scroll" role="region" aria-label="Table" tabindex="0"><table>',
    )
    .replaceAll('</table>', '</table></div>');

/**
 * Steps listed where nothing is pressed: of a long resolution, such as a loop, the beginning and
 * the end.
 */
export function shortened<T>(
  steps: readonly T[],
  most = 30,
  last = 8,
): { readonly first: readonly T[]; readonly left: number; readonly last: readonly T[] } {
  if (steps.length <= most) return { first: steps, left: 0, last: [] };
  const first = steps.slice(0, most - last);
  return { first, left: steps.length - most, last: steps.slice(-last) };
}
