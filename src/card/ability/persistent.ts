import type { Action, Condition, EffectLine, Sentence, Target } from '../../effect/tree/tree.ts';
import type { Span } from '../../base/span.ts';
import { changesOwnCost } from '../../effect/tree/own-cost.ts';
import { isAllowing } from '../runnable/digivolve.ts';
import { isOfThatOne } from '../refers/referring-words.ts';
import { countsSomebody } from '../refers/spoken.ts';
import { RUN } from '../can-run/table.ts';
import { isOfThis } from '../named/filter.ts';
import { type NotRunnable } from '../can-run/not-runnable.ts';
import { isOneOfAny } from '../../effect/tree/any.ts';
import { isIt, saidBy } from '../../effect/tree/closed/same.ts';

/**
 * Actions that are no event but a state: what a persistent effect can give (15-8-2-1);
 * build-view.ts has each.
 */
const CONTINUOUS: ReadonlySet<Action['kind']> = new Set([
  'DP',
  'set DP',
  'become Digimon',
  'gain',
  'prohibit',
  'prohibit by',
  'allow',
  'immune',
  'quoted',
  'ban',
  'ban cards',
  'raise maximum',
  ...RUN.stated,
]);

/** What a player is able to do by it, and may leave. */
const ABLE: ReadonlySet<Action['kind']> = new Set([
  'ignore colours',
  'digivolve onto',
  'DigiXros from',
]);

/**
 * Parts of a persistent effect that would make no difference: it applies or it does not, so that
 * nothing in it is done, paid, chosen, declined or waited for (15-8-2).
 */
export function checkPersistent(
  line: EffectLine,
  sentences: readonly Sentence[],
  problems: NotRunnable[],
): void {
  const reject = (what: string, node: { readonly span: Span } | undefined | false): void => {
    if (node !== undefined && node !== false)
      problems.push({ found: `${what} in a persistent effect`, span: node.span });
  };
  reject('a limit per turn', line.perTurn);
  reject('nothing after the cost', sentences.length === 0 && line);
  let meant: Target['kind'] | null = null;
  for (const { conditions, cost, at, duration, each, processes, trigger } of sentences) {
    // Nobody has been spoken of.
    for (const one of [each, ...processes.map((process) => process.each)])
      reject('cards of "that Digimon"', isOfThatOne(one) && one);
    reject('waiting for the next time', trigger);
    reject('a cost', cost);
    reject('a moment', at);
    reject('a duration', duration);
    for (const condition of conditions) reject('this kind of condition', isPast(condition));
    for (const process of processes) {
      const { action } = process;
      reject('a moment', process.at);
      reject('a duration', process.duration);
      const allows = action.kind === 'digivolve' && isAllowing(action);
      // To ignore a requirement harms nobody: its player has it as an ability (4-22-1).
      reject('a choice', process.may !== undefined && !allows && !ABLE.has(action.kind) && process);
      reject('"instead"', process.instead === true && process);
      // What is refused everywhere has been said.
      if (
        !allows &&
        !CONTINUOUS.has(action.kind) &&
        !changesOwnCost(action) &&
        !problems.some(({ span }) => span === action.span)
      )
        reject(`"${action.kind}"`, action);
      if (!('target' in action) || action.target === undefined) continue;
      const { target } = action;
      checkWhom(target, reject);
      if (target.kind !== 'same') meant = target.kind;
      else if (meant === null)
        reject(
          `"${target.said}"`,
          (conditions.some(isOfOthers) || saidBy(target.said).by === 'that') && target,
        );
    }
  }
}

/** What an effect has done, or how something came about: a persistent effect has neither. */
const isPast = (condition: Condition): Condition | false =>
  (condition.test.kind === 'result' ||
    condition.test.kind === 'result count' ||
    condition.test.kind === 'result of' ||
    condition.test.kind === 'way' ||
    speaksBack(condition.test)) &&
  condition;

/** "while that card is red", "while the played Digimon is suspended": nothing was spoken of. */
const speaksBack = (test: Condition['test']): boolean =>
  (test.kind === 'state' || test.kind === 'has') &&
  test.who.kind === 'same' &&
  !isIt(test.who.said);

/** A condition about another Digimon: "it" behind it would be that one. */
const isOfOthers = ({ test }: Condition): boolean =>
  test.kind === 'count'
    ? countsSomebody(test)
    : (test.kind === 'state' || test.kind === 'has') && test.who.kind !== 'this';

/**
 * Whom it gives something to: all that match, since nobody chooses; nothing is compared at that
 * moment.
 */
function checkWhom(target: Target, reject: (what: string, node: Target) => void): void {
  if (target.kind === 'both') for (const one of target.targets) checkWhom(one, reject);
  if (
    target.kind === 'choose' ||
    target.kind === 'worth' ||
    target.kind === 'either' ||
    target.kind === 'of those' ||
    (target.kind === 'any' && isOneOfAny(target))
  )
    reject('choosing a target', target);
  if ('other' in target && target.other && target.side === "your opponent's")
    reject('"other" among the opponent\'s Digimon', target);
  if (
    'filters' in target &&
    target.filters.some(
      (filter) => (filter.kind === 'like' || filter.kind === 'alike') && !isOfThis(filter),
    )
  )
    reject('a comparison with another Digimon', target);
}
