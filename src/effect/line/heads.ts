/** What stands in front of a sentence: when, if, at which price, how often, for how long. */
import type {
  Condition,
  Cost,
  EventPhrase,
  Sentence,
  SentencePart,
  TriggerClause,
} from '../tree/tree.ts';
import type { Cursor, Got } from '../phrase/hole.ts';
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

/** A sentence as far as it has been read. */
export type SentenceDraft = { -readonly [K in keyof Sentence]: Sentence[K] };

/** A part that stands in front, the fields that it fills, and where what follows begins. */
interface Head {
  readonly part: SentencePart;
  readonly fields: Partial<Sentence>;
  readonly end: number;
}

type ReadHead = (
  cursor: Cursor,
  at: number,
  so: { readonly draft: Readonly<SentenceDraft>; readonly to: number },
) => Head | undefined;

/** The part that stands at `at`; the first that can be read there is meant. */
export function readHead(
  cursor: Cursor,
  at: number,
  to: number,
  draft: SentenceDraft,
): Head | undefined {
  for (const read of HEADS) {
    const head = read(cursor, at, { draft, to });
    if (head !== undefined) return head;
  }
  return undefined;
}

const COMMA = ', ';

/** What is read as `part`, if it isn't there yet and a comma stands behind it. */
const plain =
  <K extends 'duration' | 'at' | 'each'>(
    part: K,
    readPart: (cursor: Cursor, at: number) => Got<NonNullable<Sentence[K]>> | undefined,
  ): ReadHead =>
  (cursor, at, { draft, to }) => {
    const got = draft[part] === undefined ? readPart(cursor, at) : undefined;
    return got !== undefined && hasComma(cursor, got.end, to)
      ? { part, fields: { [part]: got.value }, end: got.end + COMMA.length }
      : undefined;
  };

const hasComma = ({ text }: Cursor, end: number, to: number): boolean =>
  end < to && text.startsWith(COMMA, end);

const asked = (draft: SentenceDraft, condition: Condition): Head => ({
  part: 'condition',
  fields: { conditions: [...draft.conditions, condition] },
  end: condition.span.end + COMMA.length,
});

const waitsFor = (trigger: TriggerClause): Head => ({
  part: 'trigger',
  fields: { trigger },
  end: trigger.span.end + COMMA.length,
});

/** "When DNA digivolving, ...": a condition, and nothing that is waited for. */
const when: ReadHead = (cursor, at, { draft, to }) => {
  const start = wordsEnd(cursor, 'when ', at);
  const way = start === undefined ? undefined : cursor.grammar.test.read(cursor, start);
  return way?.value.kind === 'way' && hasComma(cursor, way.end, to)
    ? asked(draft, { word: 'when', test: way.value, span: { start: at, end: way.end } })
    : undefined;
};

/** "When one of your Digimon is deleted, ..." */
const whenever: ReadHead = (cursor, at, { draft, to }) => {
  const start = draft.trigger === undefined ? wordsEnd(cursor, 'when ', at) : undefined;
  const clause = start === undefined ? undefined : readClause(cursor, start, to, readEvents);
  if (clause === undefined) return undefined;
  const { parts: events, end } = clause;
  return waitsFor({
    word: 'When',
    events,
    ...(isSplit(cursor.text, events) ? { form: ', or ' } : {}),
    would: events.some(isWould),
    span: { start: at, end },
  });
};

/** "The next time one of your Digimon digivolves this turn, ..." */
const nextTime: ReadHead = (cursor, at, { draft, to }) => {
  const start = draft.trigger === undefined ? wordsEnd(cursor, 'the next time ', at) : undefined;
  const got = start === undefined ? undefined : cursor.grammar.event.read(cursor, start);
  if (got === undefined) return undefined;
  const behind = wordsEnd(cursor, ' this turn', got.end);
  const end = behind ?? got.end;
  if (!hasComma(cursor, end, to)) return undefined;
  return waitsFor({
    word: 'The next time',
    events: [got.value],
    ...(behind === undefined ? {} : { turn: true }),
    would: isWould(got.value),
    span: { start: at, end },
  });
};

/** "If this Digimon would be deleted, ..." for "When" */
const ifEvent: ReadHead = (cursor, at, { to }) => {
  const start = wordsEnd(cursor, 'if ', at);
  const clause = start === undefined ? undefined : readEvents(cursor, start);
  if (start === undefined || clause === undefined || !hasComma(cursor, clause.end, to))
    return undefined;
  const { parts: events, end } = clause;
  return isTrigger(cursor, start, clause)
    ? waitsFor({ word: 'If', events, would: events.some(isWould), span: { start: at, end } })
    : undefined;
};

/** "If you have 2 or more Tamers, ...", "While ..." */
const condition: ReadHead = (cursor, at, { draft, to }) => {
  for (const word of ['if', 'while'] as const) {
    const start = wordsEnd(cursor, `${word} `, at);
    const clause = start === undefined ? undefined : readClause(cursor, start, to, readTest);
    const [test] = clause?.parts ?? [];
    if (clause !== undefined && test !== undefined)
      return asked(draft, { word, test, span: { start: at, end: clause.end } });
  }
  return undefined;
};

/** "By suspending this Tamer, ...": of "A or B" either, where both together are not read. */
const price: ReadHead = (cursor, at, { draft, to }) => {
  const start = draft.cost === undefined ? wordsEnd(cursor, 'by ', at) : undefined;
  if (start === undefined) return undefined;
  const both = readClause(cursor, start, to, readDoings);
  const one = isRead(both) ? undefined : readClause(cursor, start, to, readDoingOne);
  const isEither = isRead(one);
  const clause = isEither ? one : both;
  if (clause === undefined) return undefined;
  const { parts: actions, end } = clause;
  const cost: Cost = { form: 'by', actions, span: { start: at, end } };
  return {
    part: 'cost',
    fields: { cost: isEither ? { ...cost, either: true } : cost },
    end: end + COMMA.length,
  };
};

const isRead = <T extends { readonly kind: string }>(
  clause: ClauseParts<T> | undefined,
): clause is ClauseParts<T> =>
  clause !== undefined && !clause.parts.some(({ kind }) => kind === 'unread');

/**
 * You may delete 1 of your other Digimon to unsuspend this Digimon.
 *         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 */
const oldPrice: ReadHead = (cursor, at, { draft }) => {
  const may = draft.cost === undefined ? wordsEnd(cursor, 'you may ', at) : undefined;
  const start = may ?? (draft.cost === undefined ? wordsEnd(cursor, 'you can ', at) : undefined);
  if (start === undefined) return undefined;
  const clause = readJoined(start, ' and ', cursor, (here) =>
    cursor.grammar.action.read(cursor, here),
  );
  const end = clause && wordsEnd(cursor, ' to ', clause.end);
  if (clause === undefined || end === undefined) return undefined;
  const { parts: actions } = clause;
  const form = may === undefined ? 'can to' : 'to';
  const cost: Cost = { form, actions, span: { start: at, end: clause.end } };
  return { part: 'cost', fields: { cost }, end };
};

/** Where these words end, if they stand there. */
const wordsEnd = (cursor: Cursor, words: string, at: number): number | undefined =>
  stands(cursor, words, at) ? at + words.length : undefined;

/** In this order: "when DNA digivolving" could be read as an event, "if ... would" as a state. */
const HEADS: readonly ReadHead[] = [
  plain('duration', readDuration),
  plain('at', readMoment),
  plain('each', (cursor, at) => cursor.grammar.each.read(cursor, at)),
  when,
  whenever,
  nextTime,
  ifEvent,
  condition,
  price,
  oldPrice,
];

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

const isWould = (event: EventPhrase): boolean =>
  event.kind === 'unread' ? / would /.test(event.text) : 'would' in event && event.would;
