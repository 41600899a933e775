/** Random boards in the board notation, and what is done on them: for tests. */
import fc from 'fast-check';
import type { Declaration } from '../../game/state/declaration.ts';
import { begin, resolve } from '../../game/explore/resolve.ts';
import type { Box } from '../../card/printed.ts';
import type { Setup } from '../../game/run/run.ts';
import { readScenario } from '../file/read.ts';
import type { Scenario } from '../file/scenario.ts';
import { isPlayed, KEYWORDS, PARTS, playedLine, WHOLE } from './lines.ts';
import { spoken } from './spoken.ts';

const NAMES = ['Ant', 'Bee', 'Cat', 'Dog', 'Elk', 'Fox', 'Gnu', 'Hen', 'Ibis', 'Jay'] as const;

const written = (timings: readonly string[], otherwise = '<Blocker>'): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...timings),
      fc.constantFrom(...PARTS.COSTS, '', '', '', '', ''),
      fc.constantFrom(...PARTS.PROCESSING),
      fc.oneof({ weight: 4, arbitrary: fc.constant('') }, fc.constantFrom(...PARTS.PROCESSING)),
    )
    .map((parts) => playedLine(...parts) ?? otherwise);

/** A line that the engine runs: made of parts, a keyword, or of the tables of phrases. */
export const line = fc.oneof(
  { weight: 5, arbitrary: written(PARTS.TIMINGS) },
  { weight: 4, arbitrary: fc.constantFrom<string>(...KEYWORDS) },
  { weight: 1, arbitrary: fc.constantFrom<string>(...PARTS.PERSISTENT) },
  { weight: 2, arbitrary: spoken },
  { weight: 1, arbitrary: fc.constantFrom<string>(...WHOLE) },
);
const option = fc.oneof({ weight: 3, arbitrary: written(['[Main]']) }, line);

const colour = fc.constantFrom('red', 'blue', 'red/blue', 'green');
const level = fc.integer({ min: 2, max: 6 });
const few = <T>(one: fc.Arbitrary<T>, most: number): fc.Arbitrary<T[]> =>
  fc.array(one, { maxLength: most });

/** "This card" beneath or on a link is no Digimon, and refused there (15-3-3). */
const playedIn = (box: Box): fc.Arbitrary<string[]> =>
  few(line, 1).map((texts) => texts.filter((text) => isPlayed(box, text)));

const card = fc.record({
  kind: fc.constantFrom(
    'Digimon',
    'Digimon',
    'Digimon',
    'Digimon',
    'Tamer',
    'Option',
    'Digi-Egg',
    'Token',
  ),
  level,
  colour,
  dp: fc.integer({ min: 1, max: 9 }),
  cost: fc.integer({ min: 0, max: 9 }),
  beast: fc.boolean(),
  /** Digivolution, DNA, DigiXros and link requirements that it has: bits. */
  requirements: fc.integer({ min: 0, max: 15 }),
  from: level,
  overflow: fc.boolean(),
  upper: few(line, 3),
  main: few(option, 1),
  inherited: playedIn('inherited'),
  security: few(written(['[Security]'], '[Security] Gain 1 memory.'), 1),
  linked: playedIn('linked'),
});
type RandomCard = typeof card extends fc.Arbitrary<infer T> ? T : never;

const index = fc.nat({ max: NAMES.length - 1 });
const oneIn = (n: number): fc.Arbitrary<boolean> => fc.nat({ max: n - 1 }).map((i) => i === n - 1);
const stack = fc.record({
  top: index,
  under: fc.array(fc.oneof({ weight: 6, arbitrary: index }, fc.constant(-1)), { maxLength: 4 }),
  links: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, few(index, 2)),
  suspended: oneIn(3),
  placed: oneIn(6),
});
const side = fc.record({
  battle: fc.array(stack, { minLength: 1, maxLength: 4 }),
  breeding: few(stack, 1),
  security: few(index, 3),
  hand: few(index, 4),
  deck: few(index, 5),
  hidden: fc.integer({ min: 0, max: 3 }),
  trash: few(index, 3),
  eggs: few(index, 1),
});
type RandomSide = typeof side extends fc.Arbitrary<infer T> ? T : never;

const VERBS = [
  'attack',
  'attack',
  'attack',
  'play',
  'use',
  'digivolve',
  'dna',
  'link',
  'activate',
  'move',
  'hatch',
  'pass',
] as const;
const act = fc.record({
  verb: fc.constantFrom(...VERBS),
  n: fc.nat({ max: 999 }),
  strict: oneIn(10).map((not) => !not),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/**
 * A whole game position of up to ten different cards, with one to three things that the turn player
 * does.
 */
export const position = fc.record({
  cards: fc.array(card, { minLength: 2, maxLength: NAMES.length }),
  own: side,
  other: side,
  memory: fc.integer({ min: -1, max: 8 }),
  second: fc.boolean(),
  acts: fc.array(act, { minLength: 1, maxLength: 3 }),
});
export type Position = typeof position extends fc.Arbitrary<infer T> ? T : never;

/**
 * Which option is taken at each choice; taken modulo the number of options, so that every script
 * fits.
 */
export const picks = fc.array(fc.nat({ max: 7 }), { maxLength: 40 });

const nameOf = (value: Position, i: number): string => NAMES[i % value.cards.length] ?? 'Ant';

/** 4-21: tokens are nowhere but on the field, and Digi-Eggs alone in their own deck. */
function fits(value: Position, i: number, area: string): boolean {
  const kind = value.cards[i % value.cards.length]?.kind;
  return area === 'eggs' ? kind === 'Digi-Egg' : kind !== 'Token';
}

function cardLines(value: Position, { kind, ...of }: RandomCard, i: number): string[] {
  const isDigimon = kind === 'Digimon' || kind === 'Token';
  const facts = [
    kind,
    isDigimon || kind === 'Digi-Egg' ? `Lv.${kind === 'Digi-Egg' ? 2 : of.level}` : '',
    of.colour,
    isDigimon ? `${of.dp * 1000} DP` : '',
    kind === 'Digi-Egg' || kind === 'Token' ? '' : `cost ${of.cost}`,
  ].filter((fact) => fact !== '');
  const has = (bit: number): boolean => (of.requirements & bit) !== 0;
  const [a, b] = [nameOf(value, i + 1), nameOf(value, i + 2)];
  // An Option is no Digimon that others could be other than.
  const said = (text: string): string =>
    kind === 'Option' ? text.replaceAll('your other Digimon', 'your Digimon') : text;
  const lines = [
    `card ${nameOf(value, i)}: ${facts.join(' ')}`,
    of.beast ? 'traits: Beast' : '',
    isDigimon && has(1) ? `digivolve: ${of.cost % 4} from Lv.${of.from}` : '',
    isDigimon && has(2) ? `dna: 0 from [${a}] + Lv.${of.from}` : '',
    isDigimon && has(4) ? `digixros: -2 from ${a} + ${b}` : '',
    has(8) ? `link: 1 from Lv.${of.from}` : '',
    has(8) ? 'link dp: 1000' : '',
    of.overflow && kind === 'Digimon' ? 'overflow: 2' : '',
    ...(kind === 'Option' ? of.main : of.upper).flatMap((text) => said(text).split('\n')),
    ...of.inherited.flatMap((text) => text.split('\n').map((one) => `inherited: ${one}`)),
    ...of.security.map((text) => `security: ${said(text)}`),
    ...of.linked.flatMap((text) => text.split('\n').map((one) => `linked: ${one}`)),
  ].filter((text) => text !== '');
  return lines.map((text, n) => (n === 0 ? text : `  ${text}`));
}

/** The lines of a board: those that say what cards are, and those of the areas. */
export function boardLines(value: Position): readonly string[] {
  const name = (i: number): string => (i < 0 ? '?' : nameOf(value, i));
  const stacks = (list: RandomSide['battle']): string =>
    list
      .map(({ top, under, links, suspended, placed }) => {
        const states = [suspended ? 'suspended' : '', placed ? 'placed' : ''].filter(Boolean);
        const said = states.length === 0 ? '' : ` [${states.join(', ')}]`;
        const alone = !fits(value, top, 'battle');
        const stacked = (some: readonly number[]): string[] =>
          alone ? [] : some.filter((i) => i < 0 || fits(value, i, 'battle')).map(name);
        return `${[[name(top), ...stacked(under)].join(' > '), ...stacked(links)].join(' + ')}${said}`;
      })
      .join(', ');
  const areas = (player: string, of: RandomSide): string[] => {
    const off = (['security', 'hand', 'deck', 'trash', 'eggs'] as const).map((area) => {
      const names = of[area].filter((i) => fits(value, i, area)).map(name);
      const hidden = area === 'deck' ? [String(of.hidden)] : [];
      return [area, [...names, ...hidden].join(', ')] as const;
    });
    return [['battle', stacks(of.battle)], ['breeding', stacks(of.breeding)], ...off].flatMap(
      ([area = '', list = '']) => (list === '' ? [] : [`${player} ${area}: ${list}`]),
    );
  };
  const [first, second] = value.second ? (['P2', 'P1'] as const) : (['P1', 'P2'] as const);
  const memory = Math.abs(value.memory);
  return [
    ...value.cards.flatMap((each, i) => cardLines(value, each, i)),
    `turn ${first}`,
    memory === 0 ? 'memory 0' : `memory ${value.memory > 0 ? first : second} ${memory}`,
    ...areas(first, value.own),
    ...areas(second, value.other),
  ];
}

/** Everything of one kind that could be declared, whether the rules allow it or not. */
function declarations(setup: Setup, verb: Act['verb']): readonly Declaration[] {
  const { start } = setup;
  const player = start.turn;
  const tops = start.units.map((unit) => unit.cards[0] ?? -1);
  const own = tops.filter((card) => setup.owners[card] === player);
  const hand = start.hand[player];
  switch (verb) {
    case 'attack': {
      const foes = tops.filter((card) => setup.owners[card] !== player);
      return own.flatMap((card) =>
        [...foes, 'player' as const].map((target) => ({ kind: 'attack', card, target }) as const),
      );
    }
    case 'play':
    case 'use':
      return hand.map((card) => ({ kind: verb, card }));
    case 'digivolve':
      return hand.flatMap((card) =>
        own.map((onto) => ({ kind: 'digivolve', card, onto }) as const),
      );
    case 'dna':
      return hand.flatMap((card) =>
        own.flatMap((a) => own.map((b) => ({ kind: 'dna', card, parts: [a, b] }) as const)),
      );
    case 'link':
      return hand.flatMap((card) => tops.map((to) => ({ kind: 'link', card, to }) as const));
    case 'activate':
      return own.flatMap((card) =>
        (setup.cards[card]?.effects.upper.abilities ?? []).map(
          ({ name }) => ({ kind: 'activate', card, effect: name }) as const,
        ),
      );
    case 'move':
      return own.map((card) => ({ kind: 'move', card }));
    case 'hatch':
    case 'pass':
      return [{ kind: verb, player }];
  }
}

/** Whether the rules allow it on the board as it starts. */
function isAllowed(setup: Setup, declaration: Declaration): boolean {
  try {
    return resolve(begin(setup, { ask: true }), [declaration]) !== 'refused';
  } catch {
    return true;
  }
}

/** What a player does: most times something that the rules allow, where there is any. */
function declarationOf(setup: Setup, { verb, n, strict }: Act): Declaration {
  const all = declarations(setup, verb);
  const some = strict ? all.filter((one) => isAllowed(setup, one)) : all;
  const one = some[n % some.length];
  if (one !== undefined) return one;
  if (verb !== 'attack') return declarationOf(setup, { verb: 'attack', n, strict });
  return { kind: 'pass', player: setup.start.turn };
}

/** The position as a scenario. */
export function scenarioOf(value: Position): Scenario {
  const board = boardLines(value).join('\n');
  const read = readScenario(board, []);
  if (!read.ok) throw new Error(`${JSON.stringify(read.problem)}\n${board}`);
  const declarations = value.acts.map((one) => declarationOf(read.value.setup, one));
  return { ...read.value, declarations };
}
