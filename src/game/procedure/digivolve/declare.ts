import type { Player } from '../../../base/player.ts';
import type { RuleNumber } from '../../../rules/number/numbers.ts';
import { chooseWhether } from '../../run/choose.ts';
import type { Run } from '../../run/run.ts';
import type { Refusal } from '../../state/declaration.ts';
import type { CardId } from '../../state/state.ts';
import { fromHand, ownerOf, refuse, unitWith } from '../play/refuse.ts';
import { PAID, type Price } from '../play/play.ts';
import { allowedAsIf, allowedBy, sayAllowed, type AllowedAsIf } from './allowed.ts';
import { whileAsIf } from './as-if.ts';
import { digivolve, refuseDigivolve } from './digivolve.ts';

/** A player digivolves a Digimon or Tamer into a card of the hand (8-1-3). */
export function declareDigivolve(run: Run, card: CardId, onto: CardId): Refusal | null {
  const refusal = fromHand(run, card, 'digivolution');
  const unit = unitWith(run, onto);
  if (refusal !== null) return refusal;
  if (unit === undefined || unit.owner !== ownerOf(run, card))
    return refuse(run, '8-1-3-1', 'digivolution', card);
  const allowed = allowedBy(run, unit, card);
  const also = allowed.map(({ cost }) => cost);
  const rule = refuseDigivolve(run, unit, card, PAID, false, also);
  const asIf = allowedAsIf(run, unit, card).map((way) => ({
    way,
    rule: whileAsIf(run, unit, way.as, () => refuseDigivolve(run, unit, card, priceOf(way))),
  }));
  const open = asIf.flatMap((one) => (one.rule === null ? [one.way] : []));
  if (rule !== null && open.length === 0)
    return refuse(run, whyNot(rule, asIf), 'digivolution', card);
  const way = chooseAsIf(run, unit.owner, card, open, rule !== null);
  if (way === null) {
    sayAllowed(run, allowed);
    digivolve(run, unit.owner, unit, card, PAID, false, undefined, also);
  } else {
    sayAllowed(run, [way]);
    whileAsIf(run, unit, way.as, () => digivolve(run, unit.owner, unit, card, priceOf(way)));
  }
  return null;
}

/** "for a memory cost of 2", or the cost of the requirement that it meets. */
const priceOf = ({ n }: AllowedAsIf): Price => (n === undefined ? PAID : { kind: 'fixed', n });

/** Where nothing but the requirements forbids it for a Tamer, what forbids it for the Digimon. */
const whyNot = (rule: RuleNumber, asIf: readonly { readonly rule: RuleNumber | null }[]) =>
  rule === '8-1-3-1' ? (asIf.find((one) => one.rule !== rule)?.rule ?? rule) : rule;

/** "You may": as such a Digimon, or as the Tamer that it is where that is open, too. */
function chooseAsIf(
  run: Run,
  player: Player,
  card: CardId,
  ways: readonly AllowedAsIf[],
  must: boolean,
): AllowedAsIf | null {
  return (
    ways.find(
      (way, i) =>
        (must && i === ways.length - 1) ||
        chooseWhether(run, player, 'may', '8-1-2-1', () => ({
          kind: 'carry out',
          effect: { unit: null, card, ability: way.ability, printedOn: card, setOff: null },
        })),
    ) ?? null
  );
}
