/**
 * What a programme can ask: rule a situation, explain an effect text, look up a rule, find a card.
 * The server of tools (src/command/server.ts) offers them; each answers in data and in text.
 */
import { err, type Problem, type Result } from '../base/result.ts';
import { quoteOf } from '../analyse/answer-read.ts';
import { readableOf } from '../analyse/readable.ts';
import type { CardLookup } from '../card/file/card-lookup.ts';
import type { FileCard } from '../card/file/file-card.ts';
import { findCards } from '../cards/find-cards.ts';
import { searchedCard } from '../cards/searched-card.ts';
import { ANY_CARD } from '../cards/wanted.ts';
import { explain } from '../effect/explain/explain.ts';
import { makeBundle, type ProofBundle, type RuledBy } from '../proof/bundle.ts';
import { boardLines } from '../proof/board-lines.ts';
import { checkBundle } from '../proof/check.ts';
import { readWhole } from '../proof/read.ts';
import type { Situation } from '../proof/situation.ts';
import { rulesOfSteps, witnessOf, type Witness } from '../proof/witness.ts';
import { expectedNumber } from '../rules/number/nearest-number.ts';
import type { CorpusIndex } from '../rules/corpus.ts';
import type { Rule } from '../rules/rule.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import { startOf } from '../ui/board/start.ts';
import { answered, refused, refusedFor, type ToolAnswer } from './answer.ts';
import { readInput } from './input.ts';

/** What the tools know beside what they are asked. */
export interface ToolsKnow {
  readonly rules: CorpusIndex;
  readonly by: RuledBy;
  readonly lookup: CardLookup;
  /** Those of the card file; `null` where none was opened. */
  readonly cards: readonly FileCard[] | null;
}

export interface ResolveAsked {
  /** Any text that `ruling-lab resolve` takes: a board, a link, a bundle, a file. */
  readonly situation: string;
  readonly actions: readonly string[];
  readonly choices: readonly number[];
  readonly claims: readonly string[];
}

/** Rules a situation: always, sometimes or never, with courses that show it. */
export function resolveTool(asked: ResolveAsked, know: ToolsKnow): ToolAnswer {
  const read = readInput('the situation', asked.situation);
  if (!read.ok) return refusedFor(read.problem);
  const { situation, claims, bundle, place } = read.value;
  const whole: Situation = {
    ...situation,
    actions: [...situation.actions, ...asked.actions],
    script: asked.choices.length > 0 ? asked.choices : situation.script,
  };
  const own = claims.map(({ claim }) => claim);
  const made = placed(makeBundle(whole, [...own, ...asked.claims], know.lookup, know.by), place);
  if (!made.ok) return refusedFor(made.problem);
  const scenario = readWhole(whole, know.lookup);
  if (!scenario.ok) return refusedFor(scenario.problem.map(place));
  const data = dataOf(made.value, scenario.value.scenario);
  const checked = bundle === null ? null : checkBundle(bundle, know.lookup, know.by);
  if (checked?.ok === false) return refusedFor(checked.problem);
  const proof =
    checked === null
      ? {}
      : { proof: { holds: checked.value.holds, differences: checked.value.differences } };
  return answered(JSON.stringify({ ...data, ...proof }, null, 1), { ...data, ...proof });
}

const placed = <T>(
  read: Result<T, readonly Problem[]>,
  place: (problem: Problem) => Problem,
): Result<T, readonly Problem[]> => (read.ok ? read : err(read.problem.map(place)));

/** Outcomes that are told of one situation. */
const MOST_OUTCOMES = 20;

function dataOf(bundle: ProofBundle, scenario: Scenario) {
  const { edition, engine, endings, claims, trace, situation } = bundle;
  const shown = (script: readonly number[] | null) =>
    script === null ? null : courseData(witnessOf(scenario, script));
  return {
    board: boardLines(startOf(scenario)),
    ruledBy: { edition: edition.id, fingerprint: edition.fingerprint, engine },
    claims: claims.map(({ claim, verdict, right, so, not }) => ({
      ...{ claim, verdict, right, so: shown(so), not: shown(not) },
    })),
    outcomes: {
      ...{ total: endings.total, stopped: endings.stopped },
      list: endings.list
        .slice(0, MOST_OUTCOMES)
        .map(({ label, outcome, board, script, steps }) => ({
          ...{ choices: label, script, outcome, board, rules: rulesOfSteps(steps) },
        })),
    },
    ...(situation.script.length === 0
      ? {}
      : { course: { ...shown(situation.script), outcome: trace.outcome } }),
  };
}

const courseData = ({ script, choices, steps, board }: Witness) => ({
  ...{ script, choices, steps, rules: rulesOfSteps(steps), board: boardLines(board) },
});

/** Takes an effect text apart, part by part, with the rule of each. */
export function explainTool(text: string): ToolAnswer {
  if (text.trim() === '') return refused('There is no text; give the effect text of a card.');
  const readable = readableOf(text);
  const explanation = explain(readable.text);
  const lines = quoteOf(explanation).map(({ number, text: words }) => ({
    ...{ what: number, words },
  }));
  const note = readable.note === undefined ? {} : { note: readable.note };
  const said = lines.map(({ what, words }) => `${what}: ${words}`);
  return answered([...said, ...Object.values(note)].join('\n'), { lines, ...note });
}

/** A rule with its words, the rules beneath it and those that it cites. */
export function ruleTool(number: string, { rules }: ToolsKnow): ToolAnswer {
  const asked = number.trim();
  const rule = rules.find(asked);
  if (rule === undefined)
    return refused(`There is no rule "${asked.slice(0, 40)}"; expected ${expectedNumber(asked)}.`);
  const beneath = rules.childrenOf(rule.number).map((one) => ({
    ...{ number: one.number, words: wordsOfRule(one) },
  }));
  const data = {
    ...{ number: rule.number, edition: rules.corpus.edition.id, fingerprint: rule.fingerprint },
    heading: rule.heading ?? null,
    words: wordsOfRule(rule),
    /** False: these are words of this project, not those of the manual. */
    isOfficialWording: rule.included,
    above: rules.ancestorsOf(rule.number).map((one) => one.number),
    beneath,
    cites: rule.citations.map((one) => one.number),
    citedBy: rule.citedBy,
  };
  const said = [
    `${rule.number}${rule.heading === undefined ? '' : ` ${rule.heading}`}`,
    data.words,
    ...(rule.included ? [] : ['(A summary; the official wording of this rule is not included.)']),
    ...beneath.map((one) => `${one.number} ${one.words}`),
  ];
  return answered(said.filter((line) => line !== '').join('\n'), data);
}

const wordsOfRule = ({ text, summary, heading }: Rule): string => text ?? summary ?? heading ?? '';

const MOST_FOUND = 20;

/** Cards of the card file, by number, name or words of their text. */
export function cardTool(words: string, most: number, { cards }: ToolsKnow): ToolAnswer {
  if (cards === null)
    return refused('No card file is open; start the server with --cards FILE.json.');
  const searched = cards.map(searchedCard);
  const found = findCards(searched, { ...ANY_CARD, words }, () => undefined);
  if (found.length === 0)
    return refused(`No card of the file fits "${words.slice(0, 100)}"; try fewer words.`);
  const list = found.slice(0, Math.min(most, MOST_FOUND)).map(({ card }) => cardData(card));
  const data = { total: found.length, cards: list };
  return answered(JSON.stringify(data, null, 1), data);
}

const cardData = (card: FileCard) => ({
  ...{ number: card.number, name: card.name, categories: card.categories },
  ...{ colours: card.colours, level: card.level, dp: card.dp, cost: card.cost },
  traits: card.traits,
  texts: Object.fromEntries(Object.entries(card.text).filter(([, words]) => words !== '')),
});
