import type { Category } from '../rules/rule.ts';
import type { RuleNumber } from '../rules/number/numbers.ts';
import { keywordRule } from './keyword/lookup.ts';
import type { EffectLine, Process, Sentence, TimingName } from './tree/tree.ts';

/** The category of an effect (15-8): only a keyword that is no effect of its own has none. */
export type EffectCategory = Exclude<Category, 'none'>;

export interface Classified {
  readonly category: EffectCategory;
  readonly rule: RuleNumber;
  /** One sentence for a reader. */
  readonly because: string;
}

/** Timings that are an event of their own, with the clause that says which (15-16). */
const EVENT_TIMINGS: { readonly [name in TimingName]?: RuleNumber } = {
  'On Play': '15-16-2',
  'When Digivolving': '15-16-3',
  'On Deletion': '15-16-4',
  'When Attacking': '15-16-5',
  'When Linking': '15-16-6',
  'Start of Your Turn': '15-16-11',
  "Start of Opponent's Turn": '15-16-11',
  'End of Your Turn': '15-16-12',
  "End of Opponent's Turn": '15-16-12',
  'End of All Turns': '15-16-12',
  'Start of Your Main Phase': '15-16-13',
  "Start of Opponent's Main Phase": '15-16-13',
  'End of Attack': '15-16-15',
  'When Moving': '15-16-16',
};

/**
 * Which of the four categories an effect belongs to (15-8), judged by its icons and its trigger
 * condition.
 */
export function categoryOf(line: EffectLine): Classified {
  if (line.trigger?.would === true) {
    return {
      category: 'immediate',
      rule: '15-8-5',
      because: 'Its trigger condition says "would": it interrupts right before that happens.',
    };
  }
  const names = line.timings.map((timing) => timing.name);
  const timing = names.find((name) => EVENT_TIMINGS[name] !== undefined);
  if (timing !== undefined) {
    return {
      category: 'trigger',
      rule: '15-8-3',
      because: `[${timing}] is the event that triggers it (${EVENT_TIMINGS[timing] ?? '15-16'}).`,
    };
  }
  if (line.trigger !== undefined) {
    return {
      category: 'trigger',
      rule: '15-8-3',
      because: 'Its trigger condition is written out with "when".',
    };
  }
  if (names.includes('Security')) {
    return {
      category: 'trigger',
      rule: '15-16-10',
      because:
        '[Security] triggers when the card is checked and activates at once, without pending activation.',
    };
  }
  if (names.includes('Counter')) {
    return {
      category: 'activation',
      rule: '15-16-14',
      because: '[Counter] is the timing of a special activation-type effect.',
    };
  }
  if (names.includes('Main')) {
    return {
      category: 'activation',
      rule: '15-8-4',
      because:
        '[Main] without a trigger condition is activated by declaring it in your main phase.',
    };
  }
  return {
    category: 'persistent',
    rule: '15-8-2',
    because:
      names.length === 0
        ? 'It has neither a timing nor a trigger condition: it is active all the time.'
        : `[${names.join('] [')}] without a trigger condition: it is active as long as that lasts.`,
  };
}

/** Whether an effect may be left, and why (15-9). */
export interface Optionality {
  readonly optional: boolean;
  readonly rule: RuleNumber;
  readonly because: string;
}

/**
 * Whether nothing of an effect has to be done (15-9, 15-7). "Your opponent may" leaves nothing to
 * its own player; in "you may X. Then, Y" Y must be done, while "by X, Y. Then, Z" all hangs on X
 * (15-7-2).
 */
export function isOptional(line: EffectLine): Optionality {
  const [first, ...rest] = line.sentences;
  const cost = first?.cost;
  if (cost !== undefined) {
    const words = cost.form === 'by' ? '"by ..., ..."' : '"you may ... to ..."';
    return {
      optional: true,
      rule: '15-7-4',
      because: `Everything hangs on ${words}, and the player chooses whether to do that.`,
    };
  }
  const use = first?.processes[0]?.action;
  const keyword = use?.kind === 'do keyword' ? keywordRule(use.use.name) : undefined;
  if (keyword?.price !== undefined && use?.kind === 'do keyword') {
    return {
      optional: true,
      rule: keyword.section ?? keyword.rule,
      because: `What follows hangs on <${use.use.printed}>, and the player chooses whether to do that.`,
    };
  }
  if (first === undefined || ![first, ...rest].every(isDeclinable)) {
    const may = first?.processes.some((process) => process.may === 'you') === true;
    return {
      optional: false,
      rule: '15-9-1',
      because: may
        ? 'Only a part of it has "you may"; the rest must be done.'
        : 'No "you may" and no "by" in front of what it does.',
    };
  }
  return {
    optional: true,
    rule: '15-9-2',
    because: 'All that it does stands behind "you may".',
  };
}

const isDeclinable = (sentence: Sentence): boolean =>
  sentence.cost !== undefined || sentence.processes.every((process) => isMay(process));

const isMay = (process: Process): boolean => process.may === 'you';
