/** A sentence of an effect: what it asks for first, then what it does (15-6, 15-7, 15-9). */
import { SENTENCE_PARTS } from '../tree/tree.ts';
import type { Sentence, SentencePart, TriggerClause, Process } from '../tree/tree.ts';
import type { Cursor } from '../phrase/hole.ts';
import type { Cut } from './lex.ts';
import { readProcesses } from './process.ts';
import { stands } from '../phrase/hole.ts';
import { readTest, readDoings } from './clause.ts';
import { readHead, type SentenceDraft } from './heads.ts';

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
  const order: SentencePart[] = [];
  for (;;) {
    const head = readHead(cursor, at, cut.end, draft);
    if (head === undefined) break;
    Object.assign(draft, head.fields);
    order.push(head.part);
    at = head.end;
  }
  const usual = order.toSorted((a, b) => SENTENCE_PARTS.indexOf(a) - SENTENCE_PARTS.indexOf(b));
  if (order.some((part, i) => part !== usual[i])) draft.order = order;
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
    draft.conditions = [...draft.conditions, { word, test: first, span, behind: true }];
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
    [event.cause, event.dna, event.shares, event.form].every((part) => part === undefined) &&
    processes.length > 0 &&
    processes.every(
      ({ action, duration }) =>
        action.kind === 'reduce' && action.of === 'digivolution cost' && duration === undefined,
    );
  // "When you play 1 Digimon with DigiXros requirements, ..., you may place cards from ...": the
  // DigiXros is declared before it is played (7-2-2-2).
  const isXros =
    more.length === 0 &&
    event?.kind === 'played' &&
    !event.would &&
    event.by === 'your' &&
    [event.cause, event.shares, event.form].every((part) => part === undefined) &&
    processes.length > 0 &&
    processes.every(({ action }) => action.kind === 'DigiXros from');
  if (isXros)
    return { ...trigger, events: [{ ...event, would: true, form: 'older' }], would: true };
  if (!isOlder) return trigger;
  return { ...trigger, events: [{ ...event, would: true, form: 'older' }], would: true };
}
