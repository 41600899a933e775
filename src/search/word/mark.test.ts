import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excerpt, markText, phrasePattern, type MarkedText } from './mark.ts';

/** The text with its marks in braces. */
const shown = ({ text, marks }: MarkedText): string => {
  let at = 0;
  const parts = marks.map(({ start, end }) => {
    const part = `${text.slice(at, start)}{${text.slice(start, end)}}`;
    at = end;
    return part;
  });
  return parts.join('') + text.slice(at);
};

describe('marks', () => {
  test.each([
    ['<Piercing> activates', ['pierc'], '<{Piercing}> activates'],
    ['It checks, checked, a check', ['check'], 'It {checks}, {checked}, a {check}'],
    ['a <De-Digivolve 1>', ['de-digivolve'], 'a <{De-Digivolve} 1>'],
    ['a <De-Digivolve 1>', ['digivolv'], 'a <De-{Digivolve} 1>'],
    ['a <De-Digivolve 1>', ['dedigivolv', 'digivolv'], 'a <{De-Digivolve} 1>'],
    ["the Digimon's DP", ['digimon'], "the {Digimon's} DP"],
    ['(refer to 15-8-2)', ['15-8-2'], '(refer to {15-8-2})'],
    ['nothing here', ['pierc'], 'nothing here'],
  ])('%s', (text, terms, expected) => {
    expect(shown(markText(text, new Set(terms)))).toBe(expected);
  });

  test.each([
    ['the [End of Attack] effects', ['end', 'of', 'attack'], 'the [{End of Attack}] effects'],
    ['<Blocker> effects', ['blocker', 'effects'], '<{Blocker> effects}'],
    ["it isn't affected", ['isnt', 'affected'], "it {isn't affected}"],
    ["Digimon's effects", ['digimon', 'effects'], "{Digimon's effects}"],
    ['the bend of attack', ['end', 'of', 'attack'], 'the bend of attack'],
    ['end of attacking', ['end', 'of', 'attack'], '{end of attack}ing'],
  ])('phrase in %s', (text, phrase, expected) => {
    expect(shown(markText(text, new Set(), [phrasePattern(phrase)]))).toBe(expected);
  });

  test('a phrase and its words make one mark', () => {
    const marked = markText('The end of attack.', new Set(['end', 'attack']), [
      phrasePattern(['end', 'of', 'attack']),
    ]);
    expect(shown(marked)).toBe('The {end of attack}.');
  });

  test('ascend, lie apart and inside the text, whatever it is', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '-', ' ', '<', '’', 's', '1') });
    fc.assert(
      fc.property(text, fc.array(text), (words, terms) => {
        let last = 0;
        for (const { start, end } of markText(words, new Set(terms)).marks) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(words.length);
      }),
    );
  });
});

describe('excerpts', () => {
  const long = `${'one two three four five '.repeat(20)}target ${'six seven eight '.repeat(20)}`;

  test('short texts stay whole', () => {
    const marked = markText('The target.', new Set(['target']));
    expect(excerpt(marked, 100)).toEqual(marked);
  });

  test('the beginning, when nothing is marked', () => {
    const { text } = excerpt({ text: long, marks: [] }, 40);
    expect(text).toBe('one two three four five one two three …');
  });

  test('around the mark, cut between words', () => {
    const cut = excerpt(markText(long, new Set(['target'])), 60);
    expect(shown(cut)).toMatch(/^… (\w+ )+\{target\} (\w+ )+…$/);
    expect(cut.text.length).toBeLessThan(75);
  });

  test('up to the end, when the mark stands there', () => {
    const cut = excerpt(markText(`${'one two '.repeat(40)}target`, new Set(['target'])), 60);
    expect(shown(cut)).toMatch(/\{target\}$/);
  });

  test('where most is marked', () => {
    const text = `target ${'one two '.repeat(40)}target other target ${'one two '.repeat(40)}`;
    const cut = excerpt(markText(text, new Set(['target', 'other'])), 80);
    expect(shown(cut)).toContain('{target} {other} {target}');
  });

  test('marks show the same words as before, whatever the text', () => {
    const words = fc.array(fc.constantFrom('a', 'target', 'of', 'longword', '<x>'), {
      maxLength: 80,
    });
    fc.assert(
      fc.property(words, fc.integer({ min: 20, max: 120 }), (all, length) => {
        const marked = markText(all.join(' '), new Set(['target', 'of']));
        const cut = excerpt(marked, length);
        for (const { start, end } of cut.marks) {
          expect(['target', 'of']).toContain(cut.text.slice(start, end));
        }
        if (marked.marks.length > 0) expect(cut.marks.length).toBeGreaterThan(0);
        expect(cut.text.length).toBeLessThan(length + 40);
      }),
    );
  });
});
