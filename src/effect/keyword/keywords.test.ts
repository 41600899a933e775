import { describe, expect, test } from 'vitest';
import { keywordAsked, type KeywordAsked } from './asked.ts';
import { KEYWORD_RULES } from './keywords.ts';

describe('what a procedure asks', () => {
  test('is asked of one keyword', () => {
    const asked = KEYWORD_RULES.flatMap((keyword) => keyword.asked ?? []);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((what, i) => asked.indexOf(what) !== i)).toEqual([]);
    for (const what of asked) expect(keywordAsked(what as KeywordAsked).asked).toBe(what);
  });

  test('is the only way in which a keyword without a text or code of its own does anything', () => {
    const idle = KEYWORD_RULES.filter(({ text, asked, instruction, counter, price }) =>
      [text, asked, instruction, counter, price].every((part) => part === undefined),
    );
    expect(idle.map(({ name }) => name)).toEqual([]);
  });
});
