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
