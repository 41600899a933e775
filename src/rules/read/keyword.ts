/** Keyword records: what the label line says, what the clauses say, and where the two disagree. */
import type { KeywordBlock } from './cut-keywords.ts';
import { placeOf, wordsOn, type AllKeywordWords } from './keyword-words.ts';
import type { RuleNode } from './node.ts';
import { parentOf } from '../number/number.ts';
import { slugOf } from '../slug.ts';
import type { Category, KeywordChoice, Grounded, Keyword } from '../rule.ts';
import type { Problems } from '../source.ts';

/**
 * Builds the record of one keyword from its label line, its rules and our words. In an `imported`
 * edition there is no label line, and a keyword that we have no words for gets those of its clause.
 */
export function makeKeyword(
  block: KeywordBlock,
  nodes: readonly RuleNode[],
  words: AllKeywordWords,
  problems: Problems,
  imported = false,
): Keyword | undefined {
  const { name, label } = block;
  const section = nodes[0];
  if (section === undefined) return undefined;
  const { number, file } = section;
  const clauses = nodes.filter((node) => parentOf(node.number) === number);
  if (!imported) checkLabelLine(block, section, clauses[0], problems);
  const known = wordsOn(words, number);
  const own = known ?? (imported ? { name, number, summary: block.definition } : undefined);
  const place = placeOf(words, number);
  if (own === undefined || own.name !== name) {
    const found = own === undefined ? `no entry ${number}` : `"${own.name}"`;
    problems.list.push(words.problem(place, found, `${number} <${name}>`));
    return undefined;
  }
  const stated = statedChoice(clauses);
  const choice =
    stated ?? own.choice ?? (imported ? { value: 'as the effect says' as const } : undefined);
  const isSaidTwice = stated !== undefined && own.choice !== undefined && !imported;
  const wrong = wrongChoice(choice, isSaidTwice);
  if (wrong !== null) problems.list.push(words.problem([...place, 'choice'], ...wrong));
  if (choice === undefined) return undefined;
  const category = statedCategory(clauses);
  const labelRemark = words.fields.labels[label];
  const remark = [labelRemark, own.remark].filter((part) => part !== undefined).join(' ');
  if (category.value === 'none' && labelRemark === undefined && !imported) {
    problems.onLine(file, block.line, `<${name}> without a category`, 'a clause that cites 15-8');
  }
  return {
    name,
    slug: slugOf(name),
    number,
    ...(section.formerly === undefined ? {} : { formerly: section.formerly }),
    label,
    category,
    choice,
    summary: own.summary,
    ...(remark === '' ? {} : { remark }),
  };
}

/** What is wrong with the choice of a keyword, and what was expected. */
function wrongChoice(
  choice: Grounded<KeywordChoice> | undefined,
  isSaidTwice: boolean,
): readonly [found: string, expected: string] | null {
  if (choice === undefined) return ['no choice', 'a choice with its clause'];
  return isSaidTwice ? [`a choice, which ${choice.rule} states`, 'none'] : null;
}

/**
 * The label line repeats name and first clause; for <Blocker> and <Piercing> without the reference
 * behind it.
 */
function checkLabelLine(
  block: KeywordBlock,
  section: RuleNode,
  first: RuleNode | undefined,
  problems: Problems,
): void {
  const { file, line } = section;
  if (section.heading !== `<${block.name}>`) {
    problems.onLine(file, line, `heading "${section.heading ?? ''}"`, `"<${block.name}>"`);
  }
  const text = first?.text ?? '';
  if (text !== block.definition && text.replace(/ \(For details.*\)$/, '') !== block.definition) {
    const expected = `the words of ${first?.number ?? `${section.number}-1`}`;
    problems.onLine(file, block.line, `"${block.definition.slice(0, 60)}…"`, expected);
  }
}

const CATEGORY_OF: Readonly<Record<string, Category>> = {
  '15-8-2': 'persistent',
  '15-8-3': 'trigger',
  '15-8-4': 'activation',
  '15-8-5': 'immediate',
};

/**
 * The clause that cites 15-8-2 … 15-8-5; or, for none of them, the clause that says "effects
 * execute processing".
 */
function statedCategory(clauses: readonly RuleNode[]): Grounded<Category> {
  for (const { number, citations } of clauses) {
    for (const citation of citations) {
      const value = CATEGORY_OF[citation.number];
      if (value !== undefined) return { value, rule: number };
    }
  }
  const processing = clauses.find(({ text }) => /effects execute processing\.$/.test(text ?? ''));
  return processing === undefined ? { value: 'none' } : { value: 'none', rule: processing.number };
}

/**
 * The first clause that says of the keyword's own processing that it is optional or mandatory.
 *
 *     The processing from <Raid> is optional.
 *                                ^^^^^^^^^^^
 */
function statedChoice(clauses: readonly RuleNode[]): Grounded<KeywordChoice> | undefined {
  for (const { number, text = '' } of clauses) {
    const match = /\bis (?:an )?(optional|mandatory)\b/.exec(text);
    if (match !== null) {
      return { value: match[1] === 'optional' ? 'optional' : 'mandatory', rule: number };
    }
  }
  return undefined;
}
