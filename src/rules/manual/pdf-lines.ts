/**
 * The lines of a PDF's pages from the places of its words: two columns are read one after the
 * other; running heads and the numbers of pages are left out.
 */

/** Words as a PDF library gives them; lengths in points, `y` from the bottom of the page. */
interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly items: readonly PlacedText[];
}

interface PdfLine {
  readonly text: string;
  readonly y: number;
}

/** What stands in this part of a page, at its top and bottom, may be a running head. */
const EDGE = 0.09;
/** Where the space between two columns is looked for, in parts of the page's width. */
const MIDDLE = [0.35, 0.65] as const;

/** The text of all pages, each ended by a form feed, as `readManual` takes it. */
export function pdfText(pages: readonly PdfPage[]): string {
  const heads = runningHeads(pages);
  return pages
    .map((page) => {
      const body = page.items.filter(
        (item) => !(isAtEdge(item.y, page) && heads.has(item)) && item.text.trim() !== '',
      );
      return `${columnsOf(body, page.width)
        .flatMap((column) => linesOf(column).map(({ text }) => text))
        .join('\n')}\n\f`;
    })
    .join('\n');
}

const isAtEdge = (y: number, { height }: PdfPage): boolean =>
  y > height * (1 - EDGE) || y < height * EDGE;

/**
 * Words at an edge whose line is the number of a page, or the same on half of all pages. Digits
 * count as the same.
 */
function runningHeads(pages: readonly PdfPage[]): ReadonlySet<PlacedText> {
  const edges = pages.map((page) => {
    const items = page.items.filter(({ y, text }) => isAtEdge(y, page) && text.trim() !== '');
    return [...Map.groupBy(items, ({ y }) => Math.round(y)).values()].map((row) => ({
      row,
      key: linesOf(row)
        .map(({ text }) => text)
        .join(' ')
        .replace(/\d+/g, '#'),
    }));
  });
  const counts = new Map<string, number>();
  for (const rows of edges)
    for (const key of new Set(rows.map((one) => one.key)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  const often = (key: string): boolean =>
    pages.length > 2 && (counts.get(key) ?? 0) * 2 >= pages.length;
  return new Set(
    edges.flat().flatMap(({ row, key }) => (/^\W*#\W*$/.test(key) || often(key) ? row : [])),
  );
}

/** The words of each column; one column when nothing parts the page. */
function columnsOf(items: readonly PlacedText[], width: number): readonly PlacedText[][] {
  let best: { at: number; crossed: number } | undefined;
  for (let at = width * MIDDLE[0]; at <= width * MIDDLE[1]; at += 2) {
    const crossed = items.filter(({ x, width: wide }) => x < at && x + wide > at).length;
    if (best === undefined || crossed < best.crossed) best = { at, crossed };
  }
  const gutter = best?.at ?? width;
  const left = items.filter(({ x }) => x < gutter);
  const right = items.filter(({ x }) => x >= gutter);
  const rows = new Set(right.map(({ y }) => Math.round(y))).size;
  const isParted = best !== undefined && best.crossed * 20 <= items.length && rows > 0;
  /** Where every word on the right goes on a row on the left, it is one column, as in contents. */
  const goesOn = right.every(({ y, height }) =>
    left.some((other) => Math.abs(other.y - y) < height / 3 && other.x + other.width > gutter - 30),
  );
  return isParted && !goesOn ? [left, right] : [[...items]];
}

/** Words on one height are a line; a gap between them is a space. */
function linesOf(items: readonly PlacedText[]): readonly PdfLine[] {
  const sorted = items.toSorted((a, b) => b.y - a.y || a.x - b.x);
  const rows: PlacedText[][] = [];
  for (const item of sorted) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row !== undefined && first !== undefined && Math.abs(first.y - item.y) < first.height / 2)
      row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => {
    let text = '';
    let end: number | undefined;
    for (const item of row.toSorted((a, b) => a.x - b.x)) {
      const isApart = end !== undefined && item.x - end > item.height * 0.2;
      text += isApart && !/\s$/.test(text) ? ` ${item.text}` : item.text;
      end = item.x + item.width;
    }
    return { text: text.replace(/\s+/g, ' ').trim(), y: row[0]?.y ?? 0 };
  });
}
