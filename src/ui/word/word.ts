/**
 * Words that open a card: keywords (`<Piercing>`), timings and other icons (`[On Play]`) and terms
 * of the glossary. An element with `data-word` is such a word; what it says, or the address that it
 * leads to, names the card.
 */
import { LATER_SECTIONS } from '../../effect/keyword/later-sections.ts';
import { keywordUrlOf, urlOf } from '../../rules/corpus.ts';
import { slugOf } from '../../rules/slug.ts';

/** What is written as a keyword or as one of the icons that the grammar knows. */
const WORD =
  /(<[A-Z][^<>]*>|\[(?:(?:On|When|(?:Start|End) of|Your|Opponent's|All) [A-Z][A-Za-z' ]*|Security|Main|Counter|Hand|Trash|Breeding|(?:Once|Twice) Per Turn)\]|\((?:Once|Twice) Per Turn\))/;

/** No keyword effect of chapter 16 (4-19), or of later editions than the received one. */
const WITHOUT_PAGE = /^(?:overflow|engage|guard|detach|succession)$/;

/** A text cut where such words stand; each of them is a piece of its own. */
export const cutAtWords = (text: string): readonly string[] => text.split(WORD);

/**
 * What names its card: the slug of a keyword, what is inside the brackets of an icon.
 *
 *     <Security Attack +1>  [On Play]  (Once Per Turn)
 *     security-a            On Play    Once Per Turn
 */
export function keyOf(word: string): string {
  const inside = word.slice(1, -1);
  if (!word.startsWith('<')) return inside;
  return slugOf(inside.replace(/ ?[+-]?\d.*| ?\(.*| up to .*/, ''))
    .replace(/^s(?:ecurity)?-attack$/, 'security-a')
    .replace('ice-clad', 'iceclad');
}

/** The page of a keyword, or the section of the rules on an icon; `undefined`: there is none. */
export function urlOfWord(word: string): string | undefined {
  if (!WORD.test(word)) return undefined;
  const key = keyOf(word);
  if (!word.startsWith('<')) return urlOf(/Hand|Tras|Bree|Per T/.test(key) ? '15-14' : '15-16');
  const isHere = !WITHOUT_PAGE.test(key) || LATER_SECTIONS[key] !== undefined;
  return isHere ? keywordUrlOf(key) : undefined;
}
