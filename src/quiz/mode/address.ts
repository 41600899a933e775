/**
 * The address of the page: it carries what was chosen, so that it can be kept, shared and gone back
 * to.
 */

/** The query of the address without the question mark. */
export const query = (): string => location.search.slice(1);

/** Writes the query without loading the page; `push` leaves a step to go back to. */
export function writeQuery(text: string, push = false): void {
  const url = text === '' ? location.pathname : `${location.pathname}?${text}`;
  if (push) history.pushState(null, '', url);
  else history.replaceState(null, '', url);
}
