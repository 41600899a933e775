/** "This Digimon gains all effects of [X] in this Digimon's digivolution cards." */
import type { Action, EffectLine, Filter, Sentence, Target } from '../../effect/tree/tree.ts';
import type { Noun } from '../../effect/tree/closed/noun.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';
import { checkFilter } from '../named/filter.ts';

/** Cards beneath a Digimon whose effects it has as its own. */
export interface Beneath {
  readonly noun: Noun;
  readonly filters: readonly Filter[];
}

type GainsEffects = Extract<Action, { kind: 'gain effects' }>;

/** The cards beneath whose effects sentences give. */
export const beneathOf = (sentences: readonly Sentence[]): readonly Beneath[] =>
  sentences.flatMap(({ processes }) =>
    processes.flatMap(({ action }) =>
      action.kind === 'gain effects' ? partsOf(action.from).flatMap(asBeneath) : [],
    ),
  );

/**
 * It is asked of what is printed on the stack, all the time (game/is/view/base-view.ts): of no
 * turn, on no condition, for no while, and of no other Digimon.
 */
export function checkBeneath(
  { timings, perTurn }: EffectLine,
  sentences: readonly Sentence[],
  problems: NotRunnable[],
): void {
  const isAlways = timings.every(({ name }) => name === 'All Turns') && perTurn === undefined;
  for (const { processes, conditions, each, at } of sentences)
    for (const { action, each: times, duration } of processes) {
      if (action.kind !== 'gain effects') continue;
      const parts = [conditions[0], each, at, times, duration];
      if (!isAlways || parts.some((part) => part !== undefined) || !isOfThis(action))
        problems.push({ found: '"gain effects"', span: action.span });
    }
}

/** Whose effects are gained: all cards of one description, face up under this Digimon. */
export function checkFrom({ from, span }: GainsEffects, problems: NotRunnable[]): void {
  const parts = partsOf(from);
  const last = parts.at(-1);
  if (
    last?.kind !== 'cards' ||
    !isUnderThis(last) ||
    !parts.every((part) => part === last || isName(part))
  )
    problems.push({ found: 'whose effects are gained', span });
  else
    for (const filter of parts.flatMap((part) => asBeneath(part)).flatMap((one) => one.filters))
      checkFilter(filter, span, problems, 'cards');
}

const isOfThis = ({ target }: GainsEffects): boolean =>
  target.kind === 'this' && target.noun === 'Digimon';

const partsOf = (from: Target): readonly Target[] => (from.kind === 'both' ? from.targets : [from]);

const asBeneath = (part: Target): readonly Beneath[] =>
  'filters' in part && 'noun' in part ? [{ noun: part.noun, filters: part.filters }] : [];

/** "[X] in this Digimon's digivolution cards": each of them, where no number is said. */
const isUnderThis = ({ place, all, unnumbered }: Extract<Target, { kind: 'cards' }>): boolean =>
  (all === true || unnumbered === true) &&
  place?.kind === 'under' &&
  place.what === undefined &&
  (place.who.kind === 'this' || (place.who.kind === 'same' && place.who.said === 'its'));

/** "[X] and" in front of "[Y] cards in this Digimon's digivolution cards" */
const isName = (part: Target): boolean =>
  part.kind === 'any' &&
  part.said === 'named' &&
  part.noun === '' &&
  part.filters.every(({ kind }) => kind === 'name');
