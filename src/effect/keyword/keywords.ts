import { cardWords, filterWords, linkWords } from './argument.ts';
import { compareNumbers } from '../../rules/number/number.ts';
import { ASKED_ROWS } from './asked.ts';
import type { KeywordRule } from './keyword.ts';

/**
 * The keyword effects that the engine plays, one row each.
 *
 * With a `text` a keyword is an effect like any other. Without one it is an instruction inside
 * another effect (game/processing) or the price of one (game/happens). Those for which a procedure
 * of the rules asks are in asked.ts.
 */
const ROWS = [
  // An instruction.
  {
    name: 'Recovery',
    number: 'signed',
    notes: { '<Recovery +1 (Deck)>': 'Place the top card of your deck on top' },
    slug: 'recovery',
    section: '16-6',
    category: 'none',
    rule: '16-6-1',
    categoryRule: '16-6-2',
    choice: 'as the effect says',
    choiceRule: '16-6-2',
    instruction: true,
  },
  // Triggers by the battle (16-7-2); once activated the check waits until right before the end of
  // the attack (16-7-4): game/procedure/attack/piercing.ts.
  {
    name: 'Piercing',
    notes: { '<Piercing>': 'When this Digimon attacks and deletes' },
    slug: 'piercing',
    section: '16-7',
    category: 'trigger',
    rule: '16-7-1',
    categoryRule: '16-7-2',
    choice: 'mandatory',
    choiceRule: '16-7-3',
    text: "When this attacking Digimon deletes an opponent's Digimon in battle, it checks security before the attack ends.",
    processRule: '16-7-3',
  },
  // An instruction.
  {
    name: 'Draw',
    notes: {
      '<Draw 1>': 'Draw 1 card from your deck',
      '<Draw 2>': 'Draw 2 cards from your deck',
    },
    slug: 'draw',
    section: '16-8',
    category: 'none',
    rule: '16-8-1',
    categoryRule: '16-8-2',
    choice: 'mandatory',
    choiceRule: '16-8-3',
    processRule: '16-8-3',
    instruction: true,
  },
  // Works from the hand, while the card is about to be digivolved into.
  {
    name: 'Digisorption',
    slug: 'digisorption',
    section: '16-10',
    category: 'immediate',
    rule: '16-10-1',
    categoryRule: '16-10-2',
    choice: 'optional',
    choiceRule: '16-10-3',
    text: ({ n = 0 }) =>
      `When this Digimon would digivolve into this card, by suspending 1 of your Digimon, reduce the digivolution cost by ${Math.abs(n)}.`,
    costRule: '16-10-3',
    processRule: '16-10-3',
    clauses: { again: '16-10-4', beneath: '16-10-5' },
  },
  // An instruction.
  {
    name: 'De-Digivolve',
    notes: {
      '<De-Digivolve 1>': [
        "Trash the top card. You can't trash past level 3",
        "Trash 1 card from the top of 1 of your opponent's Digimon. Stop trashing",
      ],
    },
    slug: 'de-digivolve',
    section: '16-12',
    category: 'none',
    rule: '16-12-1',
    categoryRule: '16-12-2',
    choice: 'mandatory',
    choiceRule: '16-12-3',
    processRule: '16-12-3',
    instruction: true,
  },
  // Only when it alone was deleted by the battle (16-13-2).
  {
    name: 'Retaliation',
    notes: { '<Retaliation>': 'When this Digimon is deleted after losing a battle' },
    slug: 'retaliation',
    section: '16-13',
    category: 'trigger',
    rule: '16-13-1',
    categoryRule: '16-13-2',
    choice: 'mandatory',
    choiceRule: '16-13-3',
    text: 'When only this Digimon is deleted in battle, delete the Digimon it battled.',
    processRule: '16-13-3',
  },
  // The price of the effect behind it.
  {
    name: 'Digi-Burst',
    slug: 'digi-burst',
    section: '16-14',
    category: 'none',
    rule: '16-14-1',
    categoryRule: '16-14-1',
    choice: 'optional',
    choiceRule: '16-14-2',
    processRule: '16-14-2',
    price: { gives: 'digivolution cards' },
  },
  // An instruction.
  {
    name: 'Blitz',
    slug: 'blitz',
    section: '16-16',
    category: 'none',
    rule: '16-16-1',
    categoryRule: '16-16-2',
    choice: 'optional',
    choiceRule: '16-16-3',
    processRule: '16-16-3',
    instruction: true,
  },
  // The price of the effect behind it: the card itself.
  {
    name: 'Delay',
    notes: { '<Delay>': 'After this card is placed, by trashing it the next turn' },
    slug: 'delay',
    section: '16-17',
    category: 'none',
    rule: '16-17-1',
    categoryRule: '16-17-1',
    choice: 'optional',
    choiceRule: '16-17-2',
    processRule: '16-17-2',
    price: { gives: 'this card', waitRule: '16-17-3' },
  },
  // Saves one of the Digimon that would be deleted.
  {
    name: 'Decoy',
    slug: 'decoy',
    section: '16-18',
    category: 'immediate',
    rule: '16-18-1',
    categoryRule: '16-18-2',
    choice: 'optional',
    choiceRule: '16-18-3',
    text: ({ argument = '' }) =>
      `When one of your other ${filterWords(argument)} would be deleted by an opponent's effect, by deleting this Digimon, prevent 1 of those Digimon's deletion.`,
    costRule: '16-18-3',
    processRule: '16-18-3',
  },
  // The Digimon stays, with the next card on top.
  {
    name: 'Armor Purge',
    notes: { '<Armor Purge>': 'When this Digimon would be deleted, you may trash the top card of' },
    slug: 'armor-purge',
    section: '16-19',
    category: 'immediate',
    rule: '16-19-1',
    categoryRule: '16-19-2',
    choice: 'optional',
    choiceRule: '16-19-3',
    text: "When this Digimon would be deleted, by trashing the top card of this Digimon, it isn't deleted.",
    costRule: '16-19-3',
    processRule: '16-19-3',
  },
  // An instruction.
  {
    name: 'Save',
    slug: 'save',
    section: '16-20',
    category: 'none',
    rule: '16-20-1',
    categoryRule: '16-20-2',
    choice: 'optional',
    choiceRule: '16-20-3',
    processRule: '16-20-3',
    instruction: true,
  },
  // Which cards count stands in the DigiXros requirements of the top card.
  {
    name: 'Material Save',
    slug: 'material-save',
    section: '16-21',
    category: 'immediate',
    rule: '16-21-1',
    categoryRule: '16-21-2',
    choice: 'optional',
    choiceRule: '16-21-3',
    text: ({ n = 1 }, names) =>
      names.length === 0
        ? undefined
        : `When this Digimon would be deleted, you may place ${n} ${names.map((name) => `[${name}]`).join('/')} from this Digimon's digivolution cards under 1 of your Tamers.`,
    processRule: '16-21-3',
    own: true,
  },
  {
    name: 'Evade',
    notes: { '<Evade>': 'When this Digimon would be deleted, you may suspend it to' },
    slug: 'evade',
    section: '16-22',
    category: 'immediate',
    rule: '16-22-1',
    categoryRule: '16-22-2',
    choice: 'optional',
    choiceRule: '16-22-3',
    text: "When this Digimon would be deleted, by suspending this Digimon, it isn't deleted.",
    costRule: '16-22-3',
    processRule: '16-22-3',
  },
  // The highest DP among the unsuspended ones (16-23-4).
  {
    name: 'Raid',
    slug: 'raid',
    section: '16-23',
    category: 'trigger',
    rule: '16-23-1',
    categoryRule: '16-23-2',
    choice: 'optional',
    choiceRule: '16-23-3',
    text: "[When Attacking] You may change the attack target to 1 of your opponent's unsuspended Digimon with the highest DP.",
    processRule: '16-23-3',
    clauses: { newTarget: '16-23-4' },
  },
  // The DP counts as it was upon the suspension (16-24-4).
  {
    name: 'Alliance',
    notes: { '<Alliance>': 'When this Digimon attacks, by suspending 1 of your other Digimon' },
    slug: 'alliance',
    section: '16-24',
    category: 'trigger',
    rule: '16-24-1',
    categoryRule: '16-24-2',
    choice: 'optional',
    choiceRule: '16-24-3',
    text: "[When Attacking] By suspending 1 of your other Digimon, add the suspended Digimon's DP to this Digimon and it gains <Security A. +1> for the attack.",
    costRule: '16-24-3',
    processRule: '16-24-3',
    clauses: { points: ['A1'] },
  },
  {
    name: 'Barrier',
    notes: { '<Barrier>': 'When this Digimon would be deleted in battle, by trashing the top' },
    slug: 'barrier',
    section: '16-25',
    category: 'immediate',
    rule: '16-25-1',
    categoryRule: '16-25-2',
    choice: 'optional',
    choiceRule: '16-25-3',
    text: "When this Digimon would be deleted in battle, by trashing the top card of your security stack, it isn't deleted.",
    costRule: '16-25-3',
    processRule: '16-25-3',
  },
  // Asked for by the counter timing (11-3).
  {
    name: 'Blast Digivolve',
    notes: { '<Blast Digivolve>': 'Your Digimon may digivolve into this card without paying' },
    slug: 'blast-digivolve',
    section: '16-26',
    category: 'none',
    rule: '16-26-1',
    categoryRule: '16-26-2',
    choice: 'optional',
    choiceRule: '16-26-3',
    processRule: '16-26-3',
    counter: true,
  },
  // Only the card that was on top is played (15-8-3-5).
  {
    name: 'Fortitude',
    slug: 'fortitude',
    section: '16-27',
    category: 'trigger',
    rule: '16-27-1',
    categoryRule: '16-27-2',
    choice: 'mandatory',
    choiceRule: '16-27-3',
    text: '[On Deletion] If this Digimon had digivolution cards, play this card without paying the cost.',
    processRule: '16-27-3',
    clauses: { triggers: '16-27-2', points: ['A12'] },
  },
  // An instruction.
  {
    name: 'Mind Link',
    notes: { '<Mind Link>': "Place this Tamer as that Digimon's bottom digivolution card if" },
    slug: 'mind-link',
    section: '16-28',
    category: 'none',
    rule: '16-28-1',
    categoryRule: '16-28-2',
    choice: 'mandatory',
    choiceRule: '16-28-3',
    processRule: '16-28-3',
    instruction: true,
  },
  // Both cards or none (16-29-4).
  {
    name: 'Partition',
    slug: 'partition',
    section: '16-29',
    category: 'immediate',
    rule: '16-29-1',
    categoryRule: '16-29-2',
    choice: 'optional',
    choiceRule: '16-29-3',
    text: ({ argument = '' }) => {
      const [a = '', b = ''] = argument.split(/ [&+] /).map(cardWords);
      return `When this Digimon would leave the battle area other than in battle or by one of your effects, you may play 1 ${a} and 1 ${b} from this Digimon's digivolution cards without paying their costs.`;
    },
    processRule: '16-29-3',
    clauses: { triggers: '16-29-2', all: '16-29-4' },
  },
  // Asked for by the counter timing (11-3).
  {
    name: 'Blast DNA Digivolve',
    slug: 'blast-dna-digivolve',
    section: '16-31',
    category: 'none',
    rule: '16-31-1',
    categoryRule: '16-31-2',
    choice: 'optional',
    choiceRule: '16-31-3',
    processRule: '16-31-3',
    counter: true,
  },
  {
    name: 'Scapegoat',
    slug: 'scapegoat',
    section: '16-32',
    category: 'immediate',
    rule: '16-32-1',
    categoryRule: '16-32-2',
    choice: 'optional',
    choiceRule: '16-32-3',
    text: "When this Digimon would be deleted other than by one of your effects, by deleting 1 of your other Digimon, it isn't deleted.",
    costRule: '16-32-3',
    processRule: '16-32-3',
  },
  // A Digimon placed this turn may attack by it (16-33-1).
  {
    name: 'Vortex',
    slug: 'vortex',
    section: '16-33',
    category: 'trigger',
    rule: '16-33-1',
    categoryRule: '16-33-2',
    choice: 'optional',
    choiceRule: '16-33-3',
    text: "[End of Your Turn] This Digimon may attack an opponent's Digimon, even in the turn it was played.",
    processRule: '16-33-3',
  },
  {
    name: 'Overclock',
    slug: 'overclock',
    section: '16-34',
    category: 'trigger',
    rule: '16-34-1',
    categoryRule: '16-34-2',
    choice: 'optional',
    choiceRule: '16-34-3',
    text: ({ argument = '' }) =>
      `[End of Your Turn] By deleting 1 of your Tokens or 1 of your other ${filterWords(argument)}, this Digimon attacks a player without suspending.`,
    costRule: '16-34-3',
    processRule: '16-34-3',
    clauses: { points: ['A1', 'A7', 'A8'] },
  },
  {
    name: 'Decode',
    slug: 'decode',
    section: '16-36',
    category: 'immediate',
    rule: '16-36-1',
    categoryRule: '16-36-2',
    choice: 'optional',
    choiceRule: '16-36-3',
    text: ({ argument = '' }) =>
      `When this Digimon would leave the battle area other than in battle, you may play 1 ${cardWords(argument)} from this Digimon's digivolution cards without paying the cost.`,
    processRule: '16-36-3',
  },
  {
    name: 'Fragment',
    number: 'in brackets',
    slug: 'fragment',
    section: '16-37',
    category: 'immediate',
    rule: '16-37-1',
    categoryRule: '16-37-2',
    choice: 'optional',
    choiceRule: '16-37-3',
    text: ({ n, argument }) =>
      `When this Digimon would be deleted, by trashing ${n ?? argument ?? 1} of this Digimon's digivolution cards, it isn't deleted.`,
    costRule: '16-37-3',
    processRule: '16-37-3',
  },
  // The deletion is pending processing (16-38-4).
  {
    name: 'Execute',
    slug: 'execute',
    section: '16-38',
    category: 'trigger',
    rule: '16-38-1',
    categoryRule: '16-38-2',
    choice: 'optional',
    choiceRule: '16-38-3',
    text: '[End of Your Turn] This Digimon may attack; it can also attack unsuspended Digimon. At the end of the attack, delete this Digimon.',
    processRule: '16-38-3',
    clauses: { later: '16-38-4', points: ['A7'] },
  },
  // Also in the breeding area (16-41-1).
  {
    name: 'Training',
    slug: 'training',
    section: '16-41',
    category: 'activation',
    rule: '16-41-1',
    categoryRule: '16-41-2',
    choice: 'optional',
    choiceRule: '16-41-3',
    text: "[Main] By suspending this Digimon, place the top card of your deck face down as this Digimon's bottom digivolution card.",
    costRule: '16-41-3',
    processRule: '16-41-3',
    clauses: { breeding: '16-41-1' },
  },
  {
    name: 'Ascension',
    slug: 'ascension',
    section: '16-43',
    category: 'trigger',
    rule: '16-43-1',
    categoryRule: '16-43-2',
    choice: 'optional',
    choiceRule: '16-43-3',
    text: '[On Deletion] You may place this card as the top security card.',
    processRule: '16-43-3',
  },
  // Editions later than the received one add the rest (content/rules/editions.json): what they do
  // rests on the rules of chapter 15 until their sections have a page.
  // An attack at the end of the turn, with everything that an attack asks for.
  {
    name: 'Engage',
    slug: 'engage',
    category: 'trigger',
    rule: '15-8-3',
    categoryRule: '15-8-3',
    choice: 'optional',
    choiceRule: '15-9-2',
    text: '[End of Your Turn] This Digimon may attack.',
    processRule: '15-9-2',
  },
  // Of several that would leave together its player says which one stays (15-11-1-1).
  {
    name: 'Guard',
    slug: 'guard',
    category: 'immediate',
    rule: '15-8-5',
    categoryRule: '15-8-5',
    choice: 'optional',
    choiceRule: '15-7-4',
    text: "When any of your other Digimon would leave the battle area by an opponent's effect, by deleting this Digimon, 1 of those Digimon doesn't leave.",
    costRule: '15-7-4',
    processRule: '15-7-1',
  },
  {
    name: 'Detach',
    slug: 'detach',
    category: 'immediate',
    rule: '15-8-5',
    categoryRule: '15-8-5',
    choice: 'optional',
    choiceRule: '15-7-4',
    text: ({ argument = '' }) =>
      `When this Digimon would leave the battle area other than by your effects, by trashing 1 ${linkWords(argument)} from this Digimon's link cards, it doesn't leave.`,
    costRule: '15-7-4',
    processRule: '15-7-1',
  },
] as const satisfies readonly KeywordRule[];

/** A keyword of a later edition, which has no section here, comes behind all others. */
const placeOf = ({ section }: KeywordRule): string => section ?? '99';

export const KEYWORD_RULES: readonly KeywordRule[] = [...ROWS, ...ASKED_ROWS].toSorted((a, b) =>
  compareNumbers(placeOf(a), placeOf(b)),
);

/** Keywords that are instructions; game/processing/keyword/index.ts has one entry for each. */
export type KeywordInstruction = Extract<(typeof ROWS)[number], { instruction: true }>['name'];

/** Those with processing of their own; game/processing/keyword/index.ts has one entry for each. */
export type KeywordOfItsOwn = Extract<(typeof ROWS)[number], { own: true }>['slug'];

/** Keywords of the counter timing; game/procedure/attack/counter.ts has one entry for each. */
export type KeywordCounter = Extract<(typeof ROWS)[number], { counter: true }>['name'];

/** Names that later editions add and that are read, and not played: none at present. */
export const LATER_NAMES: readonly string[] = [];
