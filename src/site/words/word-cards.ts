/**
 * The cards of keywords, timings and terms, from the content and from what the reader of effects
 * says. Import it only in endpoints and other build code.
 */
import { categoryOf } from '../../effect/category.ts';
import { areaWords, perTurnWords, timingWords } from '../../effect/explain/timing-words.ts';
import { AREA_TAGS, TIMINGS, type TimingName } from '../../effect/tree/tree.ts';
import { keywordUrlOf, urlOf } from '../../rules/corpus.ts';
import type { Category, Keyword } from '../../rules/rule.ts';
import { slugOf } from '../../rules/slug.ts';
import type { TermSource } from '../../search/index/document.ts';
import { CATEGORY_NAMES } from '../../ui/keyword/names.ts';
import type { WordCard, WordCards } from '../../ui/word/card-words.ts';

/** A card for each of these keywords and terms, and for every icon that the grammar knows. */
export const makeWordCards = (
  keywords: readonly Keyword[],
  terms: readonly TermSource[],
): WordCards => ({
  keywords: Object.fromEntries(keywords.map((keyword) => [keyword.slug, keywordCard(keyword)])),
  icons: Object.fromEntries([
    ...AREA_TAGS.map((name) => [name, iconCard(name, ...areaWords(name))] as const),
    ...TIMINGS.map((name) => [name, timingCard(name)] as const),
    ...([1, 2] as const).map((times) => {
      const name = `${times === 1 ? 'Once' : 'Twice'} Per Turn`;
      const words = perTurnWords({ times }, 1);
      return [name, iconCard(name, '15-14-1', words)] as const;
    }),
  ]),
  terms: Object.fromEntries(terms.map((term) => [slugOf(term.term), termCard(term)])),
});

function keywordCard({ name, slug, summary, category, choice, number }: Keyword): WordCard {
  return {
    title: `<${name}>`,
    words: summary,
    ...kindOf(category.value),
    choice: choice.value,
    url: keywordUrlOf(slug),
    rule: number,
  };
}

const kindOf = (category: Category): Pick<WordCard, 'kind' | 'colour'> => ({
  kind: CATEGORY_NAMES[category],
  colour: category,
});

const iconCard = (name: string, rule: string, words: string): WordCard => ({
  title: `[${name}]`,
  words,
  url: urlOf(rule),
  rule,
});

/** In front of another timing [Security] says where the card is. */
function timingCard(name: TimingName): WordCard {
  const [rule, words] = timingWords(name);
  const area = AREA_TAGS.find((tag) => tag === name);
  const beside =
    area === undefined
      ? ''
      : ` Before another timing, as in "[${name}] [Your Turn]": ${areaWords(area)[1]}`;
  return { ...iconCard(name, rule, words + beside), ...timingKind(name) };
}

/** "[Your Turn]" alone says nothing about the category: that depends on what comes after it. */
function timingKind(name: TimingName): Pick<WordCard, 'kind' | 'colour'> {
  const span = { start: 0, end: 0 };
  const alone = { kind: 'effect', span, timings: [{ name, span }], sentences: [] } as const;
  const { category } = categoryOf(alone);
  return category === 'persistent' ? {} : kindOf(category);
}

/** How much of an entry a card takes: its first sentences, up to about as many characters. */
const ENOUGH = 160;

function termCard({ term, body, rules = [] }: TermSource): WordCard {
  const [rule] = rules;
  return {
    title: term,
    words: firstSentences(body),
    url: `/glossary/#${slugOf(term)}`,
    ...(rule === undefined ? {} : { rule }),
  };
}

/** The first sentence, and more while it is short. Marks of Markdown are left out. */
export function firstSentences(body: string): string {
  const [paragraph = ''] = body.trim().split(/\n\s*\n/);
  const plain = paragraph
    .replace(/\s+/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '');
  let words = '';
  for (const sentence of plain.split(/(?<=[.!?]["”’)]?) (?=[A-Z<["“(])/)) {
    if (words !== '' && words.length + sentence.length > ENOUGH) break;
    words = words === '' ? sentence : `${words} ${sentence}`;
  }
  return words;
}
