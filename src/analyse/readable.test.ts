import { describe, expect, test } from 'vitest';
import { explain } from '../effect/explain/explain.ts';
import { readableOf } from './readable.ts';
import { LONGEST } from './wire.ts';

const line = "[On Play] Delete 1 of your opponent's Digimon. Then, gain 1 memory.";

describe('a text that is too long', () => {
  test('what is not too long is read whole', () => {
    for (const text of ['', line, 'x'.repeat(LONGEST), `${line}${' '.repeat(LONGEST)}`])
      expect(readableOf(text)).toEqual({ text });
  });

  test('whole lines are read, and it is said which', () => {
    const text = Array.from({ length: 40 }, () => line).join('\n');
    const { text: read, note } = readableOf(text);
    const lines = Math.floor((LONGEST + 1) / (line.length + 1));
    expect(read).toBe(Array.from({ length: lines }, () => line).join('\n'));
    expect(note).toContain(`${text.length.toLocaleString('en')} characters`);
    expect(note).toContain(`lines 1 to ${lines}`);
    expect(note).toContain('stopped before "[On Play] Delete 1 of"');
    expect(explain(read).lines).toHaveLength(lines);
  });

  test('what begins with a bullet stays with its line', () => {
    const bullets = `[Main] <Delay>${'\n・Gain 1 memory.'.repeat(140)}`;
    expect(readableOf(`${line}\n${bullets}`).text).toBe(line);
  });

  test('of one long line whole sentences, else whole words', () => {
    expect(readableOf(`[On Play] Gain 1 memory. ${'Gain 1 memory. '.repeat(200)}`).text).toMatch(
      /Gain 1 memory\.$/,
    );
    const words = readableOf('gain memory '.repeat(200));
    expect(words.text).toMatch(/ (gain|memory)$/);
    expect(words.note).toMatch(/the first 1,\d{3} characters/);
    expect(readableOf('x'.repeat(3 * LONGEST)).text).toHaveLength(LONGEST);
  });

  test.each([line, `${line}\n`, 'gain memory ', 'x', '・', '\n・a', '. '])(
    'never more than the limit, and always a beginning: %j',
    (piece) => {
      const text = piece.repeat(Math.ceil((LONGEST * 3) / piece.length));
      const { text: read } = readableOf(text);
      expect(read.length).toBeLessThanOrEqual(LONGEST);
      expect(read.length).toBeGreaterThan(0);
      expect(text.startsWith(read)).toBe(true);
    },
  );
});
