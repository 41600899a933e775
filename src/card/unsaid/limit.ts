/**
 * "You may play 1 Digimon card from your trash. This effect can't play cards with the same names as
 * any of your Digimon.": a condition for choosing what is played (15-11-1-3-1).
 */
import { areAnyCards } from '../../effect/tree/closed/noun.ts';
import type { Action, Filter, Process, Sentence, Target } from '../../effect/tree/tree.ts';

type Limit = Extract<Action, { kind: 'limit' }>;
type OfCards = Extract<Target, { kind: 'cards' }>;
type PlayAction = Extract<Action, { kind: 'play' }>;
type UsingToo = Extract<Action, { kind: 'play or use' }>;

/**
 * The same sentences, with what an effect can't play asked of the one thing that it plays. Where
 * several could be meant, the limit stays a sentence of its own, which nothing carries out.
 */
export function withLimits(sentences: readonly Sentence[]): readonly Sentence[] {
  const at = sentences.findIndex((sentence) => limitOf(sentence) !== null);
  const sentence = sentences[at];
  const limit = sentence === undefined ? null : limitOf(sentence);
  const played = limit === null ? null : onlyPlayed(sentences, at);
  if (limit === null || played === null) return sentences;
  const action = limited(played, limit);
  if (action === null) return sentences;
  return sentences
    .filter((one) => one !== sentence)
    .map((one) => ({
      ...one,
      processes: one.processes.map((process) =>
        process.action === played ? { ...process, action } : process,
      ),
    }));
}

/** A sentence that says only what its effect can't play. */
function limitOf({ processes, conditions, cost, each, at, trigger }: Sentence): Limit | null {
  const [only, ...more] = processes;
  const also = [cost, each, at, trigger, only?.each, only?.at, only?.may, only?.instead];
  const isAlone = more.length + conditions.length === 0 && also.every((one) => one === undefined);
  return isAlone && only?.action.kind === 'limit' && only.action.verb === 'play'
    ? only.action
    : null;
}

/** The one thing that an effect plays, where it does that before the sentence `at`, and once. */
function onlyPlayed(sentences: readonly Sentence[], at: number): PlayAction | null {
  const played = sentences.flatMap(({ cost, processes }) =>
    [...(cost?.actions ?? []), ...processes.map(({ action }) => action)].filter(isPlaying),
  );
  const [only, ...more] = played;
  const isOnce = sentences
    .slice(0, at)
    .some(
      ({ each, processes }) =>
        each === undefined && processes.some((one) => one.action === only && isPlain(one)),
    );
  return only?.kind === 'play' && more.length === 0 && isOnce ? only : null;
}

/** An Option that is used is not played (9-1). */
const isPlaying = (action: Action): action is PlayAction | UsingToo =>
  action.kind === 'play' || action.kind === 'play or use';

const isPlain = ({ each, at, instead }: Process): boolean =>
  each === undefined && at === undefined && instead === undefined;

/** The same with what the limit leaves to choose; `null` where it doesn't say that clearly. */
function limited(action: PlayAction, { target: left }: Limit): PlayAction | null {
  const { target } = action;
  if (left.kind !== 'any' || target.kind !== 'cards') return null;
  const { said, side, other, noun, filters } = left;
  const [filter, ...more] = filters;
  const isOfAll = said === 'named' && side === 'either' && !other && areAnyCards(noun);
  if (filter === undefined || more.length > 0 || !isOfAll) return null;
  const asked = askedOf(filter, target);
  return asked === null
    ? null
    : { ...action, target: { ...target, filters: [...target.filters, asked] } };
}

/**
 * What is asked of one card, or of all together: whether two of one name, played together, are one
 * as the other's is there, isn't said.
 */
function askedOf(filter: Filter, { n, upTo }: OfCards): Filter | null {
  if (filter.kind === 'alike') return n === 1 && !upTo ? { kind: 'not', filters: [filter] } : null;
  if (filter.kind === 'the same' && filter.asThere !== true && n > 1)
    return { kind: 'different', of: filter.of };
  return null;
}
