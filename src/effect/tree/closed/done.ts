/** What an effect has done, as a text counts it afterwards: "card trashed by this effect". */

/** What an effect has done something to. */
export type DoneThing =
  | 'card'
  | 'security card'
  | 'digivolution card'
  | 'link card'
  | 'Digimon'
  | 'Tamer'
  | 'Digimon or Tamer';

/** What it has done to it. */
export type DoneVerb =
  'placed' | 'trashed' | 'returned' | 'deleted' | 'suspended' | 'unsuspended' | 'added' | 'played';

/** What it is asked whether an effect has done it: "if this effect trashed". */
export type ResultVerb =
  | 'delete'
  | 'trash'
  | 'add'
  | 'play'
  | 'suspend'
  | 'return'
  | 'place'
  | 'digivolve'
  | 'unsuspend'
  | 'reveal';
