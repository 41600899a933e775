import { expect, test } from 'vitest';
import { callsAsText, CALLS, withCall, withoutCall, type KeptCall } from './calls.ts';
import { parseKept } from './storage.ts';

const call = (at: string): KeptCall => ({
  at,
  board: ['P1: battle area: Rex', 'Rex attacks the player'],
  question: 'Is Rex deleted?',
  answers: ['Rex is deleted', "Rex isn't deleted"],
  verdict: "P2 is right: Rex isn't deleted.",
  assumed: ['Nothing in play was played this turn.'],
  cards: ['Rex'],
  again: { actions: [] },
});
const FIRST = call('2026-01-02T03:04:05.000Z');
const SECOND = call('2026-01-02T03:05:05.000Z');

test('the newest stands first, the same call is replaced, and one can be removed', () => {
  const both = withCall(SECOND)(withCall(FIRST)(CALLS.none));
  expect(both.entries.map(({ at }) => at)).toEqual([SECOND.at, FIRST.at]);
  const again = withCall({ ...FIRST, question: 'Does P1 win?' })(both);
  expect(again.entries.map(({ question }) => question)).toEqual([
    'Does P1 win?',
    'Is Rex deleted?',
  ]);
  expect(withoutCall(FIRST.at)(again).entries).toEqual([SECOND]);
});

test('what was kept is read again, and what is damaged is left out and named', () => {
  const kept = withCall(FIRST)(CALLS.none);
  expect(parseKept(CALLS, JSON.stringify(kept))).toEqual({ value: kept, lost: [] });
  const damaged = { version: 1, entries: [FIRST, { ...FIRST, answers: ['one'] }, 3] };
  expect(parseKept(CALLS, JSON.stringify(damaged))).toEqual({
    value: kept,
    lost: ['call 2', 'call 3'],
  });
});

test('one that was kept before it could be put on the table again is read as well', () => {
  const { again: _, ...older } = FIRST;
  const kept = JSON.stringify({ version: 1, entries: [SECOND, older] });
  const { value, lost } = parseKept(CALLS, kept);
  expect(lost).toEqual([]);
  expect(value.entries).toEqual([SECOND, { ...FIRST, again: null }]);
});

test('as text it has all that was said', () => {
  expect(callsAsText([FIRST])).toBe(`2026-01-02 03:04 UTC
P1: battle area: Rex
Rex attacks the player
Is Rex deleted?
P1 says: Rex is deleted
P2 says: Rex isn't deleted
P2 is right: Rex isn't deleted.
Assumed: Nothing in play was played this turn.
`);
});
