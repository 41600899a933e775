/** Where a term of the glossary stands. */

/** `Counter timing` -> `counter-timing`: its anchor on the page of the glossary. */
export const anchorOfTerm = (term: string): string =>
  term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `Counter timing` -> `/glossary/#counter-timing`. */
export const urlOfTerm = (term: string): string => `/glossary/#${anchorOfTerm(term)}`;
