/** What effects make of a Digimon, one by one (a modifier) and all together (its view). */
import type { Colour } from '../../card/information.ts';
import type { KeywordUse, Prohibition, Permission, Target } from '../../effect/tree/tree.ts';
import type { Ability } from '../../card/ability/ability.ts';
import type { Player } from '../../base/player.ts';

/** The Digimon that a Tamer is while it digivolves; `null`: the colours of its card. */
export interface AsIf {
  readonly level: number;
  readonly colours: readonly Colour[] | null;
}

export type Modifier =
  | { readonly kind: 'DP'; readonly change: number }
  /** Overwrites the original DP (15-12-2, 2-5-2); the newest counts. */
  | { readonly kind: 'set DP'; readonly n: number }
  /**
   * Treated as a Digimon with that DP (15-12-1); for a card without DP it is the original DP
   * (15-12-1-5).
   */
  | { readonly kind: 'become Digimon'; readonly n: number }
  /** While a Tamer digivolves "as if the Tamer is a level 3 red Digimon". */
  | { readonly kind: 'as if'; readonly as: AsIf }
  | { readonly kind: 'gain'; readonly use: KeywordUse }
  | { readonly kind: 'prohibit'; readonly what: Prohibition }
  | { readonly kind: 'allow'; readonly what: Permission }
  | { readonly kind: 'immune'; readonly to: string }
  /** Not blocked by such Digimon, seen from the player of the effect. */
  | { readonly kind: 'not blocked'; readonly by: Extract<Target, { kind: 'any' }> }
  /** Digivolves into no other cards than such. */
  | { readonly kind: 'only into'; readonly into: Extract<Target, { kind: 'any' }> }
  /** Also treated as these (15-12-1). */
  | { readonly kind: 'colours'; readonly colours: readonly string[] }
  | { readonly kind: 'ability'; readonly ability: Ability };

/** Of what kind of card an effect is (15-2-1). */
export type EffectKind = 'Digimon' | 'Tamer' | 'Option';

/** A keyword that a Digimon has now. Instances stay apart (16-4-3). */
export interface KeywordInstance {
  readonly use: KeywordUse;
  readonly origin: number;
}

/**
 * An effect that a Digimon has now; `origin` tells two equal ones apart and survives what the
 * effect survives (15-4-4-4).
 */
export interface Held {
  readonly ability: Ability;
  readonly origin: number;
}

/** What a Digimon is at this moment: computed on reading, never stored as fact. */
export interface View {
  readonly dp: number | null;
  readonly keywords: readonly KeywordInstance[];
  readonly abilities: readonly Held[];
  readonly prohibitions: readonly Prohibition[];
  readonly permissions: readonly Permission[];
  readonly immunities: readonly string[];
  /** By whom it is not blocked, as a text of that player says. */
  readonly unblocked: readonly {
    readonly by: Extract<Target, { kind: 'any' }>;
    readonly player: Player;
  }[];
  /** What alone it digivolves into, of each text that says so. */
  readonly onlyInto?: readonly Extract<Target, { kind: 'any' }>[];
  /** Colours beside those of its card. */
  readonly colours: readonly string[];
  /** An effect treats it as a Digimon (15-12-1-4). */
  readonly treatedAsDigimon: boolean;
  /** As what it digivolves at the moment. */
  readonly asIf?: AsIf;
}

/** What another Digimon is compared by: "a level less than the played Digimon". */
export interface Values {
  readonly DP: number | null;
  readonly level: number | null;
  readonly 'play cost': number | null;
  readonly 'digivolution cards': number;
}
