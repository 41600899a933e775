/**
 * Cuts a chapter that has a rule on each line (chapter 18) into numbered units and the update
 * history behind them.
 */
import type { Chapter } from './about.ts';
import type { Problems, TextFile, ReceivedUnit } from '../source.ts';

export interface CutChapter {
  readonly units: readonly ReceivedUnit[];
  /** The update history as it was received, line ends kept. Empty when there is none. */
  readonly history: string;
}

const HISTORY = 'Update History';
/**
 *     18-1-1Pending processing refers to …
 *     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
 */
const NUMBERED = /^(\d+(?:-\d+)+)(\.?\s*)(.*)$/;

/** Cuts a file; what does not fit is a problem. */
export function cutClauses(file: TextFile, chapter: Chapter, problems: Problems): CutChapter {
  const historyAt = file.text.indexOf(HISTORY);
  const rules = historyAt === -1 ? file.text : file.text.slice(0, historyAt);
  const history = historyAt === -1 ? '' : file.text.slice(historyAt + HISTORY.length).trim();
  const titles = [`Chapter ${chapter.number}`, chapter.title];
  const units: ReceivedUnit[] = [];
  rules.split('\n').forEach((raw, i) => {
    const text = raw.trim();
    if (text === '') return;
    const [, number, between, words] = NUMBERED.exec(text) ?? [];
    if (number !== undefined && words !== undefined) {
      units.push({
        number,
        words,
        received: text,
        file: file.name,
        line: i + 1,
        repairs: between === '' ? [gluedNumber(number, words)] : [],
      });
    } else if (text === titles[0]) {
      titles.shift();
    } else {
      const expected = `"${titles[0] ?? `a rule number of chapter ${chapter.number}`}"`;
      problems.onLine(file.name, i + 1, `"${text.slice(0, 60)}"`, expected);
    }
  });
  if (titles[0] !== undefined) problems.onLine(file.name, 1, 'no title', `"${titles[0]}"`);
  return { units: history === '' ? units : withHistoryTail(units, history), history };
}

function gluedNumber(number: string, words: string) {
  const first = /^\S*/.exec(words)?.[0] ?? '';
  return { rule: 'glued-number', was: number + first, became: `${number} ${first}` };
}

/** The last rule records that the history stood in its line. */
function withHistoryTail(units: readonly ReceivedUnit[], history: string): readonly ReceivedUnit[] {
  const last = units.at(-1);
  if (last === undefined) return units;
  const tail = ` ${HISTORY} ${history.split('\n')[0] ?? ''}`;
  const repair = { rule: 'history-tail', was: tail.trim(), became: '' };
  const received = last.received + tail;
  return [...units.slice(0, -1), { ...last, received, repairs: [...last.repairs, repair] }];
}
