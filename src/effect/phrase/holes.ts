/** What templates may leave open: the name of each hole and the type of what is read there. */
import type {
  Action,
  Ban,
  CausePhrase,
  Compare,
  Counted,
  EffectLine,
  EachPhrase,
  EventPhrase,
  Filter,
  KeywordUse,
  Noun,
  Place,
  PlayCost,
  Permission,
  PileName,
  Prohibition,
  Side,
  Target,
  Test,
} from '../tree/tree.ts';
import type { ResultVerb } from '../tree/closed/done.ts';
import type { OriginName } from '../tree/closed/origin.ts';

export interface Holes {
  n: number;
  signed: number;
  /** "lose 2 memory": a change of -2. */
  loss: number;
  side: Side;
  owner: Side;
  whose: Side;
  allOfWhose: Side;
  upTo: boolean;
  other: boolean;
  would: boolean;
  faceDown: boolean;
  level: Compare;
  dp: Compare;
  count: Compare;
  /** "you have", "your opponent has": whose things are counted. */
  haver: Side;
  /** "you don't have" */
  lacker: Side;
  /** "your" hand, "their" trash: of one player */
  pileOf: Side;
  cause: CausePhrase;
  /** "your opponent's Digimon's effects" that do not affect it */
  effectsOf: Extract<Action, { kind: 'immune' }>['to'];
  which: 'lowest' | 'highest';
  of: 'DP' | 'level' | 'play cost';
  /** What is added up. */
  measure: 'DP' | 'level' | 'play cost';
  state: 'suspended' | 'unsuspended' | 'attacking';
  /** "an effect", "your effects" in front of what they do. */
  agent: CausePhrase;
  pile: PileName;
  /** "digivolution cards" that a card is played from */
  origin: OriginName;
  /** "both players' trashes" */
  both: 'trashes' | 'security stacks' | 'hands';
  things: 'security' | 'hand' | 'trash' | 'Digimon' | 'Tamer' | 'Digimon or Tamer';
  areas: Extract<Place, { kind: 'area' }>['areas'];
  prohibition: Prohibition;
  permission: Permission;
  done: ResultVerb;
  passive: ResultVerb;
  third: ResultVerb;
  tag: string;
  stack: 'security stack' | 'deck';
  names: readonly string[];
  allNames: readonly string[];
  icons: readonly string[];
  colours: readonly string[];
  allColours: readonly string[];
  use: KeywordUse;
  uses: readonly KeywordUse[];
  /** `<Draw 1>`: done when it is read out. */
  instruction: KeywordUse;
  /** "2 cards" behind "draw" */
  drawn: KeywordUse;
  /** `<Blocker> and <Reboot>` without a verb. */
  held: readonly KeywordUse[];
  having: readonly Filter[];
  /** "level 5", "[Beast] trait" whose noun follows later. */
  front: readonly Filter[];
  /** "level 6 or higher", "red" behind "is" */
  being: readonly Filter[];
  /** "<Blocker>" behind "doesn't have": what it must not have. */
  lacking: readonly Filter[];
  /** "red" behind "isn't" */
  notBeing: readonly Filter[];
  /** "level is 5 or higher" behind "this Digimon's" */
  valued: readonly Filter[];
  target: Target;
  /** "it's" in front of what it is */
  itIs: Target;
  /** "1 yellow card" behind "search your security stack for" */
  sought: Target;
  /** What is done with it: "..., reveal it, and add it to your hand" */
  searched: Action;
  /** "deletes it" behind what the opponent does first */
  again: Action;
  /** What is digivolved into. */
  destination: Target;
  /** "this card from the battle area" */
  thisPlaced: Target;
  /** A target that is not two joined. */
  one: Target;
  /** One of two, in front of "is". */
  couple: Target;
  /** A target in front of its verb; it may be left out, and "may" may follow. */
  subject: Target;
  /** "this attacking Digimon" */
  attacker: Target;
  /** "you" who attack: this Digimon. */
  you: Target;
  /** Nothing: whom it is about was said before. */
  elided: Target;
  /** "you" who digivolve: with any Digimon of yours. */
  yours: Target;
  /** "this Digimon's", "its" */
  owned: Target;
  /** "none of your Digimon": its verb says what cannot be. */
  nobody: Target;
  place: Place;
  /** "your trash" that has cards */
  stock: Place;
  /** "under this Tamer" */
  beneath: Place;
  /** "of this Digimon" behind its digivolution cards */
  beneathOf: Place;
  /** "this Digimon's" in front of them */
  ownedBy: Place;
  stackOf: Place;
  butBest: readonly Filter[];
  cost: PlayCost;
  each: EachPhrase;
  thing: Counted;
  /** "this Digimon's level 6 digivolution cards", each of which is counted. */
  beneathEach: Target;
  /** "their face-down digivolution cards", each of which is counted. */
  beneathThem: Target;
  their: Target;
  event: EventPhrase;
  test: Test;
  action: Action;
  /** What the opponent does: "deletes 1 of their Digimon". */
  theirs: Action;
  /** What "they" do, or both players: "trash 1 card in their hand". */
  orders: Action;
  ban: Ban;
  players: Side;
  /** An effect in quotation marks. */
  quoted: EffectLine;
}

/** Holes that fill more than one field. */
export interface Spreads {
  /** "2 or more", "exactly 1", "no" */
  amount: { readonly compare: Compare; readonly n: number };
  described: { readonly noun: Noun; readonly filters: readonly Filter[] };
  /** The same with something that describes it. */
  detailed: { readonly noun: Noun; readonly filters: readonly Filter[] };
  /** "delete it or return it to the hand" behind "their effects can't" */
  /** "digivolve or attack": several things that one Digimon can't do */
  barred: { readonly what: Prohibition; readonly also?: readonly Prohibition[] };
  foiled: {
    readonly what: Prohibition;
    readonly also?: readonly Prohibition[];
    readonly target: Target;
  };
  /** "a Digimon card in your hand with [X] in its name" */
  placedFirst: {
    readonly noun: Noun;
    readonly filters: readonly Filter[];
    readonly place: Place;
  };
  /** "from your hand and without paying the cost, you may play 1 [Rex]" */
  placedAhead: { readonly target: Target; readonly cost: PlayCost };
  /** "Digimon you have in play with [X] in its name" */
  heldFirst: {
    readonly noun: Noun;
    readonly filters: readonly Filter[];
    readonly side: Side;
  };
  /** "Option card in your battle area" */
  optionsThere: {
    readonly noun: Noun;
    readonly filters: readonly Filter[];
    readonly side: Side;
  };
  /** "level 4 or lower digivolution card" */
  beneathBare: { readonly noun: Noun; readonly filters: readonly Filter[] };
  beneathDetailed: { readonly noun: Noun; readonly filters: readonly Filter[] };
  beneathCards: { readonly noun: Noun; readonly filters: readonly Filter[] };
  counted: {
    readonly what: 'Digimon' | 'Tamer' | 'Digimon or Tamer' | 'Token' | 'security' | 'card';
    readonly noun?: Noun;
    readonly filters?: readonly Filter[];
  };
}
