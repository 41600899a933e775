/** An official ruling, asked as a question that the engine marks. */
import type { CommonFields } from '../common/fields.ts';
import { RULINGS_TOPIC, titleOfRuling } from '../common/rulings-topic.ts';
import type { Asks, Ruling } from '../../scenario/file/ruling.ts';
import type { Answer } from '../mark/grade.ts';
import { questionOf, type Question } from '../question.ts';

/** `Q644` -> `rulings/q644`. */
export const idOfRuling = (number: string): string => `${RULINGS_TOPIC}/${number.toLowerCase()}`;

/** `asks` a question with answers: yes and no, or the choices; `null` where it asks a number. */
export function answersTo({ answer, yes, choices }: Asks): readonly Answer[] | null {
  const expected = (is: boolean): Answer['expected'] => (is ? 'right' : 'wrong');
  if (yes !== undefined)
    return [
      { text: 'Yes.', claim: yes, expected: expected(answer === 'yes') },
      { text: 'No.', claim: otherwise(yes), expected: expected(answer === 'no') },
    ];
  return (
    choices?.map(({ text, claim }) => ({ text, claim, expected: expected(text === answer) })) ??
    null
  );
}

/**
 * The claim that is right exactly where the other is wrong: "never X" for "sometimes X". A course
 * without an end decides neither.
 */
export function otherwise(claim: string): string {
  const [, frequency = 'always', fact = claim] =
    /^(always|sometimes|never) (.*)$/s.exec(claim) ?? [];
  if (frequency === 'never') return `sometimes ${fact}`;
  return frequency === 'sometimes' ? `never ${fact}` : `sometimes not (${fact})`;
}

/** What was asked; first of all, who "you" is on the board, where that is spoken of. */
const inFull = (ruling: SpeaksTo): string =>
  saysYou(ruling) ? `You are ${ruling.asks.you}. ${ruling.asks.question}` : ruling.asks.question;

type SpeaksTo = Pick<Ruling, 'asks' | 'body'>;

/**
 * Whether it, or what explains it, speaks to one of the players. What a card says ("your opponent")
 * is nobody's side.
 */
export function saysYou({ asks: { question, choices = [] }, body }: SpeaksTo): boolean {
  const words = [question, ...choices.map(({ text }) => text), body.replace(/`[^`]*`/g, ' ')].join(
    ' ',
  );
  return /\byou(rs?|rself)?\b/i.test(words.replace(/"[^"]*"|\[[^\]]*\]/g, ' '));
}

/** `keywords`: slugs of those on its board. */
export function questionOfRuling(ruling: Ruling, keywords: readonly string[]): Question {
  const { asks, board, actions, level, cites, policy, body } = ruling;
  const common: CommonFields = {
    // Its own title says what it decides, which would give the answer away.
    title: titleOfRuling(ruling.ruling),
    ...{ level, cites: [...cites], question: inFull(ruling) },
    rulings: [ruling.ruling, ...(ruling.also ?? [])],
    keywords: [...keywords],
    ...(policy === undefined ? {} : { policy }),
  };
  const place = { id: idOfRuling(ruling.ruling), topic: RULINGS_TOPIC, explanation: body };
  const played = { board, actions: [...actions] };
  const answers = answersTo(asks);
  if (answers !== null)
    return questionOf('one', { ...common, ...played, answers: [...answers] }, place);
  const { number: measure = '', answer } = asks;
  const fields = { measure, when: undefined, expected: Number(answer), wrong: [] };
  return questionOf('number', { ...common, ...played, ...fields }, place);
}
