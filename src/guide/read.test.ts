import { describe, expect, test } from 'vitest';
import { describeProblem } from '../base/result.ts';
import { readGuide } from './read.ts';

const KNOWN = {
  keywords: new Set(['blocker']),
  questions: new Set(['blocker/suspended']),
  terms: new Set(['Block timing']),
};

const SCENARIO = `caption: Wall can step in.
card Rex: Digimon Lv.5 red 7000 DP
card Wall: Digimon Lv.4 blue 6000 DP
  <Blocker>
card Plain: Option yellow
P1 battle: Rex
P2 battle: Wall
P2 security: Plain
action: Rex attacks the player
show: Wall blocks
claims:
  - sometimes Wall blocks
  - never Rex is deleted`;

const EFFECT = `[On Play] You may <Draw 1>.
reads: trigger, optional
note: The drawing is a choice.`;

const file = ({ fields = '', scenario = SCENARIO, effect = EFFECT } = {}): string => `---
title: Blocks
lead: How a block turns an attack to another Digimon.
order: 1
explains: ['12']
keywords: [blocker]
questions: [blocker/suspended]
terms: [Block timing]
${fields}---
Before any heading.

## The block

Words, and then a board.

\`\`\`scenario
${scenario}
\`\`\`

\`\`\`text
## no heading, no example
\`\`\`

## The text

\`\`\`effect
${effect}
\`\`\`

The end.
`;

const problems = (text: string): string => {
  const read = readGuide('blocks.md', text, KNOWN);
  return read.ok ? '' : read.problem.map(describeProblem).join('\n');
};
/** Number of the line of the file that holds these words. */
const lineOf = (text: string, words: string): number =>
  text.split('\n').findIndex((line) => line.includes(words)) + 1;

describe('a guide', () => {
  const read = readGuide('blocks.md', file(), KNOWN);
  const guide = read.ok ? read.value : undefined;

  test('is read with its examples in the order of the text', () => {
    expect(problems(file())).toBe('');
    expect(guide?.id).toBe('blocks');
    expect(guide?.examples.map(({ kind }) => kind)).toEqual(['scenario', 'effect']);
  });

  test('has sections without the words of its blocks', () => {
    expect(guide?.sections).toEqual([
      { heading: 'The block', text: 'Words, and then a board.' },
      { heading: 'The text', text: 'The end.' },
    ]);
  });

  test('shows first the ending that it asks for', () => {
    const shown = (scenario: string): readonly number[] | undefined => {
      const one = readGuide('blocks.md', file({ scenario }), KNOWN);
      const [example] = one.ok ? one.value.examples : [];
      return example?.kind === 'scenario' ? example.script : undefined;
    };
    const blocked = shown(SCENARIO);
    const unblocked = shown(SCENARIO.replace('Wall blocks\nclaims', 'not (Wall blocks)\nclaims'));
    expect(blocked).toHaveLength(1);
    expect(unblocked).toHaveLength(1);
    expect(blocked).not.toEqual(unblocked);
  });

  test('knows category and choice of its effect lines', () => {
    const [, example] = guide?.examples ?? [];
    expect(example).toEqual({
      kind: 'effect',
      lines: [
        {
          text: '[On Play] You may <Draw 1>.',
          note: 'The drawing is a choice.',
          category: 'trigger',
          choice: 'optional',
        },
      ],
    });
  });
});

describe('a guide is refused with file and line', () => {
  test.each([
    [
      'a claim that is wrong',
      '- never Rex is deleted',
      '- Wall blocks',
      /"Wall blocks" wrong: it is true in 1 of 2 outcomes/,
    ],
    [
      'a claim that cannot be read',
      '- never Rex is deleted',
      '- Rex sings',
      /the claim "Rex sings"/,
    ],
    [
      'a claim about a stranger',
      '- never Rex is deleted',
      '- Wal is deleted',
      /no card "Wal" on the board; did you mean Wall\?/,
    ],
    [
      'what is never to be shown',
      'show: Wall blocks',
      'show: Rex is deleted',
      /"Rex is deleted" wrong: it is true in none of 2/,
    ],
    [
      'an action',
      'action: Rex attacks the player',
      'action: Rex dances',
      /the action "Rex dances"/,
    ],
    [
      'a card',
      'card Wall: Digimon Lv.4 blue 6000 DP',
      'card Wall: Digimon blau 6000 DP',
      /the color "blau"/,
    ],
    ['a text that is not played', '  <Blocker>', '  [On Play] Sing a song.', /Sing a song/],
    [
      'a misspelt key',
      'caption: Wall',
      'captoin: Wall',
      /there is no "captoin:"; did you mean caption:\?/,
    ],
  ])('%s', (_, before, after, words) => {
    const text = file({ scenario: SCENARIO.replace(before, after) });
    const found = problems(text);
    expect(found).toMatch(words);
    const line = lineOf(text, after.trim());
    expect(found).toContain(`content/guides/blocks.md:${line}`);
  });

  test.each([
    [
      'a category that it has not',
      'trigger, optional',
      'immediate, optional',
      /reads as trigger, optional/,
    ],
    [
      'a choice that it has not',
      'trigger, optional',
      'trigger, mandatory',
      /reads as trigger, optional/,
    ],
    [
      'words that are none',
      'reads: trigger, optional',
      'reads: maybe',
      /expected a line of effect text/,
    ],
    [
      'words that are not understood',
      'You may <Draw 1>',
      'Sing a song',
      /not understood: "Sing a song/,
    ],
  ])('an effect line with %s', (_, before, after, words) => {
    const text = file({ effect: EFFECT.replace(before, after) });
    expect(problems(text)).toMatch(words);
    expect(problems(text)).toContain(`content/guides/blocks.md:${lineOf(text, after)}`);
  });

  test('a rule in the text that does not exist', () => {
    const text = file().replace('The end.', 'The end (12-1-4, 12-1-44).');
    expect(problems(text)).toBe(
      `content/guides/blocks.md:${lineOf(text, 'The end')}: the rule "12-1-44"; expected a number of content/rules, such as 12-1-4, 12-1-7 or 12-1-6`,
    );
  });

  test('no caption, no claims, no reading', () => {
    expect(problems(file({ scenario: SCENARIO.replace(/caption.*\n/, '') }))).toMatch(
      /without a caption/,
    );
    expect(problems(file({ scenario: SCENARIO.replace(/claims:[^]*/, '') }))).toMatch(
      /without claims/,
    );
    expect(problems(file({ effect: EFFECT.replace(/reads.*\n/, '') }))).toMatch(
      /without a "reads:" line/,
    );
  });

  test.each([
    ['order: 1', 'order: first', /blocks\.md:4 order/],
    ['title: Blocks', 'ttle: Blocks', /did you mean title\?/],
    ["explains: ['12']", "explains: ['99']", /:5 explains\[0\]: the rule "99"/],
    [
      'keywords: [blocker]',
      'keywords: [bloker]',
      /:6 keywords\[0\]: "bloker".*did you mean blocker\?/,
    ],
    [
      'questions: [blocker/suspended]',
      'questions: [blocker/none]',
      /:7 questions\[0\]: "blocker\/none"/,
    ],
    ['terms: [Block timing]', 'terms: [Block time]', /:8 terms\[0\]: "Block time"/],
  ])('the field %s as %s', (before, after, words) => {
    expect(problems(file().replace(before, after))).toMatch(words);
  });
});
