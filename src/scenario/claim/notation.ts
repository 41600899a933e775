import { err, ok, type Problem, type Result } from '../../base/result.ts';
import { expectedNumber } from '../../rules/number/nearest-number.ts';
import { FACE_DOWN, FREQUENCIES, isOfCourse, type Claim, type Fact } from './claim.ts';
import { LONGEST_READ } from '../limits.ts';
import { FACT_PHRASES } from './fact-phrases.ts';
import { makeLabel, maskNames, unmask, unquote, type Masked } from '../name.ts';
import { misreadFrequency, repairFact, type Misread } from './misread.ts';

/** Every phrase as an author writes it. */
export const CLAIM_FORMS: readonly string[] = [
  ...FACT_PHRASES.flatMap(({ forms }) => forms),
  'at some point X is suspended',
  'when X leaves, X is suspended',
];

const CLAIM_HELP =
  `${CLAIM_FORMS.map((form) => `"${form}"`).join(', ')}; with "not (...)", "... and ...", ` +
  `"... or ..." and always / sometimes / never / P1 can force that in front`;

/** Parentheses in one another. */
const DEEPEST = 40;

/** Reads a claim: a frequency (always, when none is written) and a fact. */
export function parseClaim(source: string): Result<Claim> {
  const strange = beyond(source);
  if (strange !== null) return err({ ...strange, start: 0, end: source.length });
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

/** What no claim can be; `null` where it can be read. */
function beyond(source: string): Pick<Problem, 'found' | 'expected'> | null {
  if (source.length > LONGEST_READ)
    return { found: `a claim of ${source.length} characters`, expected: `${LONGEST_READ} at most` };
  let depth = 0;
  for (const sign of source) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (depth > DEEPEST)
      return { found: `more than ${DEEPEST} nested parentheses`, expected: 'fewer' };
  }
  return null;
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
  for (const phrase of FACT_PHRASES) {
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

/** Writes a fact as `parseClaim` reads it. */
export function makeFact(fact: Fact): string {
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
