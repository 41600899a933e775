import { named as nameOf } from '../../state/trace.ts';
import { propose, reached } from '../../happens/propose.ts';
import type { Context } from '../../is/context/context.ts';
import { candidates } from '../../is/target/target.ts';
import type { ActionOf } from '../processing.ts';
import { choose } from '../../run/choose.ts';
import { chooseUnit } from '../../run/option.ts';
import { type Run, defOf, inForce } from '../../run/run.ts';
import { type Unit, knownBeneath, topCard } from '../../state/state.ts';
import { effectOf } from '../../is/view/reach.ts';

/**
 * 16-28: this Tamer goes under a Digimon that has no Tamer card beneath, one of those that are
 * named: "<Mind Link> with 1 of your Digimon with the [Bird] trait".
 */
export function mindLink(run: Run, context: Context, { target }: ActionOf<'do keyword'>): boolean {
  const tamer = context.unit;
  if (tamer === null || tamer.gone || !inForce(run, '16-28-1')) return false;
  if (defOf(run, topCard(tamer)).category !== 'Tamer') return false;
  const named = target === undefined ? run.state.units : candidates(run, context, target);
  const hosts = named.filter(
    (unit) =>
      unit.owner === context.player &&
      unit.area === 'battle' &&
      defOf(run, topCard(unit)).category === 'Digimon' &&
      !knownBeneath(unit).some((card) => defOf(run, card).category === 'Tamer'),
  );
  if (hosts.length === 0) return false;
  // 16-28-3: mandatory; without that clause the player could leave it.
  const options: (Unit | null)[] = inForce(run, '16-28-3') ? hosts : [...hosts, null];
  const host = choose(run, context.player, 'target', '16-28-1', options, (unit) =>
    unit === null
      ? { kind: 'decline', of: { kind: 'use keyword', name: 'Mind Link' } }
      : chooseUnit(unit),
  );
  if (host === null) return false;
  run.trace?.say({
    verb: 'activates',
    rule: '16-28-1',
    card: nameOf(tamer),
    effect: '<Mind Link>',
    also: ['16-28-3'],
  });
  const { cause } = context;
  // 15-15-5-1: what goes beneath it changes it.
  if (!reached(run, host, effectOf(run, cause))) return false;
  const card = topCard(tamer);
  const rule = '16-28-1';
  const leave = { kind: 'leave', units: [tamer], to: 'nowhere', rule } as const;
  if (propose(run, { ...leave, cause }).length === 0) return false;
  propose(run, { kind: 'place under', unit: host, cards: [card], end: 'bottom', cause, rule });
  return true;
}
