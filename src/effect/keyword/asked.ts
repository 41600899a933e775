/**
 * The keyword effects for which a procedure of the rules asks (game/procedure): by what it wants to
 * know, `asked`, and never by the name of the keyword. They stand apart from the other rows, so
 * that what plays a board does not carry the whole table.
 */
import type { KeywordRule } from './keyword.ts';

export const ASKED_ROWS = [
  // Counted by the security check (13-1-3) as long as it is there (16-4-2).
  {
    name: 'Security A.',
    prints: ['security attack', 'security a', 's attack'],
    number: 'signed',
    notes: {
      '<Security A. +1>': 'This Digimon checks 1 additional',
      '<Security A. +2>': 'This Digimon checks 2 additional',
      '<Security A. -1>': 'This Digimon checks 1 fewer',
      '<Security A. -2>': 'This Digimon checks 2 fewer',
    },
    slug: 'security-a',
    section: '16-4',
    category: 'persistent',
    rule: '16-4-1',
    categoryRule: '16-4-2',
    choice: 'mandatory',
    choiceRule: '16-4-2',
    whileRule: ['16-4-2'],
    asked: 'security checks',
    clauses: { instances: '16-4-3', least: '16-4-4' },
  },
  {
    name: 'Blocker',
    notes: {
      '<Blocker>': [
        'At blocker timing',
        "When an opponent's Digimon attacks, you may suspend this Digimon to force",
      ],
    },
    slug: 'blocker',
    section: '16-5',
    category: 'persistent',
    rule: '16-5-1',
    categoryRule: '16-5-2',
    choice: 'optional',
    choiceRule: '16-5-1',
    asked: 'block',
    clauses: { instances: '16-5-3' },
  },
  // Asked for when the loser of a battle with a Security Digimon is deleted (14-2-2).
  {
    name: 'Jamming',
    notes: {
      '<Jamming>': [
        "This Digimon isn't deleted in battles with Security",
        "This Digimon can't be deleted in battles against Security",
      ],
    },
    slug: 'jamming',
    section: '16-9',
    category: 'persistent',
    rule: '16-9-1',
    categoryRule: '16-9-2',
    choice: 'mandatory',
    choiceRule: '16-9-1',
    asked: 'survive a Security Digimon',
  },
  // Asked for in the opponent's unsuspend phase (6-2-1).
  {
    name: 'Reboot',
    notes: { '<Reboot>': 'Unsuspend this Digimon during' },
    slug: 'reboot',
    section: '16-11',
    category: 'persistent',
    rule: '16-11-1',
    categoryRule: '16-11-2',
    choice: 'mandatory',
    choiceRule: '16-11-4',
    processRule: '16-11-4',
    asked: 'unsuspend with the opponent',
    clauses: { instances: '16-11-3', together: '16-11-5' },
  },
  // Lifts only the restriction of 7-1-2-1.
  {
    name: 'Rush',
    notes: {
      '<Rush>': [
        'This Digimon can attack the turn',
        'This Digimon may attack the turn it was played',
      ],
    },
    slug: 'rush',
    section: '16-15',
    category: 'persistent',
    rule: '16-15-1',
    categoryRule: '16-15-2',
    choice: 'optional',
    choiceRule: '16-15-1',
    asked: 'attack at once',
  },
  // What it gives to Digimon; the block timing asks for what it demands of the player (16-30-4).
  {
    name: 'Collision',
    slug: 'collision',
    section: '16-30',
    category: 'persistent',
    rule: '16-30-1',
    categoryRule: '16-30-2',
    choice: 'mandatory',
    choiceRule: '16-30-1',
    text: "[All Turns] While this Digimon is attacking, all of your opponent's Digimon gain <Blocker>.",
    whileRule: ['16-30-3'],
    asked: 'must be blocked',
    clauses: { forces: '16-30-4' },
  },
  // Asked for by the battle (14-2-1).
  {
    name: 'Iceclad',
    prints: ['ice clad'],
    slug: 'iceclad',
    section: '16-35',
    category: 'persistent',
    rule: '16-35-1',
    categoryRule: '16-35-2',
    choice: 'mandatory',
    choiceRule: '16-35-3',
    processRule: '16-35-3',
    asked: 'battle by cards',
  },
  {
    name: 'Progress',
    slug: 'progress',
    section: '16-39',
    category: 'persistent',
    rule: '16-39-1',
    categoryRule: '16-39-2',
    choice: 'mandatory',
    choiceRule: '16-39-1',
    text: "[All Turns] While this Digimon is attacking, this Digimon isn't affected by your opponent's effects.",
    whileRule: ['16-39-3'],
    asked: 'unaffected while attacking',
  },
  // Asked for where link cards are counted (4-9-5).
  {
    name: 'Link +',
    prints: ['link'],
    number: 'joined',
    slug: 'link',
    section: '16-40',
    category: 'persistent',
    rule: '16-40-1',
    categoryRule: '16-40-2',
    choice: 'mandatory',
    choiceRule: '16-40-1',
    processRule: '16-40-1',
    asked: 'link cards',
    clauses: { instances: '16-40-3' },
  },
  // Asked for where the colour requirements of an Option are looked at (4-22).
  {
    name: 'Use Req.',
    prints: ['use req'],
    slug: 'use-req',
    section: '16-42',
    category: 'persistent',
    rule: '16-42-1',
    categoryRule: '16-42-2',
    choice: 'optional',
    choiceRule: '16-42-1',
    processRule: '16-42-1',
    asked: 'use without the colors',
  },
  // Asked for where the effects of a stack are gathered (game/is/view/base-view.ts).
  {
    name: 'Succession',
    slug: 'succession',
    category: 'persistent',
    rule: '15-8-2',
    categoryRule: '15-8-2',
    choice: 'mandatory',
    choiceRule: '15-8-2',
    processRule: '15-8-2',
    asked: 'effects of a card beneath',
  },
] as const satisfies readonly KeywordRule[];

/** What procedures ask for; each is asked of one keyword. */
export type KeywordAsked = (typeof ASKED_ROWS)[number]['asked'];

const byAsked = Object.fromEntries(ASKED_ROWS.map((row) => [row.asked, row])) as {
  readonly [asked in KeywordAsked]: KeywordRule;
};

/** The row of the keyword of which a procedure asks that. */
export const keywordAsked = (asked: KeywordAsked): KeywordRule => byAsked[asked];
