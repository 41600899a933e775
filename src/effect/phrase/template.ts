/** The template of a phrase, cut into its parts. */
import type { Grammar } from './hole.ts';
import { verbShapes, type VerbShapes } from './verb.ts';

/** What some spellings say that the others don't, by word. */
export type SaidBySpelling = Readonly<Record<string, object>>;

export type TemplatePart =
  | { readonly is: 'text'; readonly text: string }
  | {
      readonly is: 'choice';
      readonly words: readonly string[];
      readonly byLength: readonly string[];
      readonly says: SaidBySpelling;
    }
  | { readonly is: 'verb'; readonly shapes: VerbShapes; readonly order: boolean }
  | { readonly is: 'hole'; readonly field: string; readonly hole: keyof Grammar };

/** Behind these a verb has a subject and is no order. */
const SUBJECTS = new Set<string>(['subject', 'attacker', 'agent', 'you']);

const PART = /\{(\w+)(?::(\w+))?\}|\(([^()|]*(?:\|[^()|]*)+)\)|~([a-z']+)/g;

export function partsOf(template: string, says: SaidBySpelling): readonly TemplatePart[] {
  const parts: TemplatePart[] = [];
  const unsaid = new Set(Object.keys(says));
  let last = 0;
  let order = true;
  for (const match of template.matchAll(PART)) {
    if (match.index > last) parts.push({ is: 'text', text: template.slice(last, match.index) });
    last = match.index + match[0].length;
    const [, field, hole, choice, verb] = match;
    if (field !== undefined) {
      const name = hole ?? field;
      if (!isHole(name)) throw new Error(`no hole ${name} in ${template}`);
      if (SUBJECTS.has(name)) order = false;
      parts.push({ is: 'hole', field, hole: name });
    } else if (choice !== undefined) {
      const words = choice.split('|');
      const byLength = words.toSorted((a, b) => b.length - a.length);
      const own = Object.entries(says).filter(([word]) => words.includes(word));
      for (const word of words) unsaid.delete(word);
      parts.push({ is: 'choice', words, byLength, says: Object.fromEntries(own) });
    } else if (verb !== undefined) parts.push({ is: 'verb', shapes: verbShapes(verb), order });
  }
  if (unsaid.size > 0) throw new Error(`no choice of "${[...unsaid].join('", "')}" in ${template}`);
  if (last < template.length) parts.push({ is: 'text', text: template.slice(last) });
  return parts;
}

// Names are checked by the compiler (`HoleField`); the grammar is put together later.
const isHole = (name: string): name is keyof Grammar => name !== '';
