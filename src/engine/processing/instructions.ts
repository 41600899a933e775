import type { Context } from '../context.ts';
import { propose } from '../propose.ts';
import { choose, defOf, inForce, say, type Run } from '../run.ts';
import { memoryOf, opponentOf, topCard, type Unit } from '../state.ts';
import { chooseTargets } from '../target.ts';
import { attack } from './attack.ts';
import type { WideInstruction } from '../runnable.ts';
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
  const most = action.use.n ?? 1;
  const units =
    action.target === undefined ? context.same : chooseTargets(run, context, action.target);
  let trashed = 0;
  for (const unit of units) {
    const numbers = Array.from({ length: most }, (_, i) => most - i);
    const n = choose(
      run,
      context.player,
      'target',
      '16-12-1',
      numbers,
      (option) => `De-Digivolve ${option}`,
    );
    trashed += deDigivolveOne(run, context, unit, n);
  }
  return trashed > 0;
}

function deDigivolveOne(run: Run, context: Context, unit: Unit, n: number): number {
  const cards: number[] = [];
  for (const card of unit.cards.slice(0, -1)) {
    const { level } = defOf(run, card);
    if (cards.length === n) break;
    if (level !== null && level <= 3 && inForce(run, '16-12-4')) {
      say(run, '16-12-4', 'prohibited', card, { effect: 'be trashed by <De-Digivolve>' });
      break;
    }
    cards.push(card);
  }
  if (cards.length === 0) return 0;
  const hit = propose(run, {
    kind: 'trash under',
    unit,
    cards,
    cause: context.cause,
    rule: '16-12-5',
  });
  return hit.length > 0 ? cards.length : 0;
}

/** 16-16: with 1 or more memory on the opponent's side this Digimon may attack. */
function blitz(run: Run, context: Context, action: ActionOf<'do keyword'>): boolean {
  if (!inForce(run, '16-16-1')) return false;
  if (memoryOf(run.state, opponentOf(context.player)) < 1 && inForce(run, '16-16-3')) {
    say(run, '16-16-5', 'condition not met', context.unit ?? context.card, { effect: '<Blitz>' });
    return false;
  }
  say(run, '16-16-3', 'condition met', context.unit ?? context.card, { effect: '<Blitz>' });
  const may = choose(run, context.player, 'may', '16-16-3', [true, false], (option) =>
    option ? 'attack by <Blitz>' : 'do not attack by <Blitz>',
  );
  if (!may) return false;
  const who = { kind: 'this', noun: 'Digimon', span: action.span } as const;
  return attack(run, context, { kind: 'attack', who, span: action.span }, { kind: 'always' });
}

/** 16-20: this card goes under one of its player's Tamers, to the bottom. */
function save(run: Run, context: Context): boolean {
  if (!inForce(run, '16-20-1')) return false;
  const tamers = tamersOf(run, context);
  if (tamers.length === 0) return false;
  const options: (Unit | null)[] = [...tamers, null];
  const tamer = choose(run, context.player, 'may', '16-20-3', options, (option) =>
    option === null
      ? 'do not use <Save>'
      : `place it under ${run.setup.labels[topCard(option)] ?? ''}`,
  );
  if (tamer === null) return false;
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
  const host = choose(
    run,
    context.player,
    'target',
    '16-28-1',
    hosts,
    (option) => run.setup.labels[topCard(option)] ?? '',
  );
  const card = topCard(tamer);
  const rule = '16-28-1';
  const leave = { kind: 'leave', units: [tamer], to: 'nowhere', rule } as const;
  if (propose(run, { ...leave, cause: { kind: 'rule', rule } }).length === 0) return false;
  propose(run, { kind: 'place under', unit: host, cards: [card], end: 'bottom', rule });
  return true;
}
