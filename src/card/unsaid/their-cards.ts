/**
 * "When any of your Digimon would digivolve, for each of their face-down digivolution cards, ...":
 * of the Digimon that digivolves, since nobody else has been spoken of.
 */
import type { EachPhrase, EffectLine, Sentence, Target } from '../../effect/tree/tree.ts';

/** The same sentences, with the Digimon named whose cards the first of them counts. */
export function withTheirCards(
  trigger: EffectLine['trigger'],
  [first, ...rest]: readonly Sentence[],
): readonly Sentence[] {
  if (first === undefined) return [];
  const isOfYours = trigger?.events.every(
    (phrase) => phrase.kind === 'digivolves' && phrase.would && isYours(phrase.who),
  );
  const isAlone =
    first.conditions.length === 0 &&
    first.cost === undefined &&
    first.trigger === undefined &&
    first.processes.every(({ action }) => action.kind === 'reduce');
  if (isOfYours !== true || !isAlone) return [first, ...rest];
  const [process, ...more] = first.processes;
  const each = first.each === undefined ? {} : { each: ofThatOne(first.each) };
  if (process === undefined || process.each === undefined) return [{ ...first, ...each }, ...rest];
  const own = { ...process, each: ofThatOne(process.each) };
  return [{ ...first, ...each, processes: [own, ...more] }, ...rest];
}

const isYours = (who: Target): boolean =>
  'side' in who && who.side === 'your' && who.kind === 'any';

/** "each of their face-down digivolution cards" */
function ofThatOne(each: EachPhrase): EachPhrase {
  const { of } = each;
  if (of.kind !== 'belonging' || of.who.kind !== 'same' || of.who.said !== 'their') return each;
  return { ...each, of: { ...of, who: { ...of.who, said: 'those Digimon' } } };
}
