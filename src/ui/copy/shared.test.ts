import { describe, expect, test } from 'vitest';
import { shareQuestion, shareRun } from './share.ts';
import { formatQuote } from './format.ts';
import { formatShared, SHARE_FORMATS } from './shared.ts';

const one = shareQuestion({
  title: '<Piercing> and [On Play]',
  url: 'https://x.org/q/',
  right: true,
});
const run = shareRun({
  name: 'Exam',
  url: 'https://x.org/exam/',
  items: [
    { title: 'A_b', url: 'https://x.org/a/', right: true },
    { title: 'C', url: 'https://x.org/c/', right: false },
    { title: 'D', url: 'https://x.org/d/', right: null },
  ],
});

test.each(SHARE_FORMATS)('%s has the result and every address', (format) => {
  expect(formatShared(format, one)).toContain('Answered right.');
  expect(formatShared(format, one)).toContain('https://x.org/q/');
  const text = formatShared(format, run);
  for (const url of ['exam', 'a', 'c', 'd']) expect(text).toContain(`https://x.org/${url}/`);
  expect(text).toContain('1 of 3 right, 1 not answered.');
});

describe('in each form', () => {
  test('text', () => {
    expect(formatShared('text', run)).toBe(
      'Ruling Lab: Exam\n1 of 3 right, 1 not answered.\n✓ A_b: https://x.org/a/\n✗ C: https://x.org/c/\n– D: https://x.org/d/\nhttps://x.org/exam/',
    );
  });

  test('markdown keeps keyword names and icons', () => {
    expect(formatShared('markdown', one)).toBe(
      '**[\\<Piercing\\> and \\[On Play\\]](https://x.org/q/)** (Ruling Lab)\n\nAnswered right.',
    );
    expect(formatShared('markdown', run)).toContain('\n\n- ✓ [A\\_b](https://x.org/a/)\n- ✗');
  });

  test('bbcode makes a list', () => {
    expect(formatShared('bbcode', run)).toBe(
      '[b][url=https://x.org/exam/]Exam[/url][/b] (Ruling Lab)\n1 of 3 right, 1 not answered.\n[list]\n[*]✓ [url=https://x.org/a/]A_b[/url]\n[*]✗ [url=https://x.org/c/]C[/url]\n[*]– [url=https://x.org/d/]D[/url]\n[/list]',
    );
  });

  test('discord shows no previews', () => {
    expect(formatShared('discord', one)).toBe(
      '**<Piercing> and [On Play]** (Ruling Lab)\nAnswered right.\n<https://x.org/q/>',
    );
  });
});

test.each(['markdown', 'discord'] as const)(
  '%s is escaped as in a quotation of a rule',
  (format) => {
    const title = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
    const quoted = formatQuote(format, {
      lines: [{ number: '1', text: title }],
      url: 'u',
      source: '',
    });
    const escaped = quoted.split('\n')[0]?.replace(/^> \*\*.*?\*\* /, '') ?? '';
    expect(escaped).toHaveLength(format === 'markdown' ? 103 : 101);
    expect(formatShared(format, shareQuestion({ title, url: 'u', right: true }))).toContain(
      escaped,
    );
  },
);
