/**
 * Other addresses of rules, keywords and rulings: `/16-7-4/` for a rule, for a keyword its former
 * name and what players call it, and for a ruling the other numbers under which it was given.
 */
import { keywordUrlOf, urlOf } from './corpus.ts';
import type { Corpus } from './rule.ts';
import { urlOfRuling } from './ruling-url.ts';
import { slugOf } from './slug.ts';

export interface ShortAddress {
  /** Without slashes around it: `16-7-4`, `keywords/security-attack`, `rulings/q1565`. */
  readonly path: string;
  readonly leadsTo: string;
}

/** Below /keywords/ there are other pages, too. */
const TAKEN: readonly string[] = ['by-name', 'choice', 'compare', 'moment', 'type', 'index'];

/**
 * All short addresses. `said`: what players say, by the address of a page. A name of two keywords
 * leads to none.
 */
export function shortAddresses(
  { rules, keywords }: Corpus,
  said: ReadonlyMap<string, readonly string[]>,
): readonly ShortAddress[] {
  const leads = new Map<string, Set<string>>();
  for (const { slug, name, formerly = '' } of keywords) {
    const address = keywordUrlOf(slug);
    const names = [formerly, name.replace(/[.+]/g, ''), ...(said.get(address) ?? [])];
    // "armor purge" is said as one word as well.
    for (const alias of names.flatMap((one) => [slugOf(one), slugOf(one).replaceAll('-', '')]))
      leads.set(alias, (leads.get(alias) ?? new Set()).add(address));
  }
  const own = new Set([...TAKEN, ...keywords.map(({ slug }) => slug), '']);
  return [
    ...rules.map(({ number }) => ({ path: number, leadsTo: urlOf(number) })),
    ...[...leads].flatMap(([alias, [address = '', ...others]]) =>
      own.has(alias) || others.length > 0 ? [] : [{ path: `keywords/${alias}`, leadsTo: address }],
    ),
  ];
}

/** `numbers`: under which a ruling was given, first the one that its page has. */
export const otherNumbers = (
  rulings: readonly { readonly numbers: readonly string[] }[],
): readonly ShortAddress[] =>
  rulings.flatMap(({ numbers: [own = '', ...others] }) =>
    others.map((number) => ({
      path: `rulings/${number.toLowerCase()}`,
      leadsTo: urlOfRuling(own),
    })),
  );
