import { describe, expect, test } from 'vitest';
import { textAt } from '../../../scripts/files.ts';
import type { LoggedChange } from './changes.ts';
import { changesOf, readChanges } from './changes-file.ts';
import type { Changes } from './changes.ts';
import { editionOn, follow } from './follow.ts';
import { readLog } from '../edition/log.ts';

const read = readChanges({ name: 'changes.json', text: textAt('rules/changes.json') });
if (!read.ok) throw new Error(JSON.stringify(read.problem));
const changes = read.value;

/** Two editions, the second with these changes. */
const made = (...entries: readonly LoggedChange[]): Changes => ({
  from: '1.1',
  editions: [
    { edition: '1.0', date: '2024-01-01', changes: [] },
    { edition: '1.1', date: '2024-02-01', changes: [...entries] },
  ],
});
const change = (kind: LoggedChange['kind'], number: string, into?: string): LoggedChange => ({
  kind,
  places: [{ number }],
  ...(into === undefined ? {} : { into: [{ number: into }] }),
});
const becomes = (number: string, ...entries: readonly LoggedChange[]) => {
  const { number: to, doubts } = follow(made(...entries), number, '1.0');
  return doubts.length === 0 ? to : [to, ...doubts.map(({ why }) => why)];
};

describe('one edition', () => {
  test('an added rule pushes the later ones on, with what stands below them', () => {
    expect(becomes('2-3-1', change('added', '2-3'))).toBe('2-4-1');
    expect(becomes('2-2', change('added', '2-3'))).toBe('2-2');
    expect(becomes('3-1', change('added', '2'))).toBe('4-1');
  });

  test('a deleted rule lets the later ones up, and ends', () => {
    expect(becomes('2-4-1', change('deleted', '2-3'))).toBe('2-3-1');
    expect(becomes('2-3-1', change('deleted', '2-3'))).toBeUndefined();
    const range: LoggedChange = { kind: 'deleted', places: [{ number: '2-3', to: '2-5' }] };
    expect(becomes('2-6', range)).toBe('2-3');
  });

  test('both in one section: the added numbers are taken, the others go on in order', () => {
    const both = [change('deleted', '2-1'), change('added', '2-2')];
    expect(['2-2', '2-3', '2-4'].map((number) => becomes(number, ...both))).toEqual([
      '2-1',
      '2-3',
      '2-4',
    ]);
  });

  test('a chapter that is pushed on takes the changes in it along', () => {
    expect(becomes('2-2-1', change('added', '1'), change('added', '3-1'))).toBe('3-3-1');
  });

  test('merged: to where it went; doubtful when that place was pushed on itself', () => {
    expect(becomes('2-3', change('merged', '2-3', '4-1'))).toBe('4-1');
    expect(becomes('2-3', change('merged', '2-3', '4-1'), change('added', '3'))).toEqual([
      '4-1',
      'target',
    ]);
    expect(becomes('2-3-1', change('merged', '2-3', '4-1'))).toEqual(['4-1', 'target']);
  });

  test('what stands below a rewritten heading is doubtful, the heading is not', () => {
    expect(becomes('2-3-1', change('rewritten', '2-3'))).toEqual(['2-3-1', 'rewritten']);
    expect(becomes('2-3', change('rewritten', '2-3'))).toBe('2-3');
    const whole: LoggedChange = { kind: 'rewritten', places: [] };
    expect(becomes('2-3', whole)).toEqual([undefined, 'whole']);
  });

  test('a decision stands for an entry of the manual', () => {
    const [first, second] = made(change('added', '2-1')).editions;
    if (first === undefined || second === undefined) throw new Error('two editions');
    const decided = [{ ...change('merged', '2-1', '2-2'), why: 'It says so.' }];
    const both = { from: '1.1', editions: [first, { ...second, ignored: [0], decided }] };
    expect(follow(both, '2-3', '1.0')).toMatchObject({
      number: '2-2',
      steps: [{ from: '2-3', to: '2-2', decided: true }],
    });
  });
});

describe('the history of the manual', () => {
  test('21 editions up to 4.2, the first of October 2023', () => {
    const known = changes.editions.filter(({ edition }) => Number(edition) <= 4.2);
    expect(known).toHaveLength(21);
    expect(known.flatMap((edition) => edition.changes)).toHaveLength(341);
    expect(changes.editions[0]).toMatchObject({ edition: '1.0', date: '2023-10-31' });
    expect(changes.editions[2]?.printed).toEqual({ edition: '1.1', date: '2023-02-16' });
  });

  test.each([
    ['16-4-1', '3.7', '16-5-1'],
    ['15-4-1', '2.4', '16-5-1'],
    ['14-16-9-1', '2.3', '15-16-9-1'],
    ['16-4-1', '2.4', '17-4-1'],
    ['10-2', '2.6', '11-2'],
    ['16-7-4', '4.0', '16-7-4'],
  ])('%s of %s is %s today', (number, edition, today) => {
    expect(follow(changes, number, edition)).toMatchObject({ number: today, doubts: [] });
  });

  test('before 2.0 nothing can be followed', () => {
    expect(follow(changes, '4-1', '1.1').doubts).toEqual([{ edition: '2.0', why: 'whole' }]);
  });

  test('which edition was valid on a day', () => {
    expect(editionOn(changes, '2024-09-20')?.edition).toBe('2.4');
    expect(editionOn(changes, '2024-09-19')?.edition).toBe('2.3');
    expect(editionOn(changes, '2023-10-30')).toBeUndefined();
    expect(editionOn(changes, '2030-01-01')?.edition).toBe(changes.from);
  });
});

test('a title keeps the quote at its end', () => {
  const lines = ['(2026/03/27) Ver.4.0', 'Updated "4-27. "Each" or "Every"'];
  const { entries } = readLog(lines.map((text, i) => ({ text, line: i + 1 })));
  expect(entries[0]?.places).toEqual([{ number: '4-27', title: '"Each" or "Every"' }]);
  const titles = changes.editions.flatMap((edition) =>
    edition.changes.flatMap(({ places, into }) => [...places, ...(into ?? [])]),
  );
  for (const { title = '' } of titles) expect(title.split('"').length % 2).toBe(1);
});

test('an edition that the manual names twice gets the next number, and its year', () => {
  const log = readLog(
    ['(2023/12/15） Ver.1.1', 'Updated 1-1.', '(2023/02/16） Ver.1.1', 'Deleted 1-2.'].map(
      (text, i) => ({ text, line: i + 1 }),
    ),
  );
  expect(
    changesOf(log.entries, '1.2').editions.map(({ edition, date }) => [edition, date]),
  ).toEqual([
    ['1.1', '2023-12-15'],
    ['1.2', '2024-02-16'],
  ]);
});

test("refused: editions that don't rise", () => {
  const editions = made().editions.toReversed();
  const wrong = readChanges({ name: 'c.json', text: JSON.stringify({ from: '1.1', editions }) });
  expect(wrong.ok ? [] : wrong.problem.map(({ expected }) => expected)).toEqual(['one after 1.1']);
});
