/**
 * "Reveal the top card of your deck. If it's a red card, add it to the hand. Otherwise, trash it.":
 * of one card the same as "add 1 red card among them to the hand. Trash the rest."
 */
import { areCards } from '../../effect/tree/closed/noun.ts';
import type { Action, Place, Process, Sentence, Target, Test } from '../../effect/tree/tree.ts';

/** The same sentences, with what is done to the one revealed card said as of several. */
export function withRevealedOne(sentences: readonly Sentence[]): readonly Sentence[] {
  const made: Sentence[] = [];
  // Whether the sentence before is the one that reveals, or has added the card in any case.
  let before: 'reveals' | 'adds' | 'other' = 'other';
  for (const sentence of sentences) {
    const asked: Sentence | null = before === 'reveals' ? ofAskedCard(sentence) : null;
    const rest = before === 'adds' ? ofTheRest(sentence) : null;
    made.push(asked ?? rest ?? sentence);
    const isAdded: boolean | undefined = asked?.processes.some(
      ({ action, may }) => action.kind === 'add to hand' && may === undefined,
    );
    before = revealsOne(sentence) ? 'reveals' : isAdded === true ? 'adds' : 'other';
  }
  return made;
}

/** What is due later is carried out apart from the rest. */
const revealsOne = ({ processes, at }: Sentence): boolean => {
  const action = processes.at(-1)?.action;
  return action?.kind === 'reveal' && action.n === 1 && action.side === 'your' && at === undefined;
};

/** "If that card is a red card, you may play it": 1 red card among them. */
function ofAskedCard(sentence: Sentence): Sentence | null {
  const [condition, ...others] = sentence.conditions;
  const process = onlyProcess(sentence);
  const target = condition === undefined ? null : cardsOf(condition.test);
  if (process === null || target === null || others.length > 0) return null;
  const action = doneToIt(process.action, target);
  return action === null
    ? null
    : { ...sentence, conditions: [], processes: [{ ...process, action }] };
}

/** "Otherwise, place it at the bottom of your deck": the rest, where there is any. */
function ofTheRest(sentence: Sentence): Sentence | null {
  const { then, ...plain } = sentence;
  const process = onlyProcess(sentence);
  if (then !== 'Otherwise,' || process?.may !== undefined || sentence.conditions.length > 0)
    return null;
  const to = process === null ? null : whereTo(process.action);
  if (process === null || to === null) return null;
  const action: Action = { kind: 'rest', to, span: process.action.span };
  return { ...plain, processes: [{ ...process, action }] };
}

/** The only thing that a sentence does, and nothing else is said of it than on which condition. */
function onlyProcess({ processes, cost, each, at, trigger }: Sentence): Process | null {
  const [process, ...more] = processes;
  const also = [cost, each, at, trigger, process?.each, process?.at, process?.instead];
  return process === undefined || more.length > 0 || also.some((part) => part !== undefined)
    ? null
    : process;
}

const isIt = (target: Target): boolean =>
  target.kind === 'same' &&
  ['it', 'that card', 'the card', 'the revealed card'].includes(target.said);

/** "a red Digimon card", of what is revealed. */
function cardsOf(test: Test): Target | null {
  if ((test.kind !== 'is' && test.kind !== 'has') || !isIt(test.who)) return null;
  if (test.kind === 'has' && test.past === true) return null;
  const noun = test.kind === 'is' ? test.noun : 'card';
  if (!areCards(noun)) return null;
  const { filters, span } = test;
  const place: Place = { kind: 'among', form: 'among them', span };
  return { kind: 'cards', n: 1, upTo: false, noun, filters, place, span };
}

function doneToIt(action: Action, target: Target): Action | null {
  switch (action.kind) {
    case 'add to hand':
    case 'play':
    case 'use':
      return isIt(action.target) ? { ...action, target } : null;
    default:
      return null;
  }
}

/** Where "it" is placed that was not added. */
function whereTo(action: Action): Extract<Action, { kind: 'rest' }>['to'] | null {
  if (!('target' in action) || action.target === undefined || !isIt(action.target)) return null;
  if (action.kind === 'trash cards') return 'trash';
  return action.kind === 'return' && action.to !== 'hand' ? action.to : null;
}
