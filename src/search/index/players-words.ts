/**
 * content/terms/words.json: what players say where the rules have another word, for whole pages.
 * Spelling with or without hyphens, brackets, plural and numbers needs no entry; old names stand in
 * the rules (`formerly`), and words that a term replaces stand in the file of the term (`avoid`).
 */
import { z } from 'zod';
import { readFile } from '../../base/content-file.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import { keywordUrlOf, urlOf } from '../../rules/corpus.ts';
import type { Corpus } from '../../rules/rule.ts';
import type { TextFile } from '../../rules/source.ts';

const playersWordsSchema = z.strictObject({
  words: z
    .array(
      z.strictObject({
        for: z.string().max(60).describe('The page, as "/rules/5-2-1-4/".'),
        said: z.array(z.string().min(1).max(60)).min(1).max(20).describe('What players say.'),
      }),
    )
    .describe('A page and the words that lead to it.'),
});

/** Words by the address of the page that they lead to. */
export type PlayersWords = ReadonlyMap<string, readonly string[]>;

/** Reads the file. A page that is no rule and no keyword is a problem, and so is a word twice. */
export function readPlayersWords(
  { name, text }: TextFile,
  { rules, keywords }: Corpus,
): Result<PlayersWords, readonly Problem[]> {
  const read = readFile(name, text, playersWordsSchema);
  if (!read.ok) return read;
  const { fields, problem } = read.value;
  const pages = new Set([
    ...rules.map(({ number }) => urlOf(number)),
    ...keywords.map(({ slug }) => keywordUrlOf(slug)),
  ]);
  const problems: Problem[] = [];
  const words = new Map<string, readonly string[]>();
  const before = new Set<string>();
  fields.words.forEach(({ for: page, said }, i) => {
    if (!pages.has(page) || words.has(page)) {
      const found = words.has(page) ? `${page} a second time` : `the page ${page}`;
      problems.push(problem(['words', i, 'for'], found, 'a rule or a keyword, each once'));
    }
    words.set(page, said);
    said.forEach((word, at) => {
      const key = word.toLowerCase();
      if (before.has(key))
        problems.push(problem(['words', i, 'said', at], `"${word}" again`, 'each word once'));
      before.add(key);
    });
  });
  return problems.length > 0 ? err(problems) : ok(words);
}
