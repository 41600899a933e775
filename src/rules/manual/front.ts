/** The front of a whole manual: its edition, its date and its table of contents. */
import type { NumberedLine } from '../source.ts';

/** A chapter as the table of contents names it. */
export interface ContentsEntry {
  readonly number: string;
  readonly title: string;
  /** The printed page that it begins on; absent where the contents name none. */
  readonly page?: number;
}

export interface ManualFront {
  /** As "4.2"; undefined when the front does not say it. */
  readonly edition: string | undefined;
  /** As "2026-08-18". */
  readonly date: string | undefined;
  readonly contents: readonly ContentsEntry[];
  /** The page of the update history. */
  readonly historyPage: number | undefined;
  /** The lines behind the contents. */
  readonly body: readonly NumberedLine[];
}

/**
 *     15. Effect Rules.........................................................24
 *     ^^  ^^^^^^^^^^^^                                                        ^^
 */
const ENTRY = /^(\d{1,2})\.\s*(.+?)\s*(?:\.\s?){3,}\s*(\d{1,3})?$/;
export const HISTORY_TITLE = 'Update History';
const HISTORY_ENTRY = /^Update History\s*(?:\.\s?){3,}\s*(\d{1,3})?$/;

/** Reads the front; a manual without contents gives an empty list and all its lines as the body. */
export function readFront(lines: readonly NumberedLine[]): ManualFront {
  const contents: ContentsEntry[] = [];
  let historyPage: number | undefined;
  let end = 0;
  lines.forEach(({ text }, i) => {
    const [, number, title, page] = ENTRY.exec(text) ?? [];
    const history = HISTORY_ENTRY.exec(text);
    if (number !== undefined && title !== undefined && contents.every((e) => e.number !== number)) {
      contents.push({ number, title, ...(page === undefined ? {} : { page: Number(page) }) });
      end = i + 1;
    } else if (history !== null) {
      historyPage = history[1] === undefined ? undefined : Number(history[1]);
      end = i + 1;
    }
  });
  const head = lines
    .slice(0, end)
    .map(({ text }) => text)
    .join('\n');
  const [, year, month, day] = /(\d{4})\/(\d{1,2})\/(\d{1,2})/.exec(head) ?? [];
  return {
    edition: /\bVer\.\s?(\d+\.\d+)/.exec(head)?.[1],
    date:
      year === undefined
        ? undefined
        : `${year}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`,
    contents,
    historyPage,
    body: lines.slice(end),
  };
}
