/** Markup as nodes of the page. Its words become text nodes, whatever they are. */
import type { Markup } from './markup.ts';

export function toNode(markup: Markup): Node {
  if (typeof markup === 'string') return document.createTextNode(markup);
  const node = document.createElement(markup.tag);
  for (const [name, value] of Object.entries(markup.attrs)) node.setAttribute(name, value);
  node.append(...markup.children.map(toNode));
  return node;
}

export function element<K extends 'a' | 'h3' | 'ol' | 'p' | 'span'>(
  tag: K,
  words: string,
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.textContent = words;
  return made;
}

export function button(words: string, onclick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = words;
  made.addEventListener('click', onclick);
  return made;
}
