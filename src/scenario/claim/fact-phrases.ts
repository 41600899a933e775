/** The words of facts, a row each: how an author writes them, and the fact that they mean. */
import { isRuleNumber } from '../../rules/number/number-list.ts';
import { CLAIM_AREAS, COUNTED, type Fact, type PlayerName } from './claim.ts';

const EFFECT = '(?:<[^<>]+>|(?:\\[[^[\\]]+\\] ?)+|its effect)';

/** A fact in words, without the words that join facts. */
interface FactPhrase {
  /** As an author writes it. */
  readonly forms: readonly string[];
  readonly pattern: RegExp;
  /** Which group is a list of names; it is handed over one a line. */
  readonly list?: number;
  readonly make: (groups: readonly string[]) => Fact | null;
}

const player = (name: string | undefined): PlayerName => (name === 'P2' ? 'P2' : 'P1');

/** Every phrase of one fact that an author can use, tried in this order. */
export const FACT_PHRASES: readonly FactPhrase[] = [
  {
    forms: ['P1 wins'],
    pattern: /^(P1|P2) wins$/,
    make: ([who]) => ({ kind: 'wins', player: player(who) }),
  },
  { forms: ['nobody wins'], pattern: /^nobody wins$/, make: () => ({ kind: 'nobody wins' }) },
  {
    forms: ['the attack is refused by 11-2-5', 'the action is refused'],
    pattern: /^the (?:attack|action) is refused(?: by ([\d-]+))?$/,
    make: ([rule]) => refused(rule),
  },
  {
    forms: ["it is P1's turn"],
    pattern: /^it is (P1|P2)'s turn$/,
    make: ([who]) => ({ kind: 'turn', player: player(who) }),
  },
  {
    forms: ['memory is 0', 'memory is 2 for P1'],
    pattern: /^memory is (?:0|(\d+) for (P1|P2))$/,
    make: ([n, who]) =>
      n === undefined
        ? { kind: 'memory', n: 0 }
        : { kind: 'memory', n: Number(n), player: player(who) },
  },
  {
    forms: [
      'P2 has 3 security cards',
      'P1 has 2 or more cards in hand',
      'P1 has 2 or fewer cards in the trash',
      'P1 has 9 cards in the deck',
      'P1 has 2 cards in the Digi-Egg deck',
      'P1 has 1 Digimon',
    ],
    pattern:
      /^(P1|P2) has (\d+)( or more| or fewer)? (security cards|cards in hand|cards in the trash|cards in the deck|cards in the Digi-Egg deck|Digimon)$/,
    make: ([who, n, compare, what]) => {
      const counted = COUNTED.find((known) => known === what);
      if (counted === undefined) return null;
      return {
        kind: 'count',
        player: player(who),
        what: counted,
        n: Number(n),
        compare: compare === ' or more' ? '>=' : compare === ' or fewer' ? '<=' : '=',
      };
    },
  },
  {
    forms: ['P1 checks 2 cards', 'P1 makes 1 security checks'],
    pattern: /^(P1|P2) (?:checks (\d+) cards|makes (\d+) security checks)$/,
    make: ([who, cards, checks]) => ({
      kind: 'checks',
      player: player(who),
      what: cards === undefined ? 'checks' : 'cards',
      n: Number(cards ?? checks),
    }),
  },
  {
    forms: ['X <Piercing> comes before Y [On Deletion]'],
    pattern: new RegExp(`^(.+?) (${EFFECT}) comes before (.+?) (${EFFECT})$`),
    make: ([a = '', x = '', b = '', y = '']) => ({
      kind: 'order',
      first: { card: a, effect: x.trim() },
      second: { card: b, effect: y.trim() },
    }),
  },
  {
    forms: ['X uses its 2nd [On Play] effect'],
    pattern: new RegExp(`^(.+) uses its (\\d+)(?:st|nd|rd|th) (?:(${EFFECT}) ?)?effect$`),
    make: ([card = '', nth, effect = 'its effect']) => ({
      kind: 'uses nth',
      card,
      effect: effect.trim(),
      nth: Number(nth),
    }),
  },
  {
    forms: ['X uses <Evade>', 'X uses [On Deletion]', 'X uses its effect'],
    pattern: new RegExp(`^(.+) uses (${EFFECT})$`),
    make: ([card = '', effect = '']) => ({ kind: 'uses', card, effect }),
  },
  {
    forms: ['X is deleted'],
    pattern: /^(.+) is deleted$/,
    make: ([card = '']) => ({ kind: 'deleted', card }),
  },
  {
    forms: CLAIM_AREAS.map((area) => `X is in the ${area}`),
    pattern:
      /^(.+) is in the (battle area|breeding area|trash|hand|security stack|deck|Digi-Egg deck)$/,
    make: ([card = '', area]) => {
      const known = CLAIM_AREAS.find((name) => name === area);
      return known === undefined ? null : { kind: 'in', card, area: known };
    },
  },
  {
    forms: ['X is suspended'],
    pattern: /^(.+) is suspended$/,
    make: ([card = '']) => ({ kind: 'suspended', card }),
  },
  {
    forms: ['X is unsuspended'],
    pattern: /^(.+) is unsuspended$/,
    make: ([card = '']) => ({ kind: 'unsuspended', card }),
  },
  {
    forms: ['X is under Y'],
    pattern: /^(.+) is under (.+)$/,
    make: ([card = '', other = '']) => ({ kind: 'under', card, other }),
  },
  {
    forms: ['X is linked to Y'],
    pattern: /^(.+) is linked to (.+)$/,
    make: ([card = '', other = '']) => ({ kind: 'linked', card, other }),
  },
  {
    forms: ["X's digivolution cards are Y, Z from top to bottom"],
    pattern: /^(.+)'s digivolution cards are (.+) from top to bottom$/,
    list: 1,
    make: ([card = '', cards = '']) => ({ kind: 'stack', card, cards: cards.split('\n') }),
  },
  {
    forms: ['X has 2 digivolution cards'],
    pattern: /^(.+) has (\d+) digivolution cards$/,
    make: ([card = '', n]) => ({ kind: 'stacked', card, n: Number(n) }),
  },
  {
    forms: ['X has 5000 DP'],
    pattern: /^(.+) has (\d+) DP$/,
    make: ([card = '', n]) => ({ kind: 'DP', card, n: Number(n) }),
  },
  {
    forms: ['X has <Piercing>'],
    pattern: /^(.+) has <([^<>]+)>$/,
    make: ([card = '', keyword = '']) => ({ kind: 'has', card, keyword }),
  },
  {
    forms: ['X blocks'],
    pattern: /^(.+) blocks$/,
    make: ([card = '']) => ({ kind: 'blocks', card }),
  },
  {
    forms: ['X attacks'],
    pattern: /^(.+) attacks$/,
    make: ([card = '']) => ({ kind: 'attacks', card }),
  },
  {
    forms: ['X battles Y'],
    pattern: /^(.+) battles (.+)$/,
    make: ([card = '', other = '']) => ({ kind: 'battles', card, other }),
  },
];

const refused = (rule: string | undefined): Fact | null =>
  rule === undefined ? { kind: 'refused' } : isRuleNumber(rule) ? { kind: 'refused', rule } : null;
