/** The board that is drawn after a step is the board of that step: what it says is seen there. */
import type { Run } from '../../game/run/run.ts';
import type { CardId, Unit } from '../../game/state/state.ts';
import type { Step, Verb } from '../../game/state/trace.ts';
import { snapshot, type Snapshot, type SnapshotUnit } from '../play/snapshot.ts';
import { wrongWith } from './invariants.ts';

/** Where a card is, one word for each area. */
function areaOf({ state, setup }: Run, card: CardId): string {
  for (const area of ['hand', 'deck', 'trash', 'security', 'eggs'] as const)
    for (const player of [0, 1] as const) if (state[area][player].includes(card)) return area;
  for (const unit of state.units) {
    if (unit.cards[0] === card) return 'field';
    if (unit.cards.includes(card)) return 'under';
    if (unit.links.includes(card)) return 'link';
  }
  if (state.revealed === card) return 'revealed';
  if (state.aside.includes(card)) return 'aside';
  if (state.moving.includes(card)) return 'moving';
  return setup.cards[card]?.category === 'Token' ? 'out of the game' : 'nowhere';
}

const unitOf = ({ state }: Run, card: CardId): Unit | undefined =>
  state.units.find(({ cards }) => cards[0] === card);

/** Where the card of a step lies now, by what the step says. */
function isToBeIn(run: Run, card: CardId, areas: readonly string[]): string | null {
  const area = areaOf(run, card);
  const isEgg = run.setup.cards[card]?.category === 'Digi-Egg';
  if (areas.includes(area) || area === 'out of the game' || (isEgg && area === 'eggs')) return null;
  return `${run.setup.labels[card]} is in ${area}, not in ${areas.join(' or ')}`;
}

const goal = (to: string): readonly string[] => {
  if (to === 'nowhere') return ['moving'];
  if (to === 'Digi-Egg deck') return ['eggs'];
  return [to.replace(/ (?:top|bottom)$/, '')];
};

/** What of a step is not seen on the board that goes with it, or `null`. */
function unseenIn(run: Run, step: Step): string | null {
  const { state } = run;
  const label = (card: CardId): string => run.setup.labels[card] ?? '';
  const suspended = (card: CardId, is: boolean): string | null =>
    unitOf(run, card)?.suspended === is ? null : `${label(card)} is ${is ? 'not ' : ''}suspended`;
  switch (step.verb) {
    case 'suspends':
    case 'blocks':
      return suspended(step.card, true);
    case 'unsuspends':
      return suspended(step.card, false);
    case 'declares attack':
      if (state.attack?.attacker.cards[0] !== step.card) return 'it does not attack';
      return step.suspends ? suspended(step.card, true) : null;
    case 'target switched':
      return (state.attack?.target?.cards[0] ?? null) === step.target ? null : 'another target';
    case 'deleted':
      return isToBeIn(run, step.card, ['trash', 'moving']);
    case 'leaves':
      return isToBeIn(run, step.card, goal(step.to));
    case 'trashed':
    case 'trashed from under':
      return isToBeIn(run, step.card, ['trash']);
    case 'added to hand':
      return isToBeIn(run, step.card, ['hand']);
    case 'placed':
      return isToBeIn(run, step.card, goal(step.to));
    case 'placed on field':
    case 'played':
    case 'hatches':
    case 'DNA digivolves':
      return isToBeIn(run, step.card, ['field']);
    case 'placed under':
      return step.card === null ? null : isToBeIn(run, step.card, ['under', 'moving']);
    case 'linked':
      return isToBeIn(run, step.card, ['link']);
    case 'digivolves':
      return isToBeIn(run, step.card, ['field']) ?? isToBeIn(run, step.from, ['under']);
    case 'reveals':
      return isToBeIn(run, step.card, [step.checked ? 'revealed' : 'aside']);
    case 'moves':
      return unitOf(run, step.card)?.area === step.to ? null : 'it has not moved';
    case 'turn starts':
      return state.turn === step.player ? null : 'it is the turn of the other player';
    case 'wins':
      return state.winner === step.player ? null : 'nobody has won';
    default:
      return null;
  }
}

const CARDS_MOVE: readonly Verb[] = [
  'activates',
  'added to hand',
  'deleted',
  'digivolves',
  'draws',
  'leaves',
  'linked',
  'placed',
  'placed on field',
  'placed under',
  'played',
  'recovers',
  'reveals',
  'trashed',
  'trashed from under',
];

/** What of a drawn board changes with a step of these verbs alone: any other comes too late. */
const CHANGES: readonly {
  readonly what: string;
  readonly of: (board: Snapshot) => unknown;
  readonly verbs: readonly Verb[];
}[] = [
  {
    what: 'the memory',
    of: ({ memory }) => memory,
    verbs: ['memory', 'memory set', 'pays memory', 'passes'],
  },
  { what: 'the turn', of: ({ turn }) => turn, verbs: ['turn starts'] },
  { what: 'what is in no area', of: looseIn, verbs: CARDS_MOVE },
  ...([0, 1] as const).flatMap((player) =>
    (['hand', 'security', 'trash', 'deck'] as const).map((area) => ({
      what: `the ${area} of P${player + 1}`,
      of: ({ sides }: Snapshot) => sides[player][area],
      verbs: CARDS_MOVE,
    })),
  ),
  {
    what: 'who is on the field',
    of: (board) => unitsIn(board).map(stackOf),
    verbs: [...CARDS_MOVE, 'moves'],
  },
];

function looseIn({ revealed, moving }: Snapshot): unknown {
  return [revealed, moving];
}
const unitsIn = ({ sides }: Snapshot): readonly SnapshotUnit[] =>
  sides.flatMap(({ battle, breeding }) => [...battle, ...breeding]);
const stackOf = ({ id, label, under, links }: SnapshotUnit): unknown => [id, label, under, links];

const TURNS: readonly Verb[] = ['suspends', 'unsuspends', 'declares attack', 'blocks'];

/** Who is suspended on both boards, and not alike. */
const turned = (before: Snapshot, now: Snapshot): readonly string[] =>
  unitsIn(now).flatMap(({ id, label, suspended }) => {
    const was = unitsIn(before).find((unit) => unit.id === id)?.suspended ?? suspended;
    return was === suspended ? [] : [label];
  });

/** How many cards a board shows. */
const countIn = (board: Snapshot): number =>
  board.moving.length +
  (board.revealed === null ? 0 : 1) +
  unitsIn(board).reduce((sum, { under, links }) => sum + 1 + under.length + links.length, 0) +
  board.sides.reduce(
    (sum, { hand, security, trash, deck }) =>
      sum + hand.length + security.length + trash.length + deck,
    0,
  );

/** How many there are: all but those of the Digi-Egg decks, which are not drawn. */
function countOf(run: Run): number {
  return run.setup.cards.filter((_, card) => {
    const area = areaOf(run, card);
    return area !== 'out of the game' && area !== 'eggs';
  }).length;
}

/**
 * Looks on at a run, as its `onStep`: what is wrong with the boards that go with its steps. One for
 * each run.
 */
export function lookOn(): {
  readonly onStep: (run: Run, step: Step) => void;
  readonly wrong: readonly string[];
} {
  const wrong: string[] = [];
  let before: Snapshot | null = null;
  const onStep = (run: Run, step: Step): void => {
    const now = snapshot(run);
    const found = [...wrongWith(run), unseenIn(run, step) ?? ''];
    if (countIn(now) !== countOf(run))
      found.push(`${countIn(now)} cards are drawn of ${countOf(run)}`);
    for (const { what, of, verbs } of CHANGES)
      if (before !== null && !verbs.includes(step.verb) && !isSame(of(before), of(now)))
        found.push(`${what} changes`);
    if (before !== null && !TURNS.includes(step.verb))
      for (const label of turned(before, now)) found.push(`the orientation of ${label} changes`);
    for (const one of found) if (one !== '') wrong.push(`at "${step.verb}": ${one}`);
    before = now;
  };
  return { onStep, wrong };
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
