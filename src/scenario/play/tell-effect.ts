/** How an effect is called where others are offered beside it. */
import type { EffectRef } from '../../game/run/option.ts';
import type { Setup } from '../../game/run/run.ts';
import type { CardId } from '../../game/state/state.ts';

/** Something that says how its cards are called. */
export type Labelled = Pick<Setup, 'labels'>;

/** Cards that nobody knows are all called the same. */
export const cardName = (card: CardId, { labels }: Labelled): string => labels[card] || 'a card';

/** "Rex <Piercing>": how choices and claims name an effect; in a sentence "Rex's <Piercing>". */
const effectName = (
  { card, ability }: EffectRef,
  labels: Labelled,
  form: Form = 'listed',
): string => `${cardName(card, labels)}${form === 'listed' ? '' : "'s"} ${ability.name}`;

/** Whether its words stand behind the name of an effect as in a list, or as a quotation. */
export type Form = 'listed' | 'quoted';

/**
 * The name of an effect; where another one of these has the same, its words behind it, then the
 * card that it stands on, then what set it off, and at last a number.
 */
export function effectAmong(
  effect: EffectRef,
  all: readonly EffectRef[],
  labels: Labelled,
  form: Form,
): string {
  const name = effectName(effect, labels);
  let alike = all.filter((other) => effectName(other, labels) === name);
  let told = effectName(effect, labels, form);
  for (const part of [wordsOf, sourceOf, setOffOf]) {
    const own = part(effect, labels, form);
    const left = alike.filter((other) => part(other, labels, form) === own);
    if (left.length < alike.length) told += own;
    alike = left;
  }
  return alike.length > 1 ? `${told} (${alike.indexOf(effect) + 1})` : told;
}

/** The text without its timing, which is in the name. */
function wordsOf({ ability }: EffectRef, _: Labelled, form: Form): string {
  const words = ability.text.replace(/^(?:\[[^\]]+\]\s*|\([^)]+\)\s*)+/, '').replace(/\s+/g, ' ');
  return form === 'listed' ? `: ${words}` : ` "${words}"`;
}

const sourceOf = ({ printedOn }: EffectRef, labels: Labelled): string =>
  printedOn === null ? ' (given)' : ` (on ${cardName(printedOn, labels)})`;

function setOffOf({ setOff }: EffectRef, labels: Labelled): string {
  if (setOff === null) return '';
  const names = setOff.cards.map((card) => cardName(card, labels));
  return ` (${setOff.by}: ${[...new Set(names)].join(', ')})`;
}
