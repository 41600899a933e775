import type { KeywordCounter } from '../../../effect/keyword/keywords.ts';
import type { Player } from '../../../base/player.ts';
import { choose } from '../../run/choose.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import type { CardId } from '../../state/state.ts';
import { noteActivationOf } from '../../trigger/emit.ts';
import { blastDigivolve } from './blast-digivolve.ts';
import { blastDnaDigivolve } from './blast-dna-digivolve.ts';
import type { Counter, CounterKeyword } from './counter-keyword.ts';

/** Keyword effects of the counter timing, in the order of chapter 16. */
const TABLE: { readonly [name in KeywordCounter]: CounterKeyword } = {
  'Blast Digivolve': blastDigivolve,
  'Blast DNA Digivolve': blastDnaDigivolve,
};
const KEYWORDS = Object.entries(TABLE);

/** What a card of the hand can do, and by which keyword. */
interface Offer {
  readonly card: CardId;
  readonly name: string;
  readonly keyword: CounterKeyword;
  readonly counter: Counter;
}

/** Counter timing (11-3): the non-turn player may activate one [Counter] effect. */
export function counter(run: Run, player: Player): void {
  const offers = run.state.hand[player].flatMap((card) => offersOf(run, player, card));
  if (offers.length === 0) return;
  // All of them are optional (16-26-3, 16-31-3).
  const forced = offers.some(({ keyword }) => !inForce(run, keyword.mayRule));
  const options: (Offer | null)[] = forced ? offers : [...offers, null];
  const chosen = choose(run, player, 'use', '11-3-1', options, (offer) =>
    offer === null ? { kind: 'decline', of: { kind: 'counter' } } : offer.counter.option,
  );
  if (chosen === null) {
    const [, declined] =
      KEYWORDS.find(([name]) => offers.some((offer) => offer.name === name)) ?? [];
    if (declined !== undefined)
      run.trace?.say({ verb: 'declines counter', rule: declined.mayRule, player });
    return;
  }
  const { card, name, keyword } = chosen;
  const effect = `<${name}>`;
  noteActivationOf(run, card, effect);
  run.trace?.say({ verb: 'activates', rule: keyword.rule, card, effect, also: keyword.also });
  chosen.counter.carryOut();
}

function offersOf(run: Run, player: Player, card: CardId): readonly Offer[] {
  const { keywords } = defOf(run, card).effects.upper;
  return KEYWORDS.flatMap(([name, keyword]) => {
    const use = keywords.find((one) => one.name === name);
    if (use === undefined || !inForce(run, keyword.rule)) return [];
    const counters = keyword.counters(run, player, card, use);
    return counters.map((counter) => ({ card, name, keyword, counter }));
  });
}
