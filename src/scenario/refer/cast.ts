/** Small boards for texts whose words refer back: three Digimon a side, each with its traits. */
import type { Trial, TrialCard, TrialSide, TrialStack } from '../trial/trial.ts';
import type { Letter, StepSide } from './step.ts';

/** A Digimon of a board, or a Digimon card of a hand or trash. */
export interface Member {
  readonly letter: Letter;
  readonly level: number;
  readonly dp: number;
  readonly suspended: boolean;
  /** Cards beneath it. */
  readonly under: number;
  readonly line: string;
}

/** Who holds the text, and what makes its effect happen. */
export const HOLDERS = [
  'Option',
  'Digimon',
  'inherited',
  'Tamer',
  'security',
  'On Deletion',
  'event',
  'Tamer event',
] as const;
export type Holder = (typeof HOLDERS)[number];

export interface Cast {
  readonly members: readonly Member[];
  readonly holder: Holder;
  /** A Tamer of each player that counts what happens. */
  readonly watchers: boolean;
  /** The turn ends, and what is due then happens. */
  readonly passes: boolean;
  /** Who attacks last. */
  readonly attacks: Letter | null;
  /**
   * Cards of the hand that lie in the trash: nobody has to find a card in a hand, and whoever is
   * named has to be played.
   */
  readonly shown?: readonly Letter[];
}

const NAMES: { readonly [letter: Letter]: string } = {
  ...{ a: 'Ant', b: 'Bee', c: 'Cat', d: 'Dog', e: 'Elk', f: 'Fox' },
  ...{ h: 'Hen', i: 'Ibi', j: 'Jay', k: 'Koi' },
};

export const OWN = ['a', 'b', 'c'] as const;
export const FOES = ['d', 'e', 'f'] as const;
export const HAND = ['h', 'i'] as const;
export const TRASH = ['j', 'k'] as const;

export const sideOf = (letter: Letter): StepSide =>
  letter >= 'd' && letter <= 'f' ? "your opponent's" : 'your';

/** The trait that these have and no others. */
export const traitOf = (letters: readonly Letter[]): string => `K${letters.toSorted().join('')}`;

/** All sets of them with so many or fewer. */
export function subsets(of: readonly Letter[], most = of.length): readonly (readonly Letter[])[] {
  return of
    .reduce<readonly (readonly Letter[])[]>(
      (sets, letter) => [...sets, ...sets.map((set) => [...set, letter])],
      [[]],
    )
    .filter((set) => set.length <= most);
}

const GROUPS = [[...OWN, ...HAND, ...TRASH], FOES];

/** Its traits of which a text speaks. */
const traitsOf = (letter: Letter, texts: string): string =>
  GROUPS.flatMap((group) => subsets(group))
    .filter((set) => set.includes(letter))
    .map(traitOf)
    .filter((trait) => texts.includes(`[${trait}]`))
    .join(', ');

const isOn =
  (letters: readonly Letter[]) =>
  ({ letter }: Member): boolean =>
    letters.includes(letter);

const blank = (name: string): TrialCard => ({ name, facts: 'Option red cost 1', lines: [] });

/** The board with the text on its holder; `set`: Option texts that are used, in this order. */
export function boardWith(
  { members, holder, watchers, passes, attacks, shown = [] }: Cast,
  text: string | null,
  set: readonly string[],
): Trial {
  const cards: TrialCard[] = [];
  const texts = [text ?? '', ...set].join();
  const nameOf = ({ letter }: Member): string => NAMES[letter] ?? letter;
  const own = (letter: Letter): readonly string[] =>
    letter !== 'a' || text === null
      ? []
      : /^(?:Digimon|On Deletion|event)$/.test(holder)
        ? [text]
        : [];
  const stack = (member: Member): TrialStack => {
    const { letter, level, dp, suspended, under, line } = member;
    const name = nameOf(member);
    const found = traitsOf(letter, texts);
    const traits = found === '' ? [] : [`traits: ${found}`];
    cards.push({
      name,
      facts: `Digimon Lv.${level} red ${dp} DP cost ${level}`,
      lines: [...traits, ...(line === '' ? [] : [line]), ...own(letter)],
    });
    const isHost = holder === 'inherited' && letter === 'a';
    const below = Array.from({ length: under }, (_, i) => {
      const lower = `${name.charAt(0)}u${'xyz'.charAt(i)}`;
      const inherited = isHost && i === 0 && text !== null ? [`inherited: ${text}`] : [];
      cards.push({
        name: lower,
        facts: `Digimon Lv.3 red ${dp} DP cost 3`,
        lines: [...traits, ...inherited],
      });
      return lower;
    });
    return { cards: [name, ...below], states: suspended ? ['suspended'] : [] };
  };
  const tamer = (name: string, lines: readonly string[]): TrialStack => {
    cards.push({ name, facts: 'Tamer red cost 2', lines });
    return { cards: [name], states: [] };
  };
  const WATCHES = [
    "[All Turns] When an opponent's Digimon suspends, gain 1 memory.",
    "[All Turns] When an opponent's Digimon leaves the battle area, <Draw 1>.",
  ];
  const pile = (prefix: string, n: number): readonly string[] =>
    Array.from({ length: n }, (_, i) => {
      const name = `${prefix}${'vwxyz'.charAt(i)}`;
      cards.push(blank(name));
      return name;
    });
  const cardsOf = (letters: readonly Letter[]): readonly string[] =>
    members.filter(isOn(letters)).map((member) => stack(member).cards[0] ?? '');
  const options = set.map((words, i) => {
    const name = `Op${'tuvwxyz'.charAt(i)}`;
    cards.push({ name, facts: 'Option red cost 0', lines: [words] });
    return name;
  });
  const isTamer = holder.startsWith('Tamer') && text !== null;
  const P1: TrialSide = {
    battle: [
      ...members.filter(isOn(OWN)).map(stack),
      ...(isTamer ? [tamer('Tom', [text])] : []),
      ...(watchers ? [tamer('Gil', WATCHES)] : []),
    ],
    breeding: [],
    security: securityOf(),
    hand: [...cardsOf(HAND.filter((one) => !shown.includes(one))), ...options, ...pile('Ha', 1)],
    deck: pile('De', 3),
    trash: cardsOf([...TRASH, ...shown]),
  };
  function securityOf(): readonly string[] {
    if (holder !== 'security') return pile('Se', 2);
    cards.push({
      name: 'Spy',
      facts: 'Option red cost 0',
      lines: text === null ? [] : [`security: ${text}`],
    });
    return ['Spy', ...pile('Se', 1)];
  }
  const P2: TrialSide = {
    battle: [
      ...members.filter(isOn(FOES)).map(stack),
      tamerOf(),
      ...(watchers ? [tamer('Hal', WATCHES)] : []),
    ],
    breeding: [],
    security: pile('Sf', 3),
    hand: pile('Hb', 1),
    deck: pile('Df', 3),
    trash: [],
  };
  /** Who attacks where the effect is one of the security stack: a Digimon that nothing means. */
  function tamerOf(): TrialStack {
    return tamer('Una', []);
  }
  return {
    cards,
    P1,
    P2,
    turn: holder === 'security' ? 'P2' : 'P1',
    memory: holder === 'security' ? -3 : 3,
    actions: [
      ...options.map((name) => `P1 uses ${name}`),
      ...ACTIONS[holder],
      ...(attacks === null ? [] : [`${NAMES[attacks]} attacks the player`]),
      ...(passes ? ['P1 passes'] : []),
    ],
  };
}

const ACTIONS: { readonly [holder in Holder]: readonly string[] } = {
  Option: [],
  Digimon: ['Ant attacks the player'],
  inherited: ['Ant attacks the player'],
  Tamer: ['Tom activates [Main]'],
  security: ['Dog attacks the player'],
  'On Deletion': [],
  event: [],
  'Tamer event': [],
};
