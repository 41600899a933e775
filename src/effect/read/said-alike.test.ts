import { expect, test } from 'vitest';
import { readEffects, unreadParts } from './read.ts';
import { SAID_ALIKE } from './said-alike-sample.ts';
import { writeEffects } from './write.ts';

/** A tree without its spans and spellings. */
function meaning(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(meaning);
  if (typeof value !== 'object' || value === null) return value;
  const SPELLED = ['span', 'form', 'word', 'printed', 'text', 'verb', 'passive', 'said'];
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      SPELLED.includes(key) ? [] : [[key, meaning(inner)]],
    ),
  );
}

test.each(SAID_ALIKE)(
  'each is read whole, is written as it was, means the same: %s',
  (text, usual) => {
    const [read, same] = [readEffects(text), readEffects(usual)];
    expect(unreadParts(read)).toEqual([]);
    expect(unreadParts(same)).toEqual([]);
    expect(writeEffects(read)).toBe(read.text);
    expect(meaning(read.lines)).toEqual(meaning(same.lines));
  },
);
