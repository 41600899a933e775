/** Answers, the same on the panel and on the page of results. */
import { element } from '../../ui/dom.ts';
import type { Hit } from '../query/hit.ts';
import type { MarkedText } from '../word/mark.ts';
import type { Suggestion } from '../query/meant.ts';

/** Suggestions of one sort. */
interface Suggestions {
  readonly why: Suggestion['why'];
  /** `data-query` has what they would put into the box. */
  readonly links: readonly HTMLAnchorElement[];
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

/** Suggestions with a heading each: links to the page of results for another query. */
export function drawMeant(meant: readonly Suggestion[]): readonly Suggestions[] {
  const sorts = [...new Set(meant.map(({ why }) => why))];
  return sorts.map((why) => ({
    why,
    links: meant
      .filter((one) => one.why === why)
      .map(({ query }) => {
        const link = element('a', 'hit meant', query);
        link.href = `/search/?${new URLSearchParams({ q: query })}`;
        link.dataset['query'] = query;
        return link;
      }),
  }));
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
