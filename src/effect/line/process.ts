/**
 * The processes of a sentence: who may decline each (15-9), how long it lasts, how they are joined.
 */
import { isAlso } from '../grammar/condition/same-player.ts';
import { readDuration, readMoment } from '../grammar/duration.ts';
import { stands, type Cursor, type Got } from '../phrase/hole.ts';
import type {
  Action,
  Condition,
  Duration,
  EachPhrase,
  Moment,
  Process,
  Sentence,
  Unread,
} from '../tree/tree.ts';

type ProcessDraft = { -readonly [K in keyof Process]: Process[K] };

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
  const { text } = cursor;
  let at = from;
  const capital = cursor.start === from;
  let may: Process['may'];
  let mayForm: Process['mayForm'];
  let insteadForm: Process['insteadForm'];
  const front = joined === undefined ? undefined : readFront(cursor, at);
  at = front?.end ?? at;
  const take = (word: string): boolean => {
    if (!(capital ? stands(cursor, word, at) : text.startsWith(word, at))) return false;
    at += word.length;
    return true;
  };
  if (take('instead ')) insteadForm = 'before';
  if (take('you may ')) may = 'you';
  else if (take('your opponent may ')) may = 'opponent';
  const searched =
    before?.action.kind === 'search' ? cursor.grammar.searched.read(cursor, at) : undefined;
  const got =
    searched ?? readAgain(cursor, at, before, joined) ?? cursor.grammar.action.read(cursor, at);
  if (got === undefined) return undefined;
  // Only "[Your Turn] <Security A. +1>." may leave its subject out at the front.
  const alone = got.value.kind === 'gain' && got.value.form === 'short';
  if (got.subject === 'elided' && before === undefined && !alone) return undefined;
  if (got.may === true) {
    if (may !== undefined) return undefined;
    may = 'you';
    mayForm = 'subject';
  } else if (
    may === undefined &&
    got.subject !== 'own' &&
    before?.may !== undefined &&
    joined !== ','
  ) {
    may = before.may;
    mayForm = 'carried';
  }
  const draft: ProcessDraft = { action: got.value, span: { start: from, end: got.end } };
  at = got.end;
  const behind = (): number => (text.startsWith(' ', at) ? at + 1 : at);
  const each = text.startsWith(' for ', at)
    ? cursor.grammar.each.read(cursor, behind())
    : undefined;
  if (each !== undefined) {
    draft.each = each.value;
    at = each.end;
  }
  const duration = text.startsWith(' ', at) ? readDuration(cursor, at + 1) : undefined;
  if (duration !== undefined) {
    draft.duration = duration.value;
    at = duration.end;
  }
  // "..., until the end of your opponent's turn.": print has a comma where none belongs.
  const last = text.startsWith(', until ', at) ? readDuration(cursor, at + 2) : undefined;
  if (last?.end === to && draft.duration === undefined) {
    draft.duration = { ...last.value, form: 'comma' };
    at = last.end;
  }
  const later =
    duration !== undefined && each === undefined && text.startsWith(' for ', at)
      ? cursor.grammar.each.read(cursor, at + 1)
      : undefined;
  if (later !== undefined) {
    draft.each = later.value;
    draft.eachForm = 'last';
    at = later.end;
  }
  const moment = text.startsWith(' at ', at) ? readMoment(cursor, at + 1) : undefined;
  if (moment !== undefined) {
    draft.at = { ...moment.value, form: 'behind' };
    at = moment.end;
  }
  let instead = insteadForm !== undefined;
  if (!instead && text.startsWith(' instead', at)) {
    instead = true;
    at += ' instead'.length;
  }
  if (at > to || (at < to && jointAt(cursor, at, got.value) === undefined)) return undefined;
  if (front !== undefined) {
    const { duration: lasts, each: times, condition } = front.value;
    if (lasts !== undefined && draft.duration === undefined) draft.duration = lasts;
    else if (times !== undefined && draft.each === undefined) draft.each = times;
    else if (condition === undefined) return undefined;
    draft.front = condition ?? (lasts === undefined ? 'each' : 'duration');
  }
  if (may !== undefined) draft.may = may;
  if (mayForm !== undefined) draft.mayForm = mayForm;
  if (instead) draft.instead = true;
  if (insteadForm !== undefined) draft.insteadForm = insteadForm;
  if (joined !== undefined) draft.joined = joined;
  draft.span = { start: from, end: at };
  return draft;
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

/**
 * How long process `i` of a sentence lasts: its own duration, the one of the last process joined
 * behind it, or the one in front of the sentence.
 *
 *     This Digimon gets +2000 DP and gains <Piercing> for the turn.
 *                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ ^^^^^^^^^^^^
 */
export function durationOf(sentence: Sentence, i: number): Duration | undefined {
  const own = sentence.processes[i];
  if (own !== undefined && !LASTING.has(own.action.kind)) return own.duration;
  for (let k = i; k < sentence.processes.length; k++) {
    const process = sentence.processes[k];
    if (k > i && (!lasting(process) || process?.front !== undefined)) break;
    if (process?.duration !== undefined) return process.duration;
  }
  return sentence.duration;
}

/**
 * When process `i` of a sentence is done, if not at once: "at the end of the turn" in front of all
 * or behind it (18-1).
 */
export const momentOf = (sentence: Sentence, i: number): Moment | undefined =>
  sentence.processes[i]?.at ?? sentence.at;

const LASTING = new Set<string>([
  'DP',
  'add DP',
  'set DP',
  'gain',
  'quoted',
  'prohibit',
  'allow',
  'must',
  'immune',
  'ban',
  'ban cards',
]);

/** Only what can last shares a duration with what is joined to it. */
const lasting = (process: Process | undefined): boolean =>
  process !== undefined &&
  process.joined !== undefined &&
  process.joined !== ', then' &&
  LASTING.has(process.action.kind);
