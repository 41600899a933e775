/**
 * A manual of as many rules as one likes, for measuring: every number and title that the site
 * knows, so that all that cites a rule finds it, and more sections of chapter 18. What stands in
 * them is made up of the words of the rules.
 */
import { random } from '../../src/base/chance.ts';
import type { SampleManual } from '../../src/rules/manual/sample.ts';
import type { Corpus } from '../../src/rules/rule.ts';

/** Numbers have two digits a part at most. */
const MOST = 99;
const BELOW = 9;
const WORDS = 18;

/** A keyword effect of a later edition than the texts here: its section, and its name. */
export interface LaterKeyword {
  readonly number: string;
  readonly name: string;
}

/** What there must be beside the rules that the site knows. */
export interface Needed {
  readonly later: readonly LaterKeyword[];
  /** Rules that are cited by their titles. */
  readonly titled: ReadonlySet<string>;
}

/** `rules`: how many in all; never fewer than the site knows. */
export function madeManual(
  { rules: known }: Corpus,
  { later, titled }: Needed,
  rules: number,
): SampleManual {
  const dice = random(rules);
  const numbers = new Set(known.map(({ number }) => number));
  const words = known.flatMap(
    ({ text = '' }) => text.replace(/\([^)]*\)/g, '').match(/[A-Za-z]{2,}/g) ?? [],
  );
  const made = (length: number): string =>
    Array.from({ length }, () => words[Math.floor(dice() * words.length)] ?? '').join(' ');
  const sentence = (): string => `The ${made(WORDS)}.`;
  const own = known.flatMap(({ number, heading, text, children }) => [
    ...missingBefore(number, numbers).map((one) => ({ number: one, words: sentence() })),
    {
      number,
      // A rule that others stand below may have words of its own.
      words:
        text?.replaceAll('\n', ' ') ??
        (children.length > 0 || titled.has(number) || !number.includes('-')
          ? (heading ?? `Made ${made(2)}`)
          : sentence()),
    },
    // A title stands above something.
    ...(titled.has(number) && children.length === 0
      ? [{ number: `${number}-1`, words: sentence() }]
      : []),
  ]);
  const keywords = later.flatMap(({ number, name }) => [
    { number, words: `<${name}>` },
    { number: `${number}-1`, words: `<${name}> is a keyword effect. ${sentence()}` },
  ]);
  const next = own.findIndex(({ number }) => number === '17');
  own.splice(next, 0, ...keywords);
  const last = Math.max(
    ...known.flatMap(({ number }) => /^18-(\d+)$/.exec(number)?.[1] ?? []).map(Number),
  );
  return {
    edition: '9.0',
    date: '2030-01-01',
    rules: [...own, ...sections(last + 1, rules - own.length, sentence, () => `Made ${made(2)}`)],
    history: ['(2026/03/27） Ver.4.0', 'First Version', '(2030/01/01） Ver.9.0', 'Updated 1-1-1.'],
  };
}

/** Numbers that the site leaves out before this one: 16-1 to 16-3 before 16-4. */
function missingBefore(number: string, known: ReadonlySet<string>): readonly string[] {
  const [, above, last] = /^(.+-)(\d+)$/.exec(number) ?? [];
  if (above === undefined) return [];
  const missing: string[] = [];
  for (let n = Number(last) - 1; n > 0 && !known.has(`${above}${n}`); n--)
    missing.unshift(`${above}${n}`);
  return missing;
}

/** So many rules in sections of chapter 18, as many in each. */
function sections(
  first: number,
  rules: number,
  sentence: () => string,
  title: () => string,
): SampleManual['rules'] {
  const found: { readonly number: string; readonly words: string }[] = [];
  const size = Math.ceil(rules / (MOST - first + 1));
  for (let section = first; section <= MOST && found.length < rules; section++) {
    const until = Math.min(rules, found.length + size);
    found.push({ number: `18-${section}`, words: title() });
    for (let top = 1; found.length < until; top++) {
      const isGroup = until - found.length > BELOW;
      found.push({ number: `18-${section}-${top}`, words: isGroup ? title() : sentence() });
      for (let low = 1; isGroup && low <= BELOW && found.length < until; low++)
        found.push({ number: `18-${section}-${top}-${low}`, words: sentence() });
    }
  }
  return found;
}
