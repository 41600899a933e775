// @vitest-environment node

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseTextTable } from '../../scenario/coverage/text-table.ts';
import { groupName, groupOf, rowName } from './row-names.ts';

const rows = [...parseTextTable(readFileSync('scripts/coverage-texts.txt', 'utf8')).rows.keys()];

test.each([
  ['timing: When Attacking', '[When Attacking]'],
  ['duration: until your turn ends', '"until your turn ends"'],
  ['target: "those Digimon"', '"those Digimon"'],
  ['target, side: either', "Any target: either player's"],
  ['action: reveal, n', 'Reveal from the top of a deck: the number'],
  ['action: place, to: security top', 'Place: to "security top"'],
  ["action: immune, to: your opponent's effects", 'Not be affected: "your opponent\'s effects"'],
  ['process, may: you', 'Any action: "you may"'],
  ['trigger condition: digivolves, fromLevel', 'When it digivolves: from which level'],
])('%s is called %s', (row, name) => {
  expect(rowName(row)).toBe(name);
});

test('a kind that is new has its own word', () => {
  expect(rowName('action: turnAround, inHand: left')).toBe('Turn around: "left"');
});

test('no two rows under a heading have the same name', () => {
  const names = rows.map((row) => `${groupName(groupOf(row))}: ${rowName(row)}`);
  expect(rows.length).toBeGreaterThan(800);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

test('no name has words of the code', () => {
  const names = rows.flatMap((row) => [groupName(groupOf(row)), rowName(row)]);
  expect(names.filter((name) => /(?!iX)[a-z][A-Z]|\bn\b|^$/.test(name))).toEqual([]);
});
