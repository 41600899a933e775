// @vitest-environment node
import { expect, test } from 'vitest';
import { pathsIn, textAt } from '../../../scripts/files.ts';
import { readQuestion } from '../read.ts';
import { markQuestion } from './mark-question.ts';
import { countReasons, noReasons, percent, sunk } from './reason-table.ts';
import { reasonsIn } from './reasons.ts';

/** Every so many questions are looked at here; all of them by `questions:check -- --reasons`. */
const EACH = 20;
/** What was counted for these, in percent. */
const LEAST = { reason: 73, cited: 68 };

test('wrong answers have a reason as often as was pinned', () => {
  const counts = noReasons();
  for (const path of pathsIn('questions').filter((_, i) => i % EACH === 0)) {
    const read = readQuestion(path, textAt(`questions/${path}`));
    const found = read.ok ? markQuestion(read.value) : read;
    if (!read.ok || !found.ok) throw new Error(path);
    const { kind, cites } = read.value;
    const { ask, marked } = found.value;
    countReasons(counts, cites, reasonsIn(kind, cites, ask, marked?.scenario ?? null));
  }
  expect(counts.all).toBeGreaterThan(20);
  expect(percent(counts.reason, counts)).toBeGreaterThanOrEqual(LEAST.reason);
  expect(percent(counts.cited, counts)).toBeGreaterThanOrEqual(LEAST.cited);
  expect(counts.rule + counts.fact + counts.choice + counts.reading + counts.two).toBe(
    counts.reason,
  );
});

test('what has become fewer is said', () => {
  const few = { ...noReasons(), all: 10, reason: 1, cited: 1 };
  expect(sunk(few)).toHaveLength(2);
  expect(sunk({ ...few, reason: 10, cited: 10 })).toEqual([]);
});
