import { named } from '../state/trace.ts';
import type { Context } from '../is/context.ts';
import { deDigivolveLeavesACard } from '../run/policy.ts';
import { propose } from '../happens/propose.ts';
import { choose } from '../run/choose.ts';
import { defOf, inForce, type Run } from '../run/run.ts';
import { memoryOf, topCard, type Cause, type Unit } from '../state/state.ts';
import { opponentOf } from '../../base/player.ts';
import { chooseTargets } from '../is/target.ts';
import { attack, mayAttack } from './attack.ts';
import type { WideInstruction } from '../../card/runnable.ts';
import type { ActionOf } from './processing.ts';

/** Carries one out; says whether it did anything. */
type Instruction = (run: Run, context: Context, action: ActionOf<'do keyword'>) => boolean;

/** Keyword effects that are instructions inside other effects. A new one is a function and a line here. */
const INSTRUCTIONS: { readonly [name in WideInstruction]: Instruction } = {
  'De-Digivolve': deDigivolve,
  Blitz: blitz,
  Save: save,
  'Mind Link': mindLink,
};

export function instruct(run: Run, context: Context, action: ActionOf<'do keyword'>): boolean {
  const table: { readonly [name: string]: Instruction | undefined } = INSTRUCTIONS;
  const instruction = table[action.use.name];
  if (instruction === undefined)
    throw new Error(`<${action.use.name}> is no instruction that is run`);
  return instruction(run, context, action);
}

/** 16-12: the player declares how many, and that many cards go, one by one from the top, counted as trashed together. */
function deDigivolve(run: Run, context: Context, action: ActionOf<'do keyword'>): boolean {
  if (!inForce(run, '16-12-1')) return false;
  // 16-12-7: a second instance in the same effect is processed on its own.
  const again = context.done.has('do keyword');
  if (again && !inForce(run, '16-12-7')) return false;
  const most = action.use.n ?? 1;
  const units =
    action.target === undefined ? context.same : chooseTargets(run, context, action.target);
  let trashed = 0;
  for (const unit of units) {
    const numbers = Array.from({ length: most }, (_, i) => most - i);
    // 16-12-3: at least one; without that clause the player could declare 0.
    if (!inForce(run, '16-12-3')) numbers.push(0);
    const n = choose(
      run,
      context.player,
      'target',
      '16-12-1',
      numbers,
      (option) => `De-Digivolve ${option}`,
    );
    trashed += deDigivolveOne(run, context, unit, n, again);
  }
  return trashed > 0;
}

function deDigivolveOne(run: Run, context: Context, unit: Unit, n: number, again: boolean): number {
  const cards: number[] = [];
  const { category: first } = defOf(run, topCard(unit));
  let changed = false;
  for (const card of deDigivolveLeavesACard(run) ? unit.cards.slice(0, -1) : unit.cards) {
    const { level, category } = defOf(run, card);
    if (cards.length === n) break;
    if (category !== first) {
      // 16-12-6: another category on top changes nothing; without that clause the trashing would end here.
      changed = true;
      if (!inForce(run, '16-12-6')) break;
    }
    if (level !== null && level <= 3 && inForce(run, '16-12-4')) {
      run.trace?.say({
        verb: 'prohibited',
        rule: '16-12-4',
        card,
        what: 'be trashed by <De-Digivolve>',
      });
      break;
    }
    cards.push(card);
  }
  if (cards.length === 0) return 0;
  run.trace?.say({
    verb: 'de-digivolves',
    rule: '16-12-1',
    card: named(unit),
    n: cards.length,
    also: [
      '16-12-3',
      ...(changed ? (['16-12-6'] as const) : []),
      ...(again ? (['16-12-7', '16-12-8'] as const) : []),
    ],
  });
  if (cards.length === unit.cards.length) {
    propose(run, {
      kind: 'leave',
      units: [unit],
      to: 'trash',
      cause: context.cause,
      rule: '16-12-5',
    });
    return cards.length;
  }
  // 16-12-8: what became unaffected after the instance before is not reached by this one.
  const cause: Cause =
    again && !inForce(run, '16-12-8') ? { kind: 'rule', rule: '16-12-8' } : context.cause;
  const groups = inForce(run, '16-12-5') ? [cards] : cards.map((card) => [card]);
  const hit = groups.flatMap((group) =>
    propose(run, { kind: 'trash under', unit, cards: group, cause, rule: '16-12-5' }),
  );
  return hit.length > 0 ? cards.length : 0;
}

/** 16-16: with 1 or more memory on the opponent's side this Digimon may attack. */
function blitz(run: Run, context: Context, action: ActionOf<'do keyword'>): boolean {
  if (!inForce(run, '16-16-1')) return false;
  const given = inForce(run, '16-16-3') && inForce(run, '16-16-5');
  if (memoryOf(run.state, opponentOf(context.player)) < 1 && given) {
    run.trace?.say({
      verb: 'condition not met',
      rule: '16-16-5',
      card: named(context.unit ?? context.card),
      effect: '<Blitz>',
    });
    return false;
  }
  run.trace?.say({
    verb: 'clause',
    clause: 'Blitz',
    rule: '16-16-3',
    card: named(context.unit ?? context.card),
    also: ['16-16-1'],
  });
  const who = { kind: 'this', noun: 'Digimon', span: action.span } as const;
  const declaration = { kind: 'attack', who, span: action.span } as const;
  if (!mayAttack(run, context, declaration)) return false;
  const may = choose(run, context.player, 'may', '16-16-3', [true, false], (option) =>
    option ? 'attack by <Blitz>' : 'do not attack by <Blitz>',
  );
  if (!may) return false;
  const before = run.state.attack;
  const done = attack(run, context, declaration, { kind: 'always' });
  const declared = run.state.attack;
  if (declared !== null && declared !== before) declared.byBlitz = true;
  return done;
}

/** 16-20: this card goes under one of its player's Tamers, to the bottom. */
function save(run: Run, context: Context): boolean {
  if (!inForce(run, '16-20-1')) return false;
  const tamers = tamersOf(run, context);
  if (tamers.length === 0) return false;
  const options: (Unit | null)[] = inForce(run, '16-20-3') ? [...tamers, null] : tamers;
  const tamer = choose(run, context.player, 'may', '16-20-3', options, (option) =>
    option === null
      ? 'do not use <Save>'
      : `place it under ${run.setup.labels[topCard(option)] ?? ''}`,
  );
  if (tamer === null) {
    run.trace?.say({ verb: 'declines', rule: '16-20-3', card: context.card, effect: '<Save>' });
    return false;
  }
  if (context.unit !== null && !context.unit.gone) {
    const units = [context.unit];
    const leave = { kind: 'leave', units, to: 'nowhere', cause: context.cause } as const;
    if (propose(run, { ...leave, rule: '16-20-1' }).length === 0) return false;
  }
  propose(run, {
    kind: 'place under',
    unit: tamer,
    cards: [context.card],
    end: 'bottom',
    rule: '16-20-1',
  });
  return true;
}

const tamersOf = (run: Run, context: Context): Unit[] =>
  run.state.units.filter(
    (unit) =>
      unit !== context.unit &&
      unit.owner === context.player &&
      unit.area === 'battle' &&
      defOf(run, topCard(unit)).category === 'Tamer',
  );

/** 16-28: this Tamer goes under a Digimon that has no Tamer card beneath. */
function mindLink(run: Run, context: Context): boolean {
  const tamer = context.unit;
  if (tamer === null || tamer.gone || !inForce(run, '16-28-1')) return false;
  if (defOf(run, topCard(tamer)).category !== 'Tamer') return false;
  const hosts = run.state.units.filter(
    (unit) =>
      unit.owner === context.player &&
      unit.area === 'battle' &&
      defOf(run, topCard(unit)).category === 'Digimon' &&
      !unit.cards.slice(1).some((card) => defOf(run, card).category === 'Tamer'),
  );
  if (hosts.length === 0) return false;
  // 16-28-3: mandatory; without that clause the player could leave it.
  const options: (Unit | null)[] = inForce(run, '16-28-3') ? hosts : [...hosts, null];
  const host = choose(run, context.player, 'target', '16-28-1', options, (option) =>
    option === null ? 'do not use <Mind Link>' : (run.setup.labels[topCard(option)] ?? ''),
  );
  if (host === null) return false;
  run.trace?.say({
    verb: 'activates',
    rule: '16-28-1',
    card: named(tamer),
    effect: '<Mind Link>',
    also: ['16-28-3'],
  });
  const card = topCard(tamer);
  const rule = '16-28-1';
  const leave = { kind: 'leave', units: [tamer], to: 'nowhere', rule } as const;
  if (propose(run, { ...leave, cause: { kind: 'rule', rule } }).length === 0) return false;
  propose(run, { kind: 'place under', unit: host, cards: [card], end: 'bottom', rule });
  return true;
}
