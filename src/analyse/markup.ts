/**
 * Elements as data: made once, written as HTML at build time (`toHtml`) or put into the page as
 * nodes (dom.ts). Text is always text: what a person types can become no element.
 */
import { escapeQuoted } from '../base/words.ts';

export type Markup = string | Element;

export interface Element {
  readonly tag: Tag;
  readonly attrs: Attrs;
  readonly children: readonly Markup[];
}

/** What an explanation is made of. Nothing that loads or runs anything is among them. */
export type Tag = 'a' | 'b' | 'div' | 'h3' | 'li' | 'ol' | 'p' | 'q' | 'section' | 'span' | 'ul';

export type Attrs = {
  readonly [
    name in 'class' | 'href' | 'id' | 'role' | 'aria-label' | 'data-cat' | 'data-kind' | 'data-part'
  ]?: string;
};

export const el = (tag: Tag, attrs: Attrs, ...children: readonly Markup[]): Element => ({
  tag,
  attrs,
  children,
});

/** The markup as HTML. */
export function toHtml(markup: Markup): string {
  if (typeof markup === 'string') return escapeQuoted(markup);
  const attrs = Object.entries(markup.attrs)
    .map(([name, value]) => ` ${name}="${escapeQuoted(value)}"`)
    .join('');
  return `<${markup.tag}${attrs}>${markup.children.map(toHtml).join('')}</${markup.tag}>`;
}

/** Its words without any markup. */
export const toText = (markup: Markup): string =>
  typeof markup === 'string' ? markup : markup.children.map(toText).join('');
