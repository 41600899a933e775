/** What must be so at every moment of every resolution. */
import type { Run } from '../../game/run/run.ts';
import { touch, viewOf } from '../../game/is/view/view.ts';
import type { View } from '../../game/state/modifier.ts';

/** Where every card is, one word for each place. */
function places(run: Run): string[][] {
  const { state, setup } = run;
  const found: string[][] = setup.cards.map(() => []);
  const put = (card: number, place: string): void => {
    if (found[card] === undefined) throw new Error(`there is no card ${card}`);
    found[card].push(place);
  };
  for (const area of ['hand', 'deck', 'trash', 'security', 'eggs'] as const) {
    for (const player of [0, 1] as const)
      for (const card of state[area][player]) put(card, `${area} P${player + 1}`);
  }
  for (const unit of state.units) {
    for (const card of unit.cards) put(card, `under ${unit.id}`);
    for (const card of unit.links) put(card, `linked to ${unit.id}`);
  }
  if (state.revealed >= 0) put(state.revealed, 'revealed');
  for (const card of state.aside) put(card, 'aside');
  for (const card of state.moving) put(card, 'on its way');
  return found;
}

/**
 * What is wrong with a position: a card in two places or in none, memory off the gauge, a view that
 * is out of date.
 */
export function wrongWith(run: Run): readonly string[] {
  const { state, setup } = run;
  const wrong: string[] = [];
  places(run).forEach((where, card) => {
    const token = setup.cards[card]?.category === 'Token';
    if (where.length > 1 || (where.length === 0 && !token))
      wrong.push(`card ${card} (${setup.labels[card]}) is in ${where.join(' and ') || 'no place'}`);
    for (const place of where) {
      if (!/P[12]$/.test(place)) continue;
      if (!place.endsWith(`P${(setup.owners[card] ?? 0) + 1}`))
        wrong.push(`card ${card} is in ${place}, not its owner's`);
      if (token) wrong.push(`token ${card} is in ${place}`);
    }
  });
  if (Math.abs(state.memory) > 10) wrong.push(`memory is ${state.memory}`);
  if (!Number.isInteger(state.memory)) wrong.push(`memory is ${state.memory}`);
  for (const unit of state.units) {
    if (unit.gone) wrong.push(`unit ${unit.id} is gone and on the field`);
    if (unit.cards.length === 0) wrong.push(`unit ${unit.id} has no cards`);
    for (const card of unit.faceDown)
      if (!unit.cards.includes(card)) wrong.push(`card ${card} is face down elsewhere`);
  }
  const before = state.units.map((unit) => viewOf(run, unit));
  touch(run);
  const isOutOfDate = state.units.some((unit, i) => !isSameView(viewOf(run, unit), before[i]));
  if (isOutOfDate) wrong.push('a view is out of date');
  return wrong;
}

/** A view is made anew and never changed: most are the very one that was there before. */
const isSameView = (now: View, before: View | undefined): boolean =>
  now === before || JSON.stringify(now) === JSON.stringify(before);

/** What is wrong with a position after which nothing happens any more. */
export function wrongAtEnd(run: Run): readonly string[] {
  const { state } = run;
  const left = [
    state.pending.length > 0 ? 'effects are pending' : '',
    state.fresh.length > 0 ? 'effects have triggered' : '',
    state.attack === null ? '' : 'an attack goes on',
    state.revealed >= 0 || state.aside.length > 0 ? 'a card is revealed' : '',
    state.moving.length > 0 ? 'a card is still on its way' : '',
  ].filter((one) => one !== '');
  return [...wrongWith(run), ...left];
}
