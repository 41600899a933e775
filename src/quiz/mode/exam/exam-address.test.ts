import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeExam, readAddress, withTopicsOf } from './exam-address.ts';
import { DEFAULT_EXAM } from './paper.ts';

test('says everything, there and back, without a problem', () => {
  const part = fc.integer({ min: 0, max: 100 });
  const spec = fc.record({
    count: fc.integer({ min: 1, max: 200 }),
    minutes: fc.integer({ min: 1, max: 300 }),
    pass: fc.integer({ min: 1, max: 100 }),
    topics: fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 3 }),
    mixture: fc.record({ 1: fc.integer({ min: 1, max: 100 }), 2: part, 3: part }),
    seed: fc.stringMatching(/^[a-z0-9]{1,8}$/),
  });
  fc.assert(
    fc.property(spec, (one) => {
      expect(readAddress(makeExam(one))).toEqual({ spec: one, problems: [] });
    }),
  );
  expect(readAddress('')).toEqual({ spec: DEFAULT_EXAM, problems: [] });
});

test.each(['n=0&min=-1&pass=101&mix=0-0-0', 'n=x&mix=', 'n=1e3'])(
  '%j: what makes no sense is the default',
  (query) => expect(readAddress(query).spec).toEqual(DEFAULT_EXAM),
);

describe('a damaged address', () => {
  const said = (query: string): readonly string[] => readAddress(`${query}&seed=a`).problems;

  test.each([
    ['n=0', 'Questions: expected a whole number from 1 to 200, not "0". The exam has 50.'],
    ['min=', 'Minutes: expected a whole number from 1 to 300, not "". The exam has 50.'],
    ['pass=9O', 'Pass mark: expected a whole number from 1 to 100, not "9O". The exam has 90.'],
    ['n= 7', 'Questions: expected a whole number from 1 to 200, not " 7". The exam has 50.'],
    ['foo=1', '"foo" isn\'t an exam setting, so it was ignored.'],
    ['n=5&n=6', '"n" is there more than once. The first one counts.'],
    ['topics=a,%3Cb%3E', '"<b>" isn\'t a topic. It was left out.'],
  ])('%s: %s', (query, words) => expect(said(query)).toEqual([words]));

  test.each([
    ['3-5', '3-5-2'],
    ['3-x-1', '3-5-1'],
    ['0-0-0', '3-5-2'],
    ['1-2-3-4', '1-2-3'],
  ])('a mix of %s is taken as %s, and that is said', (mix, taken) => {
    expect(said(`mix=${mix}`)).toEqual([
      expect.stringContaining(`not "${mix}". The exam has ${taken}.`),
    ]);
  });

  test('the seed is what makes it the same exam', () => {
    expect(readAddress('n=5').problems).toEqual([expect.stringContaining('The seed is missing.')]);
    expect(readAddress('n=5&seed=!').problems).toEqual([expect.stringContaining('is missing.')]);
    expect(readAddress('seed=Judge Day')).toMatchObject({
      spec: { seed: 'judge-day' },
      problems: [expect.stringContaining('not "Judge Day". "judge-day" was taken.')],
    });
  });

  test('a topic that the site does not have', () => {
    const spec = { ...DEFAULT_EXAM, topics: ['rush', 'gone'] };
    expect(withTopicsOf(spec, new Set(['rush', 'decoy']))).toEqual({
      spec: { ...spec, topics: ['rush'] },
      problems: ['There is no topic "gone". The other topics are asked.'],
    });
    expect(withTopicsOf(spec, new Set(['decoy']))).toMatchObject({
      spec: { topics: [] },
      problems: [expect.stringContaining('"rush". All topics'), expect.stringContaining('"gone"')],
    });
    expect(withTopicsOf(DEFAULT_EXAM, new Set())).toEqual({ spec: DEFAULT_EXAM, problems: [] });
  });

  test('whatever it says, an exam comes of it, and a short list of problems', () => {
    const parts = fc.array(
      fc.tuple(fc.constantFrom('n', 'min', 'pass', 'mix', 'topics', 'seed', '%', '&'), fc.string()),
    );
    const query = parts.map((all) => all.map(([name, text]) => `${name}=${text}`).join('&'));
    fc.assert(
      fc.property(fc.oneof(query, fc.string({ maxLength: 3000 })), (text) => {
        const { spec, problems } = readAddress(text);
        expect(problems.length).toBeLessThanOrEqual(5);
        expect(problems.join('').length).toBeLessThan(1500);
        const again = readAddress(makeExam(spec));
        expect(again.spec).toEqual(spec);
      }),
    );
  });
});
