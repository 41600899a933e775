/** What two players have entered of their call, and what of it goes when something else is said. */
import { opposite } from '../asked/opposite.ts';
import type { CallAnswer, CallCase, CallDispute, CallTopic } from '../asked/wire.ts';
import { EMPTY_TABLE } from '../table/table.ts';

export interface Entered extends Omit<CallCase, 'answers'>, CallDispute {}

const NOTHING_SAID: Pick<Entered, 'question' | 'said'> = { question: '', said: [null, null] };

export const NEW_CALL: Entered = {
  table: EMPTY_TABLE,
  actions: [],
  chosen: [],
  without: [],
  ...NOTHING_SAID,
};

/** As the engine is asked: both players' answers, or none. */
export function caseOf({ table, actions, chosen, without, said }: Entered): CallCase {
  const [first, second] = said;
  const answers = first === null || second === null ? null : ([first, second] as const);
  return { table, actions, chosen, without, answers };
}

/** One more thing happens, and what they say is about that. */
export const acted = (call: Entered, action: string): Entered => ({
  ...call,
  ...NOTHING_SAID,
  actions: [...call.actions, action],
});

/** Without the last thing that happened; what was chosen on the way goes, too. */
export const takenBack = (call: Entered): Entered => ({
  ...call,
  ...NOTHING_SAID,
  actions: call.actions.slice(0, -1),
  chosen: [],
});

/** A choice that was made at the table; said again, it is taken back. */
export const choosing = (call: Entered, choice: string): Entered => ({
  ...call,
  chosen: call.chosen.includes(choice)
    ? call.chosen.filter((one) => one !== choice)
    : [...call.chosen, choice],
});

/** They disagree about something else. */
export const asking = (call: Entered, question: string): Entered => ({
  ...call,
  ...NOTHING_SAID,
  question,
});

/** A player's answer; where it leaves one other, that is what the other player says. */
export function saying(
  call: Entered,
  topics: readonly CallTopic[],
  player: 0 | 1,
  answer: CallAnswer,
): Entered {
  const topic = topics.find(({ question }) => question === call.question);
  const other = call.said[player === 0 ? 1 : 0] ?? opposite(topic, answer);
  return { ...call, said: player === 0 ? [answer, other] : [other, answer] };
}
