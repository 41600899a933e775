import { expect, test, vi } from 'vitest';
import { textAt } from '../../../scripts/files.ts';
import { describeProblem } from '../../base/result.ts';
import { QUESTION_KINDS } from '../kind/index.ts';
import { checkFile } from './check.ts';

test('where the engine stops, a question is refused with its file, its line and its board', () => {
  const path = 'loops/one-may.md';
  const text = textAt(`questions/${path}`);
  const known = { keywords: new Set<string>(), policies: new Set<string>() };
  // No text is known that stops the engine: something has to stop it for this.
  const stops = vi.spyOn(QUESTION_KINDS.one, 'read').mockImplementation(() => {
    throw new Error('something that nobody expected');
  });
  const read = checkFile(path, text, known);
  stops.mockRestore();
  if (read.ok) throw new Error('it was not refused');
  const said = read.problem.map(describeProblem).join('\n');
  const line = text.split('\n').indexOf('board: |') + 1;
  expect(said).toContain(
    `content/questions/${path}:${line} board: the engine stopped with "something that nobody expected"`,
  );
  expect(said).toContain('    P1 battle: Black Top\n');
  expect(said).toContain('    - Yellow Bell attacks the player');
});
