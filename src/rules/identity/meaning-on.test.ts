import { expect, test } from 'vitest';
import { textAt } from '../../../scripts/files.ts';
import { dayInWords, doubtInWords, meaningOn, meaningsIn, stepInWords } from './meaning-on.ts';
import { readChanges } from './changes-file.ts';

const read = readChanges({ name: 'changes.json', text: textAt('rules/changes.json') });
if (!read.ok) throw new Error(JSON.stringify(read.problem));
const changes = read.value;

const on = (number: string, date: string) => {
  const then = meaningOn(changes, number, date);
  if (then === undefined) throw new Error(`no edition on ${date}`);
  return then;
};

test('<Blocker> was 16-4 from 3.0 to 3.7', () => {
  expect(on('16-4-1', '2025-06-01')).toMatchObject({ edition: '3.0', number: '16-5-1' });
  expect(on('16-4-1', '2026-03-26')).toMatchObject({ edition: '3.7', number: '16-5-1' });
  expect(on('16-4-1', '2026-03-27')).toMatchObject({ edition: '4.0', number: '16-4-1' });
});

test('on 20 September 2024 chapter 16 was Rule Checks, and <Blocker> 15-4', () => {
  expect(on('16-4-1', '2024-09-20')).toMatchObject({ edition: '2.4', number: '17-4-1' });
  expect(on('15-4-1', '2024-09-20').steps.map(stepInWords)).toEqual([
    'In 3.0, 15-4-1 became 16-4-1.',
    "In 4.0, 16-4-1 became 16-5-1. That is our reading of the update history, which doesn't say it.",
  ]);
});

test('before the first edition there is nothing', () => {
  expect(meaningOn(changes, '16-4-1', '2023-01-01')).toBeUndefined();
});

test('a deleted rule, and one of a manual that was rewritten', () => {
  expect(on('3-4-3', '2025-09-10').steps.map(stepInWords)).toEqual(['In 3.4, 3-4-3 was deleted.']);
  expect(on('4-1', '2024-01-01').doubts.map(doubtInWords)).toEqual([
    "In 2.0, the whole manual was rewritten, and older numbers can't be followed.",
  ]);
});

test('a day in words, whatever the time zone', () => {
  expect(dayInWords('2024-09-20')).toBe('20 September 2024');
});

test('without a day every edition is answered, those of the same answer together', () => {
  const found = meaningsIn(changes, '16-4-1');
  expect(found.find(({ first, last }) => first === '3.0' && last === '3.7')?.then.number).toBe(
    '16-5-1',
  );
  expect(found.at(-1)?.then.number).toBe('16-4-1');
  expect(found.at(0)?.first).toBe(changes.editions[0]?.edition);
  expect(found.at(-1)?.last).toBe(changes.editions.at(-1)?.edition);
});
