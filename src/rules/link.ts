/**
 * A remark plugin for articles: rule numbers become links to their pages, and keywords that
 * Markdown takes for HTML (`<Blocker>`) become text again.
 */
import type { Nodes, Root, RootContent } from 'mdast';
import { findAndReplace } from 'mdast-util-find-and-replace';
import { urlOf } from './corpus.ts';
import { isRuleNumber } from './number/number-list.ts';

/** HTML in our articles is written in lower case, so a tag with a capital is a keyword. */
const KEYWORD = /^<\/?[A-Z]/;
const NUMBER = /(?<![\w-])\d{1,2}(?:-\d{1,2})+(?![\w-])/g;
/**
 *     rules 2-3, 2-4 and 2-5
 *     ^^^^^^^^^^^^^^^^^^^
 */
const NAMED = /(?:rules?|sections?|clauses?|see)\s+(?:\d+(?:-\d+)*(?:,|,?\s+(?:and|or|to))\s+)*$/i;
const FLOW: readonly string[] = ['root', 'blockquote', 'listItem', 'footnoteDefinition'];

/** The plugin as astro.config.mjs names it. */
export function linkRules(): (tree: Root) => void {
  return (tree) => {
    restoreKeywords(tree);
    findAndReplace(
      tree,
      [
        NUMBER,
        (number: string, match: { readonly index: number; readonly input: string }) =>
          isCitation(number, match.input.slice(0, match.index))
            ? { type: 'link', url: urlOf(number), children: [{ type: 'text', value: number }] }
            : false,
      ],
      { ignore: ['link', 'linkReference', 'definition'] },
    );
  };
}

/**
 * `15-8-3` is always a rule. Two parts can be a span of anything ("2-3 cards"), so they must be in
 * a chapter that nobody counts in, or stand where a rule is named.
 */
function isCitation(number: string, before: string): boolean {
  if (!isRuleNumber(number)) return false;
  const [chapter, , third] = number.split('-');
  return third !== undefined || Number(chapter) > 10 || NAMED.test(before);
}

function restoreKeywords(node: Nodes): void {
  if (!('children' in node)) return;
  const inFlow = FLOW.includes(node.type);
  const children: RootContent[] = node.children;
  children.forEach((child, i) => {
    if (child.type === 'html' && KEYWORD.test(child.value)) {
      const text = { type: 'text', value: child.value } as const;
      children[i] = inFlow ? { type: 'paragraph', children: [text] } : text;
    } else {
      restoreKeywords(child);
    }
  });
}
