/** What each verb of a step means for what is claimed: what it makes so, prevents or explains. */
import type { Verb } from '../../game/state/trace.ts';
import type { Fact } from './claim.ts';

type Kinds = readonly Fact['kind'][];

/** Kinds of facts that a step speaks of. Where nothing else is said, facts about its own card. */
export interface Meaning {
  /** It is the event itself. */
  readonly makes?: Kinds;
  /** It says why the fact does not come true. */
  readonly prevents?: Kinds;
  /** The same, whichever card the fact is about. */
  readonly preventsAny?: Kinds;
  /** A player could have made it true and did not. */
  readonly forgoes?: Kinds;
  /** It happens to the card instead, where no step says why the fact does not come true. */
  readonly replaces?: Kinds;
  /** The same, whichever card the fact is about. */
  readonly replacesAny?: Kinds;
  /** It says of its card why something cannot be. */
  readonly denies?: true;
  /** It says why what follows comes now and nothing else. */
  readonly orders?: true;
  /** It changes nothing on the board: what shows with it was done by the step before. */
  readonly quiet?: true;
}

/** In the order of the verbs (game/state/trace.ts). */
export const MEANING: { readonly [verb in Verb]: Meaning } = {
  'declares attack': { makes: ['attacks'], preventsAny: ['refused'] },
  'counter timing': { quiet: true },
  'declines counter': {},
  'block timing': { orders: true, quiet: true },
  'no block': { replacesAny: ['blocks'], quiet: true },
  'attacker gone': { replacesAny: ['blocks'], denies: true },
  'may not block': { prevents: ['blocks'], denies: true },
  'must block': {},
  'does not block': { forgoes: ['blocks'] },
  blocks: { makes: ['blocks'], preventsAny: ['wins'], replacesAny: ['checks'] },
  'target switched': { preventsAny: ['battles'] },
  'success check': { orders: true, quiet: true },
  'attack fails': { preventsAny: ['battles', 'checks'] },
  'checks security': {},
  'no check': { preventsAny: ['wins', 'checks'], denies: true },
  'no further check': { preventsAny: ['wins', 'checks'] },
  'no pending check': { preventsAny: ['wins', 'checks'], denies: true },
  'pending check': { orders: true },
  'check due': { orders: true },
  reveals: { preventsAny: ['wins'] },
  'security effect': { makes: ['uses'], orders: true },
  battles: { makes: ['battles'], replaces: ['battles'], replacesAny: ['checks'] },
  'wins battle': { replaces: ['deleted'] },
  'loses battle': {},
  'both lose': {},
  'end of attack': { orders: true, quiet: true },
  'attack ended': {},
  'attack ends': { quiet: true },
  'goes on': {},

  triggers: { quiet: true },
  'not triggered': { prevents: ['uses'] },
  activates: { makes: ['uses'] },
  lost: { prevents: ['uses'], denies: true },
  'cannot activate': { prevents: ['uses'], denies: true },
  declines: { prevents: ['uses'] },
  pays: {},
  'cannot pay': { prevents: ['uses'], denies: true },
  'not paid': {},
  nothing: { prevents: ['uses'] },
  'condition met': {},
  'condition not met': { prevents: ['uses'], replaces: ['attacks'], denies: true },
  delayed: {},
  due: { orders: true },
  overwrites: {},
  derived: { orders: true, quiet: true },
  'goes first': { orders: true, quiet: true },
  chooses: {},
  clause: {},
  'de-digivolves': {},

  'gets DP': {},
  'gets original DP': {},
  'becomes Digimon': {},
  gains: {},
  has: { replaces: ['has'] },
  loses: {},
  prohibits: {},
  forbids: {},
  allows: {},
  'made immune': {},
  immune: { prevents: ['deleted'], denies: true },
  prohibited: { prevents: ['deleted', 'blocks', 'unsuspended', 'suspended'], denies: true },
  prevented: { prevents: ['deleted'] },

  refused: {
    prevents: ['blocks', 'attacks'],
    preventsAny: ['battles', 'refused', 'checks'],
    replacesAny: ['in', 'memory', 'turn'],
    denies: true,
  },
  suspends: {},
  unsuspends: {},
  deleted: { makes: ['deleted'], replaces: ['blocks', 'uses'] },
  'not deleted': { prevents: ['deleted'], denies: true },
  leaves: {},
  trashed: { replaces: ['deleted'] },
  'added to hand': {},
  placed: {},
  'placed on field': {},
  'placed under': {},
  'trashed from under': {},
  linked: {},
  moves: {},
  hatches: {},
  'rule check': {},
  memory: {},
  'memory full': {},
  'memory set': {},
  draws: {},
  recovers: {},
  searches: {},
  'flips down': {},
  'flips up': {},
  shuffles: {},

  declares: {},
  'reveals from hand': {},
  'alternate cost': {},
  'costs now': {},
  'pays memory': {},
  'cannot be played': {},
  played: { replacesAny: ['refused'] },
  digivolves: {},
  'DNA digivolves': {},
  'uses option': {},

  'turn starts': {},
  'unsuspend phase': { replacesAny: ['unsuspended'] },
  passes: {},
  'turn goes on': { replacesAny: ['turn'] },
  'turn ends': {},
  loop: {},
  'declares repeats': {},
  'stops loop': {},
  wins: {},
  'draw game': { replacesAny: ['wins', 'turn'] },
};
