/** What was made of a card that is being typed. Reads texts. */
import { cardOf } from '../board/typed-card.ts';
import { unreadOn } from './unread.ts';
import type { LabCard, PaletteRequest } from './wire.ts';

export function answerCard({
  turn,
  fields,
  before,
}: Omit<Extract<PaletteRequest, { kind: 'card' }>, 'kind'>): LabCard {
  const made = cardOf(fields, before);
  return made.ok
    ? { kind: 'card', turn, card: made.value, problem: '', unread: unreadOn(made.value) }
    : { kind: 'card', turn, card: null, problem: made.problem, unread: [] };
}
