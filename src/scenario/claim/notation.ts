import { err, ok, type Result } from '../../base/result.ts';
import { expectedNumber } from '../../rules/number/nearest-number.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import {
  CLAIM_AREAS,
  COUNTED,
  FACE_DOWN,
  FREQUENCIES,
  isOfCourse,
  type Claim,
  type Fact,
  type PlayerName,
} from './claim.ts';
import { makeLabel, maskNames, unmask, unquote, type Masked } from '../name.ts';
import { misreadFrequency, repairFact, type Misread } from './misread.ts';

const EFFECT = '(?:<[^<>]+>|(?:\\[[^[\\]]+\\] ?)+|its effect)';

interface FactPhrase {
  /** As an author writes it. */
  readonly forms: readonly string[];
  readonly pattern: RegExp;
  /** Which group is a list of names; it is handed over one a line. */
  readonly list?: number;
  readonly make: (groups: readonly string[]) => Fact | null;
}

const player = (name: string | undefined): PlayerName => (name === 'P2' ? 'P2' : 'P1');

/** Every phrase an author can use, tried in this order. */
const PHRASES: readonly FactPhrase[] = [
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

/** Every phrase as an author writes it. */
export const CLAIM_FORMS: readonly string[] = [
  ...PHRASES.flatMap(({ forms }) => forms),
  'at some point X is suspended',
  'when X leaves, X is suspended',
];

const CLAIM_HELP =
  `${CLAIM_FORMS.map((form) => `"${form}"`).join(', ')}; with "not (...)", "... and ...", ` +
  `"... or ..." and always / sometimes / never / P1 can force that in front`;

/** Reads a claim: a frequency (always, when none is written) and a fact. */
export function parseClaim(source: string): Result<Claim> {
  const { words: text, names } = maskNames(source.trim());
  const frequency = FREQUENCIES.find((word) => text.startsWith(`${word} `)) ?? null;
  const rest = frequency === null ? text : text.slice(frequency.length + 1);
  const fact = parseFact(rest, names);
  const misread = frequency === null ? misreadFrequency(text) : null;
  if (misread !== null) return unread(source, misread);
  return fact === null
    ? misreadFact(source, rest, names)
    : ok({ frequency: frequency ?? 'always', fact });
}

/** Points at the words of a claim that could not be read, and says what is probably meant. */
function misreadFact(source: string, rest: string, names: Masked['names']): Result<Claim> {
  const masked = unreadPart(rest, names);
  const repair = repairFact(masked, (text) => parseFact(text, names) !== null);
  const part = unmask(masked, names);
  if (repair !== null)
    return unread(
      source,
      { words: unmask(repair.words, names), meant: unmask(repair.meant, names) },
      part,
    );
  const start = Math.max(0, source.indexOf(part));
  const place = { start, end: start + part.length };
  const rule = /^the (?:attack|action) is refused by ([\d-]+)$/.exec(part)?.[1];
  if (rule !== undefined)
    return err({ found: `the rule "${rule}"`, expected: expectedNumber(rule), ...place });
  const whole = `the claim "${source.trim()}"`;
  const found = part === source.trim() || part === '' ? whole : `"${part}" in ${whole}`;
  return err({ found, expected: CLAIM_HELP, ...place });
}

function unread(source: string, { words, meant }: Misread, part = source): Result<Claim> {
  const text = source.trim();
  const start = source.indexOf(words, Math.max(0, source.indexOf(part)));
  const end = start + words.length;
  return err({
    found: `"${words}" in the claim "${text}"; did you mean "${meant}"?`,
    expected: `"${(source.slice(0, start) + meant + source.slice(end)).trim()}", or other words that a claim can have`,
    start,
    end,
  });
}

/** The smallest part of a fact that cannot be read. */
function unreadPart(text: string, names: Masked['names']): string {
  for (const word of [' or ', ' and ']) {
    const parts = splitTop(text, word);
    const part = parts.length > 1 ? parts.find((one) => parseFact(one, names) === null) : undefined;
    if (part !== undefined) return unreadPart(part, names);
  }
  const inside = /^(?:not )?\((.*)\)$/.exec(text)?.[1];
  return inside === undefined ? text : unreadPart(inside, names);
}

const OF_COURSE = /^(?:at some point|when (.+?) leaves,) (.+)$/;

/** Whether it can be seen at one moment: "at some point" does not stand inside of itself. */
const isOfOneMoment = (fact: Fact): boolean =>
  fact.kind === 'not'
    ? isOfOneMoment(fact.fact)
    : fact.kind === 'and' || fact.kind === 'or'
      ? fact.facts.every(isOfOneMoment)
      : !isOfCourse(fact) && fact.kind !== 'uses nth';

function parseFact(text: string, names: Masked['names']): Fact | null {
  for (const [word, kind] of [
    [' or ', 'or'],
    [' and ', 'and'],
  ] as const) {
    const parts = splitTop(text, word);
    // Whether the rest is said of the same moment is not clear without parentheses.
    if (parts.slice(0, -1).some((part) => OF_COURSE.test(part))) return null;
    if (parts.length > 1) {
      const facts = parts.map((part) => parseFact(part, names));
      return facts.every((fact) => fact !== null) ? { kind, facts } : null;
    }
  }
  const inside = /^not \((.*)\)$/.exec(text);
  if (inside !== null) {
    const fact = parseFact(inside[1] ?? '', names);
    return fact === null ? null : { kind: 'not', fact };
  }
  const group = /^\((.*)\)$/.exec(text);
  if (group !== null) return parseFact(group[1] ?? '', names);
  const course = OF_COURSE.exec(text);
  if (course !== null) {
    const inner = parseFact(course[2] ?? '', names);
    if (inner === null || !isOfOneMoment(inner)) return null;
    const card = course[1];
    return card === undefined
      ? { kind: 'once', fact: inner }
      : { kind: 'leaving', card: unquote(card, names), fact: inner };
  }
  for (const phrase of PHRASES) {
    const match = phrase.pattern.exec(text);
    if (match !== null)
      return phrase.make(
        match.slice(1).map((group, i) => {
          const words = i === phrase.list ? group.split(', ').join('\n') : group;
          return words && unquote(words, names);
        }),
      );
  }
  return null;
}

/** Splits where no parenthesis is open and the word is no part of "or more", "or fewer". */
function splitTop(text: string, word: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text[i];
    if (c === '(') depth++;
    else if (c === ')') depth--;
    else if (
      depth === 0 &&
      text.startsWith(word, i) &&
      !/^ or (more|fewer) /.test(text.slice(i, i + 10))
    ) {
      parts.push(text.slice(from, i));
      from = i + word.length;
      i = from - 1;
    }
  }
  parts.push(text.slice(from));
  return parts;
}

/** Writes a claim as `parseClaim` reads it. */
export function makeClaim(claim: Claim): string {
  return `${claim.frequency} ${makeFact(claim.fact)}`;
}

function makeFact(fact: Fact): string {
  switch (fact.kind) {
    case 'wins':
      return `${fact.player} wins`;
    case 'nobody wins':
      return 'nobody wins';
    case 'deleted':
      return `${makeLabel(fact.card)} is deleted`;
    case 'in':
      return `${makeLabel(fact.card)} is in the ${fact.area}`;
    case 'suspended':
    case 'unsuspended':
      return `${makeLabel(fact.card)} is ${fact.kind}`;
    case 'DP':
      return `${makeLabel(fact.card)} has ${fact.n} DP`;
    case 'has':
      return `${makeLabel(fact.card)} has <${fact.keyword}>`;
    case 'memory':
      return fact.player === undefined ? 'memory is 0' : `memory is ${fact.n} for ${fact.player}`;
    case 'count':
      return `${fact.player} has ${fact.n}${fact.compare === '>=' ? ' or more' : fact.compare === '<=' ? ' or fewer' : ''} ${fact.what}`;
    case 'checks':
      return fact.what === 'cards'
        ? `${fact.player} checks ${fact.n} cards`
        : `${fact.player} makes ${fact.n} security checks`;
    case 'uses':
      return `${makeLabel(fact.card)} uses ${fact.effect}`;
    case 'blocks':
    case 'attacks':
      return `${makeLabel(fact.card)} ${fact.kind}`;
    case 'battles':
      return `${makeLabel(fact.card)} battles ${makeLabel(fact.other)}`;
    case 'order':
      return `${makeLabel(fact.first.card)} ${fact.first.effect} comes before ${makeLabel(fact.second.card)} ${fact.second.effect}`;
    case 'uses nth': {
      const effect = fact.effect === 'its effect' ? '' : `${fact.effect} `;
      return `${makeLabel(fact.card)} uses its ${makeOrdinal(fact.nth)} ${effect}effect`;
    }
    case 'under':
      return `${makeLabel(fact.card)} is under ${makeLabel(fact.other)}`;
    case 'linked':
      return `${makeLabel(fact.card)} is linked to ${makeLabel(fact.other)}`;
    case 'stack': {
      const cards = fact.cards.map((card) => (card === FACE_DOWN ? card : makeLabel(card)));
      return `${makeLabel(fact.card)}'s digivolution cards are ${cards.join(', ')} from top to bottom`;
    }
    case 'stacked':
      return `${makeLabel(fact.card)} has ${fact.n} digivolution cards`;
    case 'once':
      return `at some point ${makePart(fact.fact)}`;
    case 'leaving':
      return `when ${makeLabel(fact.card)} leaves, ${makePart(fact.fact)}`;
    case 'refused':
      return fact.rule === undefined
        ? 'the attack is refused'
        : `the attack is refused by ${fact.rule}`;
    case 'turn':
      return `it is ${fact.player}'s turn`;
    case 'not':
      return `not (${makeFact(fact.fact)})`;
    case 'and':
    case 'or':
      return fact.facts.map(makePart).join(` ${fact.kind} `);
  }
}

/** A fact inside of another one. */
const makePart = (fact: Fact): string =>
  fact.kind === 'and' || fact.kind === 'or' || isOfCourse(fact)
    ? `(${makeFact(fact)})`
    : makeFact(fact);

const makeOrdinal = (n: number): string => {
  const ending = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
};
