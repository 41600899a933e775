import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allParts, explain, type Part, type PartKind } from './explain.ts';
import { KEYWORD_NAMES, keywordRule, sectionOfKeyword } from '../keyword/lookup.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';

/** Kind and words of every part, those inside behind theirs. */
const kinds = (text: string): readonly (readonly [PartKind, string])[] => {
  const { text: read, lines } = explain(text);
  return lines.flatMap(({ parts }) =>
    allParts(parts).map(({ kind, span }) => [kind, read.slice(span.start, span.end)] as const),
  );
};

describe('parts of a text', () => {
  test.each<[string, readonly (readonly [PartKind, string])[]]>([
    [
      "[Hand] [Counter] [Once Per Turn] Suspend 1 of your opponent's Digimon.",
      [
        ['area', '[Hand]'],
        ['timing', '[Counter]'],
        ['per turn', '[Once Per Turn]'],
        ['processing', "Suspend 1 of your opponent's Digimon"],
        ['target', "1 of your opponent's Digimon"],
      ],
    ],
    [
      "[Your Turn] When this Digimon deletes an opponent's Digimon in battle, if you have a Tamer, gain 1 memory.",
      [
        ['timing', '[Your Turn]'],
        ['trigger', "When this Digimon deletes an opponent's Digimon in battle"],
        ['all', "an opponent's Digimon"],
        ['condition', 'if you have a Tamer'],
        ['processing', 'gain 1 memory'],
      ],
    ],
    [
      "[When Attacking] When you attack a player, up to 2 of your opponent's Digimon can't block for the turn.",
      [
        ['timing', '[When Attacking]'],
        ['additional trigger', 'When you attack a player'],
        ['processing', "up to 2 of your opponent's Digimon can't block for the turn"],
        ['target', "up to 2 of your opponent's Digimon"],
        ['duration', 'for the turn'],
      ],
    ],
    [
      "[All Turns] When this Digimon would be deleted, by suspending 1 of your Digimon, it isn't deleted.",
      [
        ['timing', '[All Turns]'],
        ['would', 'When this Digimon would be deleted'],
        ['cost', 'by suspending 1 of your Digimon'],
        ['target', '1 of your Digimon'],
        ['processing', "it isn't deleted"],
      ],
    ],
    [
      "[On Play] Delete 1 of your opponent's Digimon. If this effect didn't delete, <Draw 1>. Then, you may delete it instead.",
      [
        ['timing', '[On Play]'],
        ['processing', "Delete 1 of your opponent's Digimon"],
        ['target', "1 of your opponent's Digimon"],
        ['result', "If this effect didn't delete"],
        ['processing', '<Draw 1>'],
        ['keyword', '<Draw 1>'],
        ['then', 'Then,'],
        ['optional processing', 'you may delete it instead'],
        ['may', 'you may'],
        ['same', 'it'],
        ['instead', 'instead'],
      ],
    ],
    [
      "[Main] All of your Digimon gain <Rush> until the end of your opponent's turn. At the end of the turn, delete 1 of your Digimon for each of your Tamers.",
      [
        ['timing', '[Main]'],
        ['processing', "All of your Digimon gain <Rush> until the end of your opponent's turn"],
        ['all', 'All of your Digimon'],
        ['keyword', '<Rush>'],
        ['duration', "until the end of your opponent's turn"],
        ['moment', 'At the end of the turn'],
        ['processing', 'delete 1 of your Digimon for each of your Tamers'],
        ['target', '1 of your Digimon'],
        ['each', 'for each of your Tamers'],
        ['all', 'your Tamers'],
      ],
    ],
    [
      '[On Play] 1 of your Digimon gains "[On Deletion] Gain 1 memory." for the turn.',
      [
        ['timing', '[On Play]'],
        ['processing', '1 of your Digimon gains "[On Deletion] Gain 1 memory." for the turn'],
        ['target', '1 of your Digimon'],
        ['granted effect', '[On Deletion] Gain 1 memory.'],
        ['timing', '[On Deletion]'],
        ['processing', 'Gain 1 memory'],
        ['duration', 'for the turn'],
      ],
    ],
    ['Digivolve: 3 from Lv.4 red', [['requirement', 'Digivolve: 3 from Lv.4 red']]],
    ['Hello there.', [['unread', 'Hello there.']]],
    [
      '[On Play] Your opponent may delete 1 of their Digimon.',
      [
        ['timing', '[On Play]'],
        ['opponent processing', 'Your opponent may delete 1 of their Digimon'],
        ['opponent may', 'Your opponent may'],
        ['target', '1 of their Digimon'],
      ],
    ],
  ])('%s', (text, parts) => {
    expect(kinds(text)).toEqual(parts);
  });

  test('how many: a number, up to a number, any number', () => {
    const words = (text: string): string | undefined => {
      const { lines } = explain(`[Main] ${text}`);
      return lines.flatMap((line) => allParts(line.parts)).find(({ kind }) => kind === 'target')
        ?.words;
    };
    expect(words("Delete 3 of your opponent's level 3 Digimon.")).toMatch(/^Exactly 3.*fewer, all/);
    expect(words("Delete up to 3 of your opponent's Digimon.")).toMatch(/1 to 3, never 0/);
    expect(words("Delete any number of your opponent's Digimon.")).toMatch(/at least 1/);
    expect(words("Delete 1 of your opponent's suspended Digimon.")).toContain('suspended');
  });

  test('what was mended, and reminders', () => {
    const { repaired, reminders } = explain('＜Draw 1＞ (Draw 1 card.)[On Play] gain 1 memory.');
    expect(repaired.map(({ words }) => words)).toContain('Full-width angle brackets.');
    expect(reminders).toEqual(['(Draw 1 card.)']);
  });
});

describe('every part', () => {
  const check = (text: string): void => {
    const { text: read, lines } = explain(text);
    const within = (parts: readonly Part[], from: number, to: number): void => {
      let at = from;
      for (const { span, parts: inner, kind, rules, words } of parts) {
        expect(span.start).toBeGreaterThanOrEqual(at);
        expect(span.end).toBeLessThanOrEqual(to);
        expect(span.end).toBeGreaterThan(span.start);
        expect(words).not.toBe('');
        if (kind !== 'unread' && kind !== 'keyword') expect(rules.length).toBeGreaterThan(0);
        expect(rules.every(isRuleNumber)).toBe(true);
        within(inner, span.start, span.end);
        at = span.end;
      }
    };
    for (const { span, parts } of lines) within(parts, span.start, span.end);
    expect(lines.every(({ span }) => span.end <= read.length)).toBe(true);
  };

  test('lies in its line and within the part around it, whatever the text', () => {
    const pieces = fc.constantFrom(
      '[On Play] ', '[Security] ', '(Once Per Turn) ', 'When ', 'if ', 'by ', 'you may ', 'Then, ',
      'this Digimon ', "1 of your opponent's Digimon ", 'up to 2 of your Digimon ', 'gains ', '<Rush>',
      'delete ', 'deleting ', 'instead', 'for the turn', 'and ', 'or ', ', ', '. ', '"', '\n・', '(note)',
      'would be deleted', 'for each of your Tamers', 'at the end of the turn', 'x', '<', '[',
    ); // prettier-ignore
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (list) => check(list.join(''))),
      { numRuns: 2_000, seed: 5 },
    );
  });
});

test('every keyword effect of chapter 16 has its section, in order', () => {
  const sections = KEYWORD_NAMES.map((name) => keywordRule(name)?.section);
  const known = sections.filter((section) => section !== undefined);
  expect(known).toEqual(Array.from({ length: 40 }, (_, i) => `16-${i + 4}`));
  expect(sections.slice(40)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a keyword effect of a later edition has the section of an edition that was imported', () => {
  expect(sectionOfKeyword('Piercing', {})).toBe('16-7');
  expect(sectionOfKeyword('Mind Link', { 'mind-link': '16-5' })).toBe('16-28');
  expect(sectionOfKeyword('Engage', {})).toBeUndefined();
  expect(sectionOfKeyword('Engage', { engage: '16-43' })).toBe('16-43');
});

test("it is told of what the site has: a link, or that it isn't here", () => {
  const [part] = explain('<Engage>').lines.flatMap((line) => line.parts);
  const section = sectionOfKeyword('Engage');
  expect(part?.rules.includes('15-9-2')).toBe(true);
  expect(part?.keyword).toBe(section === undefined ? undefined : 'Engage');
  expect(part?.words.includes("isn't in the rules here")).toBe(section === undefined);
  if (section !== undefined) expect(part?.rules[0]).toBe(section);
});
