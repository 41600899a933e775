/** How a text was printed means nothing any more once it is read: pages are sent without these parts of its tree. */
export const AS_PRINTED: ReadonlySet<string> = new Set(['span', 'word', 'open', 'order']);
