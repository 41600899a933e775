/** What a text can say, by the place where it stands. */
import type {
  Action,
  CausePhrase,
  Counted,
  Duration,
  EachPhrase,
  Filter,
  Moment,
  Place,
  Target,
  Test,
} from '../../effect/tree/tree.ts';

/** All kinds of nodes that can stand in each place. */
export interface Sayable {
  /** What a sentence does. */
  readonly process: Action['kind'];
  /** What is so, and is not done (15-8-2). */
  readonly stated: Action['kind'];
  /** What is paid. */
  readonly cost: Action['kind'];
  /** What is done as often as there are things counted (4-27). */
  readonly repeated: Action['kind'];
  /** To whom it is done as often. */
  readonly 'repeated target': Target['kind'];
  readonly condition: Test['kind'];
  /** "if you have 2 or more ..." */
  readonly 'count of a condition': Extract<Test, { kind: 'count' }>['what'];
  /** "if DNA digivolving" */
  readonly 'way of a condition': Extract<Test, { kind: 'way' }>['way'];
  readonly cause: CausePhrase;
  readonly duration: Duration['name'];
  readonly moment: Moment['name'];
  /** "for each ..." */
  readonly 'count of "for each"': EachPhrase['of']['kind'];
  /** "for each card in your trash" */
  readonly 'number of "for each"': Counted['what'];
  /** Digimon and Tamers of the field. */
  readonly target: Target['kind'];
  readonly filter: Filter['kind'];
  /** Of cards that are not on the field. */
  readonly 'filter of cards': Filter['kind'];
  /** Where cards are. */
  readonly area: Extract<Place, { kind: 'area' }>['areas'];
}

/** Places where something can stand in a text. */
export type PlaceInText = keyof Sayable;
