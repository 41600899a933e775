/** Two keywords to be told apart: `piercing vs blocker`, `compare raid and blitz`. */
import { findNames } from '../index/name.ts';
import type { SearchIndex } from '../index/open.ts';
import type { Hit } from './hit.ts';

const PAIRS = [
  /^(.+?) (?:vs\.?|versus) (.+)$/iu,
  /^(?:compare|(?:what is )?(?:the )?difference (?:between|of)) (.+?) (?:and|with|to|or|vs\.?) (.+)$/iu,
];

/** The page that shows both side by side; nothing where it isn't two keywords that are named. */
export function versus(text: string, index: SearchIndex): Hit | undefined {
  for (const pattern of PAIRS) {
    const [, one, other] = pattern.exec(text) ?? [];
    if (one === undefined || other === undefined) continue;
    const both = [keyword(one, index), keyword(other, index)];
    const [first, second] = both;
    if (first && second && first.slug !== second.slug)
      return {
        kind: 'page',
        why: 'name',
        url: `/keywords/compare/?${both.map((keyword) => `k=${keyword?.slug}`).join('&')}`,
        number: '',
        title: plain(`<${first.name}> and <${second.name}> side by side`),
        excerpt: plain('What each does, when, whether it is mandatory, and its rules.'),
        own: true,
      };
  }
  return undefined;
}

const plain = (text: string): Hit['title'] => ({ text, marks: [] });

/** By any of its names, also a misspelled one that no other keyword is near to. */
function keyword(
  text: string,
  { names, documents }: SearchIndex,
): { readonly slug: string; readonly name: string } | undefined {
  const { named, alike } = findNames(text, names, { begins: false, misspelled: true });
  const found = [named, alike]
    .map((some) => some.flatMap((position) => documents[position] ?? []))
    .map((some) => some.filter(({ kind }) => kind === 'keyword'))
    .find((some) => some.length > 0);
  const [only] = found?.length === 1 ? found : [];
  return only && { slug: only.url.split('/').at(-2) ?? '', name: only.title };
}
