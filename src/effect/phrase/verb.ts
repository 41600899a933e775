/**
 * English verb shapes. Templates name a verb once ("~delete") and it is read and written as an
 * order ("delete"), behind "by" ("deleting") or behind its subject ("deletes", "may delete", "would
 * be deleted").
 */
export interface VerbShapes {
  /** "they attack", "they are" */
  readonly plural: string;
  /** "it attacks", "it is" */
  readonly singular: string;
  /** "may attack", "would be" */
  readonly bare: string;
  /** "by attacking" */
  readonly ing: string;
}

const IRREGULAR: { readonly [verb: string]: VerbShapes } = {
  are: { plural: 'are', singular: 'is', bare: 'be', ing: 'being' },
  "aren't": { plural: "aren't", singular: "isn't", bare: "aren't", ing: 'not being' },
  "don't": { plural: "don't", singular: "doesn't", bare: "don't", ing: 'not' },
  do: { plural: 'do', singular: 'does', bare: 'do', ing: 'doing' },
  have: { plural: 'have', singular: 'has', bare: 'have', ing: 'having' },
};

const DOUBLED = /^(?:get|flip|set)$/;

export function verbShapes(verb: string): VerbShapes {
  const known = IRREGULAR[verb];
  if (known !== undefined) return known;
  const stem = DOUBLED.test(verb) ? verb + verb.slice(-1) : verb.replace(/([^e])e$/, '$1');
  const singular = /(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
  return { plural: verb, singular, bare: verb, ing: `${stem}ing` };
}
