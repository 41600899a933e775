import { describe, expect, test } from 'vitest';
import { textAt } from '../../scripts/files.ts';
import { orThrow } from '../base/result.ts';
import { readChanges } from '../rules/identity/changes-file.ts';
import { findMentions, type NamedKeyword } from './mentions.ts';
import { doubtsOn, editionInWords, onDay, type DatedPost } from './on-day.ts';
import { withLinks, type LinkFormat } from './write.ts';

const KEYWORDS: readonly NamedKeyword[] = [
  { name: 'Security A.', slug: 'security-a', number: '16-4' },
  { name: 'Blocker', slug: 'blocker', number: '16-5' },
  { name: 'Piercing', slug: 'piercing', number: '16-7' },
];
const changes = orThrow(readChanges({ name: 'changes.json', text: textAt('rules/changes.json') }));
const root = 'https://rules.example';

const posted = (text: string, on: string): DatedPost => ({
  ...{ text, on, changes, keywords: KEYWORDS },
  updates: [{ number: '16-7-4', verb: 'Updated', edition: '4.1', date: '2026-06-19' }],
});
const linked = (text: string, on: string, format: LinkFormat = 'markdown'): string => {
  const mentions = onDay(findMentions(text, KEYWORDS), posted(text, on));
  return withLinks(text, mentions, { format, root, once: false });
};
const doubts = (text: string, on: string) =>
  doubtsOn(findMentions(text, KEYWORDS), posted(text, on)).map(({ says, likely }) => ({
    says,
    likely,
  }));

describe('links of a post of a day', () => {
  test('a number that means another rule today leads to what it meant', () => {
    expect(linked('By 16-4-1 it blocks.', '2025-06-01')).toBe(
      `By [16-4-1](${root}/rules/16-4-1/?on=2025-06-01) it blocks.`,
    );
  });

  test('a number that is the same today leads to its page', () => {
    expect(linked('By 16-4-1 it checks.', '2026-04-01')).toBe(
      `By [16-4-1](${root}/rules/16-4-1/) it checks.`,
    );
  });

  test('a number that has no page today can be looked up', () => {
    const url = `${root}/rules/then/?number=14-16-9-1&on=2024-08-15`;
    expect(linked('rule 14-16-9-1', '2024-08-15', 'bbcode')).toBe(
      `rule [url=${url}]14-16-9-1[/url]`,
    );
    expect(linked('rule 14-16-9-1', '2024-08-15', 'html')).toBe(
      `rule <a href="${url.replace('&', '&amp;')}">14-16-9-1</a>`,
    );
  });

  test('counting stays no link', () => {
    expect(linked('3-2-1 go', '2024-08-15')).toBe('3-2-1 go');
  });

  test('before the first edition nothing is followed', () => {
    const text = 'rule 16-4-1';
    expect(linked(text, '2020-01-01', 'plain')).toBe(`${text} (${root}/rules/16-4-1/)`);
    expect(editionInWords(posted(text, '2020-01-01'))).toBe(
      'There was no edition yet on 1 January 2020.',
    );
  });

  test.each(['markdown', 'bbcode', 'html', 'discord', 'plain'] as const)(
    'linking a second time changes nothing: %s',
    (format) => {
      const once = linked('By 16-4-1 and rule 14-16-9-1.', '2024-09-20', format);
      expect(once).toContain('on=2024-09-20');
      expect(linked(once, '2024-09-20', format)).toBe(once);
    },
  );
});

describe('what is told of a post of a day', () => {
  test('the edition of the day', () => {
    expect(editionInWords(posted('', '2024-09-20'))).toBe(
      'On 20 September 2024 the manual was at edition 2.4.',
    );
  });

  test('where a number is today, with what the history says', () => {
    expect(doubts('16-4-1 (<Blocker>)', '2025-06-01')).toEqual([
      {
        says: "16-4-1 is 16-5-1 today. In 4.0, 16-4-1 became 16-5-1. That is our reading of the update history, which doesn't say it.",
        likely: ['16-5-1'],
      },
    ]);
  });

  test("a keyword beside it that the rule isn't about", () => {
    const [doubt] = doubts('16-4-1 lets <Piercing> check.', '2025-06-01');
    expect(doubt?.says).toContain('16-5-1 is about <Blocker>. <Piercing> is 16-7 now.');
    expect(doubt?.likely[0]).toBe('16-5-1');
  });

  test("a rule that is gone, and one that can't be followed", () => {
    expect(doubts('rule 3-4-3', '2025-09-10')[0]?.says).toBe(
      '3-4-3 is gone. In 3.4, 3-4-3 was deleted.',
    );
    expect(doubts('rule 4-1', '2024-01-01')[0]?.says).toMatch(/^We can't say what 4-1 is today\./);
  });

  test('a number that no edition has', () => {
    expect(doubts('16-25-9', '2026-04-01')[0]?.says).toBe('There is no rule 16-25-9.');
  });

  test('words that were changed later, and not those changed before', () => {
    const says = doubts('rule 16-7-4', '2026-04-01')[0]?.says;
    expect(says).toBe(
      '16-7-4 was changed after the post: updated in 4.1 (2026-06-19). Check that it still says what the post says.',
    );
    expect(doubts('rule 16-7-4', '2026-06-19')).toEqual([]);
  });

  test('nothing of a number that stayed', () => {
    expect(doubts('16-4-1 <Security A. +1>', '2026-04-01')).toEqual([]);
  });
});
