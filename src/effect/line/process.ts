/**
 * The processes of a sentence: who may decline each (15-9), how long it lasts, how they are joined.
 */
import { isAlso } from '../grammar/condition/same-player.ts';
import { readDuration } from '../grammar/duration.ts';
import { takeTails, type ProcessDraft } from './tails.ts';
import { stands, type Cursor, type Got } from '../phrase/hole.ts';
import type { Action, Condition, Duration, EachPhrase, Process, Unread } from '../tree/tree.ts';

const JOINTS = [', and, ', ' and, ', ', and ', ' and ', ', then ', ', or ', ' or ', ', '] as const;
const JOINED = {
  ', and, ': ', and,',
  ' and, ': 'and,',
  ', and ': ', and',
  ' and ': 'and',
  ', then ': ', then',
  ', or ': ', or',
  ' or ': 'or',
  ', ': ',',
  ' for ': 'for',
} as const;

/** "search your security stack for 1 yellow card, ...": only there. */
const jointAt = (cursor: Cursor, at: number, action: Action): keyof typeof JOINED | undefined =>
  JOINTS.find((each) => cursor.text.startsWith(each, at)) ??
  (action.kind === 'search' && cursor.text.startsWith(' for ', at) ? ' for ' : undefined);

/**
 * Everything from `from` to `to`; from the first process that cannot be read on, the words are
 * kept.
 */
export function readProcesses(cursor: Cursor, from: number, to: number): readonly Process[] {
  const processes: Process[] = [];
  let at = from;
  let joined: Process['joined'];
  let before: Process['joined'];
  while (at < to) {
    const process = readProcess(cursor, at, to, processes.at(-1), joined);
    // "to the hand or the deck" is no choice of what is done.
    if (process === undefined && (joined === 'or' || joined === ', or')) {
      const start = processes.pop()?.span.start ?? at;
      const span = { start, end: to };
      const text = cursor.text.slice(start, to);
      const [last] = processes.slice(-1);
      processes.push({
        action: { kind: 'unread', text, span },
        span,
        ...(last === undefined || before === undefined ? {} : { joined: before }),
      });
      break;
    }
    if (process === undefined) {
      const span = { start: at, end: to };
      const action: Unread = { kind: 'unread', text: cursor.text.slice(at, to), span };
      processes.push({ action, span, ...(joined === undefined ? {} : { joined }) });
      break;
    }
    processes.push(process);
    at = process.span.end;
    const joint = jointAt(cursor, at, process.action);
    if (joint === undefined) break;
    before = joined;
    joined = JOINED[joint];
    at += joint.length;
  }
  return processes;
}

function readProcess(
  cursor: Cursor,
  from: number,
  to: number,
  before: Process | undefined,
  joined: Process['joined'],
): Process | undefined {
  const front = joined === undefined ? undefined : readFront(cursor, from);
  const asked = readAsked(cursor, front?.end ?? from);
  const got = readAction(cursor, asked.end, before, joined);
  const may = got && mayOf(asked.value.may, got, before, joined);
  if (got === undefined || may === undefined) return undefined;
  const draft: ProcessDraft = {
    action: got.value,
    ...may,
    ...(asked.value.isInstead ? { instead: true, insteadForm: 'before' } : {}),
    ...(joined === undefined ? {} : { joined }),
    span: { start: from, end: got.end },
  };
  const end = takeTails(cursor, got.end, to, draft);
  if (end > to || (end < to && jointAt(cursor, end, got.value) === undefined)) return undefined;
  if (front !== undefined && !takeFront(front.value, draft)) return undefined;
  draft.span = { start: from, end };
  return draft;
}

/** "instead", "you may" in front of what is done. */
function readAsked(
  cursor: Cursor,
  from: number,
): Got<{ readonly isInstead: boolean; readonly may?: 'you' | 'opponent' }> {
  const isInstead = stands(cursor, 'instead ', from);
  const at = isInstead ? from + 'instead '.length : from;
  for (const [words, may] of [
    ['you may ', 'you'],
    ['your opponent may ', 'opponent'],
  ] as const)
    if (stands(cursor, words, at)) return { value: { isInstead, may }, end: at + words.length };
  return { value: { isInstead }, end: at };
}

/** What is done: of what was searched for, by the same opponent once more, or by itself. */
function readAction(
  cursor: Cursor,
  at: number,
  before: Process | undefined,
  joined: Process['joined'],
): Got<Action> | undefined {
  const got =
    (before?.action.kind === 'search' ? cursor.grammar.searched.read(cursor, at) : undefined) ??
    readAgain(cursor, at, before, joined) ??
    cursor.grammar.action.read(cursor, at);
  // Only "[Your Turn] <Security A. +1>." may leave its subject out at the front.
  const isAlone = got?.value.kind === 'gain' && got.value.verbless === true;
  return got?.subject === 'elided' && before === undefined && !isAlone ? undefined : got;
}

/**
 * Who may decline it: as was said in front of it ("you may"), behind its subject ("this Digimon
 * may"), or of what it is joined to ("you may A and B"). Not said twice.
 */
function mayOf(
  may: Process['may'],
  { may: isOfSubject, subject }: Got<Action>,
  before: Process | undefined,
  joined: Process['joined'],
): Pick<Process, 'may' | 'mayForm'> | undefined {
  if (isOfSubject === true)
    return may === undefined ? { may: 'you', mayForm: 'subject' } : undefined;
  if (may !== undefined) return { may };
  return before?.may === undefined || subject === 'own' || joined === ','
    ? {}
    : { may: before.may, mayForm: 'carried' };
}

const THEY_DO = 'your opponent ';

/**
 * Your opponent chooses 1 of their Digimon and deletes it.
 *                                              ^^^^^^^^^^
 */
function readAgain(
  cursor: Cursor,
  at: number,
  before: Process | undefined,
  joined: Process['joined'],
): Got<Action> | undefined {
  if (before === undefined || joined === ',' || joined === 'or') return undefined;
  const { action } = before;
  const isFirst = action.kind === 'trash hand' && stands(cursor, THEY_DO, action.span.start);
  if (action.kind !== 'opponent' && !isFirst) return undefined;
  const isThey = action.form === 'they' || action.form === 'again they';
  const got = cursor.grammar.again.read(cursor, at);
  return got?.value.kind === 'opponent' && (got.value.form === 'again they') === isThey
    ? got
    : undefined;
}

/** Takes into the draft what stands in front of it, unless the same stands behind it too. */
function takeFront({ duration, each, condition }: Front, draft: ProcessDraft): boolean {
  if (duration !== undefined && draft.duration === undefined) draft.duration = duration;
  else if (each !== undefined && draft.each === undefined) draft.each = each;
  else if (condition === undefined) return false;
  draft.front = condition ?? (duration === undefined ? 'each' : 'duration');
  return true;
}

interface Front {
  readonly duration?: Duration;
  readonly each?: EachPhrase;
  readonly condition?: Condition;
}

/**
 * suspend 1 of your Digimon and, until your turn ends, 1 of your Tamers can't suspend
 *                                ^^^^^^^^^^^^^^^^^^^^
 */
function readFront(cursor: Cursor, at: number): Got<Front> | undefined {
  const { text } = cursor;
  const isHead = (end: number | undefined): end is number =>
    end !== undefined && text.startsWith(', ', end);
  const duration = readDuration(cursor, at);
  if (duration !== undefined && isHead(duration.end))
    return { value: { duration: duration.value }, end: duration.end + 2 };
  const each = text.startsWith('for ', at) ? cursor.grammar.each.read(cursor, at) : undefined;
  if (each !== undefined && isHead(each.end))
    return { value: { each: each.value }, end: each.end + 2 };
  const test = text.startsWith('if ', at) ? cursor.grammar.test.read(cursor, at + 3) : undefined;
  if (test === undefined || isAlso(test.value) || !isHead(test.end)) return undefined;
  const span = { start: at, end: test.end };
  return { value: { condition: { word: 'if', test: test.value, span } }, end: test.end + 2 };
}
