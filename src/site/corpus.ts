/// <reference types="astro/client" />
/** The corpus for pages: read once, at build time. Import it only in frontmatter, endpoints and other build code. */
import { createHash } from 'node:crypto';
import { indexCorpus } from '../rules/corpus.ts';
import { readPolicies } from '../rules/policy.ts';
import { describeProblems, readCorpus } from '../rules/read/read.ts';
import type { TextFile } from '../rules/source.ts';
import type { Problem, Result } from '../base/result.ts';

const EDITION = '4.0';
const raw = import.meta.glob<string>('../../content/rules/**/*.{json,txt}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = Object.entries(raw).map(([path, text]) => ({
  name: path.slice(path.indexOf('content/rules/') + 'content/rules/'.length),
  text,
}));

/** A file of content/rules by its path below it. */
export function file(name: string): TextFile {
  const found = files.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`content/rules/${name} is missing`);
  return found;
}

const result = readCorpus({
  about: file(`${EDITION}/about.json`),
  texts: files
    .filter(({ name }) => name.startsWith(`${EDITION}/`) && name.endsWith('.txt'))
    .map(({ name, text }) => ({ name: name.slice(EDITION.length + 1), text })),
  outline: file('outline.json'),
  keywords: file('keywords.json'),
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
});

export const corpus = required(result);
export const index = indexCorpus(corpus);

/** What was read from content/rules; with problems the build stops and names them. */
export function required<T>(read: Result<T, readonly Problem[]>): T {
  if (!read.ok) throw new Error(`content/rules is wrong:\n${describeProblems(read.problem)}`);
  return read.value;
}

/** Open points of the rules, each with what is followed here. */
export const policies = required(
  readPolicies(file('policies.json'), (number) => index.find(number) !== undefined),
);
