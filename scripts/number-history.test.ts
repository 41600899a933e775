// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { follow } from '../src/rules/identity/follow.ts';
import { library } from './library.ts';

const { changes } = library;

describe('the history of the manual and the titles of today', () => {
  /** Every rule that was added with a title leads to the rule that has this title today. */
  const titled = changes.editions.flatMap(({ edition, changes: all }) =>
    all.flatMap(({ kind, places }) =>
      kind === 'added' && edition !== '1.0'
        ? places.flatMap(({ number, title }) =>
            title === undefined ? [] : [{ edition, number, title }],
          )
        : [],
    ),
  );
  const bare = (text: string): string => text.toLowerCase().replace(/[^a-z0-9<>]/g, '');
  /** Titles that the manual changed since, and those that our outline shortens. */
  const RENAMED: Readonly<Record<string, readonly string[]>> = {
    'Quick Reference Guide for Keyword Effects and Rules': [
      'Index (Quick Reference Guide for Keyword Effects and Rules)',
      'Index',
    ],
    'Linking a Card in the Hand or Battle Area': ['Link a card'],
    Linking: ['Link'],
    '<Link +X>': ['<Link>'],
    Dice: ['Counter Markers (Dice)'],
    Cost: ['Costs'],
  };
  /** Linking was added as 2-3-11 and merged into Lower Text. */
  const known = titled.filter(({ edition, number }) => `${edition} ${number}` !== '3.0 2-3-11');

  test('it names enough titles to check', () => {
    expect(known.length).toBeGreaterThan(25);
  });

  test.each(known.map((one) => [one.number, one.edition, one.title] as const))(
    '%s of %s, "%s", has that title today',
    (number, edition, title) => {
      const { number: today = '' } = follow(changes, number, edition);
      const rule = library.index.find(today);
      if (rule === undefined) {
        /** The texts here end with 4.0, and these keywords came later. */
        expect(Number(edition)).toBeGreaterThan(4);
        return;
      }
      expect([title, ...(RENAMED[title] ?? [])].map(bare)).toContain(bare(rule.heading ?? ''));
    },
  );
});
