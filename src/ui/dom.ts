/**
 * Elements where no component draws: on every page, and where a script did not come. Words become
 * text nodes, whatever they are.
 */

/** An element with a class and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}

/** Attributes of an element, all at once. */
export function set(made: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
}

/** A button that sends no form. */
export function button(words: string, onclick: () => unknown): HTMLButtonElement {
  const made = element('button', '', words);
  made.type = 'button';
  made.onclick = onclick;
  return made;
}
