/**
 * The update history behind chapter 18. It was received with its lines broken before each number,
 * so that a verb stands at the end of one line and its number at the start of the next:
 *
 *     (2025/10/03) Ver.3.4 Deleted
 *     18-2-1Deleted
 *     18-2-2Updated
 *     18-2-4(2025/11/21) Ver.3.5 …
 *
 * Read across the line ends: 3.4 deleted 18-2-1, deleted 18-2-2, updated 18-2-4.
 */
import type { HistoryEntry } from '../rule.ts';
import type { Problems } from '../source.ts';

const HEAD = /\((\d{4})\/(\d{2})\/(\d{2})\)\s+Ver\.(\d+\.\d+)\s*/g;
const CHANGE =
  /(First Version|Overall rewrites\/revisions to "[^"]*"|Updated|Deleted|Added|Merged)\s*(\d+(?:-\d+)+)?/g;

/**
 * Reads the history; `exists` says which numbers the corpus has. Words that fit nothing are kept as
 * an untied entry.
 */
export function readHistory(
  text: string,
  exists: (number: string) => boolean,
  file: string,
  problems: Problems,
): readonly HistoryEntry[] {
  const heads = [...text.matchAll(HEAD)];
  if (text !== '' && heads[0]?.index !== 0) {
    const found = `update history "${text.slice(0, 40)}"`;
    problems.onLine(file, 1, found, 'an edition such as "(2023/10/31) Ver.1.0"');
  }
  return heads.flatMap((head, i) => {
    const [whole, year, month, day, edition = ''] = head;
    const body = text.slice(head.index + whole.length, heads[i + 1]?.index);
    const date = `${year}-${month}-${day}`;
    return readChanges(body).map(({ verb, numbers, received }): HistoryEntry => {
      const tied = numbers.filter(exists);
      return { edition, date, verb, numbers, tied, untied: tied.length === 0, received };
    });
  });
}

type RuleChange = Pick<HistoryEntry, 'verb' | 'numbers' | 'received'>;

function readChanges(body: string): readonly RuleChange[] {
  const changes: RuleChange[] = [];
  let end = 0;
  const keepWords = (words: string) => {
    if (words !== '') changes.push({ verb: words, numbers: [], received: words });
  };
  for (const match of body.matchAll(CHANGE)) {
    const [whole, verb = '', number] = match;
    keepWords(body.slice(end, match.index).trim());
    end = match.index + whole.length;
    changes.push({ verb, numbers: number === undefined ? [] : [number], received: whole.trim() });
  }
  keepWords(body.slice(end).trim());
  return changes;
}
