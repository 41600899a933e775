/** Everything that a position consists of, fact by fact, each with how it can be otherwise. */
import type { Run } from '../../game/run/run.ts';
import type { Unit, GameEvent, Pending } from '../../game/state/state.ts';
import type { Until, Applied, Overall } from '../../game/state/applied.ts';
import type { Modifier } from '../../game/state/modifier.ts';
import type { Ability } from '../../card/ability/ability.ts';
import type { begin } from '../../game/explore/resolve.ts';
import { readScenario } from '../file/read.ts';

const BOARD = `card Ant: Digimon Lv.4 red 3000 DP
  [On Deletion] Gain 1 memory.
  [When Attacking] [Once Per Turn] <Draw 1>.
card Bee: Digimon Lv.4 red 3000 DP
card Cat: Digimon Lv.3 red 2000 DP
card Dog: Digimon Lv.3 red 2000 DP
card Elk: Digimon Lv.5 blue 7000 DP
card Fox: Option red cost 1
turn P1
memory 0
P1 battle: Ant > Cat > Dog, Bee
P1 hand: Fox, Cat
P1 trash: Dog, Fox
P1 security: Cat, Dog
P1 deck: 2
P2 battle: Elk
P2 security: Fox, Elk
P2 deck: 2
`;

/** Something that is so or otherwise: in so many ways, the first of them as on the board. */
export interface PositionFact {
  readonly name: string;
  readonly ways: number;
  /** Makes it so in the way of that number, from 0. */
  readonly set: (run: Run, way: number) => void;
}

const UNTILS: readonly Until[] = [
  { kind: 'turn' },
  { kind: 'attack' },
  { kind: 'always' },
  { kind: 'end of turn of', player: 0 },
  { kind: 'end of turn of', player: 1 },
  { kind: 'end of turn of', player: 1, later: true },
  { kind: 'unsuspend phase of', player: 1 },
];

/** Where words stand in a text that is not there. */
const span = { start: 0, end: 0 };

const MODIFIERS: readonly Modifier[] = [
  ...Array.from({ length: 18 }, (_, i): Modifier => ({ kind: 'DP', change: 1000 * (i - 9) + 500 })),
  ...Array.from({ length: 9 }, (_, i): Modifier => ({ kind: 'set DP', n: 1000 * (i + 1) })),
  { kind: 'become Digimon', n: 3000 },
  { kind: 'prohibit', what: 'attack' },
  { kind: 'prohibit', what: 'block' },
  { kind: 'allow', what: 'attack players' },
  { kind: 'immune', to: 'effects' },
  { kind: 'immune', to: "your opponent's effects" },
  { kind: 'colours', colours: ['red'] },
  { kind: 'colours', colours: ['blue'] },
  { kind: 'as if', as: { level: 3, colours: ['red'] } },
  { kind: 'as if', as: { level: 3, colours: ['blue'] } },
  { kind: 'as if', as: { level: 3, colours: null } },
  { kind: 'as if', as: { level: 4, colours: null } },
  { kind: 'gain', use: { name: 'Rush', printed: 'Rush', span } },
  { kind: 'gain', use: { name: 'Security A.', n: 1, printed: 'Security A. +1', span } },
  { kind: 'gain', use: { name: 'Security A.', n: 2, printed: 'Security A. +2', span } },
];

const applied = (modifier: Modifier, until: Until, player: 0 | 1 = 0): Applied => ({
  id: 0,
  modifier,
  player,
  of: ['Digimon'],
  until,
});

function nth<T>(list: readonly T[], i: number): T {
  const one = list[i % list.length];
  if (one === undefined) throw new Error('an empty list');
  return one;
}

const unit = (run: Run, i: number): Unit => nth(run.state.units, i);

const abilities = ({ setup: { cards } }: Run): readonly Ability[] =>
  cards.find(({ name }) => name === 'Ant')?.effects.upper.abilities ?? [];

const pending = (run: Run, i: number, event: GameEvent | null): Pending => ({
  ability: nth(abilities(run), i),
  origin: -1,
  unit: unit(run, 0),
  card: unit(run, 0).cards[0] ?? -1,
  generation: -1,
  player: 0,
  event,
});

/** One way for each event that an effect which waits may ask for. */
const EVENTS: readonly ((run: Run) => GameEvent)[] = [
  () => ({ kind: 'deleted', units: [] }),
  (run) => ({ kind: 'deleted', units: [unit(run, 1)] }),
  (run) => ({ kind: 'deleted', units: [unit(run, 2)] }),
  (run) => ({ kind: 'left', units: [unit(run, 2)], to: 'hand' }),
  (run) => ({ kind: 'left', units: [unit(run, 2)], to: 'deck' }),
  (run) => ({ kind: 'deleted', units: [], cause: { kind: 'battle', units: [unit(run, 1)] } }),
  () => ({ kind: 'deleted', units: [], cause: { kind: 'rule', rule: '17-1-3-1-1' } }),
  () => ({ kind: 'deleted', units: [], cause: { kind: 'effect', player: 0, card: 0, unit: null } }),
  () => ({ kind: 'deleted', units: [], cause: { kind: 'effect', player: 1, card: 0, unit: null } }),
  () => ({ kind: 'deleted', units: [], cause: { kind: 'effect', player: 1, card: 1, unit: null } }),
  (run) => ({ kind: 'played', units: [unit(run, 1)], fromTrash: [unit(run, 1)] }),
  (run) => ({ kind: 'played', units: [unit(run, 1)], fromHand: [unit(run, 1)] }),
  (run) => ({ kind: 'played', units: [unit(run, 1)], way: { name: 'DigiXros', n: 2 } }),
  (run) => ({ kind: 'played', units: [unit(run, 1)], way: { name: 'DigiXros', n: 3 } }),
  () => ({ kind: 'trashed from hand', units: [], player: 0, card: 3, cards: [3] }),
  () => ({ kind: 'trashed from hand', units: [], player: 0, card: 3, cards: [3, 4] }),
  () => ({ kind: 'trashed from hand', units: [], player: 1, card: 3, cards: [3] }),
];

const ofUnit = (i: number): readonly PositionFact[] => [
  { name: `unit ${i} suspended`, ways: 2, set: (run, way) => (unit(run, i).suspended = way === 1) },
  { name: `unit ${i} placed`, ways: 2, set: (run, way) => (unit(run, i).placed = way === 1) },
  {
    name: `an effect on unit ${i}`,
    ways: 1 + MODIFIERS.length,
    set: (run, way) => {
      const list = way === 0 ? [] : [applied(nth(MODIFIERS, way - 1), nth(UNTILS, 0))];
      unit(run, i).applied = list;
    },
  },
  {
    name: `another effect on unit ${i}, how long it lasts, and whose it is`,
    ways: 1 + 2 * UNTILS.length * MODIFIERS.length,
    set: (run, way) => {
      if (way === 0) return;
      const n = way - 1;
      const until = nth(UNTILS, Math.floor(n / (2 * MODIFIERS.length)));
      const of = nth(MODIFIERS, Math.floor(n / 2));
      // Not one of those that the other effect is.
      const modifier: Modifier = of.kind === 'DP' ? { ...of, change: of.change + 100 } : of;
      const player = n % 2 === 0 ? 0 : 1;
      const one = { ...applied(modifier, until, player), of: ['Tamer'] as const };
      unit(run, i).applied = [...unit(run, i).applied, one];
    },
  },
];

/** What is so of one Digimon comes first: it changes quickest in a count. */
export const FACTS: readonly PositionFact[] = [
  ...ofUnit(0),
  {
    name: 'which cards lie beneath',
    ways: 4,
    set: (run, way) => {
      const one = unit(run, 0);
      const [top = -1, a = -1, b = -1] = one.cards;
      one.cards = nth(
        [
          [top, a, b],
          [top, b, a],
          [a, top, b],
          [b, a, top],
        ],
        way,
      );
    },
  },
  {
    name: 'which card lies face down, or is linked',
    ways: 4,
    set: (run, way) => {
      const one = unit(run, 0);
      const [, a = -1, b = -1] = one.cards;
      if (way === 1) one.faceDown = [a];
      if (way === 2) one.faceDown = [b];
      if (way === 3) one.links = [run.state.hand[0][0] ?? -1];
    },
  },
  {
    name: 'uses this turn',
    ways: 5,
    set: (run, way) => {
      if (way === 0) return;
      const ability = nth(abilities(run), way % 2);
      unit(run, 0).uses = [{ ability, origin: -1, times: way > 2 ? 2 : 1 }];
    },
  },
  ...[1, 2].flatMap(ofUnit),
  { name: 'memory', ways: 21, set: ({ state }, way) => (state.memory = way > 10 ? 10 - way : way) },
  { name: 'turn', ways: 2, set: ({ state }, way) => (state.turn = way === 0 ? 0 : 1) },
  {
    name: 'area of a Digimon',
    ways: 2,
    set: (run, way) => (unit(run, 1).area = way === 0 ? 'battle' : 'breeding'),
  },
  {
    name: 'a card of the hand elsewhere',
    ways: 8,
    set: ({ state }, way) => {
      if (way === 0) return;
      const card = state.hand[0].pop() ?? -1;
      if (way === 1) state.trash[0].push(card);
      if (way === 2) state.deck[0].push(card);
      if (way === 3) state.deck[0].unshift(card);
      if (way === 4) state.security[0].push(card);
      if (way === 5) state.security[0].unshift(card);
      if (way === 6) state.aside.push(card);
      if (way === 7) state.moving = [card];
    },
  },
  {
    name: 'order of the security stack, and what lies face up there',
    ways: 4,
    set: ({ state }, way) => {
      if (way % 2 === 1) state.security[1].reverse();
      if (way > 1) state.faceUp = [state.security[1][0] ?? -1];
    },
  },
  {
    name: 'a revealed card',
    ways: 2,
    set: ({ state }, way) => (state.revealed = way === 0 ? -1 : (state.security[0].shift() ?? -1)),
  },
  {
    name: 'an effect that waits',
    ways: 1 + 2 * EVENTS.length,
    set: (run, way) => {
      if (way === 0) return;
      const event = nth(EVENTS, Math.floor((way - 1) / 2))(run);
      run.state.pending = [[pending(run, way % 2, event)]];
    },
  },
  {
    name: 'an effect that has just triggered',
    ways: 3,
    set: (run, way) => (run.state.fresh = way === 0 ? [] : [pending(run, way, null)]),
  },
  {
    name: 'an effect on all, and with which condition',
    ways: 4,
    set: (run, way) => {
      const { state } = run;
      if (way === 0) return;
      const memory = { kind: 'memory', side: 'your', compare: 'or more', n: way, span } as const;
      const conditions: Overall['conditions'] =
        way === 1 ? [] : [{ word: 'while', test: memory, span }];
      const target: Overall['target'] = {
        kind: 'all',
        side: 'your',
        other: false,
        noun: 'Digimon',
        filters: [],
        span,
      };
      state.overall = [
        { ...applied({ kind: 'DP', change: 1000 }, nth(UNTILS, 0)), target, conditions },
      ];
    },
  },
  {
    name: 'phase',
    ways: 4,
    set: ({ state }, way) =>
      (state.phase = nth(['main', 'unsuspend', 'draw', 'breeding'] as const, way)),
  },
  { name: 'checks', ways: 4, set: ({ state }, way) => (state.checks[way % 2 ? 0 : 1] = way) },
  {
    name: 'cards checked',
    ways: 4,
    set: ({ state }, way) => (state.checked[way % 2 ? 0 : 1] = way),
  },
  {
    name: 'what has happened',
    ways: 16,
    set: ({ state }, way) => state.facts.push(...(way ? [way] : [])),
  },
  { name: 'where the resolution stands', ways: 16, set: ({ place }, way) => place.push(way) },
];

let read: ReturnType<typeof begin>['setup'] | undefined;

export function setup(): NonNullable<typeof read> {
  if (read !== undefined) return read;
  const scenario = readScenario(BOARD, []);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.problem));
  return (read = scenario.value.setup);
}
