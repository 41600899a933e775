import { describe, expect, test } from 'vitest';
import {
  changed,
  problemsOf,
  SAMPLE_CLAUSES,
  SAMPLE_FILTERED,
  SAMPLE_KEYWORDS,
  type SampleTexts,
} from './sample.ts';

describe('wrong texts are refused', () => {
  const keywords = (was: string, becomes: string) => ({
    keywords: changed(SAMPLE_KEYWORDS, was, becomes),
  });
  const clauses = (was: string, becomes: string) => ({
    clauses: changed(SAMPLE_CLAUSES, was, becomes),
  });
  test.each([
    [
      'a number twice',
      clauses('18-1-2Water flows.', '18-1-1Water flows.'),
      'c.txt:5: 18-1-1 a second time; expected each number once; it stands on line 4',
    ],
    ['a gap', clauses('18-1-2', '18-1-4'), 'c.txt:5: 18-1-4 after a gap; expected 18-1-3 first'],
    [
      'a gap at the start',
      clauses('18-1-1Water', '18-1-2Water'),
      'c.txt:4: 18-1-2 after a gap; expected 18-1-1 first',
    ],
    [
      'a child without its parent',
      clauses('18-1-2W', '18-2-1W'),
      'c.txt:5: 18-2-1 without its parent; expected 18-2 before it',
    ],
    [
      'another chapter',
      clauses('18-1-2W', '17-1W'),
      'c.txt:5: 17-1; expected a number of chapter 18',
    ],
    [
      'numbers out of order',
      clauses(
        '18-1-1Water is wet. (Example: Any 1 drop.',
        '18-1-1Wet.\n18-2Two\n18-1-2A\n18-3Three\n18-2-1B',
      ),
      'c.txt:6: 18-1-2 after 18-2; expected numbers in rising order',
    ],
    [
      'a citation of an unknown rule',
      keywords('15- 8-2 "', '15- 8-9 "'),
      'k.txt:3: 16-4-2 cites 15-8-9, which is unknown; expected a rule of the corpus or an entry of outline.json',
    ],
    [
      'a line without a number',
      clauses('18-1Water', 'Water'),
      'c.txt:3: "Water"; expected "a rule number of chapter 18"',
    ],
    [
      'another title',
      clauses('Water Information', 'Fire'),
      'c.txt:2: "Fire"; expected "Water Information"',
    ],
    [
      'no title',
      clauses('Chapter 18\nWater Information\n', ''),
      'c.txt:1: no title; expected "Chapter 18"',
    ],
    [
      'a parenthesis that no repair knows',
      clauses('Water flows.', 'Water (flows.'),
      'c.txt:5: a loose parenthesis in 18-1-2; expected every "(" to have its ")"',
    ],
    [
      'a quotation mark without its partner',
      clauses('Water flows.', 'Water "flows.'),
      'c.txt:5: a loose quotation mark in 18-1-2; expected quotation marks in pairs',
    ],
    [
      'a split word that no repair knows',
      clauses('Water flows.', 'Water 3- 4 flows.'),
      'c.txt:5: "3- 4" in 18-1-2; expected no space behind a hyphen',
    ],
    [
      'a rule without words',
      clauses('18-1Water', '18-1'),
      'c.txt:3: 18-1 without words; expected its text',
    ],
    [
      'a label line that says something else',
      keywords('<Dive> makes a Digimon dive.', '<Dive> makes a Tamer dive.'),
      'k.txt:4: "<Dive> makes a Tamer dive.…"; expected the words of 16-5-1',
    ],
    [
      'a heading with another name',
      keywords('16-5. <Dive>', '16-5. <Sink>'),
      'k.txt:5: heading "<Sink>"; expected "<Dive>"',
    ],
    [
      'a line before the first keyword',
      keywords('2 keyword', 'Hello\n2 keyword'),
      'k.txt:1: "Hello"; expected a label line such as "<Draw> Effect <Draw> is a keyword effect …"',
    ],
    [
      'fewer keywords than the head says',
      keywords('2 keyword', '3 keyword'),
      'k.txt:1: 2 keyword effects; expected 3, as the head of the file says',
    ],
    [
      'words before the first number',
      keywords('16-4. <Swim A.> (', 'So: 16-4. <Swim A.> ('),
      'k.txt:3: "So: 16-4. <Swim A.> (※formerly <Swim>) 1"; expected a rule number of chapter 16',
    ],
    [
      'a history that cannot be read',
      clauses('(2023/10/31) Ver.1.0 ', ''),
      'c.txt:1: update history "First Version (2023/12/15) Ver.1.1 Updat"; expected an edition such as "(2023/10/31) Ver.1.0"',
    ],
    [
      'another rendering with other words',
      { filtered: changed(SAMPLE_FILTERED, 'swims.)', 'sinks.)') },
      'f.txt:7: 16-4-2 with other words than in k.txt',
    ],
  ] satisfies [string, SampleTexts, string][])('%s', (_what, texts, expected) => {
    expect(problemsOf(texts)).toContain(expected);
  });
});
