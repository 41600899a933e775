/**
 * content/terms/pages.json: pages of the site that are no rule, keyword, term or guide, with what
 * players type to get there.
 */
import { z } from 'zod';
import { eachOnce } from '../../base/each-once.ts';
import { readFile } from '../../base/content-file.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import type { TextFile } from '../../rules/source.ts';

/** A page of the site, as far as search needs it. */
export interface PageSource {
  readonly url: string;
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly text: string;
  /** Other names under which it is looked up. */
  readonly said: readonly string[];
}

export const pagesSchema = z.strictObject({
  pages: eachOnce(
    z
      .array(
        z.strictObject({
          for: z
            .string()
            .max(60)
            .regex(/^\/([a-z-]+\/)+$/)
            .describe('The page, as "/quiz/daily/".'),
          title: z.string().min(1).max(60).describe('Its title.'),
          text: z.string().min(1).max(200).describe('What it is for.'),
          said: eachOnce(z.array(z.string().min(1).max(60)).min(1).max(20)).describe(
            'What players say.',
          ),
        }),
      )
      .max(100),
    'for',
    'title',
  ).describe('Pages and the words that lead to them.'),
});

/** Reads the file. Words that lead to two pages are a problem. */
export function readPages({
  name,
  text,
}: TextFile): Result<readonly PageSource[], readonly Problem[]> {
  const read = readFile(name, text, pagesSchema);
  if (!read.ok) return read;
  const { fields, problem } = read.value;
  const before = new Set<string>();
  const problems: Problem[] = [];
  const pages = fields.pages.map(({ for: url, title, text: about, said }, i) => {
    said.forEach((word, at) => {
      const key = word.toLowerCase();
      if (before.has(key))
        problems.push(problem(['pages', i, 'said', at], `"${word}" again`, 'each word once'));
      before.add(key);
    });
    return { url, title, text: about, said };
  });
  return problems.length > 0 ? err(problems) : ok(pages);
}
