/** Where a term of the glossary stands. */
import { slugOf } from '../../rules/slug.ts';

/** `Counter timing` -> `counter-timing`: its anchor on the page of the glossary. */
export const anchorOfTerm = (term: string): string => slugOf(term);

/** `Counter timing` -> `/glossary/#counter-timing`. */
export const urlOfTerm = (term: string): string => `/glossary/#${anchorOfTerm(term)}`;
