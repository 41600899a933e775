/** The words of the effect that a step is about. */
import { BOXES } from '../../card/printed.ts';
import type { Setup } from '../../game/run/run.ts';
import type { Step } from '../../game/state/trace.ts';

/**
 * As they are printed; `null` where the step is about no effect, or where its name leaves open
 * which one: nothing is guessed.
 */
export function wordsOfEffect(step: Step, { cards }: Pick<Setup, 'cards'>): string | null {
  if (!('effect' in step)) return null;
  const { effect, card } = step;
  if (card === null || effect === null) return null;
  const here = textsOf(cards[card], effect);
  // An inherited effect stands on another card than the one that has it.
  const texts = here.length > 0 ? here : cards.flatMap((other) => textsOf(other, effect));
  const [only, ...more] = new Set(texts);
  return only === undefined || more.length > 0 ? null : only;
}

const textsOf = (card: Setup['cards'][number] | undefined, effect: string): readonly string[] =>
  card === undefined
    ? []
    : BOXES.flatMap((box) =>
        card.effects[box].abilities.flatMap(({ name, text }) => (name === effect ? [text] : [])),
      );
