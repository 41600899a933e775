import type { RuleNumber } from '../../rules/number/numbers.ts';
import { isOfBreeding, type Declaration, type Materials } from '../state/declaration.ts';
import { propose } from '../happens/propose.ts';
import { choose } from '../run/choose.ts';
import { effectRef } from '../run/option.ts';
import { inForce, type Run } from '../run/run.ts';
import type { CardId, Pending } from '../state/state.ts';
import type { Player } from '../../base/player.ts';
import { dpOf } from '../is/view/view.ts';
import { declarable, declarableElsewhere, declareEffect, refuseEffect } from './declare-effect.ts';
import { declareAppFusion } from './digivolve/app-fusion.ts';
import { declareBurst } from './digivolve/burst.ts';
import type { Refusal } from '../state/declaration.ts';
import { declareDigivolve } from './digivolve/declare.ts';
import { declareDna } from './digivolve/dna.ts';
import { hatchEgg } from './hatch.ts';
import { linkCard } from './link.ts';
import { useOption } from './use/option.ts';
import { mayMove, mayPlay } from '../is/view/ban.ts';
import { PAID, playCard, refusePlay } from './play/play.ts';
import { fromHand, ownerOf, refuse, unitWith } from './play/refuse.ts';

/**
 * Plays, digivolutions, Options, links, activations and moves that a player declares (6-5-1,
 * 6-4-1).
 */
export function declareAction(
  run: Run,
  declaration: Exclude<Declaration, { kind: 'attack' | 'pass' }>,
): Refusal | null {
  // 6-4-1: one of the two, once, before the main phase.
  if (isOfBreeding(declaration) && run.state.phase !== 'breeding' && inForce(run, '6-4-1'))
    return refuse(run, '6-4-1', declaration.kind === 'move' ? 'move' : 'hatching');
  switch (declaration.kind) {
    case 'play':
      return declarePlay(run, declaration.card, declaration.materials ?? null);
    case 'use':
      return (
        fromHand(run, declaration.card, 'use') ??
        orNull(useOption(run, ownerOf(run, declaration.card), declaration.card))
      );
    case 'digivolve':
      return declareDigivolve(run, declaration.card, declaration.onto);
    case 'dna':
      return declareDna(run, declaration.card, declaration.parts);
    case 'burst':
      return declareBurst(run, declaration.card, declaration.onto, declaration.returned);
    case 'app fusion':
      return declareAppFusion(run, declaration.card, declaration.onto);
    case 'link':
      return linkCard(run, declaration.card, unitWith(run, declaration.to));
    case 'activate': {
      const { card } = declaration;
      const unit = unitWith(run, card);
      const { effect } = declaration;
      const all = [
        ...(unit === undefined ? [] : declarable(run, unit)),
        ...declarableElsewhere(run, card),
      ];
      const held = meantBy(run, all, effect, unit === undefined);
      return held === undefined
        ? refuse(run, '15-8-4-2', 'activation', card)
        : orNull(declareEffect(run, held));
    }
    case 'move':
      return move(run, declaration.card);
    case 'hatch':
      return hatch(run, declaration.player);
  }
}

/**
 * Which of the effects that a card has is declared by its name. Of several with that name, its
 * player declares one that may be declared now.
 */
function meantBy(
  run: Run,
  all: readonly Pending[],
  effect: string,
  isElsewhere: boolean,
): Pending | undefined {
  const named = all.filter(({ ability }) => ability.name === effect);
  // "[When Digivolving] [Main]" is activated as [Main], too. A card that isn't on the field has
  // only its [Hand] [Main] and [Trash] [Main] effects.
  const meant =
    named.length > 0 || effect !== '[Main]'
      ? named
      : all.filter(
          ({ ability: { area, timings } }) =>
            isElsewhere || (area === undefined && timings.length > 1),
        );
  if (meant.length < 2) return meant[0];
  const open = meant.filter((pending) => refuseEffect(run, pending) === null);
  const [first] = open;
  return first === undefined
    ? meant[0]
    : choose(run, first.player, 'use', '15-8-4-2', open, (pending) => ({
        kind: 'use',
        effect: effectRef(pending),
      }));
}

const orNull = (rule: RuleNumber | null): Refusal | null => (rule === null ? null : { rule });

function declarePlay(run: Run, card: CardId, materials: Materials | null): Refusal | null {
  const refusal = fromHand(run, card, 'play');
  if (refusal !== null) return refusal;
  const isAllowed = mayPlay(run, ownerOf(run, card), card);
  const rule = isAllowed ? refusePlay(run, card, PAID, materials) : '15-1-3';
  if (rule !== null) return refuse(run, rule, 'play', card);
  playCard(run, ownerOf(run, card), card, PAID, false, materials);
  return null;
}

/** A Digimon with DP goes from the breeding area to the battle area (4-17, 6-4-1-2). */
function move(run: Run, card: CardId): Refusal | null {
  const unit = unitWith(run, card);
  if (unit === undefined || unit.area !== 'breeding')
    return refuse(run, '4-17-1', 'move', unit ?? card);
  if (unit.owner !== run.state.turn) return refuse(run, '6-4-1', 'move', unit);
  if (dpOf(run, unit) === null && inForce(run, '4-17-2'))
    return refuse(run, '4-17-2', 'move', unit);
  if (!mayMove(run, unit)) return refuse(run, '15-1-3', 'move', unit);
  propose(run, { kind: 'move unit', unit, to: 'battle' });
  return null;
}

/** The top Digi-Egg comes to an empty breeding area (4-18, 6-4-1-1). */
function hatch(run: Run, player: Player): Refusal | null {
  if (player !== run.state.turn) return refuse(run, '6-4-1', 'hatching');
  const [card] = run.state.eggs[player];
  const rule = hatchEgg(run, player, '6-4-1-1');
  return rule === null ? null : refuse(run, rule, 'hatching', card);
}
