/** The log of calls made at a table, kept on the device. */
import { isMoment, isRecord, readList, type KeptKind } from './storage.ts';
import { readVersioned, type Versioned } from './versioned.ts';

/** A call with the words of its verdict: what was said then, however the engine rules today. */
export interface KeptCall {
  /** When it was made; tells calls apart. */
  readonly at: string;
  /** What was on the table and what was done, a line each. */
  readonly board: readonly string[];
  readonly question: string;
  /** What P1 and P2 said. */
  readonly answers: readonly [string, string];
  /** What to say aloud, with the verdict and its rule. */
  readonly verdict: string;
  readonly assumed: readonly string[];
  /** Ids of the cards on the table. */
  readonly cards: readonly string[];
  /** Puts it on the table again (src/call/page/put-again.ts); `null` for one kept without. */
  readonly again: unknown;
}

export const CALLS: KeptKind<Versioned<readonly KeptCall[]>> = {
  key: 'ruling-lab/calls',
  none: { version: 1, entries: [] },
  read: (value) => readVersioned(value, (entries) => readList(entries, 'call', readCall)),
};

/** Calls that are kept; the oldest go first. */
const MOST_CALLS = 200;

/** The newest first; one that was made at the same moment is replaced. */
export const withCall =
  (call: KeptCall) =>
  (before: Versioned<readonly KeptCall[]>): Versioned<readonly KeptCall[]> => ({
    ...before,
    entries: [call, ...before.entries.filter(({ at }) => at !== call.at)].slice(0, MOST_CALLS),
  });

export const withoutCall =
  (at: string) =>
  (before: Versioned<readonly KeptCall[]>): Versioned<readonly KeptCall[]> => ({
    ...before,
    entries: before.entries.filter((call) => call.at !== at),
  });

/** "2026-01-02 03:04 UTC" */
export const whenOf = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** The log as text, the newest first. */
export const callsAsText = (calls: readonly KeptCall[]): string =>
  calls
    .map(({ at, board, question, answers, verdict, assumed }) =>
      [
        whenOf(at),
        ...board,
        question,
        `P1 says: ${answers[0]}`,
        `P2 says: ${answers[1]}`,
        verdict,
        ...(assumed.length === 0 ? [] : [`Assumed: ${assumed.join(' ')}`]),
        '',
      ].join('\n'),
    )
    .join('\n');

function readCall(entry: unknown): KeptCall | null {
  if (!isRecord(entry)) return null;
  const { at, board, question, answers, verdict, assumed, cards, again = null } = entry;
  if (!isMoment(at) || typeof question !== 'string' || typeof verdict !== 'string') return null;
  if (!areWords(board) || !areWords(answers) || !areWords(assumed) || !areWords(cards)) return null;
  const [first, second] = answers;
  if (first === undefined || second === undefined || answers.length > 2) return null;
  return { at, board, question, answers: [first, second], verdict, assumed, cards, again };
}

const areWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
