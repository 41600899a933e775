/** How it came about that an effect has triggered: "if played by an effect", "if DigiXrosing". */
import { notRefused } from '../../../card/can-run/not-refused.ts';
import { areaOf, type OriginName } from '../../../effect/tree/closed/origin.ts';
import type { Test } from '../../../effect/tree/tree.ts';
import { Undecided, type Run } from '../../run/run.ts';
import type { GameEvent, Unit } from '../../state/state.ts';
import { isCausedBy } from './caused.ts';
import type { Standpoint } from './standpoint.ts';

/** Whether the event that set an effect off came about in the way that a text asks for (15-6-1). */
export function cameAbout(
  run: Run,
  test: Extract<Test, { kind: 'way' }>,
  { self, context, player, look }: Standpoint,
): boolean {
  const event = context?.event ?? null;
  switch (test.way) {
    case 'DNA digivolving':
      return event?.way?.name === 'DNA digivolution';
    case 'DigiXrosing':
      // 7-2-2-9, 7-2-2-10: by how many cards were placed, whatever was declared.
      return inWay(event, self, 'DigiXros', test.n ?? 1);
    case 'during an attack':
      return run.state.attack !== null;
    case 'digivolved this turn':
      return run.state.digivolved.includes(player);
    case 'played':
    case 'digivolved':
    case 'played or digivolved': {
      const { cause, origin } = test;
      if (cause === 'by this effect')
        return KINDS[test.way].some(([, done]) => context?.done.has(done) === true);
      if (event?.kind === 'attack')
        throw new Undecided(
          `whether "${test.way} ${cause ?? ''}" is asked of an earlier turn as the Digimon attacks isn't settled`,
        );
      if (event === null || !KINDS[test.way].some(([kind]) => kind === event.kind)) return false;
      if (origin !== undefined) return self !== null && isFrom(event, origin).includes(self);
      return isCausedBy(run, event.cause, cause, player, look);
    }
    case 'digivolving':
      return (
        event?.kind === 'digivolved' && self !== null && isFrom(event, test.origin).includes(self)
      );
    default:
      return notRefused('way of a condition', test.way);
  }
}

/** The events that are meant, and what an effect does that brings them about. */
const KINDS = {
  played: [['played', 'play']],
  digivolved: [['digivolved', 'digivolve']],
  'played or digivolved': [
    ['played', 'play'],
    ['digivolved', 'digivolve'],
  ],
} as const;

/** Those of an event that came from where a text says. */
export const isFrom = (
  { fromHand = [], fromTrash = [], fromUnder = [] }: GameEvent,
  origin: OriginName | undefined,
): GameEvent['units'] => {
  const from = origin === undefined ? undefined : areaOf(origin);
  return from === 'trash' ? fromTrash : from === 'hand' ? fromHand : fromUnder;
};

/**
 * Whether it was played in that way. Of several that were played at the same time, that is known
 * for each of them, and what speaks of them from beside them could mean any.
 */
function inWay(event: GameEvent | null, self: Unit | null, name: string, n: number): boolean {
  const own = event?.ways === undefined || self === null ? event?.way : event.ways.get(self);
  if (event?.ways !== undefined && (self === null || !event.units.includes(self)))
    throw new Undecided(
      `which of several Digimon that are played at the same time "if ${name}" speaks of isn't settled`,
    );
  return own?.name === name && own.n >= n;
}
