import { describe, expect, test } from 'vitest';
import { FORMATS, formatQuotation, formatQuote, type Quote } from './format.ts';

const quote: Quote = {
  lines: [{ number: '16-4-1', text: 'Shown as <Security A. +1>, not [On Play] *or* a_b.' }],
  url: 'https://example.org/rules/16-4-1/',
  source: 'Comprehensive Rules Ver. 4.0',
};
const two: Quote = {
  ...quote,
  lines: [
    { number: '16-8', text: '<Draw>' },
    { number: '16-8-3', text: 'A draw from <Draw> is mandatory.' },
  ],
};

describe('formatQuote', () => {
  const quoting = FORMATS.filter((format) => format !== 'address');

  test('address is the bare link', () => {
    expect(formatQuote('address', quote)).toBe(quote.url);
  });

  test.each(quoting)('%s brings number, words and address', (format) => {
    const out = formatQuote(format, quote);
    expect(out).toContain('16-4-1');
    expect(out).toContain('Security A. +1');
    expect(out).toContain(quote.url);
  });

  test('link is the plain words, whose they are, and the address on a line of its own', () => {
    expect(formatQuote('link', quote)).toBe(
      '16-4-1 Shown as <Security A. +1>, not [On Play] *or* a_b.\nComprehensive Rules Ver. 4.0\nhttps://example.org/rules/16-4-1/',
    );
  });

  test('markdown keeps keyword names, icons and stars as they stand', () => {
    expect(formatQuote('markdown', quote)).toBe(
      '> **[16-4-1](https://example.org/rules/16-4-1/)** Shown as \\<Security A. +1\\>, not \\[On Play\\] \\*or\\* a\\_b.\n>\n> Comprehensive Rules Ver. 4.0',
    );
  });

  test('bbcode links the number', () => {
    expect(formatQuote('bbcode', quote)).toBe(
      '[quote][b][url=https://example.org/rules/16-4-1/]16-4-1[/url][/b] Shown as <Security A. +1>, not [On Play] *or* a_b.\nComprehensive Rules Ver. 4.0[/quote]',
    );
  });

  test('discord quotes every line and shows no preview', () => {
    expect(formatQuote('discord', quote)).toBe(
      '> **16-4-1** Shown as <Security A. +1>, not [On Play] \\*or\\* a\\_b.\n> Comprehensive Rules Ver. 4.0\n<https://example.org/rules/16-4-1/>',
    );
  });

  test('a quotation has the edition and its date', () => {
    expect(formatQuotation(two, '2026-04-24')).toBe(
      '"<Draw>\n16-8-3 A draw from <Draw> is mandatory."\nRule 16-8, Comprehensive Rules Ver. 4.0 (2026-04-24), https://example.org/rules/16-4-1/',
    );
    expect(formatQuotation(quote, undefined)).toMatch(
      /"\nRule 16-4-1, Comprehensive Rules Ver\. 4\.0, https:\/\/example\.org\/rules\/16-4-1\/$/,
    );
  });

  test('a section brings its clauses; only the first number is the link', () => {
    expect(formatQuote('markdown', two)).toBe(
      '> **[16-8](https://example.org/rules/16-4-1/)** \\<Draw\\>\n>\n> **16-8-3** A draw from \\<Draw\\> is mandatory.\n>\n> Comprehensive Rules Ver. 4.0',
    );
    expect(formatQuote('discord', two).split('\n')).toHaveLength(4);
  });
});
