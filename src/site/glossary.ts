/** The glossary, read once at build time. Import it only in endpoints and other build code. */
import { describeProblem } from '../base/result.ts';
import type { TermSource } from '../search/document.ts';
import { readTerm } from '../search/terms.ts';

const files = import.meta.glob<string>('../../content/terms/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const terms: readonly TermSource[] = Object.entries(files).map(([path, text]) => {
  const term = readTerm(path.slice(path.indexOf('content/')), text);
  if (!term.ok) throw new Error(term.problem.map(describeProblem).join('\n'));
  return term.value;
});
