/** A file of content/terms -> an entry of the glossary. */
import { z } from 'zod';
import { eachOnce } from '../../base/each-once.ts';
import { readFile, type ContentFile } from '../../base/content-file.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import { expectedNumber } from '../../rules/number/nearest-number.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import type { TextFile } from '../../rules/source.ts';
import type { TermSource } from './document.ts';

/**
 *     ---
 *     term: 'Block timing'
 *     avoid: ['block step']
 *     rules: ['11-4-1']
 *     ---
 *
 *     The third timing of an attack.
 */
export const termSchema = z.strictObject({
  term: z.string().min(1).max(60).describe('Its name.'),
  avoid: eachOnce(z.array(z.string().min(1).max(60)).max(20))
    .default([])
    .describe('Words that are not used for it.'),
  rules: eachOnce(z.array(z.string().max(30)).max(20))
    .default([])
    .describe('Rules that say what it is, as "11-4-1".'),
});

/** A term with its file, so that what is found later names its line. */
type TermFile = ContentFile<z.infer<typeof termSchema>>;

function readTermFile(path: string, text: string): Result<TermFile, readonly Problem[]> {
  const read = readFile(`content/terms/${path}`, text, termSchema);
  if (!read.ok) return read;
  const { fields, problem } = read.value;
  const strange = fields.rules.flatMap((number, i) =>
    isRuleNumber(number)
      ? []
      : [problem(['rules', i], `the rule "${number}"`, expectedNumber(number))],
  );
  return strange.length > 0 ? err(strange) : read;
}

const termOf = ({ fields, body }: TermFile): TermSource => ({ ...fields, body });

/** Reads one file; its path is below content/terms. */
export function readTerm(path: string, text: string): Result<TermSource, readonly Problem[]> {
  const read = readTermFile(path, text);
  return read.ok ? ok(termOf(read.value)) : read;
}

/** Reads all of them; no two terms have one name. Names of files are paths below content/terms. */
export function readTerms(
  files: readonly TextFile[],
): Result<readonly TermSource[], readonly Problem[]> {
  const problems: Problem[] = [];
  const read: TermFile[] = [];
  const paths = new Map<string, string>();
  for (const { name, text } of files) {
    const file = readTermFile(name, text);
    if (!file.ok) {
      problems.push(...file.problem);
      continue;
    }
    const { fields, path, problem } = file.value;
    const key = fields.term.toLowerCase();
    const other = paths.get(key);
    if (other !== undefined)
      problems.push(problem(['term'], `"${fields.term}", the term of ${other}`, 'another term'));
    paths.set(key, path);
    read.push(file.value);
  }
  return problems.length > 0 ? err(problems) : ok(read.map(termOf));
}
