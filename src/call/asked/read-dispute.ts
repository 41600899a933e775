/**
 * What was said of a table, as its link has it. A link may have been changed by hand, so that each
 * part is checked; a table whose dispute can't be read opens without it.
 */
import type { CallAnswer, CallDispute, Says } from './wire.ts';

export const NO_DISPUTE: CallDispute = { chosen: [], question: '', said: [null, null] };

const LONGEST = 300;
const MOST_CHOICES = 40;
const SAYS: readonly Says[] = ['always', 'never', 'depends', 'can', 'cannot', 'must'];

type Unchecked = { readonly [name: string]: unknown };

const isWords = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST;

export function readDispute(value: unknown): CallDispute {
  const { chosen, question, said }: Unchecked = { ...Object(value) };
  if (!Array.isArray(chosen) || chosen.length > MOST_CHOICES || !chosen.every(isWords))
    return NO_DISPUTE;
  const choices = { ...NO_DISPUTE, chosen };
  if (!isWords(question) || question === '' || !Array.isArray(said)) return choices;
  return { ...choices, question, said: [readAnswer(said[0]), readAnswer(said[1])] };
}

function readAnswer(value: unknown): CallAnswer | null {
  const { words, statement, fact, says, by }: Unchecked = { ...Object(value) };
  const how = SAYS.find((one) => one === says);
  if (!isWords(words) || !isWords(statement) || !isWords(fact) || how === undefined) return null;
  if (by !== null && by !== 'P1' && by !== 'P2') return null;
  return { words, statement, fact, says: how, by };
}
