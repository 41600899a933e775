/** The steps that speak of a fact: the one that makes it so, and the one that stands where it would have come true. */
import type { Step, Verb } from '../../game/state/trace.ts';
import type { Fact } from '../../scenario/claim/claim.ts';

type Kind = Fact['kind'];
type Verbs = { readonly [kind in Kind]?: readonly Verb[] };

/** Verbs of the event itself, said of its card. */
const EVENTS: Verbs = {
  deleted: ['deleted'],
  blocks: ['blocks'],
  attacks: ['declares attack'],
  uses: ['activates', 'security effect'],
};

/** Verbs that say of the card why it did not happen. */
const PREVENTED: Verbs = {
  deleted: ['not deleted', 'prevented', 'immune', 'prohibited'],
  blocks: ['may not block', 'prohibited', 'refused'],
  attacks: ['refused'],
  uses: [
    'cannot pay',
    'lost',
    'cannot activate',
    'declines',
    'condition not met',
    'not triggered',
    'nothing',
  ],
  unsuspended: ['prohibited'],
  suspended: ['prohibited'],
};

/** Verbs that say it of nobody or of everybody. */
const FOR_ALL: Verbs = {
  battles: ['attack fails', 'target switched', 'refused'],
  refused: ['declares attack', 'refused'],
  wins: ['reveals', 'no check', 'blocks'],
  checks: ['no check', 'attack fails', 'refused'],
};

/** Where nothing says it: verbs of what happened to the card instead. */
const OTHERWISE: Verbs = {
  deleted: ['wins battle', 'trashed'],
  battles: ['battles'],
};

const OTHERWISE_FOR_ALL: Verbs = {
  checks: ['blocks', 'battles'],
  unsuspended: ['unsuspend phase'],
  turn: ['turn goes on'],
};

/** The step that is the event of a fact, not behind `by`. */
export function eventOf(fact: Fact, steps: readonly Step[], by: number): number | null {
  return first(steps.slice(0, by + 1), fact, EVENTS, {});
}

/** The first step that says why a fact did not come true. */
export const preventedAt = (fact: Fact, steps: readonly Step[]): number | null =>
  first(steps, fact, PREVENTED, FOR_ALL) ?? notBlocked(fact, steps);

/** The first step that shows what happened instead. */
export const otherwiseAt = (fact: Fact, steps: readonly Step[]): number | null =>
  first(steps, fact, OTHERWISE, OTHERWISE_FOR_ALL);

function first(steps: readonly Step[], fact: Fact, own: Verbs, all: Verbs): number | null {
  const card = 'card' in fact ? fact.card : undefined;
  const effect = fact.kind === 'uses' ? fact.effect : undefined;
  const at = steps.findIndex(
    (step) =>
      all[fact.kind]?.includes(step.verb) === true ||
      (own[fact.kind]?.includes(step.verb) === true &&
        (step.subject === card || (fact.kind === 'battles' && step.object === card)) &&
        (effect === undefined || step.effect === effect)),
  );
  return at < 0 ? null : at;
}

/** "P2 does not block" is said of the player, not of the Digimon that could have. */
function notBlocked(fact: Fact, steps: readonly Step[]): number | null {
  if (fact.kind !== 'blocks') return null;
  const at = steps.findIndex(({ verb, effect }) => verb === 'declines' && effect === 'block');
  return at < 0 ? null : at;
}
