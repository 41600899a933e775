import type { Action, Process, Sentence, Target } from '../../effect/tree/tree.ts';

/**
 * "This Digimon with the [X] trait gains <Rush>": the same as "while this Digimon has the [X]
 * trait, it gains <Rush>" (15-6), so that it is run as a sentence with that condition. Only where
 * this Digimon is what the whole sentence is about.
 */
export function withItsCondition(sentence: Sentence): Sentence {
  const [first, ...more] = sentence.processes;
  const who = first === undefined ? undefined : subjectOf(first.action);
  if (
    first === undefined ||
    who?.kind !== 'this with' ||
    who.noun !== 'Digimon' ||
    sentence.cost !== undefined ||
    !more.every(({ action }) => isElided(subjectOf(action)))
  )
    return sentence;
  const { span, filters } = who;
  const plain: Target = { kind: 'this', noun: 'Digimon', span };
  return {
    ...sentence,
    conditions: [
      ...sentence.conditions,
      { word: 'while', span, test: { kind: 'has', who: plain, filters, span } },
    ],
    processes: [aboutThis(first, plain), ...more],
  };
}

const subjectOf = (action: Action): Target | undefined =>
  'target' in action ? action.target : 'who' in action ? action.who : undefined;

const isElided = (target: Target | undefined): boolean =>
  target?.kind === 'same' && target.said === '';

function aboutThis(process: Process, plain: Target): Process {
  const { action } = process;
  if ('target' in action) return { ...process, action: { ...action, target: plain } as Action };
  return { ...process, action: { ...action, who: plain } as Action };
}
