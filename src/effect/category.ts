import type { Category } from '../rules/rule.ts';
import type { RuleNumber } from '../rules/number/numbers.ts';
import type { KeywordRule } from './keyword/keyword.ts';
import { keywordRule } from './keyword/lookup.ts';
import type { Action, EffectLine, Process, Sentence, TimingName } from './tree/tree.ts';

/** The category of an effect (15-8): only a keyword that is no effect of its own has none. */
export type EffectCategory = Exclude<Category, 'none'>;

export interface Classified {
  readonly category: EffectCategory;
  readonly rule: RuleNumber;
  /** One sentence for a reader. */
  readonly because: string;
}

/** Timings that are an event of their own, with the clause that says which (15-16). */
export const EVENT_TIMINGS: { readonly [name in TimingName]?: RuleNumber } = {
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
 * condition. The reason names every timing of the line.
 */
export function categoryOf(line: EffectLine): Classified {
  const names = line.timings.map((timing) => timing.name);
  const events = names.filter((name) => EVENT_TIMINGS[name] !== undefined);
  const besides = (...told: readonly TimingName[]): string =>
    names
      .filter((name, i) => !told.includes(name) && names.indexOf(name) === i)
      .map((name) => ` ${besideWords(name)}`)
      .join('');
  if (line.trigger?.would === true) {
    return {
      category: 'immediate',
      rule: '15-8-5',
      because: `Its trigger condition says "would", so it interrupts right before that happens.${besides()}`,
    };
  }
  if (events.length > 0) {
    const icons = listed(events.map((name) => `[${name}]`));
    const rules = [...new Set(events.map((name) => EVENT_TIMINGS[name] ?? '15-16'))].join(', ');
    const are = events.length > 1 ? 'trigger it' : 'triggers it';
    return {
      category: 'trigger',
      rule: '15-8-3',
      because: `${icons} ${are} (${rules}).${besides(...events)}`,
    };
  }
  if (line.trigger !== undefined) {
    return {
      category: 'trigger',
      rule: '15-8-3',
      because: `It has a trigger condition that begins with "${line.trigger.word.toLowerCase()}".${besides()}`,
    };
  }
  if (names.includes('Security')) {
    return {
      category: 'trigger',
      rule: '15-16-10',
      because: `[Security] triggers when the card is checked and activates at once, without waiting.${besides('Security')}`,
    };
  }
  if (names.includes('Counter')) {
    return {
      category: 'activation',
      rule: '15-16-14',
      because: `[Counter] is the timing of a special activation-type effect.${besides('Counter')}`,
    };
  }
  if (names.includes('Main')) {
    return {
      category: 'activation',
      rule: '15-8-4',
      because: `[Main] without a trigger condition means you declare it in your main phase.${besides('Main')}`,
    };
  }
  return {
    category: 'persistent',
    rule: '15-8-2',
    because:
      names.length === 0
        ? 'It has no timing and no trigger condition, so it applies all the time.'
        : `[${names.join('] [')}] without a trigger condition means it applies for as long as that turn lasts.`,
  };
}

/** What a timing adds that is not the one that decides the category. */
function besideWords(name: TimingName): string {
  switch (name) {
    case 'Security':
      return '[Security] also triggers it when the card is checked (15-16-10).';
    case 'Main':
      return '[Main] limits it to your main phase (15-16-7).';
    case 'Counter':
      return '[Counter] limits it to the counter timing (15-16-14).';
    case 'Your Turn':
    case "Opponent's Turn":
      return `[${name}] limits it to those turns (15-16-8).`;
    case 'All Turns':
      return "[All Turns] means both players' turns (15-16-9).";
    default:
      return `[${name}] limits it to that event (${EVENT_TIMINGS[name] ?? '15-16'}).`;
  }
}

/** "A", "A and B", "A, B and C" */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** Whether an effect may be declined, and why (15-9). */
export interface Optionality {
  readonly optional: boolean;
  /** Some of it may be declined and some must be done. */
  readonly part?: true;
  readonly rule: RuleNumber;
  readonly because: string;
}

/** How a text says what is to be done first. */
const COSTS = {
  by: '"by ..., ..."',
  to: '"you may ... to ..."',
  'can to': '"you can ... to ..."',
  'can behind': '"you can ... by ..."',
  'may behind': '"you may ... by ..."',
} as const;

/**
 * Whether nothing of an effect has to be done (15-9, 15-7). "Your opponent may" leaves nothing to
 * its own player; in "you may X. Then, Y" Y must be done, while "by X, Y. Then, Z" all depends on X
 * (15-7-2).
 */
export function isOptional(line: EffectLine): Optionality {
  const [first, ...rest] = line.sentences;
  const cost = first?.cost;
  if (cost !== undefined) {
    const words = COSTS[cost.form];
    return {
      optional: true,
      rule: '15-7-4',
      because: `All of it depends on ${words}, and you may choose not to do that part.`,
    };
  }
  const price = pricedBy(first?.processes[0]?.action);
  if (price !== undefined) {
    return {
      optional: true,
      rule: price.rule.choiceRule,
      because: `What follows depends on <${price.printed}>, and the player chooses whether to do that.`,
    };
  }
  const processes = line.sentences.flatMap((sentence) => sentence.processes);
  const [only, ...others] = processes;
  const alone = others.length > 0 ? undefined : keywordIn(only);
  if (first === undefined || ![first, ...rest].every(isDeclinable)) {
    if (alone?.rule.choice === 'mandatory' && only?.may === undefined) {
      return {
        optional: false,
        rule: alone.rule.choiceRule,
        because: `<${alone.printed}> is mandatory, with no "you may".`,
      };
    }
    const may = first?.processes.some((process) => process.may === 'you') === true;
    const listed = (line.bullets ?? []).flatMap(({ sentences }) => sentences);
    const part =
      may ||
      processes.some(isMay) ||
      [...rest, ...listed].some(({ cost }) => cost !== undefined) ||
      listed.some((sentence) => sentence.processes.some(isMay));
    return {
      optional: false,
      ...(part ? { part } : {}),
      rule: '15-9-1',
      because: part
        ? `Only part of it ${may ? 'has "you may"' : 'is optional'}. The rest must be done.`
        : 'There is no "you may" and no "by" before what it does.',
    };
  }
  if (alone !== undefined && only?.may === undefined) {
    return {
      optional: true,
      rule: alone.rule.choiceRule,
      because: `<${alone.printed}> is optional by its own rule.`,
    };
  }
  return {
    optional: true,
    rule: '15-9-2',
    because: processes.every(({ may }) => may === 'you')
      ? 'Everything it does comes after "you may".'
      : 'Everything it does comes after "you may" or is an optional keyword.',
  };
}

interface KeywordDone {
  readonly printed: string;
  readonly rule: KeywordRule;
}

/** The keyword effect that an action carries out, where chapter 16 has it. */
export function keywordDone(action: Action | undefined): KeywordDone | undefined {
  if (action?.kind !== 'do keyword') return undefined;
  const rule = keywordRule(action.use.name);
  return rule === undefined ? undefined : { printed: action.use.printed, rule };
}

const keywordIn = (process: Process | undefined): KeywordDone | undefined =>
  keywordDone(process?.action);

/** A keyword effect that is the price of what stands behind it. */
export function pricedBy(action: Action | undefined): KeywordDone | undefined {
  const keyword = keywordDone(action);
  return keyword?.rule.price === undefined ? undefined : keyword;
}

const isDeclinable = (sentence: Sentence): boolean =>
  sentence.cost !== undefined || sentence.processes.every((process) => isMay(process));

/** Its player may decline it: by "you may", or by the keyword effect's own clause. */
export const isMay = (process: Process): boolean =>
  process.may === 'you' ||
  (process.may === undefined && keywordIn(process)?.rule.choice === 'optional');
