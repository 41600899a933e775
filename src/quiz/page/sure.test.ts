import { expect, test } from 'vitest';
import { sureOf } from './sure.ts';

const POINT = {
  id: 'AMB-1',
  slug: 'a-point',
  name: 'A point',
  rules: ['16-7-4'],
  open: 'Which of the two comes first.',
  followed: 'The first.',
  reason: 'It is printed first.',
  other: 'The second.',
  switchable: true,
};

const NOTHING = { readings: [], rulings: [], assumed: [] };

test('by the text, or by the text and rulings', () => {
  expect(sureOf(NOTHING)).toBe('<p class="quiet">By the text of the rules.</p>');
  expect(sureOf({ ...NOTHING, rulings: ['Q12'] })).toContain(
    '; official ruling Q12 says the same.',
  );
  expect(sureOf({ ...NOTHING, rulings: ['Q12', 'Q34'] })).toContain(
    '; official rulings Q12 and Q34 say the same.',
  );
  const pages = new Map([['Q34', '/rulings/q30/']]);
  expect(sureOf({ ...NOTHING, rulings: ['Q12', 'Q34'], pages })).toContain(
    '; official rulings Q12 and <a href="/rulings/q30/">Q34</a> say the same.',
  );
  const many = ['Q1', 'Q2', 'Q3', 'Q4', 'Q5'];
  expect(sureOf({ ...NOTHING, rulings: many })).toContain(' Q1, Q2, Q3 and 2 more say the same.');
  expect(sureOf({ ...NOTHING, rulings: many.slice(1) })).toContain(' Q2, Q3, Q4 and Q5 say');
});

test('by a reading of an open point, with what would be right otherwise', () => {
  const right = ['P1 wins & draws.'];
  const open = sureOf({ ...NOTHING, readings: [{ policy: POINT, right }], rulings: ['Q12'] });
  expect(open).toContain(
    'This rests on how we read <a href="/rules/policies/#a-point">AMB-1</a>. Read the other way, "P1 wins &amp; draws." would be right.',
  );
  expect(open).toContain('Our reading agrees with official ruling Q12.');
  expect(open).toContain('The first.');
  expect(open).not.toContain('by the text');
  const none = sureOf({ ...NOTHING, readings: [{ policy: POINT, right: [] }] });
  expect(none).toContain('Read the other way, the answer would be different.');
});

test('open points that turn it the same way are said together', () => {
  const other = { ...POINT, id: 'AMB-2' };
  const right = ['P1 wins.'];
  const html = sureOf({
    ...NOTHING,
    readings: [POINT, other].map((policy) => ({ policy, right })),
  });
  expect(html).toMatch(
    /This rests on how we read <a [^>]+>AMB-1<\/a> and <a [^>]+>AMB-2<\/a>\. If one of them is read the other way, "P1 wins." would be right\./,
  );
  expect(html.match(/would be right/g)).toHaveLength(1);
  const apart = [
    { policy: POINT, right },
    { policy: other, right: [] },
  ];
  expect(sureOf({ ...NOTHING, readings: apart }).match(/This rests on how we read/g)).toHaveLength(
    2,
  );
});

test('what was assumed of cards that nobody knows', () => {
  const assumed = ["P1's deck", "P2's hand"];
  expect(sureOf({ ...NOTHING, assumed })).toContain(
    "Assumes that unknown cards in P1's deck and P2's hand change nothing.",
  );
});
