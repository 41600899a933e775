/**
 * The address of a result: the page of a question with the answer that somebody gave, behind the
 * `#`. It says what was given and a check over that and its words, so that an address that was cut
 * off, or made for answers that have changed since, is refused and not read as another answer.
 */
import { hash } from '../../base/chance.ts';
import type { AnswerFeedback } from '../feedback/feedback.ts';
import type { Given } from '../mark/given.ts';

/** As Round.svelte looks for it, which does not load this file before. */
const KEY = '#answer=';

/** `#answer=1.0_2.k3f9a`: version, numbers, check. No answer has more numbers than the pattern. */
const FORM = /^#answer=1\.((?:-?\d{1,6}(?:_-?\d{1,6}){0,39})?)\.[0-9a-z]{1,7}$/;

/** `answers`: the feedback on that answer, whose words the check holds. */
export function answerHash(
  id: string,
  given: Given,
  answers: readonly Pick<AnswerFeedback, 'text' | 'answer' | 'chosen'>[],
): string {
  const chosen = answers.filter((one) => one.chosen);
  const words = chosen.map(({ text, answer = '' }) => `${text}\n${answer}`);
  const check = hash([id, given.join(), ...words].join('\n')).toString(36);
  return `${KEY}1.${given.join('_')}.${check}`;
}

/** What was given, not checked yet; `null` for an address that is damaged or too long. */
export function givenIn(text: string): Given | null {
  const numbers = FORM.exec(text)?.[1];
  if (numbers === undefined) return null;
  return numbers === '' ? [] : numbers.split('_').map(Number);
}
