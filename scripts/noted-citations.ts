/**
 * Rules as they read when a folder of content that cites them was last read:
 * content/questions/citations.json, content/rulings/citations.json.
 */
import { existsSync, writeFileSync } from 'node:fs';
import type { Question } from '../src/quiz/question.ts';
import {
  checkCitations,
  noteCitations,
  readCitations,
  type CitationState,
} from '../src/quiz/author/citations.ts';
import { describeProblems } from '../src/rules/read/read.ts';
import { CONTENT, textAt } from './files.ts';
import { library } from './library.ts';

/** What cites rules: a question, a ruling. */
type Citing = Pick<Question, 'id' | 'cites'>;

interface Noted {
  /** What became of the rules that are cited. */
  readonly state: () => CitationState;
  /**
   * Notes rules that are cited for the first time, and the new words of `accepted`; gives those
   * that were new.
   */
  readonly note: (accepted?: ReadonlySet<string>) => readonly string[];
}

/** The citations of a folder below content/. */
export function noted(folder: string, citing: () => readonly Citing[]): Noted {
  const file = `${folder}/citations.json`;
  /** Each as `edition:number:fingerprint`. */
  const before = (): readonly string[] => {
    if (!existsSync(CONTENT + file)) return [];
    const read = readCitations(`content/${file}`, textAt(file));
    if (!read.ok) throw new Error(describeProblems(read.problem));
    return read.value;
  };
  return {
    state: () => checkCitations(before(), citing(), library.corpus),
    note: (accepted = new Set()) => {
      const known = before();
      const after = noteCitations(known, citing(), library.corpus, accepted);
      if (known.join() !== after.join())
        writeFileSync(CONTENT + file, `${JSON.stringify(after, null, 2)}\n`);
      return after.filter((one) => !known.includes(one));
    },
  };
}
