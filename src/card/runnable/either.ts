/**
 * "Add 1 card among them to the hand or place it as this Digimon's bottom digivolution card": one
 * of two things is done with a card, and its player says which.
 */
import { isOneOfTwo } from '../../effect/tree/joined.ts';
import type { Action, Process, Sentence, Target } from '../../effect/tree/tree.ts';

/** The two, where a sentence ends with them. */
function pairOf({ processes }: Sentence): readonly [Process, Process] | null {
  const [first, second] = processes.slice(-2);
  return first === undefined || second === undefined || !isOneOfTwo(second)
    ? null
    : [first, second];
}

/** The same sentence with the cards that "it" means in the second of the two. */
export function withItNamed(sentence: Sentence): Sentence {
  const [first, second] = pairOf(sentence) ?? [];
  if (first?.action.kind !== 'add to hand' || second?.action.kind !== 'place') return sentence;
  const { target } = second.action;
  if (target.kind !== 'same' || target.said !== 'it') return sentence;
  const action: Action = { ...second.action, target: first.action.target };
  return { ...sentence, processes: [...sentence.processes.slice(0, -1), { ...second, action }] };
}

/** Whether a sentence ends with two things of which one is done, and the engine runs that. */
export function isEither(sentence: Sentence): boolean {
  const [first, second] = pairOf(sentence) ?? [];
  if (first === undefined || second === undefined) return false;
  if (first.action.kind === 'hatch' && second.action.kind === 'move')
    return sentence.each === undefined && sentence.at === undefined && areBare(first, second);
  if (first.action.kind !== 'add to hand' || second.action.kind !== 'place') return false;
  const { action: placed } = second;
  const plain: readonly unknown[] = [
    ...[sentence.each, sentence.at, first.may, second.mayForm],
    ...[first, second].flatMap((one) => [one.each, one.at, one.instead, one.duration]),
  ];
  return (
    placed.to === 'digivolution cards' &&
    plain.every((part) => part === undefined) &&
    isOneAmong(first.action.target) &&
    isOneAmong(placed.target)
  );
}

/** Nothing else is said of either than who may decline both. */
const areBare = (...both: readonly Process[]): boolean =>
  both.every((one) =>
    [one.each, one.at, one.instead, one.duration].every((part) => part === undefined),
  );

const isOneAmong = (target: Target): boolean =>
  target.kind === 'cards' && target.n === 1 && !target.upTo && target.place?.kind === 'among';
