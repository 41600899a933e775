import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildIndex } from '../index/build.ts';
import type { DocumentKind, SearchDocument } from '../index/document.ts';
import { find } from './find.ts';
import { openIndex } from '../index/open.ts';

const document = (
  kind: DocumentKind,
  number: string,
  title: string,
  text: string,
  aliases: readonly string[] = [],
): SearchDocument => ({
  kind,
  url: kind === 'rule' ? `/rules/${number}/` : `/${kind}/${title.toLowerCase()}/`,
  title,
  text,
  number,
  aliases,
  own: kind !== 'rule',
});

const index = openIndex(
  buildIndex(
    [
      document('rule', '16', 'Keyword Effects', ''),
      document('rule', '16-7', '<Piercing>', ''),
      document('rule', '16-7-1', '', '<Piercing> checks security before the attack ends.'),
      document('rule', '16-7-2', '', 'Before the attack ends, <Piercing> triggers (see 16-8).'),
      document('rule', '16-8', '<Draw>', ''),
      document('rule', '16-8-1', '', 'A player draws cards. The security stack is no deck.'),
      document('keyword', '16-7', 'Piercing', 'It still checks security.'),
      document('keyword', '16-8', 'Draw', 'Draw that many cards.'),
      document('term', '16-8', 'Security stack', 'Cards that guard a player.', ['life']),
      document('question', '', 'Two checks', 'How many cards?', ['Piercing', '16-7-2']),
    ],
    '4.0',
  ),
);

const answers = (typed: string): string[] =>
  find(index, typed).groups.flatMap(({ hits }) => hits.map(({ url, why }) => `${why}: ${url}`));

describe('the order of answers', () => {
  test.each([
    [
      '16.7',
      [
        'number: /rules/16-7/',
        'below: /rules/16-7-1/',
        'below: /rules/16-7-2/',
        'words: /question/two checks/',
      ],
    ],
    [
      '<piercing>',
      [
        'name: /keyword/piercing/',
        'below: /rules/16-7-1/',
        'below: /rules/16-7-2/',
        'words: /question/two checks/',
      ],
    ],
    ['life', ['name: /term/security stack/', 'name: /rules/16-8/', 'below: /rules/16-8-1/']],
    ['16-7-9', ['number: /rules/16-7/']],
    ['peircing', ['like a name: /keyword/piercing/', 'words: /rules/16-7-1/']],
  ])('%s', (typed, expected) => {
    expect(answers(typed).slice(0, expected.length)).toEqual(expected);
  });

  test('a phrase comes before its words', () => {
    const found = find(index, 'attack ends before').groups.flatMap(({ hits }) => hits);
    expect(found.map(({ why }) => why)).toEqual(['words', 'words']);
    expect(answers('the attack ends <Piercing>')).toEqual([
      'phrase: /rules/16-7-2/',
      'words: /rules/16-7-1/',
    ]);
  });
});

describe('any text', () => {
  const isWell = (typed: string): void => {
    for (const typing of [true, false]) {
      const { groups, total } = find(index, typed, { typing, limit: 3 });
      expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total);
      for (const { title, excerpt } of groups.flatMap((group) => group.hits)) {
        for (const { text, marks } of [title, excerpt]) {
          for (const { start, end } of marks) expect(text.slice(start, end)).not.toBe('');
        }
      }
    }
  };

  test.each([
    '+',
    '-',
    '*',
    '~1',
    'title:attack',
    '+attack -block',
    'a^2',
    'block*',
    '"',
    '""',
    '\\',
    '(',
    '[',
    '.*',
    '(?<x>',
    '$&',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '</script>',
    '\u0000',
    '\ud800',
    '🃏',
    'ﷺ'.repeat(300),
    '-'.repeat(500),
    '1-'.repeat(500),
    '1 '.repeat(500),
    'a '.repeat(500),
    '"a" '.repeat(200),
    'rule rule rule rule rule rule 16',
    `${'no '.repeat(60)}x`,
  ])('%j', (typed) => {
    expect(() => isWell(typed)).not.toThrow();
  });

  test('random', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 40 }), isWell), { numRuns: 200 });
  });

  test('random words of the game', () => {
    const words = fc.array(
      fc.constantFrom(
        'piercing',
        '16-7',
        '<',
        '"',
        'end of',
        'de-',
        'Digi',
        ' ',
        'securty',
        '(',
        '4',
      ),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(words, (all) => isWell(all.join(''))),
      { numRuns: 200 },
    );
  });
});

test('a phrase is found in a text with signs inside and around its words', () => {
  const text = 'Its <De-Digivolve 1> isn’t Played; the owner’s [Turn] ends.';
  const one = openIndex(buildIndex([document('rule', '16-1', '', text)], '4.0'));
  const why = (typed: string) => find(one, typed).groups[0]?.hits[0]?.why;
  expect(why('"dedigivolve 1 isn\'t played"')).toBe('phrase');
  expect(why('"de-digivolve 1"')).toBe('phrase');
  expect(why('"the owner\'s turn"')).toBe('phrase');
  expect(why('"turn the owner"')).toBe('words');
});

describe('two keywords against each other', () => {
  test('lead to the page that shows both, in front of everything else', () => {
    const { groups, exact } = find(index, 'Piercing vs. Draw');
    expect(exact).toBe(true);
    expect(groups[0]).toMatchObject({
      kind: 'page',
      hits: [{ url: '/keywords/compare/?k=piercing&k=draw' }],
    });
    expect(groups.flatMap(({ hits }) => hits).length).toBeGreaterThan(1);
  });

  test.each(['piercing vs piercing', 'piercing vs chair', 'piercing vs', 'piercing and draw'])(
    'not %s',
    (typed) => {
      const urls = find(index, typed).groups.flatMap(({ hits }) => hits.map(({ url }) => url));
      expect(urls.some((url) => url.includes('compare'))).toBe(false);
    },
  );
});
