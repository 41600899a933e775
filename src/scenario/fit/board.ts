/** The cards of a board made for an effect text. */
import { CAST } from './cast.ts';
import { furnish, type Furnished } from './furnish.ts';
import { fittedTo } from './meets.ts';
import type { Needs } from './needs.ts';
import type { Wants } from './wants.ts';
import type { Filter } from '../../effect/tree/tree.ts';
import type { CardCategory } from '../../card/information.ts';
import { NO_FACTS, type Box, type PrintedCard } from '../../card/printed.ts';
import { emptySide, type Board, type SideBoard, type Slot, type Stack } from '../board/board.ts';

/** Where the card of the text is at the start. */
type FitPlace = 'battle' | 'hand' | 'security' | 'breeding' | 'under' | 'trash';

export interface Fitting {
  readonly category: Extract<CardCategory, 'Digimon' | 'Tamer' | 'Option'>;
  readonly box: Box;
  readonly place: FitPlace;
  readonly turn: 'P1' | 'P2';
  /** The opponent's stronger Digimon can be attacked and wins. */
  readonly strongFoe?: true;
  /** It can block. */
  readonly blocker?: true;
  readonly suspended?: true;
  /** An Option card that makes the event happen: whose, and what it says. */
  readonly spell?: { readonly of: 'P1' | 'P2'; readonly text: string };
  /** Which other Digimon is in its breeding area. */
  readonly breeding?: typeof CAST.friend | typeof CAST.weak;
  /** The names that the text asks for are those of what a Digimon digivolves into. */
  readonly into?: true;
  /** The card of the hand can be linked. */
  readonly links?: true;
  /** Memory of the opponent in whose turn it begins. */
  readonly theirMemory?: number;
  /** The other Digimon is to be so. */
  readonly friendIs?: readonly Filter[];
  /** The card that is played from the hand is a Tamer. */
  readonly youngTamer?: true;
  /** The card that is played from the hand is to be so. */
  readonly youngIs?: readonly Filter[];
  /** The card itself does it, also if it is no Digimon. */
  readonly byCard?: true;
  readonly actions: (names: FitNames) => readonly string[];
  readonly how: string;
}

/** How the cards of a board are called that depend on the text. */
export interface FitNames {
  readonly card: string;
  /** In the battle area, or in the breeding area. */
  readonly friend: string;
  /** In the hand; can be played, and linked. */
  readonly young: string;
  /** In the hand; Digimon can digivolve into it. */
  readonly next: string;
}

/** The card that somebody's text stands on. */
export interface OwnCard {
  readonly name: string;
  /** What is printed on it; without, facts that let the effect come about are made up. */
  readonly printed?: Omit<PrintedCard, 'name' | 'text'>;
}

const blank: PrintedCard = {
  name: '',
  category: 'Digimon',
  level: 4,
  colours: ['red'],
  dp: 4000,
  cost: 4,
  facts: NO_FACTS,
  text: { upper: '', inherited: '', security: '', linked: '', option: '' },
};

const stack = (...cards: readonly string[]): Stack => ({
  cards,
  links: [],
  suspended: false,
  placed: false,
});
const slots = (...names: readonly string[]): readonly Slot[] => names.map((name) => ({ name }));

/** The board, and how the card with the text is called on it. */
export function makeFitBoard(
  text: string,
  fitting: Fitting,
  wants: Wants,
  needs: Needs,
  self?: OwnCard,
): { readonly board: Board; readonly names: FitNames } {
  const sample = wants.partOfName === undefined ? 'Sample' : `Sample ${wants.partOfName}`;
  const usual = self?.name ?? sample;
  const stands = fitting.place === 'under' || self?.printed?.category === fitting.category;
  const printed = stands ? self?.printed : undefined;
  const colours = printed?.colours ?? blank.colours;
  const own = { colours: wants.colours.length > 0 ? wants.colours : colours };
  const traits = wants.traits.length > 0 ? [wants.traits.join(', ')] : [];
  const [colour = 'red'] = own.colours;
  const facts = (more: Partial<PrintedCard['facts']> = {}): PrintedCard['facts'] => ({
    ...NO_FACTS,
    traits,
    ...more,
  });
  const plain = subjectOf(usual, text, fitting, { ...blank, ...own, facts: facts() }, colour);
  const subject = printed === undefined ? selfOf(plain, fitting, needs) : withFacts(plain, printed);
  const { name } = subject;
  // What the text calls its own card is the name of no other one: actions tell them apart by it.
  const called = wants.called === name ? undefined : wants.called;
  const friend = fittedTo(
    { ...blank, ...own, name: CAST.friend, facts: facts() },
    fitting.friendIs ?? [],
  );
  const usualYoung =
    fitting.into === true || friend.name !== CAST.friend ? CAST.young : (called ?? CAST.young);
  const young = fittedTo(
    {
      ...blank,
      ...own,
      name: usualYoung,
      ...(fitting.youngTamer === true
        ? ({ category: 'Tamer', level: null, dp: null } as const)
        : { level: 3, dp: 2000 }),
      cost: 3,
      facts: facts({
        link: fitting.links === true ? [`1 from Lv.4 ${colour}`, `1 from Lv.5 ${colour}`] : [],
      }),
    },
    fitting.youngIs ?? [],
  );
  const names: FitNames = {
    card: name,
    friend: friend.name,
    young: young.name,
    next: fitting.into === true ? (called ?? CAST.next) : CAST.next,
  };
  const cards: PrintedCard[] = [
    subject,
    friend,
    young,
    { ...blank, ...own, name: CAST.fallen, facts: facts() },
    {
      ...blank,
      ...own,
      name: names.next,
      level: 6,
      dp: 11000,
      cost: 11,
      facts: facts({ digivolve: [`3 from Lv.5 ${colour}`, `3 from Lv.4 ${colour}`] }),
    },
    {
      ...blank,
      ...own,
      name: 'Own Tamer',
      category: 'Tamer',
      level: null,
      dp: null,
      cost: 3,
      facts: facts(),
    },
    {
      ...blank,
      name: CAST.foe,
      level: 5,
      dp: fitting.strongFoe === true ? 15_000 : Math.max(6000, wants.atLeastDp ?? 0),
      cost: 7,
      text: { ...blank.text, upper: fitting.blocker === true ? '<Blocker>' : '' },
    },
    { ...blank, name: CAST.weak, level: 3, dp: 2000, cost: 3 },
    { ...blank, name: CAST.newFoe, level: 3, dp: 3000, cost: 3 },
    {
      ...blank,
      name: CAST.option,
      colours: [colour],
      category: 'Option',
      level: null,
      dp: null,
      cost: 2,
    },
    { ...blank, name: 'Plain Option', category: 'Option', level: null, dp: null, cost: 2 },
    ...(fitting.spell === undefined
      ? []
      : [
          {
            ...blank,
            name: CAST.spell,
            category: 'Option' as const,
            colours: fitting.spell.of === 'P1' ? [colour] : blank.colours,
            level: null,
            dp: null,
            cost: 1,
            text: { ...blank.text, upper: `[Main] ${fitting.spell.text}` },
          },
        ]),
    ...(fitting.place === 'under'
      ? [{ ...blank, ...own, name: CAST.host, level: 5, dp: 7000, facts: facts() }]
      : []),
  ];
  const isDuplicate = (card: PrintedCard, i: number): boolean =>
    cards.findIndex(({ name: other }) => other === card.name) !== i;
  const board: Board = {
    cards: cards.filter((card, i) => !isDuplicate(card, i)),
    turn: fitting.turn,
    memory: fitting.turn === 'P1' ? 5 : -(fitting.theirMemory ?? 5),
    P1: ownSide(names, fitting),
    P2: foeSide(fitting),
  };
  return { board: furnish(board, needs, keptOf(fitting, names)), names };
}

/** What is printed on the card itself; a link requirement is made up where it has none. */
const withFacts = (
  card: PrintedCard,
  { facts, ...printed }: NonNullable<OwnCard['printed']>,
): PrintedCard => ({
  ...card,
  ...printed,
  facts: { ...facts, link: facts.link.length > 0 ? facts.link : card.facts.link },
});

/** The card of the text as its conditions on "this Digimon" ask for it. */
function selfOf(card: PrintedCard, { box, place }: Fitting, { self }: Needs): PrintedCard {
  if (place === 'under' || self.length === 0) return card;
  const fitted = fittedTo({ ...card, text: blank.text }, self);
  const own = box === 'upper' ? [card.text.upper, fitted.text.upper] : [fitted.text.upper];
  const upper = own.filter((line) => line !== '').join('\n');
  const text = { ...card.text, upper };
  return { ...fitted, text };
}

/** What the actions speak of, and which stack is "this Digimon" before them. */
function keptOf(fitting: Fitting, names: FitNames): Furnished {
  const actions = fitting.actions(names);
  const self =
    fitting.place === 'under' ? CAST.host : fitting.place === 'hand' ? names.friend : names.card;
  return {
    card: names.card,
    self,
    friend: names.friend,
    single: [names.friend, names.young, names.next].filter((name) =>
      actions.some((action) => action.includes(name)),
    ),
    named: (name) => actions.some((action) => action.includes(name)),
    mayBeSuspended: !actions.some((action) => action.startsWith(`${self} attacks`)),
  };
}

function subjectOf(
  name: string,
  text: string,
  { category, box }: Fitting,
  plain: PrintedCard,
  colour: string,
): PrintedCard {
  const isDigimon = category === 'Digimon';
  return {
    ...plain,
    name,
    category,
    level: isDigimon ? 5 : null,
    dp: isDigimon ? 7000 : null,
    cost: 4,
    text: { ...blank.text, [box]: text },
    facts: {
      ...plain.facts,
      digivolve: isDigimon ? [`3 from Lv.4 ${colour}`] : [],
      link: box === 'linked' || text.includes('[When Linking]') ? [`1 from Lv.4 ${colour}`] : [],
    },
  };
}

function ownSide(
  { card, friend, young, next }: FitNames,
  { place, spell, suspended, breeding }: Fitting,
): SideBoard {
  const own: Stack = { ...stack(card), suspended: suspended === true };
  return {
    ...emptySide,
    battle: [
      ...(place === 'battle' ? [own] : []),
      ...(place === 'under' ? [{ ...stack(CAST.host, card), suspended: suspended === true }] : []),
      ...(breeding === CAST.friend ? [] : [stack(friend)]),
      stack('Own Tamer'),
    ],
    breeding: place === 'breeding' ? [own] : breeding === CAST.friend ? [stack(friend)] : [],
    hand: slots(
      ...(place === 'hand' ? [card] : []),
      ...(spell?.of === 'P1' ? [CAST.spell] : []),
      young,
      next,
      CAST.option,
    ),
    security: slots(place === 'security' ? card : 'Plain Option', 'Plain Option', 'Plain Option'),
    trash: slots(...(place === 'trash' ? [card] : []), CAST.fallen),
  };
}

function foeSide({ strongFoe, spell, turn, breeding }: Fitting): SideBoard {
  return {
    ...emptySide,
    battle: [
      { ...stack(CAST.foe), suspended: strongFoe === true },
      ...(breeding === CAST.weak ? [] : [{ ...stack(CAST.weak), suspended: turn === 'P1' }]),
    ],
    breeding: breeding === CAST.weak ? [stack(CAST.weak)] : [],
    hand: [...slots(...(spell?.of === 'P2' ? [CAST.spell] : []), CAST.newFoe), { hidden: 2 }],
    security: Array.from({ length: 5 }, () => ({ name: 'Plain Option' })),
  };
}
