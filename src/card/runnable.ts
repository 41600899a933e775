import type { Action, Condition, Sentence, Target } from '../effect/tree/tree.ts';
import { KEYWORD_RULES } from '../effect/keyword/keywords.ts';
import { checkCost } from './runnable-cost.ts';
import type { Span } from '../base/span.ts';
import { checkEach } from './runnable-each.ts';
import {
  CARDS,
  checkFilter,
  checkPlace,
  checkSubject,
  checkTarget,
  isAllSecurityDigimon,
  isCounted,
  EITHER,
  isAnyOf,
  isTarget,
  PLACED,
  STACKED,
  UNITS,
  type NotRunnable,
  type TargetKinds,
} from './runnable-target.ts';

export type { NotRunnable };

/** What the engine carries out; game/activate/perform.ts has one entry for each. */
const RUNNABLE = [
  'memory',
  'set memory',
  'delete',
  'suspend',
  'unsuspend',
  'DP',
  'add DP',
  'set DP',
  'become Digimon',
  'gain',
  'prohibit',
  'immune',
  'quoted',
  'do keyword',
  'trash security',
  'trash hand',
  'prevent',
  'pierce',
  'end attack',
  'switch target',
  'attack',
  'battle',
  'move this card',
  'play',
  'use',
  'place used',
  'digivolve',
  'return',
  'add to hand',
  'reveal',
  'rest',
  'trash deck',
  'trash cards',
  'trash under',
  'place',
  'reduce',
  'activate',
  'ban',
] as const satisfies readonly Action['kind'][];
export type RunnableKind = (typeof RUNNABLE)[number];

const ACTIONS = new Set<string>(RUNNABLE);

/** Keyword effects that are instructions inside other effects. */
const INSTRUCTIONS = new Set<string>(
  KEYWORD_RULES.flatMap(({ name, instruction }) => (instruction ? [name] : [])),
);

const TESTS = new Set([
  'memory',
  'count',
  'state',
  'has',
  'turn',
  'result',
  'under',
  'way',
  'placed',
  'deleted',
  'stack',
  'versus',
  'and',
  'or',
]);

const MOMENTS = new Set<string>([
  'at the end of the battle',
  'at the end of the attack',
  'at the end of the turn',
  'at the end of your turn',
  "at the end of your opponent's turn",
]);

const PROHIBITIONS = new Set<string>([
  'attack',
  'attack players',
  'attack or block',
  'block',
  'be blocked',
  'unsuspend',
  'suspend',
  'be deleted',
  'be deleted in battle',
  'be deleted by effects',
  "be deleted by your opponent's effects",
  'be attacked',
  'digivolve',
  'activate [When Digivolving] effects',
  'activate [On Play] effects',
  'be returned to the hand',
  'be returned to the deck',
  'be returned to the hand or deck',
  'be returned to hands or decks',
  "be returned to the hand or deck by your opponent's effects",
  'be deleted except in battle',
  'be deleted other than in battle',
  'attack or suspend',
  'attack, block or unsuspend',
  'suspend or unsuspend',
]);

const BANS = new Set<string>([
  'gain memory',
  'gain memory with effects',
  'gain memory except with Tamer effects',
  'gain memory other than by Tamer effects',
  'play Digimon by effects',
  'play cards by effects',
]);

/** Everything in a sentence that the engine would not carry out. Nothing is left out silently. */
export function checkSentence(sentence: Sentence, problems: NotRunnable[]): void {
  const reject = (found: string, node: { readonly span: Span } | undefined): void => {
    if (node !== undefined) problems.push({ found, span: node.span });
  };
  reject('a trigger condition inside a sentence', sentence.trigger);
  if (sentence.at !== undefined && !MOMENTS.has(sentence.at.name))
    reject('that moment', sentence.at);
  reject('"otherwise"', sentence.then === 'Otherwise,' ? sentence : undefined);
  reject('the place of the cards in front', sentence.among === undefined ? undefined : sentence);
  checkEach(sentence, problems);
  for (const condition of sentence.conditions) checkCondition(condition, problems);
  for (const action of sentence.cost?.actions ?? []) checkAction(action, problems);
  checkCost(sentence, problems);
  for (const process of sentence.processes) {
    if (process.at !== undefined && !MOMENTS.has(process.at.name))
      reject('that moment', process.at);
    checkAction(process.action, problems);
  }
}

/**
 * "At the end of the battle, ... Then, ...": what stands behind is due then as well, and not at
 * once.
 */
export function checkThen(sentences: readonly Sentence[], problems: NotRunnable[]): void {
  sentences.forEach((sentence, i) => {
    const before = sentences[i - 1];
    if (sentence.then !== undefined && before?.at !== undefined && sentence.at === undefined)
      problems.push({ found: `"Then" behind "${before.at.name}"`, span: sentence.span });
  });
}

/** Whether the engine can tell if a condition holds. */
export function isRunnable(condition: Condition): boolean {
  const problems: NotRunnable[] = [];
  checkCondition(condition, problems);
  return problems.length === 0;
}

function checkCondition(condition: Condition, problems: NotRunnable[]): void {
  if (condition.word === 'when' && condition.test.kind !== 'way')
    problems.push({ found: 'a condition of that kind', span: condition.span });
  checkTest(condition.test, condition.span, problems);
}

function checkTest(test: Condition['test'], span: Span, problems: NotRunnable[]): void {
  if (!TESTS.has(test.kind)) problems.push({ found: 'condition', span });
  if (test.kind === 'way' && test.way !== 'DNA digivolving' && test.way !== 'DigiXrosing')
    problems.push({ found: test.way, span });
  if (test.kind === 'count' && test.what === 'placed') checkPlaced(test, span, problems);
  if (test.kind === 'placed') checkPlaced(test, span, problems);
  if (test.kind === 'count' && test.what === 'face-down security')
    problems.push({ found: `counting ${test.what}`, span });
  checkSubject(test, problems);
  if (test.kind === 'count' && test.what !== 'placed')
    for (const filter of test.filters ?? []) checkFilter(filter, span, problems);
  if (test.kind === 'has') for (const filter of test.filters) checkFilter(filter, span, problems);
  if (test.kind === 'and' || test.kind === 'or')
    for (const part of test.tests) checkTest(part, span, problems);
}

/** "there are 10 or more cards in your trash", "a card with [X] in its name is in your trash" */
function checkPlaced(
  test: Extract<Condition['test'], { kind: 'count' | 'placed' }>,
  span: Span,
  problems: NotRunnable[],
): void {
  const { place } = test;
  if (
    place === undefined ||
    !isCounted(place) ||
    (test.kind === 'placed' && test.who.kind !== 'any')
  )
    return void problems.push({ found: 'condition', span });
  const filters = test.kind === 'placed' && 'filters' in test.who ? test.who.filters : [];
  checkPlace(place, problems);
  for (const filter of [...filters, ...(test.kind === 'count' ? (test.filters ?? []) : [])])
    checkFilter(filter, span, problems, 'cards');
}

function checkAction(action: Action, problems: NotRunnable[]): void {
  const reject = (found: string): void => {
    problems.push({ found, span: action.span });
  };
  // Only as a persistent effect: make-ability.ts.
  if (action.kind === 'ignore colours') return;
  if (!ACTIONS.has(action.kind)) {
    reject(action.kind === 'unread' ? 'words that are not understood' : `"${action.kind}"`);
    return;
  }
  if (action.kind === 'do keyword' && !INSTRUCTIONS.has(action.use.name)) {
    reject(`<${action.use.printed}> as an instruction`);
  }
  if (action.kind === 'ban' && !BANS.has(action.what)) reject(`players "can't ${action.what}"`);
  if (action.kind === 'prohibit' && !PROHIBITIONS.has(action.what))
    reject(`"can't ${action.what}"`);
  if (
    action.kind === 'immune' &&
    action.to !== 'effects' &&
    action.to !== "your opponent's effects"
  ) {
    reject(`"isn't affected by ${action.to}"`);
  }
  if (action.kind === 'digivolve') {
    if (action.ignoring === 'level') reject('ignoring the level alone');
    if (action.dna === true || action.appFusion === true)
      reject('DNA digivolution or app fusion by an effect');
    // Without a requirement there is no printed cost.
    if (action.ignoring === true && action.cost?.kind !== 'free' && action.cost?.kind !== 'fixed')
      reject('that digivolution cost');
  }
  const left = leftOut(action);
  if (left !== null) reject(left);
  if ('target' in action && action.target !== undefined) {
    const { target } = action;
    const parts = target.kind === 'both' ? target.targets : [target];
    // Security Digimon are on no field: only their DP can change (game/is/security-digimon.ts).
    const onField = parts.filter((one) => action.kind !== 'DP' || !isAllSecurityDigimon(one));
    for (const one of onField.length === parts.length ? [target] : onField)
      checkTarget(one, problems, kindsOf(action));
  }
  for (const target of doneTo(action)) if (isAnyOf(target)) reject('"any of"');
  for (const field of ['who', 'whom', 'under', 'to'] as const) {
    const target = field in action ? (action as { [name in typeof field]?: unknown })[field] : null;
    if (isTarget(target)) checkTarget(target, problems, UNITS);
  }
  if (action.kind === 'digivolve') checkTarget(action.into, problems, CARDS);
  if (action.kind === 'prevent' && action.of !== undefined) checkTarget(action.of, problems, UNITS);
  if (action.kind === 'add DP' && (action.of.kind !== 'same' || !/suspended/.test(action.of.form)))
    reject('whose DP is added');
  if (action.kind === 'digivolve' && action.into.kind === 'both')
    reject('digivolving into several cards');
}

const COSTS = new Set<string>(['play cost', 'digivolution cost', 'cost']);

/** To whom an action is done; cards may be taken from under, or placed under, any of several. */
const doneTo = (action: Action): readonly Target[] => [
  ...('target' in action && action.target !== undefined ? [action.target] : []),
  ...('who' in action && action.who !== undefined && action.kind !== 'trash under'
    ? [action.who]
    : []),
  ...('whom' in action ? [action.whom] : []),
];

/** Words of an action that would make no difference. */
function leftOut(action: Action): string | null {
  switch (action.kind) {
    case 'trash under':
      if (action.upTo === true) return '"up to" digivolution cards';
      if (action.of !== undefined) return `trashing ${action.of}`;
      return action.who.kind === 'any' && (action.end === 'top' || action.end === 'bottom')
        ? 'trashing from one end of several stacks'
        : null;
    case 'play':
      if (action.to !== undefined) return 'playing to the breeding area';
      return action.withoutBattle === true ? '"without battling"' : null;
    case 'reduce':
      return COSTS.has(action.of) ? null : `reducing the ${action.of}`;
    case 'place':
      if (action.to === 'battle area') return 'placing in the battle area';
      if (action.to === 'digivolution cards' && action.end === 'anywhere')
        return 'a place among digivolution cards';
      if (action.to === 'security top or bottom') return 'a choice of top or bottom';
      if (action.to === 'digivolution cards' && placesSeveral(action))
        return 'placing several of the field';
      return action.to !== 'digivolution cards' && action.faceDown === false ? '"face up"' : null;
    case 'activate':
      if (action.what === 'all below' || action.what === 'times below')
        return 'effects of a list activated together';
      return action.of === undefined || action.of.kind === 'this'
        ? null
        : 'effects of another card';
    default:
      return null;
  }
}

/** One Digimon or Tamer of the field goes under one other. */
const placesSeveral = ({ target, under }: Extract<Action, { to: 'digivolution cards' }>): boolean =>
  (target.kind === 'choose' && (target.n !== 1 || target.upTo)) ||
  (under.kind === 'choose' && (under.n !== 1 || under.upTo)) ||
  under.kind === 'all' ||
  under.kind === 'both';

function kindsOf({ kind }: Action): TargetKinds {
  switch (kind) {
    case 'play':
    case 'use':
    case 'add to hand':
      return CARDS;
    case 'trash cards':
      return STACKED;
    case 'return':
      return EITHER;
    case 'place':
      return PLACED;
    default:
      return UNITS;
  }
}
