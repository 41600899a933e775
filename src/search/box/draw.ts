/** Elements of answers, the same on the panel and on the page of results. */
import type { Hit } from '../hit.ts';
import type { MarkedText } from '../mark.ts';

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

/** The link to an answer: number, title, excerpt, each with its marks. */
export function drawHit({ kind, why, url, number, title, excerpt, own }: Hit): HTMLAnchorElement {
  const head = element('span', 'head');
  if (number !== '' && kind !== 'term') {
    head.append(
      element('span', 'num', why === 'number' ? element('mark', '', number) : number),
      ' ',
    );
  }
  head.append(element('span', 'title', ...drawMarks(title)));
  const link = element('a', 'hit', head);
  link.href = url;
  if (excerpt.text !== '') {
    link.append(' ', element('span', own ? 'words' : 'words official', ...drawMarks(excerpt)));
  }
  return link;
}

function drawMarks({ text, marks }: MarkedText): (Node | string)[] {
  const drawn: (Node | string)[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    drawn.push(text.slice(at, start), element('mark', '', text.slice(start, end)));
    at = end;
  }
  drawn.push(text.slice(at));
  return drawn;
}
