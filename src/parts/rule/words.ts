/** How a rule is named and quoted. */
import type { CorpusIndex } from '../../rules/corpus.ts';
import { makeCite } from '../../rules/edition/cite.ts';
import { compareNumbers } from '../../rules/number/number.ts';
import type { Rule } from '../../rules/rule.ts';
import type { QuoteLine } from '../../ui/copy/format.ts';
import { excerpt } from '../../ui/rule/pieces.ts';

/** A clause has no heading of its own; that of its section says what it is about. */
export function nameOf(rule: Rule, index: CorpusIndex): string {
  const above = index.ancestorsOf(rule.number).findLast(({ heading }) => heading !== undefined);
  return rule.heading ?? above?.heading ?? '';
}

/** What can be quoted: a rule, then those below it; of a chapter the heading alone. */
export function linesOf(rule: Rule, index: CorpusIndex): readonly QuoteLine[] {
  const rules = rule.parent === null ? [rule] : withBelow(rule, index);
  return rules.map(({ number, heading, text, summary }) => ({
    number,
    text: [heading, text, summary].filter((part) => part !== undefined).join(': '),
  }));
}

/** A heading alone says nothing: a section is quoted with the clauses of its text. */
export const isWithBelow = (rule: Rule): boolean => rule.included && rule.text === undefined;

/** What the copy buttons need beside the lines. */
export const citedAs = (
  rule: Rule,
  { corpus: { edition } }: CorpusIndex,
): { readonly citation: string; readonly date: string | undefined } => ({
  citation: makeCite({ ...rule, edition: edition.id }),
  date: rule.included ? edition.date : undefined,
});

/** A rule and every rule below it, in rule order. */
export function withBelow(rule: Rule, index: CorpusIndex): readonly Rule[] {
  return [rule, ...index.childrenOf(rule.number).flatMap((child) => withBelow(child, index))];
}

export interface Relations {
  readonly cites: readonly Rule[];
  readonly citedBy: readonly Rule[];
}

/** What some rules cite and who cites them, each rule once, without the rules themselves. */
export function relationsOf(rules: readonly Rule[], index: CorpusIndex): Relations {
  const own = new Set(rules.map(({ number }) => number));
  const others = (numbers: readonly string[]): readonly Rule[] =>
    [...new Set(numbers)]
      .filter((number) => !own.has(number))
      .toSorted(compareNumbers)
      .flatMap((number) => index.find(number) ?? []);
  return {
    cites: others(rules.flatMap(({ citations }) => citations.map(({ number }) => number))),
    citedBy: others(rules.flatMap(({ citedBy }) => citedBy)),
  };
}

/** Who speaks, for the last line of a quotation. */
export function sourceOf(rule: Rule, index: CorpusIndex): string {
  return rule.included
    ? `Digimon Card Game Comprehensive Rules, Ver. ${index.corpus.edition.id}`
    : 'Summary by Ruling Lab, not the official text';
}

/** What a rule says where there is room for a few words: its own, or those of the rules below. */
export function wordsOf(rule: Rule, index: CorpusIndex): string {
  const below = index.childrenOf(rule.number).map(({ text }) => text ?? '');
  const name = nameOf(rule, index);
  return (
    rule.text ??
    rule.summary ??
    (below.join(' ').trim() ||
      `Chapter ${rule.number}, ${name}, of the rules of the Digimon Card Game.`)
  );
}

/** The words as they stand where a link to the rule is posted. */
export const descriptionOf = (rule: Rule, index: CorpusIndex): string =>
  excerpt(wordsOf(rule, index), 180);
