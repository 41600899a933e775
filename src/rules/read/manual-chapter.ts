/** A chapter that the import of a whole manual wrote: a rule a line, headings on every level. */
import { cutClauses } from './cut-clauses.ts';
import type { Chapter } from './about.ts';
import type { KeywordBlock } from './cut-keywords.ts';
import type { AllKeywordWords } from './keyword-words.ts';
import { wordsOn } from './keyword-words.ts';
import { makeNode, type RuleNode } from './node.ts';
import { depthOf, isWithin, parentOf } from '../number/number.ts';
import { repair } from './repair.ts';
import type { KeywordLabel } from '../rule.ts';
import { Problems, type ReceivedUnit, type TextFile } from '../source.ts';

/**
 * Whether a unit is a heading: it has rules below it and doesn't end as a sentence does.
 *
 *     1-2-3. Victory conditions
 */
function isHeading(words: string, hasRulesBelow: boolean): boolean {
  const text = repair(words).text;
  return hasRulesBelow && !/[.!?:]["')\]]*$/.test(text);
}

/**
 * The rules of such a chapter. What no repair can mend is left as the manual has it: the report of
 * the import lists it, and a person may know that the manual is to blame.
 */
export function cutManualChapter(
  file: TextFile,
  chapter: Chapter,
  problems: Problems,
): { readonly units: readonly ReceivedUnit[]; readonly nodes: readonly RuleNode[] } {
  const { units } = cutClauses(file, chapter, problems);
  const parents = new Set(units.map(({ number }) => parentOf(number)));
  const nodes = units.map((unit) =>
    makeNode(unit, new Problems(), isHeading(unit.words, parents.has(unit.number))),
  );
  return { units, nodes };
}

/** The keyword effects of a chapter: its sections whose heading is `<Piercing>` and the like. */
export function keywordBlocks(
  units: readonly ReceivedUnit[],
  nodes: readonly RuleNode[],
  words: AllKeywordWords,
): readonly KeywordBlock[] {
  return nodes.flatMap((node): readonly KeywordBlock[] => {
    const name = /^<([^<>]+)>$/.exec(node.heading ?? '')?.[1];
    if (name === undefined || depthOf(node.number) !== 2) return [];
    const first = nodes.find(({ number }) => number === `${node.number}-1`);
    return [
      {
        name: wordsOn(words, node.number)?.name ?? name,
        label: wordsOn(words, node.number)?.label ?? labelOf(node.number, nodes),
        definition: first?.text ?? '',
        line: node.line,
        units: units.filter(({ number }) => isWithin(number, node.number)),
      },
    ];
  });
}

const LABELS: Readonly<Record<string, KeywordLabel>> = {
  '15-8-2': 'Persistent',
  '15-8-3': 'Trigger',
  '15-8-4': 'Activated',
  '15-8-5': 'Instant',
};

/** The label of a keyword for which we have none: by the category that its clauses cite. */
function labelOf(number: string, nodes: readonly RuleNode[]): KeywordLabel {
  const cited = nodes.filter((node) => isWithin(node.number, number)).flatMap((n) => n.citations);
  const category = cited.find((citation) => LABELS[citation.number] !== undefined);
  return (category && LABELS[category.number]) ?? 'Effect';
}
