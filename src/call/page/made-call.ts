/** What is kept of a call that was made. */
import type { KeptCall } from '../../quiz/keep/calls.ts';
import type { CallVerdict } from '../asked/wire.ts';
import { tableLines } from '../table/table-words.ts';
import { cardsOn } from '../table/table.ts';
import type { Entered } from './entered.ts';

/** Without a moment; `null` where there is no verdict on what two have said. */
export function madeOf(
  again: Entered,
  { outcome, aloud, assumed }: CallVerdict,
  nameOf: (id: string) => string,
): Omit<KeptCall, 'at'> | null {
  const { table, actions, chosen, question, said } = again;
  const [first, second] = said;
  if (first === null || second === null || outcome === 'none') return null;
  const board = tableLines(table, actions, chosen, nameOf);
  const answers = [first.statement, second.statement] as const;
  return { board, question, answers, verdict: aloud, assumed, cards: cardsOn(table), again };
}
