/**
 * Elements as data: made once, written as HTML at build time (`toHtml`) or put into the page as nodes (dom.ts). Text is
 * always text: what a person types can become no element.
 */
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

const ESCAPES: { readonly [char: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

/** The markup as HTML. */
export function toHtml(markup: Markup): string {
  if (typeof markup === 'string') return escape(markup);
  const attrs = Object.entries(markup.attrs)
    .map(([name, value]) => ` ${name}="${escape(value)}"`)
    .join('');
  return `<${markup.tag}${attrs}>${markup.children.map(toHtml).join('')}</${markup.tag}>`;
}

/** Its words without any markup. */
export const toText = (markup: Markup): string =>
  typeof markup === 'string' ? markup : markup.children.map(toText).join('');
