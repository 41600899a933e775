/** Which statements about a line depend on words that were not read: those are not made. */
import { EVENT_TIMINGS, isMay, pricedBy, type EffectCategory } from '../category.ts';
import type { Condition, EffectLine, Process, Unread } from '../tree/tree.ts';

type Words = Pick<Unread, 'span' | 'text'>;

/** Unread words anywhere inside a node, but for effects that stand in quotation marks. */
function unreadIn(node: unknown): readonly Words[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isUnread(node)) return [node];
  if ('kind' in node && node.kind === 'effect') return [];
  return Object.values(node).flatMap((inner) => unreadIn(inner));
}

const isUnread = (node: object): node is Unread => 'kind' in node && node.kind === 'unread';

/** Processes of which nothing is read. */
const unreadProcesses = (processes: readonly Process[]): readonly Words[] =>
  processes.flatMap(({ action }) => (action.kind === 'unread' ? [action] : []));

/** "If ..." may be a trigger condition, "while ..." never is. */
const unreadIf = (conditions: readonly Condition[]): readonly Words[] =>
  conditions.flatMap(({ word, test }) => (word === 'if' ? unreadIn(test) : []));

/** Words with which a trigger condition is written out (15-5). */
const TRIGGERS = /\b(?:when|whenever|at|if|would|each time|after|before|upon|once|as soon as)\b/i;
const WOULD = /\bwould\b/i;

/** Unread words in which a trigger condition could stand that makes it another category (15-8). */
export function hidingCategory({ trigger, timings, sentences }: EffectLine): readonly Words[] {
  // "When" and "would" say it, whatever the event is.
  if (trigger !== undefined) return [];
  const [first] = sentences;
  if (first === undefined) return [];
  const triggers = timings.some(
    ({ name }) => EVENT_TIMINGS[name] !== undefined || name === 'Security',
  );
  const words = unreadProcesses(first.processes).filter(({ text }) => TRIGGERS.test(text));
  const all = [...unreadIf(first.conditions), ...words];
  return triggers ? all.filter(({ text }) => WOULD.test(text)) : all;
}

/** Unread words in which "by ..." or "you may" could stand, or the only thing that must be done. */
export function hidingChoice(line: EffectLine, category: EffectCategory): readonly Words[] {
  const [first] = line.sentences;
  if (first?.cost !== undefined || pricedBy(first?.processes[0]?.action) !== undefined) return [];
  const triggers = hidingCategory(line);
  if (triggers.length > 0) return triggers;
  if (category === 'persistent') return [];
  const sentences = [...line.sentences, ...(line.bullets ?? []).flatMap((one) => one.sentences)];
  const words = unreadProcesses(sentences.flatMap(({ processes }) => processes));
  if (words.length === 0) return [];
  const isFrontRead = first?.processes[0]?.action.kind !== 'unread';
  const hasDuty = line.sentences.some(({ processes }) =>
    processes.some(
      (process) => process.action.kind !== 'unread' && process.may === undefined && !isMay(process),
    ),
  );
  return isFrontRead && hasDuty ? [] : words;
}

/** Unread words in which a target could stand. */
export const hidingTargets = ({ sentences, bullets }: EffectLine): readonly Words[] =>
  unreadIn([sentences.map(({ processes }) => processes), bullets]);

/**
 * Whether something that is not read stands before a place of an effect: what is done there
 * may depend on it.
 */
export const isBehindUnread = ({ sentences }: EffectLine, at: number): boolean => {
  const [first] = unreadProcesses(sentences.flatMap(({ processes }) => processes));
  return first !== undefined && first.span.end <= at;
};
