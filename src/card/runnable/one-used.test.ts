import { expect, test } from 'vitest';
import { readEffects } from '../../effect/read/read.ts';
import { makeAbility } from '../ability/make-ability.ts';

/** What of a text the engine does not play. */
function problemsOf(text: string): readonly string[] {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect') throw new Error(`no effect: ${text}`);
  return makeAbility(line, text).problems.map(({ found }) => found);
}

const SEVERAL = 'using several Options';
const FREE = 'from your hand without paying the cost';

test.each([
  [`You may use 1 [Comet] or 1 [Star] trait Option card ${FREE}`, []],
  [`You may play or use 1 [Comet] or 1 [Star] trait card ${FREE}`, []],
  [`Use 1 [Comet] from your hand or 1 red Option card from your trash ${FREE.slice(15)}`, []],
  [`Use 1 [Comet] and 1 [Star] trait Option card ${FREE}`, [SEVERAL]],
  [
    `Use 1 [Comet] or 2 [Star] trait Option cards ${FREE}`,
    [SEVERAL, 'two kinds of cards together'],
  ],
  [
    `Use up to 1 [Comet] or 1 [Star] trait Option card ${FREE}`,
    [SEVERAL, 'two kinds of cards together'],
  ],
  [`By using 1 [Comet] or 1 [Star] trait Option card ${FREE}, gain 1 memory`, ['"use" as a cost']],
  [
    `For each of your Tamers, use 1 [Comet] or 1 [Star] trait Option card ${FREE}`,
    ['this use of "for each"'],
  ],
  [
    `Your opponent uses 1 [Comet] or 1 Option card from their hand without paying the cost`,
    ['this action by your opponent'],
  ],
])('one Option is used, of one kind or another, or it is refused: %s', (words, problems) => {
  expect(problemsOf(`[On Play] ${words}.`)).toEqual(problems);
});
