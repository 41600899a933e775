import { describe, expect, test } from 'vitest';
import { readHistory } from './history.ts';
import { Problems } from '../source.ts';

function read(text: string, existing: readonly string[] = []) {
  const problems = new Problems();
  const entries = readHistory(text, (number) => existing.includes(number), 'h.txt', problems);
  return { entries, problems: problems.list };
}

describe('readHistory', () => {
  test('the verb belongs to the number at the start of the next line', () => {
    const text =
      '(2025/10/03) Ver.3.4 Deleted\n18-2-1Deleted\n18-2-2Updated\n18-2-4(2025/11/21) Ver.3.5 Updated\n18-2';
    const { entries, problems } = read(text, ['18-2-1', '18-2']);
    expect(problems).toEqual([]);
    expect(
      entries.map(({ edition, date, verb, numbers, tied, untied }) => [
        edition,
        date,
        verb,
        numbers[0],
        tied[0],
        untied,
      ]),
    ).toEqual([
      ['3.4', '2025-10-03', 'Deleted', '18-2-1', '18-2-1', false],
      ['3.4', '2025-10-03', 'Deleted', '18-2-2', undefined, true],
      ['3.4', '2025-10-03', 'Updated', '18-2-4', undefined, true],
      ['3.5', '2025-11-21', 'Updated', '18-2', '18-2', false],
    ]);
  });

  test.each([
    ['First Version', ['First Version']],
    ['Overall rewrites/revisions to "" Updated', ['Overall rewrites/revisions to ""', 'Updated']],
    ['Rearranged all of it Updated', ['Rearranged all of it', 'Updated']],
    ['', []],
  ])('keeps what names no rule: "%s"', (body, verbs) => {
    const { entries } = read(`(2023/10/31) Ver.1.0 ${body}`);
    expect(entries.map(({ verb }) => verb)).toEqual(verbs);
    for (const entry of entries) expect(entry).toMatchObject({ numbers: [], untied: true });
  });

  test('keeps the words as received', () => {
    const text = '(2025/09/05) Ver.3.3 Updated\n18-2-2 somehow';
    const { entries } = read(text, ['18-2-2']);
    expect(entries.map(({ received }) => received)).toEqual(['Updated\n18-2-2', 'somehow']);
    for (const { received } of entries) expect(text).toContain(received);
  });

  test('a history that starts with anything else is refused', () => {
    expect(read('Updated 18-2').problems).toMatchObject([{ file: 'h.txt' }]);
    expect(read('')).toEqual({ entries: [], problems: [] });
  });
});
