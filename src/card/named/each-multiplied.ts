/** What can be done "for each ..." of several: with a number multiplied, or as often (4-27). */
import { keywordRule } from '../../effect/keyword/lookup.ts';
import { saysEachFirst } from '../../effect/tree/each-first.ts';
import { changesOwnCost } from '../../effect/tree/own-cost.ts';
import type {
  Action,
  EachPhrase,
  Place,
  Process,
  Sentence,
  Target,
} from '../../effect/tree/tree.ts';
import { canRun } from '../can-run/can-run.ts';
import { type NotRunnable } from '../can-run/not-runnable.ts';

/** Keywords that are instructions with a number, and no targets. */
const NUMBERED: ReadonlySet<string> = new Set(['Draw', 'Recovery']);

/** What could not be done that often, or where it isn't clear who is asked how often. */
export function checkMultiplied(
  { span }: EachPhrase,
  process: Process,
  sentence: Sentence,
  problems: NotRunnable[],
): void {
  const { action, may } = process;
  if (!isMultiplied(action) || (may === 'you' && !isAskedAsOften(process, sentence)))
    problems.push({ found: 'this use of "for each"', span });
}

/**
 * "For each ..., you may": its player says so each time, or how many. Behind it, "you may play 1
 * ... for each ..." could be one decision about all.
 */
const isAskedAsOften = (process: Process, sentence: Sentence): boolean => {
  const { kind } = process.action;
  if (!saysEachFirst(sentence, process)) return kind !== 'play' && kind !== 'place';
  return ASKED_EACH.has(kind) || isOfOthers(process.action);
};

const ASKED_EACH: ReadonlySet<Action['kind']> = new Set([
  'play',
  'place',
  'delete',
  'suspend',
  'unsuspend',
  'return',
]);

/** "<De-Digivolve 1> 1 of your opponent's Digimon", "activate this Digimon's [On Play] effects" */
const isOfOthers = (action: Action): boolean =>
  (action.kind === 'do keyword' && action.target !== undefined) ||
  (action.kind === 'activate' && action.of !== undefined);

/**
 * "<De-Digivolve 1> 1 of your opponent's Digimon": repeated, and each time another may be chosen.
 * "To 1 of your opponent's Digimon, <De-Digivolve 1> for each ..." chooses one for all of them.
 */
const isOfOneChosen = ({
  use,
  target,
  targetFirst,
}: Extract<Action, { kind: 'do keyword' }>): boolean =>
  use.name === 'De-Digivolve' &&
  targetFirst !== true &&
  target?.kind === 'choose' &&
  target.n === 1 &&
  !target.upTo &&
  target.anyNumber !== true;

const isToOneChosen = ({
  use,
  target,
  targetFirst,
}: Extract<Action, { kind: 'do keyword' }>): boolean =>
  use.name === 'De-Digivolve' &&
  targetFirst === true &&
  target?.kind === 'choose' &&
  target.n === 1 &&
  !target.upTo &&
  target.anyNumber !== true;

/** "1 level 3 Digimon card from your hand": as many of them together (4-27-4). */
const isOneOfCards = (target: Target): boolean =>
  target.kind === 'cards' &&
  target.n === 1 &&
  !target.upTo &&
  !target.filters.some(({ kind }) => kind === 'different' || kind === 'total');

const isInSecurity = (place: Place | undefined): boolean =>
  place?.kind === 'area' && place.areas === 'security stack';

/** "any 1 digivolution card from 1 of your opponent's Digimon": all of that one (AMB-28). */
const isAnyOfOneChosen = ({ end, who, upTo }: Extract<Action, { kind: 'trash under' }>): boolean =>
  end === 'any' && who.kind === 'choose' && who.n === 1 && !who.upTo && upTo !== true;

function isMultiplied(action: Action): boolean {
  if (changesOwnCost(action)) return true;
  if (!canRun('repeated', action.kind)) return false;
  switch (action.kind) {
    case 'memory':
    case 'DP':
    case 'reduce':
    case 'trash security':
    case 'trash deck':
    case 'trash hand':
      return true;
    case 'trash cards':
      return action.target.kind === 'cards' && isInSecurity(action.target.place);
    case 'play':
      return action.cost?.kind === 'free' && isOneOfCards(action.target);
    case 'place':
      return (
        action.to === 'digivolution cards' &&
        action.or === undefined &&
        isOneOfCards(action.target) &&
        action.under.kind === 'this'
      );
    case 'do keyword':
      return NUMBERED.has(action.use.name) || isOfOneChosen(action) || isToOneChosen(action);
    case 'gain':
      return action.uses.every(({ name }) => keywordRule(name)?.asked === 'security checks');
    case 'reveal':
      return true;
    case 'suspend':
    case 'unsuspend':
    case 'return':
      return (
        canRun('repeated target', action.target.kind) &&
        action.target.kind === 'choose' &&
        action.target.anyNumber !== true &&
        !action.target.filters.some(({ kind }) => kind === 'extreme')
      );
    case 'delete':
      return action.target.kind === 'choose' && action.target.n === 1;
    case 'activate':
      // "activate 1 of the effects below", "this Digimon's [When Digivolving] effect": as often as
      // that, and each time any of them (15-15-7).
      return action.what === 'below' ? (action.n ?? 1) === 1 : action.of?.kind === 'this';
    case 'trash under':
      // 4-27-2, 4-27-3: of one stack as many as that; "any" of whichever Digimon.
      return action.who.kind === 'any'
        ? action.end === 'any'
        : action.end === 'top' || action.end === 'bottom' || isAnyOfOneChosen(action);
    default:
      return false;
  }
}
