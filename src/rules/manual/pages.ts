/**
 * Page numbers of a manual that came out of a PDF. The number of a page is found at the end of the
 * line before it, glued to its last word, or alone on a line:
 *
 *     choice first. After the turn player makes their choice, the2
 *     End of Your Turn timing. (For details, refer to 15-8-342
 *
 * Digits at the end of a line may belong to the text, so the pages are found together: every number
 * once, in order, in the chapter that the contents say, and the pages about equally long.
 */
import type { Repair } from '../rule.ts';
import type { NumberedLine } from '../source.ts';

/** Where in the body, by the index of its line, a chapter begins, and on which page. */
export interface ChapterStart {
  readonly at: number;
  readonly page: number;
}

interface FoundPage {
  readonly page: number;
  /** Index of the line that it stood on. */
  readonly at: number;
}

export interface WithoutPages {
  readonly lines: readonly NumberedLine[];
  /** What was taken away, by line. */
  readonly repairs: readonly (Repair & { readonly line: number })[];
  /** Pages whose number was not found; the text may have none. */
  readonly missing: readonly number[];
}

interface Candidate extends FoundPage {
  readonly weight: number;
}

/**
 * How sure it is that digits at the end of a line are the number of a page; 0 when they can't be.
 */
export function weightOf(text: string, page: number): number {
  const digits = String(page);
  if (text === digits) return 4;
  if (!text.endsWith(digits)) return 0;
  const before = text.slice(0, -digits.length);
  if (/Lv\.$|\bCost$/i.test(before)) return 0;
  if (/\p{L}$/u.test(before)) return 4;
  if (/(?:^|\s|\()\d+(?:-\d+)+$/.test(before)) return 2;
  if (/^\d+$/.test(before)) return 1;
  if (/\d-$/.test(before)) return 0.5;
  if (/"\)$/.test(before)) return 1;
  if (/"\)\d+(?:-\d+)*$/.test(before)) return 2;
  return /[.,;:!?)\]>"'’”]$/.test(before) ? 3 : 0;
}

/** Finds the number of each page from the second chapter's page to the last page there is. */
function findPages(
  lines: readonly NumberedLine[],
  starts: readonly ChapterStart[],
): { readonly found: readonly FoundPage[]; readonly missing: readonly number[] } {
  const first = starts[0];
  const last = starts.at(-1);
  if (first === undefined || last === undefined || last.page <= first.page)
    return { found: [], missing: [] };
  const usual = (last.at - first.at) / (last.page - first.page);
  const lastPage = last.page + Math.round((lines.length - last.at) / usual) + 1;
  let best: readonly PagePath[] = [{ score: 0, at: first.at, page: first.page, found: [] }];
  for (let page = first.page + 1; page <= lastPage; page++) {
    const from = starts.findLast((start) => start.page < page)?.at ?? 0;
    const to = starts.find((start) => start.page >= page)?.at ?? lines.length;
    const candidates = candidatesFor(lines, page, from, to);
    best = [...best, ...candidates.flatMap((one) => continued(best, one, usual) ?? [])];
  }
  const sure = best.reduce((a, b) => (b.score > a.score ? b : a)).found;
  /** A text without numbers of pages has digits at the ends of lines all the same. */
  const found = sure.length * 2 < last.page - first.page ? [] : sure;
  const until = Math.max(last.page, found.at(-1)?.page ?? 0);
  const all = Array.from({ length: until - first.page }, (_, i) => first.page + 1 + i);
  return { found, missing: all.filter((page) => found.every((one) => one.page !== page)) };
}

interface PagePath extends FoundPage {
  readonly score: number;
  readonly found: readonly FoundPage[];
}

const candidatesFor = (
  lines: readonly NumberedLine[],
  page: number,
  from: number,
  to: number,
): readonly Candidate[] =>
  lines.slice(from, to).flatMap(({ text }, i) => {
    const weight = weightOf(text, page);
    return weight === 0 ? [] : [{ page, at: from + i, weight }];
  });

/** The best path that this page can go on from. */
function continued(
  paths: readonly PagePath[],
  { page, at, weight }: Candidate,
  usual: number,
): PagePath | undefined {
  let best: PagePath | undefined;
  for (const path of paths) {
    if (path.page >= page || path.at > at) continue;
    const pages = page - path.page;
    const off = (at - path.at) / (usual * pages) - 1;
    const score = path.score + weight + 1 - 4 * off * off * pages - 2 * (pages - 1);
    if (best === undefined || score > best.score)
      best = { score, page, at, found: [...path.found, { page, at }] };
  }
  return best;
}

/** Takes the numbers of the pages out of the text. */
export function removePages(
  lines: readonly NumberedLine[],
  starts: readonly ChapterStart[],
): WithoutPages {
  const { found, missing } = findPages(lines, starts);
  const pageAt = new Map(found.map(({ page, at }) => [at, page]));
  const repairs: (Repair & { line: number })[] = [];
  const kept = lines.flatMap((line, at): readonly NumberedLine[] => {
    const page = pageAt.get(at);
    if (page === undefined) return [line];
    const text = line.text.slice(0, -String(page).length).trimEnd();
    const was = /\S+$/.exec(line.text)?.[0] ?? line.text;
    const became = was.slice(0, -String(page).length);
    repairs.push({ rule: 'page-number', was, became, line: line.line });
    return text === '' ? [] : [{ ...line, text }];
  });
  return { lines: kept, repairs, missing };
}
