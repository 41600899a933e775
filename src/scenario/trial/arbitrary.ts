/** Random small boards for trials; every card has a name of its own. */
import fc from 'fast-check';
import { trialLine } from './lines.ts';
import type { Trial, TrialCard, TrialSide } from './trial.ts';

const digimon = fc.record({
  level: fc.integer({ min: 3, max: 6 }),
  colour: fc.constantFrom('red', 'blue', 'red/green'),
  dp: fc.integer({ min: 1, max: 8 }),
  suspended: fc.constantFrom(false, false, true),
  under: fc.integer({ min: 0, max: 2 }),
});
type RandomDigimon = typeof digimon extends fc.Arbitrary<infer T> ? T : never;

const pile = fc.nat({ max: 2 });
const side = fc.record({
  tamer: fc.boolean(),
  security: pile,
  hand: pile,
  trash: pile,
});
type TrialPiles = typeof side extends fc.Arbitrary<infer T> ? T : never;

const text = fc.record({ line: trialLine, holder: fc.nat({ max: 11 }) });

const value = fc.record({
  own: fc.array(digimon, { minLength: 1, maxLength: 3 }),
  foes: fc.array(digimon, { maxLength: 3 }),
  left: side,
  right: side,
  texts: fc.array(text, { minLength: 1, maxLength: 4 }),
  memory: fc.integer({ min: 0, max: 4 }),
  action: fc.nat({ max: 9 }),
});
type TrialValue = typeof value extends fc.Arbitrary<infer T> ? T : never;

const NAMES = {
  P1: { field: ['Ant', 'Bee', 'Cat'], tamer: 'Gil', under: 'I', piles: 'N' },
  P2: { field: ['Dog', 'Elk', 'Fox'], tamer: 'Hal', under: 'J', piles: 'O' },
} as const;

/** Piles and what lies in them: Digimon of several levels, and an Option. */
const FACTS = [
  'Digimon Lv.4 red 4000 DP cost 3',
  'Digimon Lv.5 red 6000 DP cost 5',
  'Digimon Lv.3 blue 2000 DP cost 2',
  'Option red cost 1',
] as const;
const PILE_KEYS = { security: 's', hand: 'h', deck: 'd', trash: 't' } as const;

/** One player's side, with what its cards are. */
function sideOf(
  player: 'P1' | 'P2',
  units: readonly RandomDigimon[],
  piles: TrialPiles,
): { readonly side: TrialSide; readonly cards: readonly TrialCard[] } {
  const names = NAMES[player];
  const cards: TrialCard[] = [];
  const add = (name: string, facts: string, lines: readonly string[] = []): string => {
    cards.push({ name, facts, lines });
    return name;
  };
  const battle = units.map(({ level, colour, dp, suspended, under }, i) => ({
    cards: [
      add(names.field[i] ?? '', `Digimon Lv.${level} ${colour} ${dp * 1000} DP cost ${level}`, [
        'traits: Beast',
      ]),
      ...Array.from({ length: under }, (_, n) =>
        add(`${names.under}${'abc'[i]}${'xyz'[n]}`, `Digimon Lv.${3 - n} red 1000 DP cost 2`, [
          'traits: Beast',
        ]),
      ),
    ],
    states: suspended ? ['suspended'] : [],
  }));
  if (piles.tamer) battle.push({ cards: [add(names.tamer, 'Tamer red cost 2')], states: [] });
  const pileOf = (area: keyof typeof PILE_KEYS, n: number): readonly string[] =>
    Array.from({ length: n }, (_, i) => {
      const facts = FACTS[(i + area.length) % FACTS.length] ?? '';
      const from = /Lv\.(\d)/.exec(facts)?.[1];
      const lines =
        from === undefined ? [] : ['traits: Beast', `digivolve: 1 from Lv.${Number(from) - 1}`];
      return add(`${names.piles}${PILE_KEYS[area]}${'abc'[i]}`, facts, lines);
    });
  return {
    cards,
    side: {
      battle,
      breeding: [],
      security: pileOf('security', piles.security),
      hand: pileOf('hand', piles.hand),
      deck: pileOf('deck', 3),
      trash: pileOf('trash', piles.trash),
    },
  };
}

/** The board with each text on one of its cards. */
function trialOf({ own, foes, left, right, texts, memory, action }: TrialValue): Trial {
  const one = sideOf('P1', own, left);
  const other = sideOf('P2', foes, right);
  const cards = [...one.cards, ...other.cards];
  // Half of all texts stand on the one that acts.
  const holders = [
    ...one.side.battle.flatMap(({ cards: names }) => [...names]),
    ...other.side.battle.map(({ cards: [name = ''] }) => name),
    ...one.side.hand,
    ...other.side.security,
  ];
  const linesOf = (name: string): readonly string[] =>
    texts.flatMap(({ line, holder }) => {
      const to = holder < 5 ? 'Ant' : (holders[holder % holders.length] ?? 'Ant');
      if (to !== name) return [];
      const isUnder = /^[IJ]/.test(name);
      if (isUnder && line.includes('\n')) return [];
      return isUnder ? [`inherited: ${line}`] : line.split('\n');
    });
  return {
    cards: cards.map((card) => ({ ...card, lines: [...card.lines, ...linesOf(card.name)] })),
    P1: one.side,
    P2: other.side,
    turn: 'P1',
    memory,
    actions: [actionOf(action, own, foes, one.side)],
  };
}

function actionOf(
  n: number,
  own: readonly RandomDigimon[],
  foes: readonly RandomDigimon[],
  { hand }: TrialSide,
): string {
  const targets = foes.flatMap(({ suspended }, i) => (suspended ? (NAMES.P2.field[i] ?? []) : []));
  const target = targets[n % Math.max(1, targets.length)];
  const played = hand[n % Math.max(1, hand.length)];
  if (n >= 8 && played !== undefined) return `P1 plays ${played}`;
  if (n === 7 && played !== undefined) return `Ant digivolves into ${played}`;
  if (n === 6 || own[0]?.suspended === true) return 'P1 passes';
  return target === undefined ? 'Ant attacks the player' : `Ant attacks ${target}`;
}

export const trial: fc.Arbitrary<Trial> = value.map(trialOf);
