import { describe, expect, test } from 'vitest';
import { NO_FACTS, type PrintedCard } from '../card/printed.ts';
import { explain, allParts } from '../effect/explain/explain.ts';
import { addressOf, textIn } from './address.ts';
import { answerRead, quoteOf } from './answer-read.ts';
import { answerRun, checkText, runsOf } from './answer-run.ts';
import { EXAMPLES } from './examples.ts';
import { LONGEST, type RunRequest } from './wire.ts';

const run = (
  text: string,
  script: readonly number[] = [],
  line = 0,
): ReturnType<typeof answerRun> => {
  const request: RunRequest = { kind: 'run', turn: 1, text, line, as: 'fit', script };
  return answerRun(request);
};

describe('running a line', () => {
  const text = "[When Attacking] Delete 1 of your opponent's Digimon. Then, you may <Draw 1>.";

  test('it stops at a choice and says what can be chosen', () => {
    const ran = run(text);
    if (ran.kind !== 'ran') throw new Error(ran.why);
    expect(ran.open?.options).toEqual(['P1 chooses Foe', 'P1 chooses Weak Foe']);
    expect(ran.boards).toHaveLength(ran.steps.length + 1);
    expect(ran.board).toContain('card Sample: Digimon');
  });

  test('each choice leads on, to the end', () => {
    const ran = run(text, [1, 1]);
    if (ran.kind !== 'ran') throw new Error(ran.why);
    expect(ran.open).toBeNull();
    expect(ran.chosen).toHaveLength(2);
    expect(ran.steps.map((step) => step.text)).toContain('Weak Foe is deleted.');
  });

  test('the open point that a course depends on is named', () => {
    const hidden = run(
      '[When Attacking] Place 1 yellow card with the [Vaccine] trait from your hand at the bottom of your security stack.',
    );
    expect(hidden).toMatchObject({ kind: 'ran', policies: ['AMB-26'] });
    expect(run('[On Play] Gain 1 memory.')).toMatchObject({ kind: 'ran', policies: [] });
  });

  describe('on the card of a file', () => {
    const card: PrintedCard = {
      name: 'Red Rex',
      category: 'Digimon',
      level: 6,
      colours: ['red'],
      dp: 12000,
      cost: 11,
      facts: { ...NO_FACTS, traits: ['Dragon'], digivolve: ['3 from Lv.5 red'] },
      text: { upper: '', inherited: '', security: '', linked: '', option: '' },
    };
    const asked = (text: string): RunRequest => {
      return { kind: 'run', turn: 1, text, line: 0, as: 'fit', script: [] };
    };

    test('it has the name and the facts of the card', () => {
      const ran = answerRun(asked('[When Attacking] Gain 1 memory.'), card);
      if (ran.kind !== 'ran') throw new Error(ran.why);
      expect(ran.board).toContain('card Red Rex: Digimon Lv.6 red 12000 DP');
      expect(ran.board).toContain('traits: Dragon');
      expect(ran.madeUp).toBeNull();
    });

    test('where its facts keep the effect from coming about, only the name is its own', () => {
      const ran = answerRun(asked('[When Digivolving] Gain 1 memory.'), card);
      if (ran.kind !== 'ran') throw new Error(ran.why);
      expect(ran.board).toContain('card Red Rex: Digimon Lv.5');
      expect(ran.madeUp).toContain('Red Rex are made up here');
    });

    test('a Digi-Egg stands under a Digimon as what it is, and nowhere else', () => {
      const egg: PrintedCard = {
        ...card,
        name: 'Pebblet',
        category: 'Digi-Egg',
        level: 2,
        dp: null,
      };
      const text = '[When Attacking] Gain 1 memory.';
      const under = answerRun({ ...asked(text), as: 'inherited' }, egg);
      if (under.kind !== 'ran') throw new Error(under.why);
      expect(under.board).toContain('card Pebblet: Digi-Egg Lv.2 red');
      expect(under.madeUp).toBeNull();
      expect(answerRun(asked(text), egg)).toMatchObject({
        madeUp: expect.stringContaining('Pebblet are made up here') as unknown,
      });
    });

    test('a name that the board has already is left out, and that is said', () => {
      const ran = answerRun(asked('[When Attacking] Gain 1 memory.'), { ...card, name: 'Foe' });
      if (ran.kind !== 'ran') throw new Error(ran.why);
      expect(ran.board).toContain('card Sample:');
      expect(ran.madeUp).toContain("can't stand on this board");
    });
  });

  test('what is not run is said', () => {
    expect(run('[On Play] Do a dance.')).toMatchObject({ kind: 'failed' });
    const ran = run('[On Play] Gain 1 memory. Then, do a dance.');
    expect(ran).toMatchObject({ kind: 'ran', leftOut: ['Then, do a dance.'] });
    expect(runsOf('[On Play] Do a dance.\n<Piercing>')).toEqual([false, true]);
    expect(checkText('[On Play] Do a dance.')).toMatchObject([{ start: 10, end: 20 }]);
  });

  test.each([
    '[On Play] Return 1 Digimon card with [Cub] in its name from your recycle bin to your hand.',
    '[Main] <Delay>\n・By placing the top stacked card of any of your level 4 or higher [Cub] Digimon as its bottom digivolution card, gain 2 memory.',
    '[Your Turn] This Digimon gains <Security A. +9>.',
    "[Your Turn] This Digimon can't attack.",
  ])('nothing that the engine does not carry out makes it throw: %s', (words) => {
    const ran = run(words);
    expect(ran.kind === 'ran' ? ran.boards.length : ran.why.length).toBeGreaterThan(0);
  });
});

describe('the examples', () => {
  test.each(EXAMPLES)('$title', ({ text, title }) => {
    expect(text.length).toBeLessThanOrEqual(LONGEST);
    const unread = explain(text)
      .lines.flatMap((line) => allParts(line.parts))
      .filter(({ kind }) => kind === 'unread');
    expect(unread.length > 0).toBe(title.includes("aren't understood"));
  });

  test('most of them can be run', () => {
    const running = EXAMPLES.filter(({ text }) => runsOf(text).some((runs) => runs));
    expect(running.length).toBeGreaterThanOrEqual(EXAMPLES.length - 2);
  });
});

describe('reading', () => {
  test('what was read is summed up', () => {
    const request = {
      kind: 'read',
      turn: 3,
      keywords: {},
      url: 'https://example.org/read/',
    } as const;
    expect(answerRead({ ...request, text: '' })).toMatchObject({
      summary: 'No text yet.',
      turn: 3,
    });
    expect(answerRead({ ...request, text: '[On Play] Gain 1 memory.' }).summary).toBe(
      '1 line, 2 parts, all understood.',
    );
    expect(answerRead({ ...request, text: 'Hello.\nYou there.' }).summary).toContain(
      '2 not understood',
    );
  });

  test('to be copied: text, category, choice and every part with its rule', () => {
    const quote = quoteOf(explain('[On Play] You may gain 1 memory.'));
    expect(quote.map(({ number }) => number)).toEqual([
      'Effect text',
      'Trigger-type',
      'Optional',
      '1. Timing',
      '2. Optional processing',
      '3. "You may"',
    ]);
    expect(quote.every(({ number }) => !/[[\]<>*]/.test(number))).toBe(true);
    const url = 'https://example.org/read/#text=a';
    const told = answerRead({ kind: 'read', turn: 1, keywords: {}, url, text: '<Evade> *a*' });
    expect(told.copies.markdown).toContain('\\<Evade\\> \\*a\\*');
    expect(told.copies.address).toBe(url);
    for (const copy of Object.values(told.copies)) expect(copy).toContain(url);
  });
});

describe('the address', () => {
  test.each(['[On Play] Gain 1 memory.', "a'b(c)*!", '＜Raid＞\n% # &', ''])('%j', (text) => {
    const hash = addressOf(text);
    expect(textIn(hash)).toBe(text === '' ? undefined : text);
    expect(hash).not.toMatch(/[\s'()*!<>"]/);
  });

  test('a broken one carries nothing', () => {
    expect(textIn('#text=%E0%A4%A')).toBeUndefined();
    expect(textIn('#part-1-1')).toBeUndefined();
  });
});
