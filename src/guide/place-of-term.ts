/** Which part of an article a term of the glossary is explained in. */
import type { Section } from './guide.ts';

/**
 * The index of the part that has the term in its heading, else of the first that has it in its
 * text; `null` where none has. Capital letters and emphasis make no difference, and neither does
 * how its last word goes on ("hatch", "hatches").
 */
export function placeOfTerm(
  term: string,
  sections: readonly Pick<Section, 'heading' | 'text'>[],
): number | null {
  const hasIt = (text: string): boolean => plain(text).includes(plain(term));
  const inHeading = sections.findIndex(({ heading }) => hasIt(heading));
  const inText = sections.findIndex(({ text }) => hasIt(text));
  return [inHeading, inText].find((at) => at >= 0) ?? null;
}

/** A space before each word, and nothing else between them. */
const plain = (text: string): string => ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')}`;
