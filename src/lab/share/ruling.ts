/** The ruling of a situation in the form of the place it goes to: a forum, a chat. */
import type { RanView } from '../../analyse/ran.ts';
import { formatShared, type ShareFormat } from '../../ui/copy/shared.ts';

/** Steps that are passed on; the link has them all. */
const MOST_STEPS = 12;

/** What was done, each step with its rule, how it ends, and the address that plays it. */
export function rulingIn(
  format: ShareFormat,
  url: string,
  actions: readonly string[],
  { steps, open, stopped }: RanView,
  words: string,
  assumed: readonly string[],
): string {
  const said = steps.slice(0, MOST_STEPS).map(({ text, rule }) => `${ended(text)} (${rule}).`);
  const left = steps.length - said.length;
  return formatShared(format, {
    title: actions.length === 0 ? 'a board' : actions.join(', then '),
    url,
    facts: [
      ...said,
      ...(left > 0 ? [`And ${left} more steps.`] : []),
      open === null ? (stopped ?? `At the end: ${words}`) : `${open.who} chooses next.`,
      ...(open === null && stopped === null ? [] : assumed),
    ],
    items: [],
  });
}

const ended = (text: string): string => text.replace(/\.$/, '');
