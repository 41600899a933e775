/**
 * Text files of the corpus as they are handed to `readCorpus`, and the list that problems are
 * collected in.
 */
import type { Problem, Result } from '../base/result.ts';
import type { Repair } from './rule.ts';

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** A line of a file with its number, counted from 1. */
export interface NumberedLine {
  readonly text: string;
  readonly line: number;
}

/** A numbered unit as it was cut out of a received file, before its words are mended. */
export interface ReceivedUnit {
  readonly number: string;
  /** The words behind the number. */
  readonly words: string;
  /** Number and words exactly as received; lines that were only wrapped are joined by a space. */
  readonly received: string;
  readonly file: string;
  readonly line: number;
  /** Repairs made while cutting. */
  readonly repairs: readonly Repair[];
}

/** Collects problems, so that a person who edits content sees all of them at once. */
export class Problems {
  readonly list: Problem[] = [];

  /** What was read; its problems are added to the others. */
  take<T>(read: Result<T, readonly Problem[]>): T | undefined {
    if (read.ok) return read.value;
    this.list.push(...read.problem);
    return undefined;
  }

  /** A problem on a line of a file. */
  onLine(file: string, line: number, found: string, expected: string): void {
    this.list.push({ file, line, found, expected, start: 0, end: 0 });
  }
}
