import { emit, noteActivationOf } from '../../trigger/emit.ts';
import { isSought, type Sought } from '../../../card/requirement.ts';
import { choose } from '../../run/choose.ts';
import { type Option, unitRef } from '../../run/option.ts';
import { defOf, inForce, type Run } from '../../run/run.ts';
import { note } from '../../state/facts.ts';
import type { Player } from '../../../base/player.ts';
import { topCard, type CardId, type Unit } from '../../state/state.ts';
import { digivolve, refuseDigivolve } from '../digivolve/digivolve.ts';
import { dnaDigivolve } from '../digivolve/dna.ts';
import { FREE } from '../play/play.ts';
import { reaches } from '../../is/reach.ts';

/** What the opponent may do in the counter timing. */
type Counter =
  | { readonly kind: 'blast'; readonly card: CardId; readonly unit: Unit }
  | {
      readonly kind: 'blast dna';
      readonly card: CardId;
      readonly unit: Unit;
      readonly other: CardId;
      /**
       * Whether the Digimon is the first part of the requirement: that one lies on top (8-2-2-1).
       */
      readonly first: boolean;
    };

/**
 * Counter timing (11-3): the non-turn player may activate one [Counter] effect: `<Blast Digivolve>`
 * or `<Blast DNA Digivolve>` of a card in the hand.
 */
export function counter(run: Run, player: Player): void {
  const counters = run.state.hand[player].flatMap((card) => [
    ...blasts(run, player, card),
    ...dnaBlasts(run, player, card),
  ]);
  if (counters.length === 0) return;
  // Both are optional (16-26-3, 16-31-3).
  const forced = counters.some(
    ({ kind }) => !inForce(run, kind === 'blast' ? '16-26-3' : '16-31-3'),
  );
  const options: (Counter | null)[] = forced ? counters : [...counters, null];
  const chosen = choose(run, player, 'use', '11-3-1', options, optionOf);
  if (chosen === null) {
    const dna = counters.every(({ kind }) => kind === 'blast dna');
    run.trace?.say({ verb: 'declines counter', rule: dna ? '16-31-3' : '16-26-3', player });
    return;
  }
  const { card, unit } = chosen;
  const keyword = chosen.kind === 'blast' ? '<Blast Digivolve>' : '<Blast DNA Digivolve>';
  noteActivationOf(run, card, keyword);
  if (chosen.kind === 'blast')
    run.trace?.say({
      verb: 'activates',
      rule: '16-26-1',
      card,
      effect: keyword,
      also: ['16-26-4'],
    });
  else
    run.trace?.say({
      verb: 'activates',
      rule: '16-31-1',
      card,
      effect: keyword,
      also: ['16-31-4', '16-31-5'],
    });
  if (chosen.kind === 'blast') {
    digivolve(run, player, unit, card, FREE);
    return;
  }
  // 16-31-6: the card from the hand is revealed as the Digimon is chosen.
  if (inForce(run, '16-31-6')) {
    run.trace?.say({ verb: 'reveals from hand', rule: '16-31-6', card: chosen.other });
    note(run.state, 'revealed', chosen.other);
  }
  const wasSuspended = unit.suspended;
  const parts = chosen.first ? [unit, chosen.other] : [chosen.other, unit];
  const made = dnaDigivolve(run, player, parts, card);
  if (made === null) return;
  // 16-31-4: a DNA digivolution, whose Digimon is new and unsuspended; without that clause it would
  // take over the orientation.
  if (!inForce(run, '16-31-4')) made.suspended = wasSuspended;
  emit(run, { kind: 'target switched', units: [] });
}

function optionOf(counter: Counter | null): Option {
  if (counter === null) return { kind: 'decline', of: { kind: 'counter' } };
  const digivolution = { ...unitRef(counter.unit), into: counter.card };
  return counter.kind === 'blast'
    ? { kind: 'digivolve', ...digivolution }
    : { kind: 'DNA digivolve', ...digivolution, other: counter.other };
}

const hasKeyword = (run: Run, card: CardId, name: string): boolean =>
  defOf(run, card).effects.upper.keywords.some((use) => use.name === name);

/**
 * 16-26-4: a Digimon in the battle area that meets a digivolution requirement, not one for DNA
 * digivolution.
 */
function blasts(run: Run, player: Player, card: CardId): Counter[] {
  if (!hasKeyword(run, card, 'Blast Digivolve') || !inForce(run, '16-26-1')) return [];
  return run.state.units
    .filter(
      (unit) =>
        unit.owner === player &&
        (unit.area === 'battle' || !inForce(run, '16-26-4')) &&
        // 15-15-5-1: it is an effect that digivolves it.
        reaches(run, unit, player) &&
        refuseDigivolve(run, unit, card, FREE) === null,
    )
    .map((unit) => ({ kind: 'blast', card, unit }));
}

/**
 * 16-31: the named Digimon and the named card from the hand; both must meet the DNA requirements as
 * well (16-31-5).
 */
function dnaBlasts(run: Run, player: Player, card: CardId): Counter[] {
  const use = defOf(run, card).effects.upper.keywords.find(
    (one) => one.name === 'Blast DNA Digivolve',
  );
  if (use === undefined || !inForce(run, '16-31-1')) return [];
  const names = [...(use.argument ?? '').matchAll(/\[([^\]]+)\]/g)].map((match) => match[1] ?? '');
  const requirement = defOf(run, card).requirements.find((one) => one.kind === 'dna');
  const [a, b] = requirement?.parts ?? [];
  if (a === undefined || b === undefined) return [];
  const fits = (one: CardId, part: Sought): boolean =>
    isSought(defOf(run, one), part) || !inForce(run, '16-31-5');
  const found: Counter[] = [];
  for (const unit of run.state.units) {
    if (
      unit.owner !== player ||
      unit.area !== 'battle' ||
      !reaches(run, unit, player) ||
      !names.includes(defOf(run, topCard(unit)).name)
    )
      continue;
    for (const other of run.state.hand[player]) {
      if (other === card || !names.includes(defOf(run, other).name)) continue;
      if (defOf(run, other).name === defOf(run, topCard(unit)).name && names[0] !== names[1])
        continue;
      const top = topCard(unit);
      if (fits(top, a) && fits(other, b))
        found.push({ kind: 'blast dna', card, unit, other, first: true });
      else if (fits(top, b) && fits(other, a))
        found.push({ kind: 'blast dna', card, unit, other, first: false });
    }
  }
  return found;
}
