/** The parts of one effect in printed order (15-5 to 15-14, 18-1, 18-2). */
import { categoryOf, type EffectCategory } from '../category.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import type { Action, Condition, Cost, EffectLine, Sentence, TriggerClause } from '../tree/tree.ts';
import { isNextTime } from '../tree/next-time.ts';
import type { Span } from '../../base/span.ts';
import { partsInside, partsOfAction } from './inside.ts';
import { inOrder, type Part, type PartKind } from './part.ts';
import {
  durationPart,
  eachPart,
  momentPart,
  processPart,
  type KnownCategory,
} from './process-part.ts';
import { areaWords, perTurnWords, timingWords } from './timing-words.ts';
import { hidingCategory, isBehindUnread } from './unread.ts';

/** Timings that say when, and not what sets it off. */
const WHILE = new Set(['Your Turn', "Opponent's Turn", 'All Turns', 'Main']);

/** All parts of an effect, nested as they stand in the text. */
export function explainEffect(text: string, line: EffectLine): readonly Part[] {
  const category = hidingCategory(line).length > 0 ? undefined : categoryOf(line).category;
  const inside = (node: unknown): readonly Part[] =>
    partsInside(node, (quoted) => explainEffect(text, quoted));
  const action = (done: Action): readonly Part[] =>
    partsOfAction(done, (quoted) => explainEffect(text, quoted));
  const isSetOff = line.timings.some(({ name }) => !WHILE.has(name));

  const trigger = (clause: TriggerClause): Part => {
    const kind: PartKind = isNextTime(clause)
      ? 'moment'
      : clause.would
        ? 'would'
        : isSetOff
          ? 'additional trigger'
          : 'trigger';
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
      ...(one.cost === undefined ? [] : [costPart(one.cost, category, action)]),
      ...(each === undefined ? [] : [eachPart(each, inside(each.of))]),
      ...one.processes.map((process, n) => {
        const behind = isBehindUnread(line, process.span.start);
        return processPart(text, one, n, process, { category, behind }, { node: inside, action });
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
      words: 'Belongs to the words before the list.',
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
  const many = clause.events.length > 1 ? ' Any one of these events is enough.' : '';
  if (kind === 'moment')
    return {
      words: `The effect leaves this waiting. What follows happens the next time this is about to happen, and only once.${many}`,
      rules: ['18-1-1', '15-8-5'],
    };
  if (kind === 'would') {
    return {
      words: `"Would" means the effect interrupts right before that happens. It can still prevent that.${many}`,
      rules: ['15-8-5', '15-5-1'],
    };
  }
  const printed = clause.word === 'If' ? ' It says "if", but it describes an event.' : '';
  return {
    words:
      kind === 'additional trigger'
        ? `This must be true when the effect triggers. It isn't checked again later.${printed}${many}`
        : `The effect triggers when this happens, then waits to activate.${printed}${many}`,
    rules: ['15-5', '15-5-1'],
  };
}

const thenPart = (start: number, words: string): Part => ({
  kind: 'then',
  span: { start, end: start + words.length },
  words:
    'Comes after the part before it, and happens even if an "if" there wasn\'t met. It doesn\'t happen if a "by" there wasn\'t done.',
  rules: ['15-6-2', '15-7-2'],
  parts: [],
});

const CHECKED: {
  readonly [category in EffectCategory]: readonly [words: string, rule: RuleNumber];
} = {
  trigger: ['Checked when the effect activates, not when it triggers.', '15-8-3-9-2'],
  persistent: ['The effect applies as long as this is true.', '15-8-2-6'],
  activation: ['This must be true to declare the effect.', '15-8-4-3-1'],
  immediate: [
    'The effect triggers either way, but can activate only if this is true.',
    '15-8-5-5-1',
  ],
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
      words: 'Checks what this effect has done so far. It covers only what comes after it.',
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
        ? `${words === undefined ? '' : `${words} `}It covers what comes after it, but nothing after a "Then".`
        : 'Checked when the effect gets to this point. It covers only what comes after it.',
    rules: ['15-6', ...(sentence === 0 && rule !== undefined ? [rule] : []), '15-6-2'],
    parts,
  };
}

function costPart(
  cost: Cost,
  category: KnownCategory,
  inside: (action: Action) => readonly Part[],
): Part {
  const declared = category === 'activation';
  return {
    kind: 'cost',
    span: cost.span,
    words: declared
      ? 'You can declare the effect only if this is possible. Then you do it first; only after it does the rest happen.'
      : 'You choose whether to do this. Only if it is done in full does the rest happen, including anything after a "Then".',
    rules: declared ? ['15-7-1', '15-8-4-4-1', '15-7-2'] : ['15-7-1', '15-7-2', '15-7-3'],
    parts: inOrder(cost.actions.flatMap(inside)),
  };
}
