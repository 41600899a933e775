import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubtsIn } from './doubts.ts';
import { findMentions, type NamedKeyword } from './mentions.ts';
import { packRulings, unpackRulings } from './rulings.ts';
import { LINK_FORMATS, withLinks, type LinkFormat } from './write.ts';

const KEYWORDS: readonly NamedKeyword[] = [
  { name: 'Security A.', slug: 'security-a', number: '16-4', formerly: 'Security Attack' },
  { name: 'Blocker', slug: 'blocker', number: '16-5' },
  { name: 'Piercing', slug: 'piercing', number: '16-7' },
  { name: 'Draw', slug: 'draw', number: '16-8' },
];
const root = 'https://rules.example';
const linked = (text: string, format: LinkFormat = 'markdown', once = false): string =>
  withLinks(text, findMentions(text, KEYWORDS, format === 'markdown'), { format, root, once });
const found = (text: string): readonly string[] =>
  findMentions(text, KEYWORDS).map(({ shown }) => shown);

describe('what is a mention', () => {
  test.each([
    ['See 16-7-4.', ['16-7-4']],
    ['(16-7-4, 15-8-3)', ['16-7-4', '15-8-3']],
    ['16-7-4: it says', ['16-7-4']],
    ['rule 16.7.4 and rules 2-3, 2-4', ['16.7.4', '2-3', '2-4']],
    ['16‑7‑4 with other hyphens', ['16‑7‑4']],
    ['pay 2-3 memory, 5-1 in games', []],
    ['$16-7, 15-16 minutes, aged 15-16 and @16-7-4', []],
    ['on 15-8-2024, 15-8-2a or １５-８-２, 16-7-4-3-2-1-1-1', []],
    ['15-8-2 to 15-8-5 and rule 15.8.2', ['15-8-2', '15-8-5', '15.8.2']],
    ['[a [16-7-4] b](https://x.example) <A HREF=x>16-7-4</A> [![16-7-4](a)](b)', []],
    ['version 1.2.3, BT1-086, EX16-7-4', []],
    ['§16-7 and section 15-4-3-4', ['16-7', '15-4-3-4']],
    ['<Piercing> and <Security A. +1>', ['<Piercing>', '<Security A. +1>']],
    [
      '＜Blocker＞ &lt;Draw 2&gt; \\<Piercing\\>',
      ['＜Blocker＞', '&lt;Draw 2&gt;', '\\<Piercing\\>'],
    ],
    ['<Security Attack -1> of old cards', ['<Security Attack -1>']],
    ['<Unheard> of', []],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each([
    '[16-7-4](https://a.example/16-7-4)',
    '`16-7-4` and ``<Piercing> 16-7-4``',
    '```\nrule 16-7-4\n```',
    '```\nrule 16-7-4 never closed',
    '[16-7-4]: https://a.example',
    '<a href="/x">16-7-4 &lt;Piercing&gt;</a>',
    '<img alt="16-7-4">',
    '<code>16-7-4</code>',
    '[url=https://a.example]16-7-4[/url] [code]<Piercing>[/code]',
    '[quote=16-7-4]',
    'https://a.example/rules/16-7-4/ www.a.example/16-7-4',
    '<https://a.example/16-7-4>',
  ])('links, addresses and code stay as they are: %s', (text) => {
    for (const format of LINK_FORMATS) expect(linked(text, format)).toBe(text);
  });
});

describe('links', () => {
  const text = 'By 16-7-4, <Piercing> works.';
  test.each([
    [
      'markdown',
      `By [16-7-4](${root}/rules/16-7-4/), [\\<Piercing\\>](${root}/keywords/piercing/) works.`,
    ],
    [
      'bbcode',
      `By [url=${root}/rules/16-7-4/]16-7-4[/url], [url=${root}/keywords/piercing/]<Piercing>[/url] works.`,
    ],
    [
      'html',
      `By <a href="${root}/rules/16-7-4/">16-7-4</a>, <a href="${root}/keywords/piercing/">&lt;Piercing&gt;</a> works.`,
    ],
    [
      'discord',
      `By [16-7-4](<${root}/rules/16-7-4/>), [<Piercing>](<${root}/keywords/piercing/>) works.`,
    ],
    ['plain', `By 16-7-4 (${root}/rules/16-7-4/), <Piercing> (${root}/keywords/piercing/) works.`],
  ] as const)('%s', (format, expected) => {
    expect(linked(text, format)).toBe(expected);
  });

  test('brackets of every kind are shown as one', () => {
    expect(linked('＜Blocker＞', 'bbcode')).toContain(']<Blocker>[');
    expect(linked('&lt;Draw 2&gt;', 'html')).toContain('>&lt;Draw 2&gt;<');
    expect(linked('\\<Security A. +1\\>')).toContain('[\\<Security A. +1\\>]');
  });

  test('only the first, when that is wanted', () => {
    expect(linked('16-7-4 16-7-4', 'bbcode', true)).toMatch(/^\[url=.*\/url\] 16-7-4$/);
  });

  test('linking a second time changes nothing', () => {
    const word = fc.constantFrom(
      ...['16-7-4', '<Piercing>', ' ', '\n', 'rule', '2-3', '99-9-9', '(', '&lt;Draw&gt;', 'of'],
    );
    fc.assert(
      fc.property(fc.array(word), fc.constantFrom(...LINK_FORMATS), (words, format) => {
        const once = linked(words.join(''), format);
        expect(linked(once, format)).toBe(once);
      }),
    );
  });

  test('what is no mention stays as it was', () => {
    const part = fc.constantFrom(
      ...['16-7-4', '<Piercing>', '`', '[b]', '99-9-9', '](', 'a', '\n'],
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('');
        const mentions = findMentions(text, KEYWORDS);
        const between = mentions.map(({ end }, i) => text.slice(end, mentions[i + 1]?.start));
        let at = 0;
        for (const words of between) {
          const place = linked(text, 'bbcode').indexOf(words, at);
          expect(place).toBeGreaterThanOrEqual(at);
          at = place + words.length;
        }
      }),
    );
  });
});

describe('doubts', () => {
  const changes = [
    { number: '18-2-2', verb: 'Deleted', edition: '1.1', date: '2023-12-15' },
    { number: '18-2-2', verb: 'Updated', edition: '3.3', date: '2025-09-05' },
  ];
  const doubts = (text: string) =>
    doubtsIn(text, findMentions(text, KEYWORDS), KEYWORDS, changes).map(({ says, likely }) => [
      says,
      likely,
    ]);

  test.each([
    ['16-25-9 says so', 'There is no rule 16-25-9.', ['16-25-3', '16-25-2', '16-25-1']],
    ['as 15-99-1 says', 'There is no rule 15-99-1.', ['15-9-1']],
    ['as 15-88-77 says', 'There is no rule 15-88-77.', []],
    ['as 14-16-9-1 says', 'There is no rule 14-16-9-1.', ['15-16-9-1']],
    [
      '<Blocker> (16-4-1) lets it block.',
      '16-4-1 is about <Security A.>. <Blocker> is 16-5 now.',
      ['16-5-1'],
    ],
  ])('%s', (text, says, likely) => {
    const [[first, numbers] = []] = doubts(text);
    expect(first).toBe(says);
    expect((numbers ?? []).slice(0, likely.length || undefined)).toEqual(likely);
  });

  test('a rule that was changed is told with its editions', () => {
    expect(doubts('18-2-2 has it')).toEqual([
      [
        '18-2-2 was changed: deleted in 1.1 (2023-12-15), updated in 3.3 (2025-09-05). Check that it still says what the post says.',
        [],
      ],
    ]);
  });

  test.each(['3-2-1 go', 'Ready? 3-2-1, attack!', 'It is as easy as 1-2-3', '3-2-1 and 1-2-3'])(
    'counting is no link, and told: %s',
    (text) => {
      const [shown = ''] = /\d-\d-\d/.exec(text) ?? [];
      expect(linked(text)).toBe(text);
      expect(doubts(text)[0]).toEqual([
        `${shown} may be a count, so it isn't linked. If you mean the rule, write "rule ${shown}".`,
        [],
      ]);
    },
  );

  test.each([
    'rule 3-2-1 go',
    'See 3-2-1.',
    '3-2-1 and 16-7-4',
    'The deck is 3-2-1, not <Piercing>.',
    'My judge said 3-2-1.',
    '3-2-2 go',
  ])('a rule number of a text about rules is linked: %s', (text) => {
    expect(linked(text)).toMatch(/\[3-2-[12]\]/);
    expect(doubts(text)).toEqual([]);
  });

  test.each([
    'Fine: 16-7-4 with <Piercing>.',
    'Two are compared: <Blocker> and <Piercing>, 16-4-1.',
    '<Blocker> first. Then 16-4-1 in another sentence.',
    '15-8-3 and <Blocker>',
  ])('no doubt: %s', (text) => {
    expect(doubts(text)).toEqual([]);
  });
});

test.each(['[', '`', '<a ', '![', '16-', '[a](', '[x=', '<!--', '16-7-4 <Rush> '])(
  'a post of nothing but "%s" is read at once',
  (sign) => {
    const before = process.cpuUsage();
    findMentions(sign.repeat(50_000 / sign.length), KEYWORDS);
    const { user } = process.cpuUsage(before);
    // Of microseconds: seconds where each sign looked through all that follows.
    expect(user).toBeLessThan(1_500_000);
  },
);

describe('official rulings by their numbers', () => {
  const paths = unpackRulings(packRulings([['Q644', 'Q645'], ['Q3185']]));
  const links = (text: string): string =>
    withLinks(text, findMentions(text, KEYWORDS, true, paths), {
      format: 'markdown',
      root,
      once: false,
    });

  test.each([
    ['See Q3185.', 'See [Q3185](https://rules.example/rulings/q3185/).'],
    ['(Q645)', '([Q645](https://rules.example/rulings/q644/))'],
    ['Q1 2025, BT1-Q644, q644 and Q99999', 'Q1 2025, BT1-Q644, q644 and Q99999'],
    ['`Q644` and https://x.example/Q644', '`Q644` and https://x.example/Q644'],
  ])('%s', (text, expected) => {
    expect(links(text)).toBe(expected);
  });

  test('one that is not here is said', () => {
    const text = 'By Q99999 and Q644 it is so.';
    const mentions = findMentions(text, KEYWORDS, true, paths);
    expect(doubtsIn(text, mentions, KEYWORDS, []).map(({ says }) => says)).toEqual([
      "Q99999 isn't among the rulings here, so it isn't linked.",
    ]);
  });
});
