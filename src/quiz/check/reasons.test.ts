// @vitest-environment node
import { expect, test } from 'vitest';
import { pathsIn, textAt } from '../../../scripts/files.ts';
import { readQuestion } from '../read.ts';
import { markQuestion } from './mark-question.ts';
import { countReasons, noReasons, percent, sunk } from './reason-table.ts';
import { parseClaim } from '../../scenario/claim/notation.ts';
import { readScenario } from '../../scenario/file/read.ts';
import { reasonsIn, whyNotIn } from './reasons.ts';

/** Every so many questions are looked at here; all of them by `questions:check -- --reasons`. */
const EACH = 20;
/** What was counted for these, in percent. */
const LEAST = { would: 64, reason: 90, cited: 78 };

test('wrong answers have a reason as often as was pinned', () => {
  const counts = noReasons();
  for (const path of pathsIn('questions').filter((_, i) => i % EACH === 0)) {
    const read = readQuestion(path, textAt(`questions/${path}`));
    const found = read.ok ? markQuestion(read.value) : read;
    if (!read.ok || !found.ok) throw new Error(path);
    const { kind, cites } = read.value;
    const { ask, marked } = found.value;
    countReasons(counts, cites, whyNotIn(kind, cites, ask, marked?.scenario ?? null));
  }
  expect(counts.all).toBeGreaterThan(20);
  for (const what of ['would', 'reason', 'cited'] as const)
    expect(percent(counts[what], counts), what).toBeGreaterThanOrEqual(LEAST[what]);
  expect(counts.rule + counts.fact + counts.choice + counts.reading + counts.two).toBe(
    counts.would,
  );
});

test('of an answer that gives a reason of its own, only a rule is told', () => {
  const board = `card Rex: Digimon Lv.5 red 7000 DP
  <Piercing>
card Cub: Digimon Lv.4 red 4000 DP
card Blank: Option red
P1 battle: Rex
P2 battle: Cub [suspended]
P2 security: Blank, Blank`;
  const scenario = readScenario(board, ['Rex attacks Cub']);
  const claim = parseClaim('P1 makes 0 security checks');
  if (!scenario.ok || !claim.ok) throw new Error('read');
  const kindsFor = (text: string): readonly string[] =>
    reasonsIn(
      'one',
      ['16-7-4'],
      { kind: 'one', answers: [{ text }], claims: [claim.value] },
      scenario.value,
    ).flatMap(({ reason }) => reason?.changes.map(({ kind }) => kind) ?? []);
  expect(kindsFor('No card is checked.')).not.toEqual(['rule']);
  expect(kindsFor('No card is checked, because Rex attacked a Digimon.')).toEqual(['rule']);
});

test('what has become fewer is said', () => {
  const few = { ...noReasons(), all: 10, would: 1, reason: 1, cited: 1 };
  expect(sunk(few)).toHaveLength(3);
  expect(sunk({ ...few, would: 10, reason: 10, cited: 10 })).toEqual([]);
});
