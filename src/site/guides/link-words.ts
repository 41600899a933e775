/**
 * A remark plugin for articles and explanations: keywords, icons and terms become links that open
 * their card (src/ui/word).
 */
import type { InlineCode, Link, Nodes, Root, RootContent } from 'mdast';
import { findAndReplace } from 'mdast-util-find-and-replace';
import { marksIn, termPattern, urlOfTerm } from '../../ui/word/marks.ts';

const IGNORED = ['heading', 'link', 'linkReference', 'definition'];

const OPENS_CARD = { hProperties: { 'data-word': true } };

/** The plugin; `terms`: names of the glossary. Each is linked where it stands first. */
export function linkWords(terms: readonly string[]): () => (tree: Root) => void {
  // The name of one can be a part of another.
  const looked = terms
    .toSorted((a, b) => b.length - a.length)
    .flatMap((term) => {
      const pattern = termPattern(term);
      return pattern === undefined ? [] : [{ term, pattern: new RegExp(pattern, 'gi') }];
    });
  return () => (tree) => {
    linkCode(tree);
    findAndReplace(tree, [/<[A-Z][^<>]*>|\[[A-Z][^[\]]*\]|\(\w+ Per Turn\)/g, wordLink], {
      ignore: IGNORED,
    });
    for (const { term, pattern } of looked) {
      let isLinked = false;
      const once = (words: string): Link | false => {
        if (isLinked) return false;
        isLinked = true;
        return linkTo(urlOfTerm(term), words);
      };
      findAndReplace(tree, [pattern, once], { ignore: IGNORED });
    }
  };
}

/** A keyword or an icon that is the whole text, as a link. */
function wordLink(text: string): Link | false {
  const [mark] = marksIn(text);
  return mark?.start === 0 && mark.end === text.length && linkTo(mark.url, text);
}

const linkTo = (url: string, words: string): Link => ({
  type: 'link',
  url,
  data: OPENS_CARD,
  children: [{ type: 'text', value: words }],
});

/** A keyword is written as code, since Markdown takes it for HTML otherwise, or as a link. */
function linkCode(node: Nodes): void {
  if (!('children' in node) || IGNORED.includes(node.type)) return;
  const children: RootContent[] = node.children;
  children.forEach((child, i) => {
    if (child.type === 'inlineCode') children[i] = linkOf(child);
    else if (child.type === 'link' && child.url.startsWith('/keywords/')) child.data = OPENS_CARD;
    else linkCode(child);
  });
}

const linkOf = (code: InlineCode): InlineCode | Link => wordLink(code.value) || code;
