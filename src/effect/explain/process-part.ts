/** What is done: whether it must be, when, how long, and how often (15-9, 15-11, 18-1, 18-2). */
import { isMay, keywordDone, pricedBy, type EffectCategory } from '../category.ts';
import { durationOf } from '../tree/duration-of.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { Action, Duration, Moment, Process, Sentence } from '../tree/tree.ts';
import type { Span } from '../../base/span.ts';
import { actionTold } from './action-words.ts';
import { inOrder, type Part, type PartKind } from './part.ts';

/** Absent where it depends on words that were not read. */
export type KnownCategory = EffectCategory | undefined;

export const momentPart = ({ span }: Moment): Part => ({
  kind: 'moment',
  span,
  words: 'This waits until then. It is pending processing.',
  rules: ['18-1'],
  parts: [],
});

export const eachPart = ({ span }: { readonly span: Span }, parts: readonly Part[]): Part => ({
  kind: 'each',
  span,
  words: 'A number in the effect is multiplied by how many of these there are.',
  rules: ['4-27'],
  parts,
});

const LASTS: {
  readonly [whose in 'all' | 'own' | 'overall' | 'none']: readonly [string, RuleNumber];
} = {
  all: ['How long everything in this sentence lasts.', '15-11'],
  none: ['How long it lasts.', '15-11'],
  own: ['How long it lasts. It ends early if the card becomes a new card.', '15-11-1-2'],
  overall: [
    'How long it lasts. Until then it also affects cards that come into play later.',
    '15-11-2-2',
  ],
};

/** `all`: in front of a sentence; `overall`: of cards as a whole; `none`: of no card. */
export function durationPart({ span }: Duration, whose: keyof typeof LASTS): Part {
  const [words, rule] = LASTS[whose];
  return { kind: 'duration', span, words, rules: [rule], parts: [] };
}

/** For whom something holds: one card, all that fit (15-11-2), or no card but a player. */
function heldBy(action: Action): keyof typeof LASTS {
  if ('action' in action) return heldBy(action.action);
  if (action.kind === 'ban cards') return 'overall';
  if (!('target' in action) || action.target === undefined) return 'none';
  const { target } = action;
  return target.kind === 'all' || (target.kind === 'any' && target.none === true)
    ? 'overall'
    : 'own';
}

/** Finds the parts inside something that is spoken of, or inside what is done. */
interface Inside {
  readonly node: (node: unknown) => readonly Part[];
  readonly action: (action: Action) => readonly Part[];
}

/** What is known of the effect that a process stands in. */
interface Around {
  readonly category: KnownCategory;
  /** Words that were not read stand in front of it. */
  readonly behind: boolean;
}

export function processPart(
  text: string,
  sentence: Sentence,
  i: number,
  process: Process,
  around: Around,
  inside: Inside,
): Part {
  const { category } = around;
  const { span, action, may, at, each, duration } = process;
  const [done, rule] = actionTold(action);
  const kind: PartKind =
    action.kind === 'unread'
      ? 'unread'
      : isMay(process) || pricedBy(action) !== undefined
        ? 'optional processing'
        : may === 'opponent'
          ? 'opponent processing'
          : 'processing';
  const parts = inOrder([
    ...mayPart(text, process),
    ...insteadPart(text, process),
    ...(action.kind === 'unread' ? [] : inside.action(action)),
    ...(each === undefined ? [] : [eachPart(each, inside.node(each.of))]),
    ...(duration === undefined ? [] : [durationPart(duration, heldBy(action))]),
    ...(at === undefined ? [] : [momentPart(at)]),
  ]);
  if (kind === 'unread') return { kind, span, words: done, rules: [], parts };
  return {
    kind,
    span,
    words: [done, decides(process, sentence, around), lasting(sentence, i)].join(' ').trim(),
    rules: [decidedBy(process, category), ...(rule === undefined ? [] : [rule])],
    parts,
  };
}

/** The clause by which a process must be done or not. */
function decidedBy({ action, may }: Process, category: KnownCategory): RuleNumber {
  if (category === 'persistent') return '15-8-2-1';
  if (may !== undefined) return '15-9-2';
  const keyword = keywordDone(action)?.rule;
  if (keyword !== undefined && keyword.choice !== 'as the effect says') return keyword.choiceRule;
  return category === undefined ? '15-9' : '15-9-1';
}

function decides(process: Process, { cost }: Sentence, { category, behind }: Around): string {
  const { action, may, mayForm } = process;
  if (category === 'persistent' && may === undefined) return 'This applies by itself.';
  if (pricedBy(action) !== undefined)
    return 'You choose whether to do this. The rest happens only if you do.';
  if (may === undefined && isMay(process)) return 'You may decline this, as its rule says.';
  if (may === undefined && (behind || category === undefined))
    return 'There is no "you may" before it. But it may depend on words that aren\'t understood.';
  const paid = cost === undefined ? '' : 'If you do what comes before it, ';
  if (may === undefined) return paid === '' ? 'This must be done.' : `${paid}this must be done.`;
  const carried = mayForm === 'carried' ? ' together with what comes before it' : '';
  return may === 'you'
    ? `${paid === '' ? 'You' : `${paid}you`} may decline this${carried}.`
    : `Your opponent may decline this${carried}. You can't.`;
}

/** A duration that stands behind a later process and holds for this one too. */
function lasting(sentence: Sentence, i: number): string {
  const duration = durationOf(sentence, i);
  const own = sentence.processes[i]?.duration;
  return duration === undefined || duration === own ? '' : `It lasts ${duration.name}.`;
}

const MAY = /(you|your opponent) may /i;

function mayPart(text: string, { span, may, mayForm }: Process): readonly Part[] {
  if (may === undefined || mayForm === 'carried') return [];
  const words = text.slice(span.start, span.end);
  const found = mayForm === 'subject' ? / (may) /.exec(words) : MAY.exec(words);
  const word = found?.[mayForm === 'subject' ? 1 : 0]?.trim();
  if (found === null || word === undefined) return [];
  const start = span.start + found.index + (mayForm === 'subject' ? 1 : 0);
  return [
    {
      kind: may === 'you' ? 'may' : 'opponent may',
      span: { start, end: start + word.length },
      words:
        may === 'you'
          ? 'You may do this or choose not to.'
          : 'Your opponent may do this or choose not to.',
      rules: ['15-9-2'],
      parts: [],
    },
  ];
}

function insteadPart(text: string, { span, instead, insteadForm }: Process): readonly Part[] {
  if (instead !== true) return [];
  const words = text.slice(span.start, span.end).toLowerCase();
  const at = insteadForm === 'before' ? words.indexOf('instead') : words.lastIndexOf('instead');
  if (at < 0) return [];
  const start = span.start + at;
  return [
    {
      kind: 'instead',
      span: { start, end: start + 'instead'.length },
      words: 'This happens in place of what would normally happen.',
      rules: ['18-2'],
      parts: [],
    },
  ];
}
