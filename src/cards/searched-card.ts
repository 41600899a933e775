/** A card as it is searched: its words in one spelling. */
import type { FileCard } from '../card/file/file-card.ts';
import { parseKeyword } from '../effect/phrase/keyword.ts';
import { folded } from './folded.ts';

export interface SearchedCard {
  readonly card: FileCard;
  readonly number: string;
  readonly name: string;
  /** Everything that stands on it. */
  readonly all: string;
  /** Names of the keyword effects that its texts show, in their order. */
  readonly keywords: readonly string[];
}

export function searchedCard(card: FileCard): SearchedCard {
  const texts = textsOf(card);
  return {
    card,
    number: folded(card.number),
    name: folded(card.name),
    all: folded(
      [
        card.number,
        card.name,
        ...card.categories,
        ...card.traits,
        card.option?.name ?? '',
        ...texts,
      ].join('\n'),
    ),
    keywords: keywordsIn(texts.join('\n')),
  };
}

const textsOf = ({ text, option }: FileCard): readonly string[] => [
  text.upper,
  text.inherited,
  text.security,
  text.linked,
  option?.text ?? '',
];

function keywordsIn(text: string): readonly string[] {
  const names = new Set<string>();
  for (const [, inside = ''] of text.matchAll(/[<＜]([^<>＜＞\n]{1,60})[>＞]/g)) {
    const name = parseKeyword(inside)?.name;
    if (name !== undefined) names.add(name);
  }
  return [...names];
}
