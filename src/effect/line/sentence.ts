/** A sentence of an effect: what it asks for first, then what it does (15-6, 15-7, 15-9). */
import type {
  Sentence,
  Condition,
  Cost,
  EventPhrase,
  TriggerClause,
  Process,
} from '../tree/tree.ts';
import type { Cursor } from '../phrase/hole.ts';
import type { Cut } from './lex.ts';
import { readProcesses } from './process.ts';
import { stands } from '../phrase/hole.ts';
import { readDuration, readMoment } from '../grammar/duration.ts';
import {
  readTest,
  readDoings,
  readClause,
  readEvents,
  readDoingOne,
  readJoined,
  type ClauseParts,
} from './clause.ts';

/** The parts in front of the processes, in the order in which they usually stand. */
export const PARTS = ['at', 'trigger', 'condition', 'cost', 'each', 'duration'] as const;

type PartName = (typeof PARTS)[number];

type SentenceDraft = { -readonly [K in keyof Sentence]: Sentence[K] } & { conditions: Condition[] };

const AMONG = ['Among them,', 'From among them,'] as const;

export function readSentence(cursor: Cursor, cut: Cut): Sentence {
  const { text } = cursor;
  const draft: SentenceDraft = {
    span: { start: cut.start, end: cut.end },
    conditions: [],
    processes: [],
  };
  let at = cut.start;
  const then = (['Then,', 'After,', 'Then', 'Otherwise,', 'If not,'] as const).find((word) =>
    text.startsWith(`${word} `, at),
  );
  if (then !== undefined) {
    draft.then = then;
    at += then.length + 1;
  }
  const among = AMONG.find((word) => text.startsWith(`${word} `, at));
  if (among !== undefined) {
    draft.among = among;
    at += among.length + 1;
  }
  cursor.start = then === undefined && among === undefined ? cut.start : -1;
  const order: PartName[] = [];
  for (;;) {
    const head = readHead(cursor, at, cut.end, draft);
    if (head === undefined) break;
    order.push(head.part);
    at = head.end;
  }
  const usual = order.toSorted((a, b) => PARTS.indexOf(a) - PARTS.indexOf(b));
  if (order.some((part, i) => part !== usual[i])) draft.order = order.join(' ');
  if (!cut.stop) draft.open = true;
  draft.processes = readProcesses(cursor, at, cut.end);
  takeTail(cursor, cut.end, draft);
  takeCost(cursor, cut.end, draft);
  if (draft.trigger !== undefined) draft.trigger = asPrinted(draft.trigger, draft.processes);
  const [only, ...more] = draft.processes;
  if (only?.at !== undefined && draft.at === undefined && more.length === 0) {
    const { at: moment, ...process } = only;
    return { ...draft, at: moment, processes: [process] };
  }
  return draft;
}

/**
 * This Digimon gets +1000 DP when battling an opponent's Digimon.
 *                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 */
function takeTail(cursor: Cursor, to: number, draft: SentenceDraft): void {
  const [process, ...more] = draft.processes;
  if (process?.action.kind !== 'unread' || more.length > 0) return;
  const { start } = process.span;
  for (const word of ['when', 'while', 'if'] as const) {
    const found = cursor.text.lastIndexOf(` ${word} `, to);
    if (found <= start) continue;
    const test = readTest(cursor, found + word.length + 2);
    const [first] = test?.parts ?? [];
    if (test?.end !== to || first === undefined) continue;
    const processes = readProcesses(cursor, start, found);
    if (processes.some(({ action }) => action.kind === 'unread') || processes.length > 1) continue;
    draft.processes = processes;
    const span = { start: found + 1, end: to };
    draft.conditions.push({ word, test: first, span, form: 'behind' });
    return;
  }
}

/**
 * You can unsuspend this Digimon by trashing 3 cards in your hand.
 *                                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 */
function takeCost(cursor: Cursor, to: number, draft: SentenceDraft): void {
  const [process, ...more] = draft.processes;
  if (process?.action.kind !== 'unread' || more.length > 0 || draft.cost !== undefined) return;
  const { start } = process.span;
  for (const [word, form] of [
    ['you can ', 'can behind'],
    ['you may ', 'may behind'],
  ] as const) {
    if (!stands(cursor, word, start)) continue;
    // "by decreasing your memory by 3" has two of them.
    for (
      let found = cursor.text.lastIndexOf(' by ', to);
      found > start;
      found = cursor.text.lastIndexOf(' by ', found - 1)
    ) {
      const clause = readDoings(cursor, found + 4);
      if (clause?.end !== to) continue;
      const processes = readProcesses(cursor, start + word.length, found);
      if (processes.some(({ action }) => action.kind === 'unread')) continue;
      draft.processes = processes;
      draft.cost = { form, actions: clause.parts, span: { start: found + 1, end: to } };
      return;
    }
  }
}

interface Head {
  readonly part: PartName;
  readonly end: number;
}

function readHead(cursor: Cursor, at: number, to: number, draft: SentenceDraft): Head | undefined {
  const { text } = cursor;
  const comma = (end: number): boolean => end < to && text.startsWith(', ', end);
  const duration = draft.duration === undefined ? readDuration(cursor, at) : undefined;
  if (duration !== undefined && comma(duration.end)) {
    draft.duration = duration.value;
    return { part: 'duration', end: duration.end + 2 };
  }
  const moment = draft.at === undefined ? readMoment(cursor, at) : undefined;
  if (moment !== undefined && comma(moment.end)) {
    draft.at = moment.value;
    return { part: 'at', end: moment.end + 2 };
  }
  const each = draft.each === undefined ? cursor.grammar.each.read(cursor, at) : undefined;
  if (each !== undefined && comma(each.end)) {
    draft.each = each.value;
    return { part: 'each', end: each.end + 2 };
  }
  const way = stands(cursor, 'when ', at) ? cursor.grammar.test.read(cursor, at + 5) : undefined;
  if (way?.value.kind === 'way' && comma(way.end)) {
    draft.conditions.push({ word: 'when', test: way.value, span: { start: at, end: way.end } });
    return { part: 'condition', end: way.end + 2 };
  }
  if (draft.trigger === undefined && stands(cursor, 'when ', at)) {
    const clause = readClause(cursor, at + 5, to, readEvents);
    if (clause === undefined) return undefined;
    const events = clause.parts;
    draft.trigger = {
      word: 'When',
      events,
      ...(isSplit(text, events) ? { form: ', or ' as const } : {}),
      would: events.some(isWould),
      span: { start: at, end: clause.end },
    };
    return { part: 'trigger', end: clause.end + 2 };
  }
  if (draft.trigger === undefined && stands(cursor, 'the next time ', at)) {
    const got = cursor.grammar.event.read(cursor, at + 14);
    const turn = got !== undefined && text.startsWith(' this turn', got.end);
    const end = got === undefined ? at : got.end + (turn ? ' this turn'.length : 0);
    if (got !== undefined && comma(end)) {
      draft.trigger = {
        word: 'The next time',
        events: [got.value],
        ...(turn ? { turn } : {}),
        would: isWould(got.value),
        span: { start: at, end },
      };
      return { part: 'trigger', end: end + 2 };
    }
  }
  const supposed = stands(cursor, 'if ', at) ? readEvents(cursor, at + 3) : undefined;
  if (supposed !== undefined && comma(supposed.end) && isTrigger(cursor, at + 3, supposed)) {
    const { parts: events, end } = supposed;
    const would = events.some(isWould);
    draft.trigger = { word: 'If', events, would, span: { start: at, end } };
    return { part: 'trigger', end: end + 2 };
  }
  const word = (['if', 'while'] as const).find((each) => stands(cursor, `${each} `, at));
  if (word !== undefined) {
    const clause = readClause(cursor, at + word.length + 1, to, readTest);
    if (clause === undefined) return undefined;
    const [test] = clause.parts;
    if (test === undefined) return undefined;
    draft.conditions.push({ word, test, span: { start: at, end: clause.end } });
    return { part: 'condition', end: clause.end + 2 };
  }
  if (draft.cost === undefined && stands(cursor, 'by ', at)) {
    const both = readClause(cursor, at + 3, to, readDoings);
    const isRead = both !== undefined && !both.parts.some(({ kind }) => kind === 'unread');
    const one = isRead ? undefined : readClause(cursor, at + 3, to, readDoingOne);
    const isOne = one !== undefined && !one.parts.some(({ kind }) => kind === 'unread');
    const clause = isOne ? one : both;
    if (clause === undefined) return undefined;
    const cost: Cost = {
      form: 'by',
      actions: clause.parts,
      span: { start: at, end: clause.end },
    };
    draft.cost = isOne ? { ...cost, either: true } : cost;
    return { part: 'cost', end: clause.end + 2 };
  }
  return draft.cost === undefined ? readOldCost(cursor, at, draft) : undefined;
}

/**
 * You may delete 1 of your other Digimon to unsuspend this Digimon.
 *         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 */
function readOldCost(cursor: Cursor, at: number, draft: SentenceDraft): Head | undefined {
  if (!stands(cursor, 'you may ', at)) return undefined;
  const clause = readJoined(at + 8, ' and ', cursor, (here) =>
    cursor.grammar.action.read(cursor, here),
  );
  if (clause === undefined || !cursor.text.startsWith(' to ', clause.end)) return undefined;
  const cost: Cost = { form: 'to', actions: clause.parts, span: { start: at, end: clause.end } };
  draft.cost = cost;
  return { part: 'cost', end: clause.end + 4 };
}

/** Whether a comma stands between events. */
const isSplit = (text: string, [one]: readonly EventPhrase[]): boolean =>
  one !== undefined && one.kind !== 'unread' && text.startsWith(', or ', one.span.end);

/** Behind these an effect has to wait for something: no timing says when it activates. */
const TURN_TAG = /\[(?:Your Turn|Opponent's Turn|All Turns|Once Per Turn|Twice Per Turn)\] [Ii]f $/;

const TIMED = /\[(?:On|When|End|Start|Main|Counter|Security)\b/;

/**
 * Some cards print "If" for "When": where it says "would", or an event that no state can be
 * (11-2-7-6), and in front of an effect with nothing but whose turn it is.
 */
function isTrigger(cursor: Cursor, at: number, clause: ClauseParts<EventPhrase>): boolean {
  if (clause.parts.some(isWould)) return true;
  const front = cursor.text.slice(cursor.text.lastIndexOf('\n', at) + 1, at);
  const waits = TURN_TAG.test(front) && !TIMED.test(front);
  const isEvent = clause.parts.every(
    ({ kind }) => waits || kind === 'attacks' || kind === 'suspends' || kind === 'unsuspends',
  );
  return isEvent && readTest(cursor, at)?.end !== clause.end;
}

/**
 * "When this Digimon digivolves into a [Rex], reduce the digivolution cost by 1": older texts leave
 * out "would" where a cost is not paid yet (8-1-2-4).
 */
function asPrinted(trigger: TriggerClause, processes: readonly Process[]): TriggerClause {
  const [event, ...more] = trigger.events;
  const isOlder =
    more.length === 0 &&
    event?.kind === 'digivolves' &&
    !event.would &&
    event.into !== undefined &&
    [event.cause, event.dna, event.form].every((part) => part === undefined) &&
    processes.length > 0 &&
    processes.every(
      ({ action, duration }) =>
        action.kind === 'reduce' && action.of === 'digivolution cost' && duration === undefined,
    );
  if (!isOlder) return trigger;
  return { ...trigger, events: [{ ...event, would: true, form: 'older' }], would: true };
}

const isWould = (event: EventPhrase): boolean =>
  event.kind === 'unread' ? / would /.test(event.text) : 'would' in event && event.would;
