/**
 * "For every 10 cards in your trash, add 3 to this effect's play cost maximum.": a sentence that is
 * nothing done, but a number of a sentence before it made larger or smaller.
 */
import type {
  Action,
  Condition,
  EachPhrase,
  Sentence,
  Target,
  Test,
  TriggerClause,
} from '../../effect/tree/tree.ts';
import { someNode } from '../../effect/tree/some-node.ts';
import { actionsIn, maximaIn, type Maximal } from './maximum.ts';

/** Added to the number of a filter, "6000 DP or less", as often as `each` says. */
export interface Raise {
  /** Which of the numbers of its effect is meant, counted from 0 (`maximaIn`). */
  readonly of: number;
  readonly n: number;
  readonly conditions: readonly Condition[];
  readonly each?: EachPhrase;
}

type Reduce = Extract<Action, { kind: 'reduce' | 'increase' }>;

/** Taken off what an effect has to pay for what it plays, uses or digivolves into. */
export type Reduction = Omit<Raise, 'of'>;

/** The sentences that do something, and what the others change in them. */
interface Folded {
  readonly sentences: readonly Sentence[];
  readonly raises: readonly Raise[];
  readonly reductions: readonly Reduction[];
}

/** Takes out the sentences that only change a number of another one. */
export function foldSentences(sentences: readonly Sentence[]): Folded {
  const raises: Raise[] = [];
  const reductions: Reduction[] = [];
  // What is due later is carried out apart from the rest, and its numbers are counted anew.
  if (sentences.some(({ at, processes }) => at ?? processes.some((one) => one.at)))
    return { sentences, raises, reductions };
  const left: Sentence[] = [];
  for (const sentence of sentences) {
    const raise = raiseIn(sentence, left);
    const reduction = reductionIn(sentence, left, sentences);
    if (raise !== null) raises.push(raise);
    else if (reduction !== null) reductions.push(reduction);
    else left.push(sentence);
  }
  return { sentences: left, raises, reductions };
}

/** The only action of a sentence, if all else that it says is how often and on which conditions. */
function plainAction(sentence: Sentence): (Omit<Reduction, 'n'> & { action: Action }) | null {
  const [process, ...more] = sentence.processes;
  if (process === undefined || more.length > 0) return null;
  const parts = [sentence.cost, sentence.at, sentence.duration, sentence.among];
  const also = [process.may, process.at, process.duration, process.instead];
  if ([...parts, ...also].some((part) => part !== undefined)) return null;
  const each = sentence.each ?? process.each;
  if (sentence.each !== undefined && process.each !== undefined) return null;
  const { conditions } = sentence;
  // "its digivolution cards", "if you do": of whom, and of what?
  if (looksBack(each) || looksBack(conditions)) return null;
  return { action: process.action, conditions, ...(each === undefined ? {} : { each }) };
}

/**
 * "When it would digivolve by this effect, reduce the cost by 2", "further reduce it by 3": of the
 * one thing that the effect pays for.
 */
function reductionIn(
  sentence: Sentence,
  before: readonly Sentence[],
  all: readonly Sentence[],
): Reduction | null {
  const plain = plainAction(sentence);
  if (plain?.action.kind !== 'reduce') return null;
  const { action, ...rest } = plain;
  const paid = actionsIn(all).filter(isPaidFor);
  const [only] = paid;
  if (only === undefined || paid.length > 1 || !actionsIn(before).includes(only)) return null;
  const { trigger } = sentence;
  const isOwn = OF_THIS_EFFECT.has(action.of) || action.further === true;
  if (trigger === undefined ? !isOwn : !isByThisEffect(trigger, only, action.of)) return null;
  if (action.of === "this effect's play cost" && only.kind === 'digivolve') return null;
  if (action.of === "this effect's digivolution cost" && only.kind !== 'digivolve') return null;
  return { ...rest, n: action.n };
}

const OF_THIS_EFFECT: ReadonlySet<Reduce['of']> = new Set([
  "this effect's digivolution cost",
  "this effect's play cost",
] satisfies readonly Reduce['of'][]);

const isPaidFor = (action: Action): boolean =>
  (action.kind === 'play' ||
    action.kind === 'use' ||
    action.kind === 'play or use' ||
    action.kind === 'digivolve') &&
  action.cost?.kind !== 'free' &&
  (action.kind !== 'play' || action.cost !== undefined || action.target.kind === 'cards');

/** "When it would digivolve by this effect" */
function isByThisEffect({ events }: TriggerClause, action: Action, of: string): boolean {
  const [event] = events;
  return (
    events.length === 1 &&
    event?.kind === 'digivolves' &&
    event.would &&
    event.cause === 'by this effect' &&
    event.into === undefined &&
    (event.who.kind === 'this' || event.who.kind === 'same') &&
    action.kind === 'digivolve' &&
    (event.who.kind === 'same' || action.who.kind === 'this') &&
    (of === 'cost' || of === 'digivolution cost')
  );
}

function raiseIn(sentence: Sentence, before: readonly Sentence[]): Raise | null {
  const plain = plainAction(sentence);
  const action = plain?.action;
  if (plain === null || sentence.trigger !== undefined) return null;
  if (action?.kind !== 'raise maximum' && action?.kind !== 'lower maximum') return null;
  // "the number of cards this effect may play" is none of the numbers of its filters.
  if (action.ofAll !== undefined || action.maximum === 'number') return null;
  const found = maximaIn(before).flatMap((maximum, i) =>
    action.maximum === undefined || maximumOf(maximum) === action.maximum ? i : [],
  );
  const [of] = found;
  if (of === undefined || found.length > 1) return null;
  const n = action.kind === 'raise maximum' ? action.n : -action.n;
  const { action: _, ...rest } = plain;
  return { ...rest, of, n };
}

const looksBack = (part: unknown): boolean =>
  someNode(part, ({ kind, ofIt }) => LOOKING_BACK.has(kind) || ofIt === true);

const LOOKING_BACK: ReadonlySet<unknown> = new Set([
  'same',
  'of those',
  'result',
  'result of',
] satisfies readonly (Target | Test)['kind'][]);

const maximumOf = (maximal: Maximal): string =>
  maximal.kind === 'worth' ? maximal.of : maximal.kind;
