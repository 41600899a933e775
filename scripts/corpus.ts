/** The corpus for scripts: reads content/rules from the disk. Pages use src/site/corpus.ts. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Problem, Result } from '../src/base/result.ts';
import { isRuleNumber } from '../src/rules/number/number-list.ts';
import { readPolicies, type Policy } from '../src/rules/policy.ts';
import { describeProblems, readCorpus, type CorpusFiles } from '../src/rules/read/read.ts';
import type { Corpus } from '../src/rules/rule.ts';
import type { TextFile } from '../src/rules/source.ts';

const EDITION = '4.0';
const folder = fileURLToPath(new URL('../content/rules/', import.meta.url));

/** SHA-256 in hexadecimal. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A file of content/rules by its path below it. */
export const load = (path: string, name = path): TextFile => ({
  name,
  text: readFileSync(folder + path, 'utf8'),
});

/** The files of the corpus as `readCorpus` takes them. */
export function loadCorpusFiles(): CorpusFiles {
  const texts = readdirSync(folder + EDITION).filter((name) => name.endsWith('.txt'));
  return {
    about: load(`${EDITION}/about.json`),
    texts: texts.map((name) => load(`${EDITION}/${name}`, name)),
    outline: load('outline.json'),
    keywords: load('keywords.json'),
    sha256,
  };
}

/** The open points of the rules, or one error that names every problem. */
export function requirePolicies(): readonly Policy[] {
  const result = readPolicies(load('policies.json'), isRuleNumber);
  if (!result.ok) throw new Error(`content/rules is wrong:\n${describeProblems(result.problem)}`);
  return result.value;
}

/** Reads the corpus; the problems when the content is bad. */
export function loadCorpus(): Result<Corpus, readonly Problem[]> {
  return readCorpus(loadCorpusFiles());
}

/** The corpus, or one error that names every problem. */
export function requireCorpus(): Corpus {
  const result = loadCorpus();
  if (!result.ok) throw new Error(`content/rules is wrong:\n${describeProblems(result.problem)}`);
  return result.value;
}
