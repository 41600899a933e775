/** What is done so that an effect comes about: for each timing, and for keyword effects. */
import type { TimingName } from '../../effect/tree/tree.ts';
import type { Fitting } from './sides.ts';
import { CAST } from './cast.ts';

export type Doing = Pick<Fitting, 'actions' | 'how'> & Partial<Omit<Fitting, 'category'>>;

export const attacksPlayer: Doing = {
  actions: ({ card }) => [`${card} attacks the player`],
  how: 'Its Digimon attacks the player.',
};
export const losesBattle: Doing = {
  actions: ({ card }) => [`${card} attacks ${CAST.foe}`],
  how: 'Its Digimon attacks a stronger one and loses the battle.',
  strongFoe: true,
};
export const winsBattle: Doing = {
  actions: ({ card }) => [`${card} attacks ${CAST.weak}`],
  how: 'Its Digimon attacks a weaker one and wins the battle.',
};
export const isAttacked: Doing = {
  actions: () => [`${CAST.foe} attacks the player`],
  how: "P2's Digimon attacks P1.",
  turn: 'P2',
};
const ownPass: Doing = {
  actions: () => ['P1 passes'],
  how: 'P1 passes, so the turn ends.',
};
export const theirPass: Doing = {
  actions: () => ['P2 passes'],
  how: "P2 passes, so P1's turn begins.",
  turn: 'P2',
};
export const played: Doing = {
  actions: ({ card }) => [`P1 plays ${card}`],
  how: 'The card is played.',
  place: 'hand',
};
export const used: Doing = {
  actions: ({ card }) => [`P1 uses ${card}`],
  how: 'The Option card is used.',
  place: 'hand',
};
export const spell = (of: 'P1' | 'P2', text: string, how: string): Doing => ({
  actions: () => [`${of} uses ${CAST.spell}`],
  how,
  turn: of,
  spell: { of, text },
});

/** The opponent's effect deletes a Digimon. */
export const deletedByEffect: Doing = spell(
  'P2',
  "Delete 1 of your opponent's Digimon.",
  "An opponent's effect deletes a Digimon.",
);

export const TIMED: { readonly [name in TimingName]?: Doing } = {
  'On Play': played,
  'When Digivolving': {
    actions: ({ card, friend }) => [`${friend} digivolves into ${card}`],
    how: 'A Digimon digivolves into the card.',
    place: 'hand',
  },
  'On Deletion': losesBattle,
  'When Attacking': attacksPlayer,
  'End of Attack': attacksPlayer,
  'When Linking': {
    actions: ({ card, friend }) => [`P1 links ${card} to ${friend}`],
    how: 'The card is linked.',
    place: 'hand',
    box: 'linked',
  },
  'When Moving': {
    actions: ({ card }) => [`${card} moves`],
    how: 'Its Digimon moves to the battle area.',
    place: 'breeding',
    byCard: true,
  },
  Security: {
    actions: () => [`${CAST.foe} attacks the player`],
    how: "An opponent's Digimon attacks, and the card is checked.",
    place: 'security',
    turn: 'P2',
  },
  Counter: { ...isAttacked, place: 'hand' },
  'Start of Your Turn': theirPass,
  'Start of Your Main Phase': theirPass,
  "Start of Opponent's Turn": {
    ...ownPass,
    how: "P1 passes, so P2's turn begins.",
  },
  "Start of Opponent's Main Phase": {
    ...ownPass,
    how: "P1 passes, so P2's turn begins.",
  },
  'End of Your Turn': ownPass,
  'End of All Turns': ownPass,
  "End of Opponent's Turn": { ...theirPass, how: 'P2 passes, so the turn ends.' },
};

/** Keyword effects that show in something else than an attack on the player. */
export const KEYWORDS: { readonly [name: string]: Doing } = {
  Blocker: isAttacked,
  Piercing: winsBattle,
  Retaliation: losesBattle,
  Reboot: { ...ownPass, suspended: true },
  Evade: losesBattle,
  Barrier: losesBattle,
  'Armor Purge': losesBattle,
  Fortitude: losesBattle,
  Scapegoat: losesBattle,
  Fragment: losesBattle,
  Decode: losesBattle,
  Ascension: losesBattle,
  Partition: losesBattle,
  Save: losesBattle,
  'Material Save': losesBattle,
  Rush: { ...attacksPlayer },
  Raid: attacksPlayer,
  Vortex: ownPass,
  Execute: ownPass,
  Engage: ownPass,
  Detach: losesBattle,
  Guard: deletedByEffect,
  Overclock: ownPass,
  'Blast Digivolve': { ...isAttacked, place: 'hand' },
  'Blast DNA Digivolve': { ...isAttacked, place: 'hand' },
  Decoy: deletedByEffect,
  Training: {
    actions: ({ card }) => [`${card} activates <Training>`],
    how: 'It is declared in the main phase.',
    place: 'breeding',
    byCard: true,
  },
};
