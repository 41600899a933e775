import { asRead } from './as-read.ts';
import { optionOf, parseDual } from './dual.ts';
import { textThatCounts } from './left-out.ts';
import { parseKeyword } from '../effect/phrase/keyword.ts';
import { readEffects } from '../effect/read/read.ts';
import type { EffectText } from '../effect/tree/tree.ts';
import { keywordRule } from '../effect/keyword/lookup.ts';
import type { Box, BoxEffects, CardDef, CardProblem, PrintedCard } from './printed.ts';
import { parseRequirement, REQUIREMENT_KINDS, type Requirement } from './requirement.ts';
import { parsePrintedRequirement } from './printed-requirement.ts';
import { isSecurity, readBox, readWhenOf, standsFor } from './read-box.ts';
import { namesIn } from './sought.ts';
import { othersOnOption } from './ability/others.ts';
import { joinRuleFacts, type RuleFacts } from './rule-line.ts';
import type { NotRunnable } from './can-run/not-runnable.ts';
import type { Ability } from './ability/ability.ts';
import { printedToken, tokensPlayed } from './token.ts';

/** A printed card that was read. */
interface ReadCard {
  readonly card: CardDef;
  /** All parts that the engine would not run. */
  readonly problems: readonly CardProblem[];
}

/** Cards read before, by all that is printed on them: most boards differ in a fact or two. */
let lately = new Map<string, ReadCard>();
/** Those before them: one that comes again stays. */
let before = new Map<string, ReadCard>();
/** So many are kept at least. */
let mostRead = 500;

/**
 * Keeps so many from now on: a few KB each, for whoever reads the boards of all the content more
 * than once.
 */
export const keepCards = (most: number): void => {
  mostRead = most;
};

/** Reads a printed card. */
export function makeCard(printed: PrintedCard): ReadCard {
  const key = JSON.stringify(printed);
  const known = lately.get(key);
  if (known !== undefined) return known;
  if (lately.size >= mostRead) {
    before = lately;
    lately = new Map();
  }
  const read = before.get(key) ?? readCard(printed);
  lately.set(key, read);
  return read;
}

/** Texts read before: different cards say the same, and one that changes keeps most of them. */
const TEXTS = new Map<string, EffectText>();
const MOST_TEXTS = 2_000;

function readText(printed: string): EffectText {
  const known = TEXTS.get(printed);
  if (known !== undefined) return known;
  if (TEXTS.size >= MOST_TEXTS) TEXTS.clear();
  const text = readEffects(printed);
  TEXTS.set(printed, text);
  return text;
}

/** Reads a printed card that will hardly come again: it isn't kept. */
export function readCard(printed: PrintedCard): ReadCard {
  const texts = textThatCounts(printed);
  const names = [
    ...printed.facts.digixros.map((line) => parseRequirement('digixros', line)),
    ...digixrosOf(texts.upper),
  ]
    .flatMap((requirement) => requirement?.parts ?? [])
    .flatMap(namesIn);
  const problems: CardProblem[] = [];
  const requirements: Requirement[] = [];
  const ruleFacts: RuleFacts[] = [];
  const gains: Record<string, Ability | null> = {};
  const tokens = new Map<string, CardDef>();
  const box = (name: Box): BoxEffects => {
    const text = readText(texts[name]);
    const read = readBox(name, text, names);
    for (const problem of [...read.problems, ...takeTokens(text, tokens)])
      problems.push({ box: name, ...problem });
    requirements.push(...read.requirements);
    ruleFacts.push(...read.ruleFacts);
    for (const ability of read.effects.abilities)
      for (const problem of [
        ...collectGains(ability, gains),
        ...(printed.category === 'Option' && OF_ITSELF.has(name) ? othersOnOption(ability) : []),
      ])
        problems.push({ box: name, ...problem });
    return read.effects;
  };
  const upper = box('upper');
  const security = box('security');
  const effects = {
    upper: { ...upper, abilities: upper.abilities.filter((ability) => !isSecurity(ability)) },
    inherited: box('inherited'),
    // 2-3-11-3-1: some of them do not stand in the lower text.
    security: {
      ...security,
      abilities: [...security.abilities, ...upper.abilities.filter(isSecurity)],
    },
    linked: box('linked'),
    option: box('option'),
  };
  const { facts } = printed;
  requirements.unshift(
    ...REQUIREMENT_KINDS.flatMap((kind) =>
      facts[kind].flatMap((line) => readWhenOf(parseRequirement(kind, line)) ?? []),
    ),
  );
  const { traits, alsoNamed, nameAlsoHas } = joinRuleFacts(ruleFacts);
  const card: CardDef = {
    ...printed,
    mended: mendedOf(printed.text),
    effects: {
      upper: boxAsRead(effects.upper),
      inherited: boxAsRead(effects.inherited),
      security: boxAsRead(effects.security),
      linked: boxAsRead(effects.linked),
      option: boxAsRead(effects.option),
    },
    gains: gainsAsRead(gains),
    switches: switchesOf(effects, gains),
    traits: [
      ...facts.traits.flatMap((line) => line.split(',').map((trait) => trait.trim())),
      ...traits,
    ],
    ...(alsoNamed.length === 0 ? {} : { alsoNamed }),
    ...(nameAlsoHas.length === 0 ? {} : { nameAlsoHas }),
    requirements: asRead(requirements),
    linkDp: Number(facts['link dp'][0] ?? 0),
    overflow: Number(facts.overflow[0] ?? 0),
    ...(tokens.size === 0 ? {} : { tokens: [...tokens.values()] }),
  };
  const dual = parseDual(printed.facts.dual[0] ?? '');
  return {
    card: dual === null ? card : { ...card, option: optionOf(card, dual) },
    problems,
  };
}

/** What is printed in the other boxes is an effect of the Digimon above the card. */
const OF_ITSELF: ReadonlySet<Box> = new Set(['upper', 'security', 'option']);

/** Tokens that a text plays, read as cards; what is wrong with one is a problem of the text. */
function takeTokens(text: EffectText, tokens: Map<string, CardDef>): readonly NotRunnable[] {
  return tokensPlayed(text.lines).flatMap(({ name, span }) => {
    const facts = text.tokens?.find((token) => token.name === name);
    if (facts === undefined) return [{ found: 'what a Token is', span }];
    const { card, problems } = makeCard(printedToken(facts));
    tokens.set(name, card);
    return problems.length === 0 ? [] : [{ found: 'the text of a Token', span }];
  });
}

/** The texts as the reader mended them. */
function mendedOf(text: PrintedCard['text']): PrintedCard['text'] {
  const mended = (box: Box): string => (text[box] === '' ? '' : readText(text[box]).text);
  return {
    upper: mended('upper'),
    inherited: mended('inherited'),
    security: mended('security'),
    linked: mended('linked'),
    option: mended('option'),
  };
}

const boxAsRead = ({ keywords, abilities }: BoxEffects): BoxEffects => ({
  keywords: asRead(keywords),
  abilities: abilities.map(asRead),
});

const gainsAsRead = (gains: CardDef['gains']): CardDef['gains'] =>
  Object.fromEntries(
    Object.entries(gains).map(([printed, ability]) => [printed, ability && asRead(ability)]),
  );

/** DigiXros requirements printed in a text: `<Material Save>` places what they name. */
const digixrosOf = (text: string): readonly (Requirement | null)[] =>
  /DigiXros/.test(text)
    ? readText(text).lines.flatMap((line) => {
        const requirement =
          line.kind === 'rule line' ? parsePrintedRequirement(line.mark, line.text) : null;
        return requirement?.kind === 'digixros' ? [requirement] : [];
      })
    : [];

/** Rules that keywords rest on, for those that the card has or gives. */
function switchesOf(effects: CardDef['effects'], gains: CardDef['gains']): CardDef['switches'] {
  const names = [
    ...Object.values(effects).flatMap((box) => box.keywords.map(({ name }) => name)),
    ...Object.keys(gains).flatMap((printed) => parseKeyword(printed)?.name ?? []),
  ];
  return Object.fromEntries(
    names.flatMap((name) => {
      const rule = keywordRule(name);
      return rule === undefined
        ? []
        : [[name, [rule.rule, rule.categoryRule, ...(rule.whileRule ?? [])]]];
    }),
  );
}

/** Keywords that an effect gives; what they stand for is read now, so that a run reads nothing. */
function collectGains(ability: Ability, gains: Record<string, Ability | null>): NotRunnable[] {
  const problems: NotRunnable[] = [];
  for (const { action } of ability.sentences.flatMap((sentence) => sentence.processes)) {
    if (action.kind !== 'gain') continue;
    for (const use of action.uses) {
      const gained = standsFor(use, [], problems);
      gains[use.printed] = gained;
      if (gained !== null) problems.push(...collectGains(gained, gains));
    }
  }
  for (const inside of [...ability.quoted, ...(ability.choices ?? [])])
    problems.push(...collectGains(inside, gains));
  return problems;
}
