/** Names of the other cards; actions name them too. */
export const CAST = {
  friend: 'Friend',
  host: 'Host',
  young: 'Young Friend',
  next: 'Next Form',
  fallen: 'Fallen Friend',
  option: 'Own Option',
  foe: 'Foe',
  weak: 'Weak Foe',
  newFoe: 'New Foe',
  spell: 'Spell',
} as const;
