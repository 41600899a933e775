/** The parts of one effect in printed order (15-5 to 15-14, 18-1, 18-2). */
import { categoryOf, isMay, keywordDone, pricedBy, type EffectCategory } from '../category.ts';
import { durationOf } from '../line/process.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type {
  Condition,
  Cost,
  Duration,
  EffectLine,
  Moment,
  Process,
  Sentence,
  TriggerClause,
} from '../tree/tree.ts';
import type { Span } from '../../base/span.ts';
import { actionTold } from './action-words.ts';
import { partsInside } from './inside.ts';
import { inOrder, type Part, type PartKind } from './part.ts';
import { areaWords, perTurnWords, timingWords } from './timing-words.ts';
import { hidingCategory, isBehindUnread } from './unread.ts';

/** Absent where it hangs on words that were not read. */
type KnownCategory = EffectCategory | undefined;

/** Timings that say when, and not what sets it off. */
const WHILE = new Set(['Your Turn', "Opponent's Turn", 'All Turns', 'Main']);

/** All parts of an effect, nested as they stand in the text. */
export function explainEffect(text: string, line: EffectLine): readonly Part[] {
  const category = hidingCategory(line).length > 0 ? undefined : categoryOf(line).category;
  const inside = (node: unknown): readonly Part[] =>
    partsInside(node, (quoted) => explainEffect(text, quoted));
  const isSetOff = line.timings.some(({ name }) => !WHILE.has(name));

  const trigger = (clause: TriggerClause): Part => {
    const kind: PartKind = clause.would ? 'would' : isSetOff ? 'additional trigger' : 'trigger';
    return { kind, span: clause.span, ...triggerTold(clause, kind), parts: inside(clause.events) };
  };
  const sentence = (one: Sentence, i: number): readonly Part[] => {
    const { then, span, each } = one;
    return [
      ...(then === undefined ? [] : [thenPart(span.start, then)]),
      ...(one.trigger === undefined ? [] : [trigger(one.trigger)]),
      ...(one.at === undefined ? [] : [momentPart(one.at)]),
      ...(one.duration === undefined ? [] : [durationPart(one.duration, 'all')]),
      ...one.conditions.map((condition) => conditionPart(condition, category, i, inside)),
      ...(one.cost === undefined ? [] : [costPart(one.cost, category, inside)]),
      ...(each === undefined ? [] : [eachPart(each, inside(each.of))]),
      ...one.processes.map((process, n) => {
        const behind = isBehindUnread(line, process.span.start);
        return processPart(text, one, n, process, { category, behind }, inside);
      }),
    ];
  };
  return inOrder([
    ...(line.area === undefined ? [] : [simple('area', line.area.span, areaWords(line.area.name))]),
    ...line.timings.map(({ name, span }) => simple('timing', span, timingWords(name))),
    ...(line.perTurn === undefined
      ? []
      : [
          simple('per turn', line.perTurn.span, [
            '15-14-1',
            perTurnWords(line.perTurn, line.timings.length),
          ]),
        ]),
    ...(line.trigger === undefined ? [] : [trigger(line.trigger)]),
    ...line.sentences.flatMap(sentence),
    ...(line.bullets ?? []).map((bullet) => ({
      kind: 'bullet' as const,
      span: bullet.span,
      words: 'Belongs to the words in front of the list.',
      rules: ['15-1-2'] as const,
      parts: inOrder(bullet.sentences.flatMap((one) => sentence(one, 1))),
    })),
  ]);
}

const simple = (
  kind: PartKind,
  span: Span,
  [rule, words]: readonly [RuleNumber, string],
): Part => ({ kind, span, words, rules: [rule], parts: [] });

function triggerTold(clause: TriggerClause, kind: PartKind): Pick<Part, 'words' | 'rules'> {
  const many = clause.events.length > 1 ? ' One of these events is enough.' : '';
  if (kind === 'would') {
    return {
      words: `“Would”: the effect comes in right before that happens, and what it prevents does not happen.${many}`,
      rules: ['15-8-5', '15-5-1'],
    };
  }
  const printed = clause.word === 'If' ? ' “If” is printed, but it speaks of an event.' : '';
  return {
    words:
      kind === 'additional trigger'
        ? `Has to be so at the moment of the timing: it is not looked at again later.${printed}${many}`
        : `The effect triggers when this has happened, and then waits to activate.${printed}${many}`,
    rules: ['15-5', '15-5-1'],
  };
}

const thenPart = (start: number, words: string): Part => ({
  kind: 'then',
  span: { start, end: start + words.length },
  words:
    'What follows is done after what stands before it, also if an “if” there did not hold; but not if a “by” there was not done.',
  rules: ['15-6-2', '15-7-2'],
  parts: [],
});

const CHECKED: {
  readonly [category in EffectCategory]: readonly [words: string, rule: RuleNumber];
} = {
  trigger: ['Looked at when the effect activates, not when it triggers.', '15-8-3-9-2'],
  persistent: ['The effect applies as long as this holds.', '15-8-2-6'],
  activation: ['Has to hold for the effect to be declared.', '15-8-4-3-1'],
  immediate: ['The effect triggers in any case and can be activated if this holds.', '15-8-5-5-1'],
};

function conditionPart(
  condition: Condition,
  category: KnownCategory,
  sentence: number,
  inside: (node: unknown) => readonly Part[],
): Part {
  const { span, test } = condition;
  const parts = inside(test);
  if (test.kind === 'result') {
    return {
      kind: 'result',
      span,
      words: 'Looks at what this effect has done so far. It governs only what follows it.',
      rules: ['15-6', '15-6-2'],
      parts,
    };
  }
  const [words, rule] = category === undefined ? [] : CHECKED[category];
  return {
    kind: 'condition',
    span,
    words:
      sentence === 0
        ? `${words === undefined ? '' : `${words} `}It governs what follows it, and nothing behind a “Then”.`
        : 'Looked at when this process comes up. It governs only what follows it.',
    rules: ['15-6', ...(sentence === 0 && rule !== undefined ? [rule] : []), '15-6-2'],
    parts,
  };
}

function costPart(
  cost: Cost,
  category: KnownCategory,
  inside: (node: unknown) => readonly Part[],
): Part {
  const declared = category === 'activation';
  return {
    kind: 'cost',
    span: cost.span,
    words: declared
      ? 'It has to be possible for the effect to be declared, and is then done; only after it does the rest happen.'
      : 'Its player chooses whether to do this. Only if it is done in full does the rest happen, what stands behind a “Then” included.',
    rules: declared ? ['15-7-1', '15-8-4-4-1', '15-7-2'] : ['15-7-1', '15-7-2', '15-7-3'],
    parts: inside(cost.actions),
  };
}

const momentPart = ({ span }: Moment): Part => ({
  kind: 'moment',
  span,
  words: 'What it belongs to waits until then: it is pending processing.',
  rules: ['18-1'],
  parts: [],
});

const eachPart = ({ span }: { readonly span: Span }, parts: readonly Part[]): Part => ({
  kind: 'each',
  span,
  words: 'A number in what is done is multiplied by how many of these there are.',
  rules: ['4-27'],
  parts,
});

const LASTS: { readonly [whose in 'all' | 'own' | 'overall']: readonly [string, RuleNumber] } = {
  all: ['How long everything in this sentence lasts.', '15-11'],
  own: ['How long it lasts. It ends earlier when the card becomes a new card.', '15-11-1-2'],
  overall: ['How long it lasts. Until then cards that come later are affected too.', '15-11-2-2'],
};

/** `all`: in front of a sentence; `overall`: of processing that chooses nothing. */
function durationPart({ span }: Duration, whose: keyof typeof LASTS): Part {
  const [words, rule] = LASTS[whose];
  return { kind: 'duration', span, words, rules: [rule], parts: [] };
}

/** What is known of the effect that a process stands in. */
interface Around {
  readonly category: KnownCategory;
  /** Words that were not read stand in front of it. */
  readonly behind: boolean;
}

function processPart(
  text: string,
  sentence: Sentence,
  i: number,
  process: Process,
  around: Around,
  inside: (node: unknown) => readonly Part[],
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
  const overall = 'target' in action && action.target?.kind === 'all';
  const parts = inOrder([
    ...mayPart(text, process),
    ...insteadPart(text, process),
    ...(action.kind === 'unread' ? [] : inside(action)),
    ...(each === undefined ? [] : [eachPart(each, inside(each.of))]),
    ...(duration === undefined ? [] : [durationPart(duration, overall ? 'overall' : 'own')]),
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
  if (category === 'persistent' && may === undefined) return 'It applies by itself.';
  if (pricedBy(action) !== undefined)
    return 'Its player chooses whether to do this. Only if it is done does the rest happen.';
  if (may === undefined && isMay(process)) return 'Its player may decline it, as its rule says.';
  if (may === undefined && (behind || category === undefined))
    return 'No “you may” stands in front of it. Whether it hangs on words that were not read is not told.';
  const once = cost === undefined ? '' : 'Once that is done, ';
  const must = once === '' ? 'Must be done.' : `${once}this must be done.`;
  if (may === undefined) return must;
  const carried = mayForm === 'carried' ? ', together with what stands before it' : '';
  return may === 'you'
    ? `${once === '' ? 'Its' : `${once}its`} player may decline it${carried}.`
    : `The opponent may decline it${carried}; its own player may not.`;
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
          ? 'Its player may do this or leave it.'
          : 'The opponent may do this or leave it.',
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
      words: 'This takes the place of what would be done otherwise.',
      rules: ['18-2'],
      parts: [],
    },
  ];
}
