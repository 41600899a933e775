import type { Sentence, TriggerClause } from './tree.ts';

/** "The next time one of your Digimon would digivolve", "when one of them would next digivolve" */
export const isNextTime = ({ word, events }: TriggerClause): boolean =>
  word === 'The next time' ||
  (word === 'When' && events.some((event) => 'next' in event && event.next === true));

/** A sentence whose processing waits for the next time that something happens this turn. */
export const waitsForNext = (
  sentence: Sentence,
): sentence is Sentence & { readonly trigger: TriggerClause } =>
  sentence.trigger !== undefined && isNextTime(sentence.trigger);
