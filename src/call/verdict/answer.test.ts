// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { makeCard } from '../../card/read.ts';
import { parseBoard } from '../../scenario/board/notation.ts';
import { answersTo } from './answer.ts';
import { SAMPLE_CALLS, type SampleCall } from '../table/call-sample.ts';
import { opposite } from '../asked/opposite.ts';
import { PRACTICE_CARDS } from '../../cards/practice.ts';
import {
  changePiece,
  EMPTY_TABLE,
  putCard,
  setMemory,
  setUnknown,
  usualPlace,
  type CallTable,
} from '../table/table.ts';
import type { CallCase, CallOffers, CallReply } from '../asked/wire.ts';

const parsed = parseBoard(PRACTICE_CARDS);
if (!parsed.ok) throw new Error(parsed.problem.found);
const book = new Map(
  parsed.value.board.cards.map((card) => [card.name, makeCard(card).card] as const),
);

const repliesTo = (of: CallCase): readonly CallReply[] =>
  [...answersTo(1, of, { book, leftOut: [], now: () => 0 })].filter((one) => one !== undefined);

function reply<K extends CallReply['kind']>(
  of: CallCase,
  kind: K,
): Extract<CallReply, { kind: K }> {
  const all = repliesTo(of);
  const found = all.find((one): one is Extract<CallReply, { kind: K }> => one.kind === kind);
  if (found === undefined) throw new Error(`no ${kind} in ${JSON.stringify(all)}`);
  return found;
}

function tableOf({ cards, security }: SampleCall): CallTable {
  let table = EMPTY_TABLE;
  for (const { player, card, place, state } of cards) {
    const category = book.get(card)?.category ?? '';
    const where = place ?? usualPlace(player, category);
    table = putCard(table, player, where, card);
    if (state !== undefined)
      table = changePiece(table, player, where, table[player][where].length - 1, { [state]: true });
  }
  return security === undefined ? table : setUnknown(table, 'P2', 'unknownSecurity', security);
}

const started = (call: SampleCall): CallCase => ({
  table: tableOf(call),
  actions: [],
  chosen: [],
  answers: null,
  without: [],
});

function answered(call: SampleCall): CallCase {
  const of = { ...started(call), actions: [call.action], chosen: call.chosen ?? [] };
  const { topics } = reply(of, 'offers');
  const topic = topics.find(({ question }) => question === call.question);
  const said = (words: string | undefined) => topic?.answers.find((one) => one.words === words);
  const first = said(call.says[0]);
  const second = said(call.says[1]) ?? (first && opposite(topic, first));
  if (!first || !second) throw new Error(`no such answers: ${JSON.stringify(topics)}`);
  return { ...of, answers: [first, second] };
}

describe.each(SAMPLE_CALLS.map((call) => [call.name, call] as const))('%s', (_, call) => {
  test('what happens is offered, or can be asked about', () => {
    const { legal, others }: CallOffers = reply(started(call), 'offers');
    expect(call.isRefused === true ? others : legal).toContain(call.action);
  });

  test('the verdict', () => {
    const { verdict } = reply(answered(call), 'verdict');
    expect(verdict.headline).toBe(call.headline);
    expect(verdict.rules[0]).toBe(call.rule);
    expect(verdict.aloud).toMatch(/ (?:That's rule|The rules are) /);
    for (const rule of verdict.rules.slice(0, 3)) expect(verdict.aloud).toContain(rule);
  });
});

const blocked = SAMPLE_CALLS.find(({ rule }) => rule === '12-1-1');
const barrier = SAMPLE_CALLS.find(({ rule }) => rule === '16-25-1');

test('what a choice decides is said with the choice', () => {
  if (blocked === undefined) throw new Error('no such call');
  const { verdict } = reply(answered(blocked), 'verdict');
  expect(verdict.outcome).toBe('depends');
  expect(verdict.how).toBe(
    'P1 is right only if P2 blocks with Blue Gate. P2 is right only if P2 does not block.',
  );
});

test('what forces a block is said before what allows it', () => {
  const call = SAMPLE_CALLS.find(({ name }) => name === 'Collision forces a block');
  if (call === undefined) throw new Error('no such call');
  const { verdict } = reply(answered(call), 'verdict');
  expect(verdict.rules).toContain('16-30-4');
  expect(verdict.aloud).toContain('P2 must block.');
});

test('what would change it is found by playing it', () => {
  if (barrier === undefined) throw new Error('no such call');
  expect(reply(answered(barrier), 'changes').changes).toContain(
    "P1 would be right if Yellow Guard didn't have <Barrier>.",
  );
});

test('what was assumed is said', () => {
  if (blocked === undefined) throw new Error('no such call');
  const of = answered(blocked);
  expect(reply(of, 'verdict').verdict.assumed).toEqual([
    'P1 has the turn, and memory is at 3 for P1 before this.',
    "Unknown security cards have no effects and don't battle.",
    "Unknown cards in P2's hand change nothing.",
    'Nothing in play was played this turn.',
    'No other cards are in play, and no other effects are active.',
    "This call doesn't cover what happens at the end of the turn.",
  ]);
});

test('neither is right: what is so is said', () => {
  const call = SAMPLE_CALLS.find(({ name }) => name === 'Security Attack checks two');
  if (call === undefined) throw new Error('no such call');
  const { verdict } = reply(answered({ ...call, says: ['4', '5'] }), 'verdict');
  expect(verdict.headline).toBe('Neither is right.');
  expect(verdict.truth).toBe('P2 has 3 security cards.');
});

test("a claim about a card that isn't there is refused with why", () => {
  if (blocked === undefined) throw new Error('no such call');
  const of = answered(blocked);
  const own = { words: 'x', statement: 'x', fact: 'Blue Gat is deleted', says: 'always', by: null };
  const { why } = reply(
    {
      ...of,
      answers: [
        { ...own, says: 'always' },
        { ...own, says: 'never' },
      ],
    },
    'refusal',
  );
  expect(why.join()).toContain('there is no card "Blue Gat" on the board; did you mean');
});

test('two cards of one name, and one that is gone, are refused with why', () => {
  const known = book.get('Blue Gate');
  if (known === undefined) throw new Error('no such card');
  const twice = new Map([...book, ['BT1-001', known]]);
  const table = putCard(
    putCard(EMPTY_TABLE, 'P1', 'battle', 'Blue Gate'),
    'P2',
    'battle',
    'BT1-001',
  );
  const of: CallCase = { table, actions: [], chosen: [], answers: null, without: [] };
  const whyWith = (cards: typeof book): string =>
    [...answersTo(1, of, { book: cards, leftOut: [], now: () => 0 })]
      .flatMap((one) => (one?.kind === 'refusal' ? one.why : []))
      .join();
  expect(whyWith(twice)).toContain('Two different cards called "Blue Gate"');
  expect(whyWith(book)).toContain('"BT1-001" isn\'t among the cards any more');
});

test("with memory over to P2 there is no call: P1's turn is ending", () => {
  const table = setMemory(putCard(EMPTY_TABLE, 'P1', 'battle', 'Red Lancer'), -1);
  const of: CallCase = { table, actions: [], chosen: [], answers: null, without: [] };
  for (const actions of [[], ['Red Lancer attacks the player']]) {
    const all = repliesTo({ ...of, actions });
    expect(all.map(({ kind }) => kind)).toEqual(['refusal']);
    expect(reply({ ...of, actions }, 'refusal').why.join()).toContain('(6-1-4-1)');
  }
  const { legal } = reply({ ...of, table: setMemory(table, 0) }, 'offers');
  expect(legal).toContain('Red Lancer attacks the player');
});

test("what isn't allowed is said once", () => {
  const table = changePiece(putCard(EMPTY_TABLE, 'P1', 'battle', 'Red Lancer'), 'P1', 'battle', 0, {
    placed: true,
  });
  const of = { table, actions: ['Red Lancer attacks the player'], chosen: [], without: [] };
  const { topics } = reply({ ...of, answers: null }, 'offers');
  const [yes, no] = topics[0]?.answers ?? [];
  if (yes === undefined || no === undefined) throw new Error('nothing to say');
  const { aloud } = reply({ ...of, answers: [yes, no] }, 'verdict').verdict;
  expect(aloud).toBe("P2 is right: that isn't allowed. That's rule 7-1-2-1.");
});
