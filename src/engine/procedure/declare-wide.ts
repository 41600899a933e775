import type { RuleNumber } from '../../rules/numbers.ts';
import type { Declaration } from '../declaration.ts';
import { isSought } from '../requirement.ts';
import { propose } from '../propose.ts';
import { defOf, inForce, say, type Run } from '../run.ts';
import { topCard, type CardId, type Player, type Unit } from '../state.ts';
import { dpOf } from '../view.ts';
import { declarable, declareEffect } from './activate.ts';
import type { Refusal } from './declare.ts';
import { digivolve, dnaDigivolve, refuseDigivolve } from './digivolve.ts';
import { linkCard } from './link.ts';
import { useOption } from './option.ts';
import { canPayMemory, payMemory } from './pay-memory.ts';
import { PAID, playCard, refusePlay } from './play.ts';

/** Plays, digivolutions, Options, links, activations and moves that a player declares (6-5-1, 6-4-1). */
export function declareWide(
  run: Run,
  declaration: Exclude<Declaration, { kind: 'attack' | 'pass' }>,
): Refusal | null {
  switch (declaration.kind) {
    case 'play':
      return declarePlay(run, declaration.card);
    case 'use':
      return (
        fromHand(run, declaration.card) ??
        orNull(useOption(run, ownerOf(run, declaration.card), declaration.card))
      );
    case 'digivolve':
      return declareDigivolve(run, declaration.card, declaration.onto);
    case 'dna':
      return declareDna(run, declaration.card, declaration.parts);
    case 'link': {
      const unit = unitWith(run, declaration.to);
      if (unit === undefined || unit.owner !== ownerOf(run, declaration.card))
        return refuse(run, '10-1-3-1', declaration.card);
      return (
        fromHand(run, declaration.card) ?? orNull(linkCard(run, unit.owner, declaration.card, unit))
      );
    }
    case 'activate': {
      const unit = unitWith(run, declaration.card);
      const held =
        unit === undefined
          ? undefined
          : declarable(run, unit).find(({ ability }) => ability.name === declaration.effect);
      if (unit === undefined || held === undefined) return refuse(run, '15-8-4-2');
      return orNull(declareEffect(run, unit, held));
    }
    case 'move': {
      const unit = unitWith(run, declaration.card);
      if (unit === undefined || unit.area !== 'breeding') return refuse(run, '4-17-1');
      if (dpOf(run, unit) === null && inForce(run, '4-17-2')) return refuse(run, '4-17-2', unit);
      propose(run, { kind: 'move unit', unit, to: 'battle' });
      return null;
    }
    case 'hatch':
      return hatch(run, declaration.player);
  }
}

const orNull = (rule: RuleNumber | null): Refusal | null => (rule === null ? null : { rule });

function refuse(run: Run, rule: RuleNumber, of: Unit | CardId | null = null): Refusal {
  say(run, rule, 'refused', of);
  run.state.refusal = rule;
  return { rule };
}

const ownerOf = (run: Run, card: CardId): Player => run.setup.owners[card] ?? 0;

const unitWith = (run: Run, card: CardId): Unit | undefined =>
  run.state.units.find((unit) => unit.cards.includes(card));

/** Cards are played, used and linked by the turn player from the hand (6-5-1). */
function fromHand(run: Run, card: CardId): Refusal | null {
  const owner = ownerOf(run, card);
  return owner === run.state.turn && run.state.hand[owner].includes(card)
    ? null
    : refuse(run, '6-5-1', card);
}

function declarePlay(run: Run, card: CardId): Refusal | null {
  const refusal = fromHand(run, card);
  if (refusal !== null) return refusal;
  const rule = refusePlay(run, card, PAID);
  if (rule !== null) return refuse(run, rule, card);
  playCard(run, ownerOf(run, card), card, PAID);
  return null;
}

function declareDigivolve(run: Run, card: CardId, onto: CardId): Refusal | null {
  const refusal = fromHand(run, card);
  const unit = unitWith(run, onto);
  if (refusal !== null) return refusal;
  if (unit === undefined || unit.owner !== ownerOf(run, card)) return refuse(run, '8-1-3-1', card);
  const rule = refuseDigivolve(run, unit, card, PAID);
  if (rule !== null) return refuse(run, rule, card);
  digivolve(run, unit.owner, unit, card, PAID);
  return null;
}

/** DNA digivolution of two own battle-area Digimon that meet a requirement, in either order (8-2-3-1). */
function declareDna(run: Run, card: CardId, cards: readonly [CardId, CardId]): Refusal | null {
  const refusal = fromHand(run, card);
  if (refusal !== null) return refusal;
  const [first, second] = cards.map((one) => unitWith(run, one));
  const requirement = defOf(run, card).requirements.find(({ kind }) => kind === 'dna');
  const [a, b] = requirement?.parts ?? [];
  if (
    first === undefined ||
    second === undefined ||
    first === second ||
    [first, second].some(({ owner, area }) => owner !== ownerOf(run, card) || area !== 'battle') ||
    a === undefined ||
    b === undefined ||
    requirement === undefined
  ) {
    return refuse(run, '8-2-3-1', card);
  }
  const meets = (x: Unit, y: Unit): boolean =>
    isSought(defOf(run, topCard(x)), a) && isSought(defOf(run, topCard(y)), b);
  const parts = meets(first, second)
    ? [first, second]
    : meets(second, first)
      ? [second, first]
      : null;
  if (parts === null) return refuse(run, '8-2-3-1', card);
  if (!canPayMemory(run, first.owner, requirement.cost)) return refuse(run, '1-3-11-1', card);
  payMemory(run, first.owner, requirement.cost);
  dnaDigivolve(run, first.owner, parts, card);
  return null;
}

/** The top Digi-Egg comes to an empty breeding area (4-18, 6-4-1-1). */
function hatch(run: Run, player: Player): Refusal | null {
  const card = run.state.eggs[player][0];
  const taken = run.state.units.some((unit) => unit.owner === player && unit.area === 'breeding');
  if (card === undefined || taken || player !== run.state.turn) return refuse(run, '6-4-1-1');
  propose(run, { kind: 'play', card, area: 'breeding', isPlay: false, rule: '6-4-1-1' });
  say(run, '6-4-1-1', 'hatches', card);
  return null;
}
