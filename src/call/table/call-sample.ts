/** Calls with what has to come out: for tests of the engine and of the page. */
import type { PlayerName } from '../../scenario/claim/claim.ts';
import type { CallPlace } from './table.ts';

export interface SampleCall {
  readonly name: string;
  readonly cards: readonly SampleCard[];
  /** Security cards of P2 that nobody names; five unless said. */
  readonly security?: number;
  readonly action: string;
  /** The action isn't allowed. */
  readonly isRefused?: true;
  /** Choices that were made already. */
  readonly chosen?: readonly string[];
  readonly question: string;
  /** What P1 says, and P2 where it isn't the opposite. */
  readonly says: readonly [string, string?];
  readonly headline: string;
  /** The rule that is shown first. */
  readonly rule: string;
}

interface SampleCard {
  readonly player: PlayerName;
  readonly card: string;
  /** Where it isn't the usual place. */
  readonly place?: CallPlace;
  readonly state?: 'suspended' | 'placed';
}

const p1 = (card: string, state?: SampleCard['state']): SampleCard => ({
  ...{ player: 'P1', card },
  ...(state === undefined ? {} : { state }),
});
const p2 = (card: string, state?: SampleCard['state']): SampleCard => ({
  ...p1(card, state),
  player: 'P2',
});
const at = (place: CallPlace, one: SampleCard): SampleCard => ({ ...one, place });

export const SAMPLE_CALLS: readonly SampleCall[] = [
  {
    name: 'Barrier may be used in a battle',
    cards: [p1('Red Lancer'), p2('Yellow Guard', 'suspended')],
    action: 'Red Lancer attacks Yellow Guard',
    question: 'Can Yellow Guard use its <Barrier>?',
    says: ['No'],
    headline: 'P2 is right.',
    rule: '16-25-1',
  },
  {
    name: "Barrier can't stop an effect",
    cards: [at('hand', p1('Purple Reaper')), p2('Yellow Guard')],
    action: 'P1 plays Purple Reaper',
    question: 'Can Yellow Guard use its <Barrier>?',
    says: ['No'],
    headline: 'P1 is right.',
    rule: '16-25-1',
  },
  {
    name: 'Piercing checks a card',
    cards: [p1('Red Lancer'), p2('Purple Shade', 'suspended')],
    action: 'Red Lancer attacks Purple Shade',
    question: 'How many cards does P1 check?',
    says: ['1', '0'],
    headline: 'P1 is right.',
    rule: '16-7-4',
  },
  {
    name: 'a Blocker may block',
    cards: [p1('Red Charger'), p2('Blue Gate')],
    action: 'Red Charger attacks the player',
    question: 'Can Blue Gate block?',
    says: ['No'],
    headline: 'P2 is right.',
    rule: '16-5-1',
  },
  {
    name: "a suspended Blocker can't block",
    cards: [p1('Red Charger'), p2('Blue Gate', 'suspended')],
    action: 'Red Charger attacks the player',
    question: 'Can Blue Gate block?',
    says: ['No'],
    headline: 'P1 is right.',
    rule: '12-1-4',
  },
  {
    name: 'whether it is deleted depends on a block',
    cards: [p1('Red Lancer'), p2('Blue Gate')],
    action: 'Red Lancer attacks the player',
    question: 'Is Blue Gate deleted?',
    says: ['Yes'],
    headline: 'It depends on a choice.',
    rule: '12-1-1',
  },
  {
    name: 'with the block chosen it is decided',
    cards: [p1('Red Lancer'), p2('Blue Gate')],
    action: 'Red Lancer attacks the player',
    chosen: ['P2 blocks with Blue Gate'],
    question: 'Is Blue Gate deleted?',
    says: ['Yes'],
    headline: 'P1 is right.',
    rule: '16-5-1',
  },
  {
    name: "an unsuspended Digimon can't be attacked",
    cards: [p1('Red Lancer'), p2('Blue Fox')],
    action: 'Red Lancer attacks Blue Fox',
    isRefused: true,
    question: 'Is that allowed?',
    says: ['Yes'],
    headline: 'P2 is right.',
    rule: '11-2-7-1',
  },
  {
    name: "what was played this turn can't attack",
    cards: [p1('Red Charger', 'placed')],
    action: 'Red Charger attacks the player',
    isRefused: true,
    question: 'Is that allowed?',
    says: ['No'],
    headline: 'P1 is right.',
    rule: '7-1-2-1',
  },
  {
    name: 'with Rush it can',
    cards: [p1('Green Runner', 'placed')],
    action: 'Green Runner attacks the player',
    question: 'Is that allowed?',
    says: ['No'],
    headline: 'P2 is right.',
    rule: '16-15-1',
  },
  {
    name: 'Security Attack checks two',
    cards: [p1('Red Charger')],
    action: 'Red Charger attacks the player',
    question: 'How many security cards does P2 have left?',
    says: ['4', '3'],
    headline: 'P2 is right.',
    rule: '16-4-2',
  },
  {
    name: 'Evade needs an unsuspended Digimon',
    cards: [p1('Red Lancer'), p2('Blue Fox', 'suspended')],
    action: 'Red Lancer attacks Blue Fox',
    question: 'Can Blue Fox use its <Evade>?',
    says: ['Yes'],
    headline: 'P2 is right.',
    rule: '15-7-3',
  },
  {
    name: 'Retaliation deletes the attacker',
    cards: [p1('Red Lancer'), p2('Purple Sting', 'suspended')],
    action: 'Red Lancer attacks Purple Sting',
    question: 'Is Red Lancer deleted?',
    says: ['No'],
    headline: 'P2 is right.',
    rule: '16-13-1',
  },
  {
    name: 'an effect deletes by DP',
    cards: [at('hand', p1('Red Hound')), p2('Black Post')],
    action: 'P1 plays Red Hound',
    question: 'Is Black Post deleted?',
    says: ['Yes'],
    headline: 'P1 is right.',
    rule: '4-15-1',
  },
  {
    name: 'Collision forces a block',
    cards: [p1('Black Fist'), p2('Red Pup')],
    action: 'Black Fist attacks the player',
    question: 'Can Red Pup block?',
    says: ['It must', 'No'],
    headline: 'P1 is right.',
    rule: '16-30-4',
  },
  {
    name: 'On Deletion works from the trash',
    cards: [p1('Red Lancer'), p2('Purple Shade', 'suspended')],
    action: 'Red Lancer attacks Purple Shade',
    question: 'Can Purple Shade use its [On Deletion] effect?',
    says: ['No'],
    headline: 'P2 is right.',
    rule: '15-4-4-2',
  },
  {
    name: 'Jamming survives a security Digimon',
    cards: [p1('Blue Spear'), at('security', p2('Red Lancer'))],
    action: 'Blue Spear attacks the player',
    question: 'Is Blue Spear deleted?',
    says: ['No'],
    headline: 'P1 is right.',
    rule: '16-9-1',
  },
  {
    name: 'a security effect deletes',
    cards: [p1('Red Lancer'), p2('Trap')],
    action: 'Red Lancer attacks the player',
    question: 'Is Red Lancer deleted?',
    says: ['No'],
    headline: 'P2 is right.',
    rule: '4-15-1',
  },
  {
    name: 'without security the attack wins',
    cards: [p1('Red Pup')],
    security: 0,
    action: 'Red Pup attacks the player',
    question: 'Does P1 win?',
    says: ['No'],
    headline: 'P2 is right.',
    rule: '1-2-3-1',
  },
  {
    name: 'a digivolution costs memory',
    cards: [p1('Red Hound'), at('hand', p1('Red Lancer'))],
    action: 'Red Hound digivolves into Red Lancer',
    question: 'Where is the memory?',
    says: ['1 for P1', '0'],
    headline: 'P2 is right.',
    rule: '4-2-2',
  },
  {
    name: 'equal DP deletes both',
    cards: [p1('Green Runner'), p2('Blue Gate', 'suspended')],
    action: 'Green Runner attacks Blue Gate',
    question: 'Is Green Runner deleted?',
    says: ['No'],
    headline: 'P2 is right.',
    rule: '14-2-2',
  },
  {
    name: 'the turn passes',
    cards: [p1('Red Pup')],
    action: 'P1 passes',
    question: 'Whose turn is it then?',
    says: ['P2'],
    headline: 'P1 is right.',
    rule: '6-1-1',
  },
];
