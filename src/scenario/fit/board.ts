/** The cards of a board made for an effect text. */
import type { PrintedCard } from '../../card/printed.ts';
import { NO_FACTS } from '../../card/printed.ts';
import type { Wants } from './wants.ts';
import type { Needs } from './needs.ts';
import type { Board } from '../board/board.ts';
import { fittedTo } from './meets.ts';
import { CAST } from './cast.ts';
import { furnish } from './furnish.ts';
import { ownSide, foeSide, keptOf, type Fitting, type FitNames } from './sides.ts';

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

/** The board, and how the card with the text is called on it. */
export function makeFitBoard(
  text: string,
  fitting: Fitting,
  wants: Wants,
  needs: Needs,
  self?: OwnCard,
): { readonly board: Board; readonly names: FitNames } {
  const stands = fitting.place === 'under' || self?.printed?.category === fitting.category;
  const printed = stands ? self?.printed : undefined;
  const own = ownOf(wants, printed?.colours ?? blank.colours);
  const sample = wants.partOfName === undefined ? 'Sample' : `Sample ${wants.partOfName}`;
  const plain = subjectOf(self?.name ?? sample, text, fitting, own);
  const subject = printed === undefined ? selfOf(plain, fitting, needs) : withFacts(plain, printed);
  // What the text calls its own card is the name of no other one: actions tell them apart by it.
  const called = wants.called === subject.name ? undefined : wants.called;
  const friend = fittedTo(own.make(CAST.friend), fitting.friendIs ?? []);
  const isYoung = fitting.into !== true && friend.name === CAST.friend;
  const young = youngOf(isYoung ? (called ?? CAST.young) : CAST.young, fitting, own);
  const names: FitNames = {
    card: subject.name,
    friend: friend.name,
    young: young.name,
    next: fitting.into === true ? (called ?? CAST.next) : CAST.next,
  };
  const cards = [
    subject,
    friend,
    young,
    ...ownCards(names.next, own),
    ...foeCards(fitting, wants),
    ...optionCards(fitting, own.colour),
    ...(fitting.place === 'under' ? [own.make(CAST.host, { level: 5, dp: 7000 })] : []),
  ];
  const board: Board = {
    cards: cards.filter(
      (card, i) => cards.findIndex(({ name: other }) => other === card.name) === i,
    ),
    turn: fitting.turn,
    memory: fitting.turn === 'P1' ? 5 : -(fitting.theirMemory ?? 5),
    P1: ownSide(names, fitting),
    P2: foeSide(fitting),
  };
  return { board: furnish(board, needs, keptOf(fitting, names)), names };
}

/** What the cards of the player of the text share: the colors and traits that it asks for. */
interface OwnMaker {
  readonly colour: PrintedCard['colours'][number];
  readonly make: (
    name: string,
    printed?: Partial<PrintedCard>,
    facts?: Partial<PrintedCard['facts']>,
  ) => PrintedCard;
}

function ownOf(wants: Wants, usual: PrintedCard['colours']): OwnMaker {
  const colours = wants.colours.length > 0 ? wants.colours : usual;
  const traits = wants.traits.length > 0 ? [wants.traits.join(', ')] : [];
  return {
    colour: colours[0] ?? 'red',
    make: (name, printed = {}, facts = {}) => ({
      ...blank,
      colours,
      ...printed,
      name,
      facts: { ...NO_FACTS, traits, ...facts },
    }),
  };
}

const NO_DIGIMON = { level: null, dp: null } as const;

/** The card that is played from the hand, or linked. */
const youngOf = (
  name: string,
  { youngTamer, youngIs, links }: Fitting,
  own: OwnMaker,
): PrintedCard =>
  fittedTo(
    own.make(
      name,
      {
        ...(youngTamer === true ? { category: 'Tamer', ...NO_DIGIMON } : { level: 3, dp: 2000 }),
        cost: 3,
      },
      { link: links === true ? [4, 5].map((level) => `1 from Lv.${level} ${own.colour}`) : [] },
    ),
    youngIs ?? [],
  );

const ownCards = (next: string, { make, colour }: OwnMaker): readonly PrintedCard[] => [
  make(CAST.fallen),
  make(
    next,
    { level: 6, dp: 11000, cost: 11 },
    { digivolve: [5, 4].map((level) => `3 from Lv.${level} ${colour}`) },
  ),
  make('Own Tamer', { category: 'Tamer', ...NO_DIGIMON, cost: 3 }),
];

const foeCards = (
  { strongFoe, blocker }: Fitting,
  { atLeastDp }: Wants,
): readonly PrintedCard[] => [
  {
    ...blank,
    name: CAST.foe,
    level: 5,
    dp: strongFoe === true ? 15_000 : Math.max(6000, atLeastDp ?? 0),
    cost: 7,
    text: { ...blank.text, upper: blocker === true ? '<Blocker>' : '' },
  },
  { ...blank, name: CAST.weak, level: 3, dp: 2000, cost: 3 },
  { ...blank, name: CAST.newFoe, level: 3, dp: 3000, cost: 3 },
];

/** The Option cards of both players; the one that makes the event happen, where there is one. */
function optionCards({ spell }: Fitting, colour: OwnMaker['colour']): readonly PrintedCard[] {
  const option = { ...blank, category: 'Option', ...NO_DIGIMON, cost: 2 } as const;
  const made: readonly PrintedCard[] = [
    { ...option, name: CAST.option, colours: [colour] },
    { ...option, name: 'Plain Option' },
  ];
  if (spell === undefined) return made;
  const colours = spell.of === 'P1' ? [colour] : blank.colours;
  const text = { ...blank.text, upper: `[Main] ${spell.text}` };
  return [...made, { ...option, name: CAST.spell, colours, cost: 1, text }];
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

function subjectOf(
  name: string,
  text: string,
  { category, box }: Fitting,
  { make, colour }: OwnMaker,
): PrintedCard {
  const isDigimon = category === 'Digimon';
  return make(
    name,
    {
      category,
      ...(isDigimon ? { level: 5, dp: 7000 } : NO_DIGIMON),
      cost: 4,
      text: { ...blank.text, [box]: text },
    },
    {
      digivolve: isDigimon ? [`3 from Lv.4 ${colour}`] : [],
      link: box === 'linked' || text.includes('[When Linking]') ? [`1 from Lv.4 ${colour}`] : [],
    },
  );
}
