// @vitest-environment node
import { expect, test } from 'vitest';
import { textAt } from '../../../scripts/files.ts';
import { QUESTION_KINDS } from '../kind/index.ts';
import { stand } from '../kind/answers/stand.ts';
import { standingOf } from '../common/stand.ts';
import { readQuestion } from '../read.ts';
import { markQuestion } from './mark-question.ts';
import { surenessOf } from './sureness.ts';

function surenessIn(path: string) {
  const read = readQuestion(path, textAt(`questions/${path}`));
  const found = read.ok ? markQuestion(read.value) : read;
  if (!read.ok || !found.ok) throw new Error(path);
  const { ask, marked } = found.value;
  if (marked === null || ask.kind !== 'one') throw new Error(path);
  const feedback = QUESTION_KINDS.one.feedback(read.value, marked.scenario, ask, []);
  const { policies } = read.value;
  return surenessOf(policies, marked.scenario, standingOf(stand, ask), feedback);
}

test('what would be right with the other reading is found by playing it', () => {
  expect(surenessIn('security-check/order.md').readings).toEqual([
    {
      policy: 'AMB-10',
      right: [
        'Green Raider, Yellow Warden, Yellow Charm',
        'Green Raider, Yellow Charm, Yellow Warden',
      ],
    },
  ]);
});

test('unknown cards that a course turns to are assumed to change nothing', () => {
  expect(surenessIn('piercing/on-deletion.md').assumed).toEqual(["P2's hand"]);
  expect(surenessIn('piercing/on-deletion.md').readings).toEqual([]);
});
