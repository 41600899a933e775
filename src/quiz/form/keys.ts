/** Which keys the quiz takes, and when it leaves them to the page. */

/** What is pressed, and where; a `KeyboardEvent` has all of it. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What a focused element does with keys of its own. */
export type Focus = 'page' | 'choice' | 'control' | 'text';

/** `page` when nothing that takes keys has the focus. */
export function placeOf(element: Element | null): Focus {
  if (element === null) return 'page';
  if (element.matches('input[type="radio"], input[type="checkbox"]')) return 'choice';
  if (element.matches('input, textarea, select, [contenteditable]')) return 'text';
  return element.closest('a, button, summary') === null ? 'page' : 'control';
}

const isPlain = ({ ctrlKey, altKey, metaKey }: Press): boolean => !ctrlKey && !altKey && !metaKey;

/** Index of the answer that a number key picks, or a letter where letters pick. */
export function pickOf(
  press: Press,
  place: Focus,
  answers: number,
  first: '1' | 'a' = '1',
): number | null {
  if (!isPlain(press) || place === 'text' || press.key.length > 1) return null;
  const index = press.key.charCodeAt(0) - first.charCodeAt(0);
  return index >= 0 && index < Math.min(answers, first === '1' ? 9 : 26) ? index : null;
}

/**
 * The same where more than nine are numbered: 1 and then 2 is the twelfth. `before`: the index that
 * the keys before this one picked.
 */
export function numberOf(
  press: Press,
  place: Focus,
  answers: number,
  before: number | null,
): number | null {
  const isDigit = isPlain(press) && place !== 'text' && /^\d$/.test(press.key);
  const number = isDigit && before !== null ? 10 * (before + 1) + Number(press.key) : answers + 1;
  return number > answers ? pickOf(press, place, answers) : number - 1;
}

/** Whether Enter answers; in a form field and on a control it does already what it does there. */
export const isAnswer = (press: Press, place: Focus): boolean =>
  isPlain(press) && press.key === 'Enter' && place === 'page';

/**
 * Whether a press goes on to the next question: n, which no link and no button takes, and where
 * none has the focus Enter and space, too.
 */
export const isContinue = (press: Press, place: Focus): boolean =>
  isPlain(press) &&
  (place === 'page'
    ? ['Enter', ' ', 'n'].includes(press.key)
    : place === 'control' && press.key === 'n');

/**
 * The step to go to, or `null`. Up, down, Home and End belong to the page, except in the list of
 * steps.
 */
export function stepOf(
  press: Press,
  place: Focus,
  inList: boolean,
  at: number,
  last: number,
): number | null {
  if (!isPlain(press) || place === 'text' || place === 'choice') return null;
  const to =
    press.key === 'ArrowRight' || (inList && press.key === 'ArrowDown')
      ? at + 1
      : press.key === 'ArrowLeft' || (inList && press.key === 'ArrowUp')
        ? at - 1
        : inList && press.key === 'Home'
          ? 0
          : inList && press.key === 'End'
            ? last
            : null;
  return to === null || to < 0 || to > last ? null : to;
}
