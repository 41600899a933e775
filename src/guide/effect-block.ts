/** An ```effect block: lines of effect text, each with what its reader should find in it. */
import { categoryOf, isOptional } from '../effect/category.ts';
import { readEffects, unreadParts } from '../effect/read/read.ts';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import type { NumberedLine } from '../rules/source.ts';
import { clipped } from '../base/plain-text.ts';
import { problemAt, type Block } from './block.ts';
import type { EffectChoice, EffectExample, WorkedLine } from './guide.ts';

const CATEGORIES = ['persistent', 'trigger', 'activation', 'immediate'] as const;
const CHOICES = ['mandatory', 'optional', 'none'] as const;

const EXPECTED =
  'a line of effect text, below it "reads: trigger, mandatory" (persistent, trigger, activation or immediate; mandatory, optional or none) and, if wanted, "note: ..."';

/**
 *     [On Play] <Draw 1>.
 *     reads: trigger, mandatory
 *     note: Nothing stands in front of the processing.
 */
export function readEffectBlock({ lines }: Block): Result<EffectExample, readonly Problem[]> {
  const worked: WorkedLine[] = [];
  const problems: Problem[] = [];
  const rest = lines.filter(({ text }) => text.trim() !== '');
  for (let i = 0; i < rest.length;) {
    const entry = entryAt(rest, i);
    i += Math.max(1, entry.length);
    const line = readEntry(entry);
    if (line.ok) worked.push(line.value);
    else problems.push(line.problem);
  }
  return problems.length > 0 ? err(problems) : ok({ kind: 'effect', lines: worked });
}

/** A line of text with its "・" lines, and the reads: and note: that belong to it. */
function entryAt(lines: readonly NumberedLine[], from: number): readonly NumberedLine[] {
  let to = from + 1;
  while (/^(?:・|reads:|note:)/.test(lines[to]?.text ?? '')) to++;
  return lines.slice(from, to);
}

function readEntry(entry: readonly NumberedLine[]): Result<WorkedLine> {
  const [first] = entry;
  const at = first?.line ?? 1;
  const after = (key: string): NumberedLine | undefined =>
    entry.find(({ text }) => text.startsWith(`${key}:`));
  const reads = after('reads');
  const again = entry.find((line) =>
    ['reads', 'note'].some((key) => line.text.startsWith(`${key}:`) && line !== after(key)),
  );
  if (again !== undefined)
    return err(problemAt(again.line, `"${clipped(again.text)}", a second such line`, EXPECTED));
  const text = entry
    .filter((line) => !/^(?:reads|note):/.test(line.text))
    .map((line) => line.text)
    .join('\n');
  if (reads === undefined || text === '')
    return err(problemAt(at, `"${first?.text ?? ''}" without a "reads:" line`, EXPECTED));
  const [, category, choice] = /^reads:\s*(\w+),\s*(\w+)$/.exec(reads.text) ?? [];
  const expected = {
    category: CATEGORIES.find((name) => name === category),
    choice: CHOICES.find((name) => name === choice),
  };
  if (expected.category === undefined || expected.choice === undefined)
    return err(problemAt(reads.line, `"${reads.text}"`, EXPECTED));

  const tree = readEffects(text);
  const [unread] = unreadParts(tree);
  const [line] = tree.lines;
  if (unread !== undefined || line?.kind !== 'effect')
    return err(
      problemAt(
        at,
        `words that are not understood: "${unread?.text ?? text}"`,
        'one effect line in words that cards use',
      ),
    );
  const found = {
    category: categoryOf(line).category,
    choice: choiceOf(categoryOf(line).category, isOptional(line).optional),
  };
  if (found.category !== expected.category || found.choice !== expected.choice)
    return err(
      problemAt(
        reads.line,
        `"${reads.text}", but the line reads as ${found.category}, ${found.choice}`,
        'the line and "reads:" to agree: change one of them',
      ),
    );
  const note = after('note')?.text.replace(/^note:\s*/, '') ?? '';
  return ok({ text, note, ...found });
}

/** A persistent effect is on without anybody doing anything (15-8-2-1). */
const choiceOf = (category: WorkedLine['category'], optional: boolean): EffectChoice =>
  category === 'persistent' ? 'none' : optional ? 'optional' : 'mandatory';
