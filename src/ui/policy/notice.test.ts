import { expect, test } from 'vitest';
import { noticeOf } from './notice.ts';

const POLICY = {
  id: 'AMB-21',
  slug: 'piercing-and-an-ended-attack',
  name: '<Piercing> when an effect ends the attack',
  rules: ['16-7-4'],
  open: 'Which of the two prevails.',
  followed: 'The waiting check is left out.',
  reason: '15-15-1-1 puts the end at once.',
  other: 'The check would be made.',
  switchable: true,
};

test('a notice names the open point, what is followed and why, with links', () => {
  expect(noticeOf([POLICY])).toBe(
    '<p class="quiet">This depends on an open point of the rules: ' +
      '<a href="/rules/policies/#piercing-and-an-ended-attack">&lt;Piercing&gt; when an effect ends the attack</a>. ' +
      'Our reading: The waiting check is left out. ' +
      'Why: <a href="/rules/15-15-1-1/">15-15-1-1</a> puts the end at once.</p>',
  );
  expect(noticeOf([])).toBe('');
});
