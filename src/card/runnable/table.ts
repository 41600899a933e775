/**
 * What the engine can run, by kind and by the place where it stands: the one list that decides it.
 * What is not in it is refused while a card is read (the other files of this room ask `canRun`),
 * and what carries it out in src/game has a case for each entry: `notRefused` stands behind the
 * last case, and the compiler refuses it while an entry of this list has none.
 */
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

/** All kinds that a text can say, by the place where they stand. */
interface Sayable {
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
type PlaceInText = keyof Sayable;

export const RUN = {
  process: [
    'memory',
    'set memory',
    'delete',
    'suspend',
    'unsuspend',
    'DP',
    'add DP',
    'set DP',
    'become Digimon',
    'gain',
    'prohibit',
    'prohibit by',
    'allow',
    'immune',
    'quoted',
    'do keyword',
    'trash security',
    'trash hand',
    'trash hand until',
    'trash security until',
    'draw until',
    'prevent',
    'pierce',
    'end attack',
    'switch target',
    'attack',
    'battle',
    'move this card',
    'play',
    'use',
    'place used',
    'digivolve',
    'return',
    'add to hand',
    'reveal',
    'rest',
    'trash deck',
    'trash cards',
    'trash under',
    'place',
    'reduce',
    'reduce by',
    'activate',
    'pay',
    'hatch',
    'move',
    'raise maximum',
    'opponent',
    'both players',
    'choose',
    'play or use',
    'link',
    'ban',
    'ban cards',
    'search',
    'shuffle',
    'flip',
    'DigiXros from',
    'look',
  ],
  stated: [
    'ignore colours',
    'turn end',
    'meets colours',
    'stands for',
    'become colour',
    'only',
    'DigiXros from',
    'digivolve onto',
    'keep under',
  ],
  cost: [
    'memory',
    'pay',
    'delete',
    'suspend',
    'unsuspend',
    'trash security',
    'trash hand',
    'trash deck',
    'trash cards',
    'trash under',
    'return',
    'add to hand',
    'place',
    'move this card',
    'play',
    'flip',
    'digivolve',
    'move',
    'hatch',
  ],
  repeated: [
    'memory',
    'DP',
    'reduce',
    'trash security',
    'trash deck',
    'do keyword',
    'gain',
    'reveal',
    'suspend',
    'unsuspend',
    'return',
    'delete',
    'trash under',
    'activate',
    'digivolve',
    'play',
    'use',
  ],
  'repeated target': ['choose'],
  condition: [
    'memory',
    'count',
    'state',
    'has',
    'turn',
    'result',
    'result count',
    'result of',
    'under',
    'way',
    'placed',
    'deleted',
    'stack',
    'count colours',
    'by keyword',
    'versus',
    'and',
    'or',
  ],
  'count of a condition': [
    'hand',
    'trash',
    'security',
    'deck',
    'digivolution cards',
    'Digimon',
    'Tamer',
    'Digimon or Tamer',
    'Token',
    'card',
    'placed',
  ],
  'way of a condition': [
    'DNA digivolving',
    'DigiXrosing',
    'during an attack',
    'digivolved this turn',
    'played',
    'digivolved',
    'played or digivolved',
    'digivolving',
  ],
  cause: [
    'in battle',
    'other than in battle',
    'by an effect',
    'by effects',
    'other than by effects',
    "by an opponent's effect",
    "by your opponent's effects",
    "by an opponent's Digimon's effect",
    "by one of your Digimon's effects",
    'by one of your effects',
    'by your effects',
    'other than by one of your effects',
    'other than by your effects',
    'other than in battle or by one of your effects',
    'other than in battle or by your effects',
    'by having 0 DP',
    'in battle or by having 0 DP',
  ],
  duration: [
    'for the turn',
    'for the attack',
    'until the end of the attack',
    'until the attack ends',
    'until the end of the turn',
    "until the end of your opponent's turn",
    "until the end of your opponent's next turn",
    "until the end of the opponent's turn",
    "until your opponent's turn ends",
    "until your opponent's next turn ends",
    'until the end of your turn',
    'until your turn ends',
    'until the end of your next turn',
    'until your next turn ends',
    'until the end of their turn',
    'until their turn ends',
    'until the end of their next turn',
    'until their next turn ends',
    "during your opponent's next unsuspend phase",
    'during their next unsuspend phase',
    'during your next unsuspend phase',
    'in their next unsuspend phase',
    'this turn',
  ],
  moment: [
    'at the end of the battle',
    'at the end of the attack',
    'at the end of the turn',
    'at the end of your turn',
    "at the end of your opponent's turn",
    'at turn end',
    'at end of turn',
    "at the next end of your opponent's turn",
  ],
  'count of "for each"': ['counted', 'belonging', 'cards', 'choose', 'any'],
  'number of "for each"': [
    'hand',
    'trash',
    'security',
    'digivolution cards',
    'colours',
    'done',
    'total',
    'memory',
  ],
  target: [
    'this',
    'this with',
    'same',
    'choose',
    'worth',
    'all',
    'any',
    'of those',
    'both',
    'either',
  ],
  filter: [
    'DP',
    'level',
    'play cost',
    'keyword',
    'suspended',
    'unsuspended',
    'extreme',
    'name',
    'not named',
    'trait',
    'text',
    'colour',
    'not colour',
    'colours',
    'digivolution cards',
    'on the field',
    'link cards',
    'no level',
    'has inherited effects',
    'has a DigiXros requirement',
    'all colours',
    'face-down digivolution cards',
    'has effect',
    'under',
    'under colour',
    'under name',
    'or',
    'not',
  ],
  'filter of cards': [
    'DP',
    'level',
    'play cost',
    'keyword',
    'name',
    'not named',
    'trait',
    'text',
    'colour',
    'not colour',
    'colours',
    'no level',
    'has no DP',
    'has inherited effects',
    'has a DigiXros requirement',
    'all colours',
    'non-Digi-Egg',
    'or',
    'not',
  ],
  area: ['hand', 'trash', 'hand or trash', 'hand and/or trash', 'security stack'],
} as const satisfies { readonly [P in PlaceInText]: readonly Sayable[P][] };

/** What can be run there. */
export type RunOf<P extends PlaceInText> = (typeof RUN)[P][number];

const SETS = new Map<PlaceInText, ReadonlySet<string>>(
  (Object.keys(RUN) as PlaceInText[]).map((part) => [part, new Set<string>(RUN[part])]),
);

/** Whether the engine can run that kind in that place. */
export const canRun = <P extends PlaceInText>(part: P, kind: string): kind is RunOf<P> =>
  SETS.get(part)?.has(kind) === true;

/**
 * Stands behind the last case where something is carried out. No text gets there: what is not in
 * the list is refused while it is read. The compiler refuses a call for what is in it.
 */
export function notRefused<P extends PlaceInText>(
  part: P,
  kind: Exclude<Sayable[P], RunOf<P>>,
): never {
  throw new Error(`${part} "${String(kind)}" is not run, and was not refused`);
}
