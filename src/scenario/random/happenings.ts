/** Every kind of event, made to happen to one Digimon: its trigger condition and who acts. */

/** An event that happens to Hero, a red level 4 Digimon of P1 with 5000 DP and the trait Beast. */
export interface TriedEvent {
  /** What stands behind "When", for whom it speaks of. */
  readonly when: (who: string) => string;
  readonly actions: readonly string[];
  /** What Hero can do beside what it waits for. */
  readonly hero?: string;
  /** Where Hero is, if not in the battle area; "{}" is Hero with what lies beneath. */
  readonly heroIn?: string;
  readonly heroes?: string;
  readonly foes?: string;
  readonly turn?: 'P2';
  /** Nothing can lie beneath Hero when it happens. */
  readonly alone?: true;
  /** It does not say whether what is asked is asked of Hero before or after it. */
  readonly unfiltered?: true;
  /** How Hero itself is called. */
  readonly itself?: string;
  readonly would?: true;
  /** Whether it is still right where two Digimon are in one event. */
  readonly both?: readonly string[];
}

export const OF_HERO = 'of your Digimon with [Hero] in its name';

export const TARGET = 'Digimon with [Hero] in its name';

export const HAPPENINGS: { readonly [name: string]: TriedEvent } = {
  attacks: { when: (who) => `${who} attacks`, actions: ['Hero attacks the player'] },
  'attacks a player': {
    when: (who) => `${who} attacks a player`,
    actions: ['Hero attacks the player'],
  },
  'attacks a Digimon': {
    when: (who) => `${who} attacks a Digimon`,
    actions: ['Hero attacks Weak'],
    foes: 'Weak [suspended]',
  },
  'is blocked': {
    when: (who) => `${who} is blocked`,
    actions: ['Hero attacks the player'],
    foes: 'Wall',
  },
  'attack target is switched': {
    when: (who) => `${who}'s attack target is switched`,
    actions: ['Hero attacks the player'],
    foes: 'Wall',
  },
  blocks: {
    when: (who) => `${who} blocks`,
    actions: ['Weak attacks the player'],
    hero: '<Blocker>',
    foes: 'Weak',
    turn: 'P2',
  },
  'deletes in battle, attacking': {
    when: (who) => `${who} deletes a Digimon in battle`,
    actions: ['Hero attacks Weak'],
    foes: 'Weak [suspended]',
  },
  'deletes in battle and survives': {
    when: (who) => `${who} deletes a Digimon in battle and survives`,
    actions: ['Hero attacks Weak'],
    foes: 'Weak [suspended]',
  },
  'deletes in battle, attacked': {
    when: (who) => `${who} deletes a Digimon in battle`,
    actions: ['Weak attacks Hero'],
    heroIn: 'P1 battle: {} [suspended]',
    foes: 'Weak',
    turn: 'P2',
  },
  'wins a battle, attacking': {
    when: (who) => `${who} wins a battle`,
    actions: ['Hero attacks Weak'],
    foes: 'Weak [suspended]',
  },
  'wins a battle, attacked': {
    when: (who) => `${who} wins a battle`,
    actions: ['Weak attacks Hero'],
    heroIn: 'P1 battle: {} [suspended]',
    foes: 'Weak',
    turn: 'P2',
  },
  'is deleted by an effect': {
    when: (who) => `${who} is deleted`,
    actions: ['P1 uses Delete'],
    both: ['P1 uses Delete All'],
  },
  'is deleted in battle': {
    when: (who) => `${who} is deleted in battle`,
    actions: ['Hero attacks Strong'],
    foes: 'Strong [suspended]',
  },
  'leaves the battle area': {
    when: (who) => `${who} leaves the battle area`,
    actions: ['P1 uses Return'],
    both: ['P1 uses Return All'],
  },
  'leaves by being deleted': {
    when: (who) => `${who} leaves the battle area`,
    actions: ['P1 uses Delete'],
  },
  suspends: {
    when: (who) => `${who} suspends`,
    actions: ['Hero attacks the player'],
    both: ['P1 uses Suspend All'],
  },
  'is suspended by an effect': {
    when: (who) => `${who} is suspended by an effect`,
    actions: ['P1 uses Suspend'],
  },
  unsuspends: {
    when: (who) => `${who} unsuspends`,
    actions: ['P1 uses Unsuspend'],
    heroIn: 'P1 battle: {} [suspended]',
    both: ['P1 uses Unsuspend All'],
    heroes: '[suspended]',
  },
  'is played': {
    when: (who) => `${who} is played`,
    actions: ['P1 plays Hero'],
    heroIn: 'P1 hand: {}',
    alone: true,
  },
  'is played from the hand': {
    when: (who) => `${who} is played from the hand`,
    actions: ['P1 plays Hero'],
    heroIn: 'P1 hand: {}',
    alone: true,
  },
  digivolves: {
    unfiltered: true,
    when: (who) => `${who} digivolves`,
    actions: ['Cub digivolves into Hero'],
    heroIn: 'P1 hand: Hero\nP1 battle: Cub{beneath}',
  },
  'digivolves into what it is': {
    unfiltered: true,
    when: (who) => `${who} digivolves into a red Digimon with the [Beast] trait`,
    actions: ['Cub digivolves into Hero'],
    heroIn: 'P1 hand: Hero\nP1 battle: Cub{beneath}',
  },
  'is played by an effect': {
    when: (who) => `${who} is played by an effect`,
    actions: ['P1 uses Call'],
    heroIn: 'P1 hand: {}\nP1 battle: Cub',
    alone: true,
  },
  'checks security': {
    when: (who) => `${who} checks security`,
    actions: ['Hero attacks the player'],
  },
  'gets linked': { when: (who) => `${who} gets linked`, actions: ['P1 links Plug to Hero'] },
  moves: {
    when: (who) => `${who} moves from the breeding area to the battle area`,
    actions: ['Hero moves'],
    heroIn: 'P1 breeding: {}',
  },
  'digivolution card is trashed': {
    when: (who) => `${who}'s digivolution cards are trashed`,
    actions: ['P1 uses Strip'],
    heroIn: 'P1 battle: Hero{beneath} > Cub',
  },
  'effects trash cards from under it': {
    when: (who) => `effects trash cards from under ${who}`,
    actions: ['P1 uses Strip'],
    heroIn: 'P1 battle: Hero{beneath} > Cub',
    both: ['P1 uses Strip All'],
    heroes: '> Cub',
  },
  'a card of one kind is placed under it': {
    when: (who) => `Option cards are placed under ${who}`,
    actions: ['P1 uses Tuck'],
  },
  'a card is placed under it': {
    when: (who) => `a card is placed under ${who}`,
    actions: ['P1 uses Tuck'],
  },
  'would be deleted': {
    when: (who) => `${who} would be deleted`,
    actions: ['P1 uses Delete'],
    would: true,
    both: ['P1 uses Delete All'],
  },
  'would be deleted in battle': {
    when: (who) => `${who} would be deleted in battle`,
    actions: ['Hero attacks Strong'],
    foes: 'Strong [suspended]',
    would: true,
  },
  'would leave': {
    when: (who) => `${who} would leave the battle area`,
    actions: ['P1 uses Return'],
    would: true,
    both: ['P1 uses Return All'],
  },
  'would leave by being deleted': {
    when: (who) => `${who} would leave the battle area`,
    actions: ['P1 uses Delete'],
    would: true,
  },
  'would digivolve': {
    when: (who) => `${who} would digivolve`,
    actions: ['Hero digivolves into Next'],
    would: true,
  },
  'would digivolve into a card': {
    when: (who) => `${who} would digivolve into a level 5 Digimon card`,
    actions: ['Hero digivolves into Next'],
    would: true,
  },
  'would be played': {
    when: (who) => `${who} would be played`,
    actions: ['P1 plays Hero'],
    heroIn: 'P1 hand: {}',
    alone: true,
    itself: 'this card',
    would: true,
  },
};
