import { categoryOf } from '../effect/category.ts';
import { readEffects } from '../effect/read.ts';
import type {
  Action,
  Condition,
  EffectLine,
  EventPhrase,
  Filter,
  Sentence,
  Target,
  TimingName,
} from '../effect/tree.ts';
import type { Span } from '../effect/tree.ts';
import { writeLine } from '../effect/write.ts';
import { isRuleNumber } from '../rules/number-list.ts';
import type { RuleNumber } from '../rules/numbers.ts';
import { keywordRule } from './keyword/index.ts';
import type { KeywordRule } from './keyword/keyword.ts';
import type { Ability, EventKind, Listener } from './state.ts';

/** A part of a text that the engine does not run. */
export interface NotRunnable {
  readonly found: string;
  readonly span: Span;
}

/** Timings that are events, with the clause of 15-16 that says when. Others are not run yet. */
const TIMING_EVENTS: { readonly [name in TimingName]?: EventKind } = {
  'On Deletion': 'deleted',
  'When Attacking': 'attack',
  'End of Attack': 'end of attack',
  'Start of Your Turn': 'start of turn',
  "Start of Opponent's Turn": 'start of turn',
  'End of Your Turn': 'end of turn',
  "End of Opponent's Turn": 'end of turn',
  'End of All Turns': 'end of turn',
};

const TURN_TAGS: { readonly [name in TimingName]?: Ability['turn'] } = {
  'Your Turn': 'own',
  "Opponent's Turn": "opponent's",
  'All Turns': 'any',
  'Start of Your Turn': 'own',
  "Start of Opponent's Turn": "opponent's",
  'End of Your Turn': 'own',
  "End of Opponent's Turn": "opponent's",
};

/** Actions that engine/processing has a file for; the table there is checked against this list. */
export const RUNNABLE = [
  'memory',
  'delete',
  'suspend',
  'unsuspend',
  'DP',
  'gain',
  'prohibit',
  'immune',
  'do keyword',
  'trash security',
  'trash hand',
  'prevent',
  'pierce',
  'end attack',
  'switch target',
  'move this card',
] as const satisfies readonly Action['kind'][];
export type RunnableKind = (typeof RUNNABLE)[number];

const runnable = new Set<string>(RUNNABLE);
const INSTRUCTIONS = new Set(['Draw', 'Recovery']);

/**
 * Takes a read effect line apart for the engine: what sets it off, whose turn it needs, its category (15-8).
 * Every part that cannot be run is reported with its span; nothing is left out silently.
 */
export function makeAbility(
  line: EffectLine,
  text: string,
  keyword?: KeywordRule,
): { ability: Ability; problems: readonly NotRunnable[] } {
  const problems: NotRunnable[] = [];
  const events: Listener[] = [];
  let turn: Ability['turn'] = 'any';
  for (const timing of line.timings) {
    const tag = TURN_TAGS[timing.name];
    if (tag !== undefined) turn = tag;
    const event = TIMING_EVENTS[timing.name];
    if (event !== undefined) events.push({ on: event, timing: timing.name });
    else if (tag === undefined && timing.name !== 'Security') {
      problems.push({ found: `timing [${timing.name}]`, span: timing.span });
    }
  }
  if (line.area !== undefined)
    problems.push({ found: `area [${line.area.name}]`, span: line.area.span });
  for (const phrase of line.trigger?.events ?? []) {
    const on = eventOf(phrase);
    if (on === null) problems.push({ found: 'trigger condition', span: phrase.span });
    else events.push({ on, phrase });
  }
  for (const sentence of line.sentences) checkSentence(sentence, problems);
  if (line.bullets?.[0] !== undefined)
    problems.push({ found: 'a list', span: line.bullets[0].span });
  const category = categoryOf(line);
  const name =
    keyword === undefined
      ? line.timings.map((timing) => `[${timing.name}]`).join(' ') || 'its effect'
      : `<${keyword.name}>`;
  const ability: Ability = {
    name,
    category: category.category,
    rule: keyword?.categoryRule ?? asRule(category.rule),
    ...(keyword === undefined ? {} : { keyword: keyword.slug }),
    events,
    turn,
    perTurn: line.perTurn?.times ?? 0,
    sentences: line.sentences,
    costRule: keyword?.costRule ?? '15-7-2',
    processRule: keyword?.processRule ?? '15-9-1',
    restsOn: keyword === undefined ? [asRule(category.rule)] : [keyword.rule, keyword.categoryRule],
    text,
  };
  return { ability, problems };
}

const asRule = (number: string): RuleNumber => {
  if (!isRuleNumber(number)) throw new Error(`no rule ${number}`);
  return number;
};

function eventOf(phrase: EventPhrase): EventKind | null {
  switch (phrase.kind) {
    case 'attacks':
      return 'attack';
    case 'deleted':
      return phrase.would ? 'would be deleted' : 'deleted';
    case 'deletes':
      return 'deleted';
    case 'suspends':
      return 'suspended';
    case 'unsuspends':
      return 'unsuspended';
    case 'blocked':
    case 'blocks':
      return 'blocked';
    case 'security removed':
      return 'security removed';
    default:
      return null;
  }
}

function checkSentence(sentence: Sentence, problems: NotRunnable[]): void {
  const reject = (found: string, node: { readonly span: Span } | undefined): void => {
    if (node !== undefined) problems.push({ found, span: node.span });
  };
  reject('a trigger condition inside a sentence', sentence.trigger);
  reject('pending processing', sentence.at);
  reject('"for each"', sentence.each);
  for (const condition of sentence.conditions) checkCondition(condition, problems);
  for (const action of sentence.cost?.actions ?? []) checkAction(action, problems);
  for (const process of sentence.processes) {
    if (process.instead === true) reject('"instead"', process);
    if (process.may === 'opponent') reject("an opponent's choice", process);
    reject('"for each"', process.each);
    reject('pending processing', process.at);
    if (process.duration !== undefined && !RUNNABLE_DURATIONS.has(process.duration.name))
      reject('duration', process.duration);
    checkAction(process.action, problems);
  }
}

const RUNNABLE_DURATIONS = new Set<string>([
  'for the turn',
  'for the attack',
  'until the end of the turn',
  "until the end of your opponent's turn",
  "until the end of your opponent's next turn",
  "until your opponent's turn ends",
  'until the end of your turn',
  'until your turn ends',
]);

const COUNTS = new Set<string>([
  'hand',
  'trash',
  'security',
  'deck',
  'Digimon',
  'Tamer',
  'digivolution cards',
]);
const TESTS = new Set(['memory', 'count', 'state', 'has', 'turn']);

function checkCondition(condition: Condition, problems: NotRunnable[]): void {
  const { test } = condition;
  const reject = (found: string): void => {
    problems.push({ found, span: condition.span });
  };
  if (condition.word !== 'if' && condition.word !== 'while') reject('a condition of that kind');
  if (test.kind === 'has' && test.past === true) reject('"had"');
  if (test.kind === 'count' && (!COUNTS.has(test.what) || test.side === 'either'))
    reject('what is counted');
  if (!TESTS.has(test.kind)) problems.push({ found: 'condition', span: condition.span });
  if (test.kind === 'count')
    for (const filter of test.filters ?? []) checkFilter(filter, condition.span, problems);
  if (test.kind === 'has')
    for (const filter of test.filters) checkFilter(filter, condition.span, problems);
}

const RUNNABLE_PROHIBITIONS = new Set<string>([
  'attack',
  'attack players',
  'block',
  'be blocked',
  'unsuspend',
  'suspend',
  'be deleted',
  'be deleted in battle',
  'be deleted by effects',
  'be attacked',
]);

function checkAction(action: Action, problems: NotRunnable[]): void {
  if (!runnable.has(action.kind)) {
    problems.push({
      found: action.kind === 'unread' ? 'words that are not understood' : `"${action.kind}"`,
      span: action.span,
    });
    return;
  }
  if (action.kind === 'do keyword' && !INSTRUCTIONS.has(action.use.name)) {
    problems.push({ found: `<${action.use.printed}> as an instruction`, span: action.use.span });
  }
  if (action.kind === 'memory' && action.side !== undefined && action.side !== 'your') {
    problems.push({ found: "memory of the opponent's", span: action.span });
  }
  if (action.kind === 'prohibit' && !RUNNABLE_PROHIBITIONS.has(action.what)) {
    problems.push({ found: `"can't ${action.what}"`, span: action.span });
  }
  if (action.kind === 'prevent' && action.of !== undefined) {
    problems.push({ found: 'prevention for another Digimon', span: action.span });
  }
  if (
    action.kind === 'immune' &&
    action.to !== 'effects' &&
    action.to !== "your opponent's effects"
  ) {
    problems.push({ found: `"isn't affected by ${action.to}"`, span: action.span });
  }
  if (action.kind === 'gain') {
    for (const use of action.uses) {
      if (keywordRule(use.name) === undefined)
        problems.push({ found: `<${use.printed}>`, span: use.span });
    }
  }
  if ('target' in action && action.target !== undefined) checkTarget(action.target, problems);
  if (action.kind === 'switch target') checkTarget(action.to, problems);
}

function checkTarget(target: Target, problems: NotRunnable[]): void {
  switch (target.kind) {
    case 'this':
    case 'same':
      return;
    case 'choose':
    case 'all':
    case 'any':
      if (target.kind === 'choose' && target.anyNumber === true) {
        problems.push({ found: '"any number"', span: target.span });
      }
      if (target.noun !== 'Digimon')
        problems.push({ found: `a target that is no Digimon (${target.noun})`, span: target.span });
      for (const filter of target.filters) checkFilter(filter, target.span, problems);
      return;
    default:
      problems.push({ found: 'target', span: target.span });
  }
}

const RUNNABLE_FILTERS = new Set<string>([
  'DP',
  'level',
  'keyword',
  'suspended',
  'unsuspended',
  'extreme',
  'name',
  'colour',
  'digivolution cards',
  'on the field',
]);

function checkFilter(filter: Filter, span: Span, problems: NotRunnable[]): void {
  if (!RUNNABLE_FILTERS.has(filter.kind)) problems.push({ found: filter.kind, span });
}

const keywordAbilities = new Map<string, Ability | null>();

/** The effect that a keyword stands for, read from its text once; `null` where procedures ask for the keyword instead. */
export function abilityOfKeyword(rule: KeywordRule): Ability | null {
  const known = keywordAbilities.get(rule.name);
  if (known !== undefined) return known;
  const ability = rule.text === undefined ? null : readKeyword(rule, rule.text);
  keywordAbilities.set(rule.name, ability);
  return ability;
}

function readKeyword(rule: KeywordRule, text: string): Ability {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`<${rule.name}>: its text is not read: ${text}`);
  const { ability, problems } = makeAbility(line, text, rule);
  if (problems[0] !== undefined)
    throw new Error(`<${rule.name}>: ${problems[0].found} in ${writeLine(line)}`);
  if (ability.category !== rule.category)
    throw new Error(`<${rule.name}> is read as ${ability.category}`);
  return ability;
}
