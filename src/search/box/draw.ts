/** Answers, the same on the panel and on the page of results. */
import { element } from '../../ui/dom.ts';
import type { Hit } from '../hit.ts';
import type { MarkedText } from '../mark.ts';

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
