/** Makes links of the rule numbers in parts of a page that is not ours. */
import { citedIn } from './cited.ts';

/** What is never touched: links, code, what somebody types in, what is pressed. */
const CLOSED =
  'a,button,code,pre,kbd,samp,script,style,noscript,template,textarea,select,svg,math,iframe,object,[contenteditable],[role=tooltip]';
/** A page that goes on making texts has an end. */
const MOST_LINKS = 2000;

/** The links that were made, each with its number. Nothing in the page can add to it. */
export type Made = WeakMap<Element, string>;

interface LinkedArea {
  readonly selector: string;
  /** Where the rules are, with a slash at the end. */
  readonly root: string;
  readonly numbers: ReadonlySet<string>;
}

/** A function that links what is new below a node. */
export function linker(
  { selector, root, numbers }: LinkedArea,
  made: Made,
): (below: Element) => void {
  let links = 0;
  const link = (node: Text): void => {
    const found = citedIn(node.data, numbers);
    // From the end, so that the places before stay what they are.
    for (const { number, at } of found.toReversed()) {
      if (++links > MOST_LINKS) return;
      const words = node.splitText(at);
      words.splitText(number.length);
      const anchor = document.createElement('a');
      anchor.href = `${root}rules/${number}/`;
      anchor.rel = 'noopener';
      words.replaceWith(anchor);
      anchor.append(words);
      made.set(anchor, number);
    }
  };
  return (below) => {
    const areas = [...below.querySelectorAll(selector)];
    if (below.closest(selector) !== null) areas.push(below);
    for (const area of areas) {
      if (area.closest(CLOSED) !== null) continue;
      const walker = document.createTreeWalker(
        area,
        NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
        (node) =>
          node instanceof Element && node.matches(CLOSED)
            ? NodeFilter.FILTER_REJECT
            : NodeFilter.FILTER_ACCEPT,
      );
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        if (node instanceof Text && /\d-\d/.test(node.data)) texts.push(node);
      }
      texts.forEach(link);
    }
  };
}
