/**
 * The rules that questions cite, as they read when the questions were last checked. A rule that
 * reads otherwise since then sends its questions back to a reader; the engine alone cannot tell
 * that a sentence now means something else.
 */
import { z } from 'zod';
import { readFile } from '../../base/content-file.ts';
import { err, ok, type Problem, type Result } from '../../base/result.ts';
import { checkCite, citeRule, makeCite, parseCite, type Cite } from '../../rules/edition/cite.ts';
import { compareNumbers } from '../../rules/number/number.ts';
import type { Corpus } from '../../rules/rule.ts';
import type { Question } from '../question.ts';

/** The citations that were noted, `edition:number:fingerprint`. */
export const citationsSchema = z
  .array(
    z
      .string()
      .max(60)
      .refine((text) => parseCite(text).ok)
      .describe('a citation such as "4.0:16-7-4:b9d262fa"'),
  )
  .max(2_000)
  .describe('a list of citations: undo the change, or delete the file');

/** Reads content/questions/citations.json. */
export function readCitations(
  path: string,
  text: string,
): Result<readonly string[], readonly Problem[]> {
  const file = readFile(path, text, citationsSchema);
  if (!file.ok) return file;
  const { fields, problem } = file.value;
  const numbers = fields.map((one) => one.split(':')[1]);
  const twice = numbers.flatMap((number, i) =>
    numbers.indexOf(number) === i
      ? []
      : [problem([i], `the rule ${number ?? ''} twice`, 'each rule once: delete one of them')],
  );
  return twice.length > 0 ? err(twice) : ok(fields);
}

type Citing = Pick<Question, 'id' | 'cites'>;

/** A rule that no longer reads as it did. */
interface Outdated {
  readonly number: string;
  /** "4.0:16-7-4:1c2f09ab has other words now" */
  readonly found: string;
  /** Only words that changed can be noted anew; a number that moved or went is to be mended. */
  readonly state: 'changed' | 'moved' | 'gone';
  /** The questions that cite it. */
  readonly questions: readonly string[];
}

export interface CitationState {
  readonly outdated: readonly Outdated[];
  /** Rules that are cited and not noted yet. */
  readonly missing: readonly string[];
  /** Noted, and cited by no question. */
  readonly unused: readonly string[];
}

/**
 * Compares what was noted (a list of `edition:number:fingerprint`) with the corpus and the
 * questions.
 */
export function checkCitations(
  noted: readonly string[],
  questions: readonly Citing[],
  corpus: Corpus,
): CitationState {
  const cites = notedCites(noted);
  const used = citedIn(questions);
  return {
    outdated: [...cites.values()].flatMap((cite) => {
      const found = stateOf(cite, corpus);
      const by = used.get(cite.number) ?? [];
      return found === null || by.length === 0
        ? []
        : [{ number: cite.number, ...found, questions: by }];
    }),
    missing: [...used.keys()].filter((number) => !cites.has(number)).toSorted(compareNumbers),
    unused: [...cites.keys()].filter((number) => !used.has(number)),
  };
}

/**
 * The rules of `outdated` whose new words are noted for `wanted`, numbers or `all`. `all` leaves
 * out what moved or is gone: the number may be another rule's by now.
 */
export const acceptedOf = (
  { outdated }: CitationState,
  wanted: ReadonlySet<string>,
): ReadonlySet<string> =>
  new Set(
    outdated
      .filter(
        ({ number, state }) => wanted.has(number) || (wanted.has('all') && state === 'changed'),
      )
      .map(({ number }) => number),
  );

/**
 * What to note now: what was noted and is still cited, what is new, and the rules whose new words
 * were accepted.
 */
export function noteCitations(
  noted: readonly string[],
  questions: readonly Citing[],
  corpus: Corpus,
  accepted: ReadonlySet<string>,
): readonly string[] {
  const cites = notedCites(noted);
  return [...citedIn(questions).keys()].toSorted(compareNumbers).flatMap((number) => {
    const before = cites.get(number);
    const cite = before !== undefined && !accepted.has(number) ? before : citeRule(corpus, number);
    return cite === undefined ? [] : [makeCite(cite)];
  });
}

/** What became of the words of a rule; `null` when they are the same. */
function stateOf(cite: Cite, corpus: Corpus): Pick<Outdated, 'state' | 'found'> | null {
  const now = checkCite(corpus, cite);
  switch (now.state) {
    case 'current':
      return null;
    case 'changed':
      return {
        state: 'changed',
        found: `${makeCite(cite)} now reads differently (${now.now.fingerprint})`,
      };
    case 'moved':
      return {
        state: 'moved',
        found: `the words of ${makeCite(cite)} are now in ${now.now.number}`,
      };
    case 'gone':
      return { state: 'gone', found: `${makeCite(cite)} is gone` };
  }
}

/** By rule number. Every line has to be a citation. */
function notedCites(noted: readonly string[]): ReadonlyMap<string, Cite> {
  return new Map(
    noted.map((text) => {
      const cite = parseCite(text);
      if (!cite.ok) throw new Error(`${cite.problem.found}; expected ${cite.problem.expected}`);
      return [cite.value.number, cite.value];
    }),
  );
}

/** Rule number -> ids of the questions that cite it. */
function citedIn(questions: readonly Citing[]): ReadonlyMap<string, readonly string[]> {
  const used = new Map<string, string[]>();
  for (const { id, cites } of questions)
    for (const number of cites) used.set(number, [...(used.get(number) ?? []), id]);
  return used;
}
