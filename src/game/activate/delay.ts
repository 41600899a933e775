/** Pending processing: what an effect leaves for a later timing (18-1). */
import type { Action, Moment, Sentence } from '../../effect/tree/tree.ts';
import type { Ability } from '../../card/ability/ability.ts';
import { opponentOf } from '../../base/player.ts';
import type { Delayed, Pending } from '../state/state.ts';
import { wasChosen, type Context } from '../is/context/context.ts';
import { inForce, type Run } from '../run/run.ts';
import { named } from '../state/trace.ts';
import { costNow, restOf } from '../trigger/moment.ts';
import { pay } from './decide.ts';
import { looksBack, sayWhichLater } from './refers-back.ts';

/**
 * "At the end of the battle, X. Then, Y.": what stands behind is due then as well. "At the end of
 * the battle, play this card. At turn end, delete this Digimon.": nobody is meant before it is
 * played, so that the second moment is waited for from then on.
 */
export function behindMoment(sentences: readonly Sentence[], i: number): readonly Sentence[] {
  const first = sentences[i];
  if (first?.at === undefined) return [];
  const plays = first.processes.some(({ action }) => isPlay(action));
  const behind = sentences.slice(i + 1);
  const end = behind.findIndex((sentence) =>
    sentence.at === undefined ? sentence.then === undefined : !plays || !looksBack(sentence),
  );
  return end < 0 ? behind : behind.slice(0, end);
}

const isPlay = (action: Action): boolean =>
  action.kind === 'play' || (action.kind === 'move this card' && action.to === 'battle area');

const OF_OPPONENT = { due: 'end of turn', whose: "your opponent's" } as const;

/** At which timing it is done, and in whose turn, if that is said. */
const DUE: Readonly<
  Record<Moment['name'], { due: Delayed['due']; whose?: 'your' | "your opponent's" }>
> = {
  'at the end of the battle': { due: 'end of battle' },
  'at the end of the attack': { due: 'end of attack' },
  'at the end of the turn': { due: 'end of turn' },
  'at turn end': { due: 'end of turn' },
  'at end of turn': { due: 'end of turn' },
  'at the end of your turn': { due: 'end of turn', whose: 'your' },
  "at the end of your opponent's turn": OF_OPPONENT,
  "at the next end of your opponent's turn": OF_OPPONENT,
  "at the end of your opponent's next turn": OF_OPPONENT,
};

/**
 * "At the end of the attack, ...": pending processing, whatever happens to the card that made it
 * (18-1-1).
 */
export function delay(
  run: Run,
  context: Context,
  [sentence, ...then]: readonly [Sentence, ...Sentence[]],
  moment: Moment['name'],
): void {
  sayWhichLater(run, context, sentence);
  const { pending, player } = context;
  const { due, whose: side } = DUE[moment];
  if (due === 'end of attack' && !hasItsAttack(run, context)) return;
  // Nor does the end of a battle come without an attack.
  if (due === 'end of battle' && run.state.attack === null) return;
  const rule = pending.ability.clauses?.later;
  if (!inForce(run, '18-1-1') || (rule !== undefined && !inForce(run, rule))) return;
  const whose = side === undefined ? undefined : side === 'your' ? player : opponentOf(player);
  run.state.delayed = [
    ...run.state.delayed,
    {
      due,
      ...(whose === undefined ? {} : { player: whose }),
      pending: {
        ...pending,
        unit: context.unit,
        ability: {
          ...paid(pending.ability),
          category: 'trigger',
          sentences: [restOf(sentence), ...then],
          perTurn: 0,
        },
        isDelayed: true,
        event: { kind: 'end of turn', units: [] },
        ...(pending.event === null ? {} : { began: pending.event.kind }),
        ...(pending.meant === undefined ? {} : { meant: { ...pending.meant, it: context.named } }),
        same: context.same,
        ...(wasChosen(context) ? { sameChosen: true } : {}),
        last: new Map(context.last),
        soFar: {
          done: new Set(context.done),
          moved: new Map(context.moved),
          movedCards: new Map(context.movedCards),
          did: context.did,
          paid: context.paid,
          paidDp: context.paidDp,
        },
      },
    },
  ];
  run.trace?.say({
    verb: 'delayed',
    rule: '18-1-1',
    card: named(pending.unit ?? pending.card),
    effect: pending.ability.name,
    also: rule === undefined ? [] : [rule],
  });
}

/** What was paid for <Delay> and the like is not paid again for what the effect has left. */
function paid(ability: Ability): Ability {
  const rest: { -readonly [K in keyof Ability]: Ability[K] } = { ...ability };
  delete rest.price;
  return rest;
}

/** "The next time one of your Digimon digivolves this turn, ...": waits for that (18-1-1). */
export function waitForNext(run: Run, { pending, unit }: Context): void {
  const { next } = pending.ability;
  if (next === undefined || !inForce(run, '18-1-1')) return;
  // A copy: an effect that is used twice leaves two that wait, and each is done.
  const one: Pending = { ...pending, unit, ability: { ...next }, event: null, isDelayed: true };
  run.state.nextTime = [...run.state.nextTime, one];
  const { name: effect } = pending.ability;
  run.trace?.say({ verb: 'delayed', rule: '18-1-1', card: named(unit ?? pending.card), effect });
}

/**
 * 16-38-3: what is to come at the end of an attack needs one. "This Digimon may attack. At the end
 * of the attack, ..." is about that attack, and not about another one that goes on already.
 */
function hasItsAttack(run: Run, { pending, done }: Context): boolean {
  if (run.state.attack === null) return false;
  const own = pending.ability.sentences
    .flatMap(({ processes }) => processes)
    .find(({ action }) => isAttack(action));
  return own === undefined || done.has(own.action.kind);
}

const isAttack = (action: Action): boolean =>
  action.kind === 'attack' || (action.kind === 'opponent' && isAttack(action.action));

/** "By A, at the end of the turn, B": pays A now, and leaves B for then. Says whether A is paid. */
export function wait(
  run: Run,
  context: Context,
  sentences: readonly [Sentence, ...Sentence[]],
): boolean {
  const [sentence] = sentences;
  if (costNow(sentence) !== undefined && !pay(run, context, sentence) && inForce(run, '15-7-2'))
    return false;
  if (sentence.at !== undefined) delay(run, context, sentences, sentence.at.name);
  // What waits itself looks back at the sentence before it when its moment comes.
  context.did = true;
  return true;
}
