/** A whole manual as text out of a PDF, read into units, its update history and what was found. */
import { cutManual, sameTitle, type ManualFinding, type ManualUnit } from './cut.ts';
import { readLog, type LogEntry } from '../edition/log.ts';
import { HISTORY_TITLE, readFront, type ContentsEntry } from './front.ts';
import { removePages, type ChapterStart } from './pages.ts';
import { plainText } from '../../base/plain-text.ts';
import type { Repair } from '../rule.ts';
import type { NumberedLine } from '../source.ts';

export interface Manual {
  readonly edition: string | undefined;
  readonly date: string | undefined;
  readonly contents: readonly ContentsEntry[];
  readonly units: readonly ManualUnit[];
  readonly log: readonly LogEntry[];
  /** The lines of the update history, page numbers gone. */
  readonly history: readonly NumberedLine[];
  /** Repairs of the layout, by line; those of wrapped lines are with their units. */
  readonly pageRepairs: readonly (Repair & { readonly line: number })[];
  readonly missingPages: readonly number[];
  readonly gaps: readonly ManualFinding[];
  readonly unplaced: readonly ManualFinding[];
}

/** Reads the text; what can't be explained is in `gaps` and `unplaced`, nothing is refused here. */
export function readManual(text: string): Manual {
  const lines = plainText(text)
    .split('\n')
    .map((line, i): NumberedLine => ({
      text: line.trimEnd().replace(/^[^\S\f]+/, ''),
      line: i + 1,
    }));
  const front = readFront(withoutFeeds(lines));
  const {
    lines: kept,
    repairs,
    missing,
  } = text.includes('\f')
    ? { lines: front.body, repairs: [], missing: [] }
    : removePages(front.body, startsOf(front));
  const historyAt = kept.findIndex(({ text: line }) => line === HISTORY_TITLE);
  const rules = historyAt === -1 ? kept : kept.slice(0, historyAt);
  const history = historyAt === -1 ? [] : kept.slice(historyAt + 1);
  const cut = cutManual(rules, front.contents);
  const log = readLog(history);
  return {
    ...front,
    units: cut.units,
    log: log.entries,
    history,
    pageRepairs: repairs,
    missingPages: missing,
    gaps: cut.gaps,
    unplaced: [...cut.unplaced, ...log.unplaced],
  };
}

/**
 * Where pages are parted by form feeds, the number of a page is alone on its first or last line;
 * both are left out.
 */
function withoutFeeds(lines: readonly NumberedLine[]): readonly NumberedLine[] {
  const pages: NumberedLine[][] = [[]];
  for (const { text, line } of lines) {
    if (text.includes('\f')) pages.push([]);
    const words = text.replaceAll('\f', '').trim();
    if (words !== '') pages.at(-1)?.push({ text: words, line });
  }
  if (pages.length === 1) return lines;
  const isNumber = (line: NumberedLine | undefined): boolean => /^\d{1,3}$/.test(line?.text ?? '');
  return pages.flatMap((page) =>
    page.slice(isNumber(page[0]) ? 1 : 0, isNumber(page.at(-1)) ? -1 : undefined),
  );
}

/** Where in the body the chapters of the contents begin whose page is known. */
function startsOf({ contents, body, historyPage }: ReturnType<typeof readFront>): ChapterStart[] {
  const starts: ChapterStart[] = [];
  for (const { number, title, page } of contents) {
    const from = starts.at(-1)?.at ?? 0;
    const at = body.findIndex(
      ({ text }, i) =>
        i >= from &&
        text.startsWith(`${number}. `) &&
        sameTitle(text.slice(number.length + 2), title),
    );
    if (at !== -1 && page !== undefined) starts.push({ at, page });
  }
  const at = body.findIndex(({ text }) => text === HISTORY_TITLE);
  return at === -1 || historyPage === undefined ? starts : [...starts, { at, page: historyPage }];
}
