/**
 * Words that refer back, as far as it is clear what they mean: what is not is refused with words,
 * for whoever guesses is wrong with confidence. What they mean: game/is/context/context.ts.
 */
import type { EffectLine, Sentence, EachPhrase, Action, Process } from '../../effect/tree/tree.ts';
import { countsOfIt } from '../named/each.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';
import { checkOthers, checkPaidOthers } from './others.ts';
import {
  countsThatCard,
  isOfThatOne,
  underTheRest,
  whoDigivolves,
  wordsIn,
} from './referring-words.ts';
import {
  namedBy,
  afterTest,
  afterCost,
  afterEither,
  after,
  type Effect,
  type Spoken,
} from './spoken.ts';
import { wrongWith } from './wrong-with.ts';

/** An effect, as far as it has been gone through. */
interface SoFar {
  readonly effect: Effect;
  spoken: Spoken;
  /** Whether what was chosen in a sentence before has been chosen in any case. */
  isSure: boolean;
  readonly problems: NotRunnable[];
}

/** Every word of an effect that refers back to what is not clear, or to what is no Digimon. */
export function checkReferences(
  { trigger, area }: Pick<EffectLine, 'trigger' | 'area'>,
  sentences: readonly Sentence[],
  problems: NotRunnable[],
): void {
  const phrases = trigger?.events ?? [];
  // A card of the hand, the trash or the security stack is no Digimon.
  const isNone = phrases.length === 0 && area !== undefined && area.name !== 'Breeding';
  const named = isNone ? 'nobody' : namedBy(phrases);
  const waits = sentences.some(
    ({ at, processes }) => at !== undefined || processes.some((one) => one.at !== undefined),
  );
  const soFar: SoFar = {
    effect: { phrases, named, done: new Set(), actions: [], waits },
    spoken: { units: named, card: named === 'nobody', unclear: 'no' },
    isSure: true,
    problems,
  };
  for (const sentence of sentences) checkSentence(sentence, soFar);
}

function checkSentence({ conditions, cost, each, processes }: Sentence, soFar: SoFar): void {
  const from = soFar.effect.actions.length;
  if (isOfThatOne(each)) checkPart(each, soFar);
  checkThatCard(each, soFar);
  if (each?.of.kind === 'any' && soFar.spoken.units === 'this')
    soFar.spoken = { ...soFar.spoken, unclear: 'all' };
  for (const { test } of conditions) {
    checkPart(test, soFar, true);
    soFar.spoken = afterTest(soFar.spoken, test);
  }
  checkPaid(cost, soFar);
  checkIts(each, processes[0], soFar);
  for (const process of processes) checkProcess(process, from, soFar);
  soFar.isSure =
    conditions.length === 0 &&
    cost === undefined &&
    processes.every(({ may }) => may === undefined);
}

/** The words of one part; `asked`: a condition asks something of them. */
function checkPart(part: unknown, { spoken, effect, problems }: SoFar, asked = false): void {
  for (const word of wordsIn(part)) {
    if (word.span === underTheRest(part)) continue;
    const found = wrongWith(word, spoken, effect, asked, word.span === whoDigivolves(part));
    if (found !== null) problems.push({ found, span: word.span });
  }
}

function checkPaid(cost: Sentence['cost'], soFar: SoFar): void {
  const { actions = [], either } = cost ?? {};
  for (const action of actions) {
    checkPart(action, soFar);
    checkPaidOthers(action, soFar.problems);
    if (either === true) continue;
    noteDone(action, soFar);
    soFar.spoken = afterCost(soFar.spoken, action, soFar.effect);
  }
  if (either === true) soFar.spoken = afterEither(soFar.spoken, actions, soFar.effect);
}

/** `from`: how many actions the sentences before have. */
function checkProcess({ action, each }: Process, from: number, soFar: SoFar): void {
  if (isOfThatOne(each)) checkPart(each, soFar);
  checkThatCard(each, soFar);
  checkIts(each, { action }, soFar);
  checkPart(action, soFar);
  const { effect, spoken, isSure, problems } = soFar;
  const isBound = effect.actions.length > from || isSure;
  checkOthers(action, { actions: effect.actions, spoken, isBound }, problems);
  noteDone(action, soFar);
  soFar.spoken = after(spoken, action);
}

function noteDone(action: Action, soFar: SoFar): void {
  const { effect } = soFar;
  // "Your opponent plays 1 Digimon card": the effect has played it.
  if (action.kind === 'opponent') return noteDone(action.action, soFar);
  effect.done.add(action.kind);
  effect.actions.push(action);
}

/** "for each of that card's colors": of the one that the trigger condition digivolves into. */
function checkThatCard(each: EachPhrase | undefined, { effect, problems }: SoFar): void {
  const { phrases, actions } = effect;
  const isClear =
    phrases.length > 0 &&
    actions.every(({ kind }) => kind === 'suspend') &&
    phrases.every(
      (one) => one.kind === 'digivolves' && one.would && one.into !== undefined && !one.dna,
    );
  if (each !== undefined && countsThatCard(each) && !isClear)
    problems.push({ found: '"that card"', span: each.span });
}

/** "for each of its digivolution cards": those of the Digimon that has the effect are counted. */
function checkIts(
  each: EachPhrase | undefined,
  process: Pick<Process, 'action'> | undefined,
  { spoken: { units, unclear }, problems }: SoFar,
): void {
  if (each === undefined || !countsOfIt(each)) return;
  const target = process !== undefined && 'target' in process.action && process.action.target;
  const isOnThis = target && (target.kind === 'this' || target.kind === 'this with');
  if (!isOnThis && (units !== 'this' || unclear !== 'no'))
    problems.push({ found: 'whose cards "its" means', span: each.span });
}
