/**
 * The fenced blocks of an article that are more than code: scenarios to play, effect lines to take
 * apart.
 */
import { nearest } from '../base/nearest.ts';
import type { Problem } from '../base/result.ts';
import type { NumberedLine } from '../rules/source.ts';

const BLOCKS = ['scenario', 'effect'] as const;
type BlockKind = (typeof BLOCKS)[number];

export interface Block {
  readonly kind: BlockKind;
  readonly lines: readonly NumberedLine[];
}

/**
 *     ```scenario
 *     card Rex: Digimon Lv.5 red 7000 DP
 *     ```
 */
const FENCE = /^```(\w*)\s*$/;

/** All blocks of a kind that we know, in the order of the text. */
export function blocksOf(source: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { kind: string; lines: NumberedLine[] } | null = null;
  source.split('\n').forEach((text, i) => {
    const name = FENCE.exec(text)?.[1];
    if (name === undefined) open?.lines.push({ text, line: i + 1 });
    else if (open === null) open = { kind: name, lines: [] };
    else {
      const { kind: found, lines } = open;
      const kind = BLOCKS.find((known) => known === found);
      if (kind !== undefined) blocks.push({ kind, lines });
      open = null;
    }
  });
  return blocks;
}

/** Fences that would pass for plain code: a misspelt kind, and one that is never closed. */
export function strangeFences(source: string): readonly Problem[] {
  const problems: Problem[] = [];
  let open: number | null = null;
  source.split('\n').forEach((text, i) => {
    const [, words] = /^\s*```(.*)$/.exec(text) ?? [];
    if (words === undefined) return;
    if (open !== null) {
      open = null;
      return;
    }
    open = i + 1;
    const kind = words.trim();
    const meant = BLOCKS.find((one) => one === kind) ?? nearest(kind, BLOCKS);
    if (meant !== undefined && text.trimEnd() !== `\`\`\`${meant}`)
      problems.push(problemAt(i + 1, `"${text.trim()}"`, `"\`\`\`${meant}" alone in its line`));
  });
  if (open !== null) problems.push(problemAt(open, 'a block without an end', 'a line "```"'));
  return problems;
}

/** An article without its fenced blocks. */
export const withoutBlocks = (markdown: string): string =>
  markdown.replace(/^```\w*\n[\s\S]*?^```\s*$/gm, '');

/** A problem in a line of the article. */
export const problemAt = (line: number, found: string, expected: string): Problem => ({
  found,
  expected,
  start: 0,
  end: 0,
  line,
});
