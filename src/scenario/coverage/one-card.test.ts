import { expect, test } from 'vitest';
import { describeProblem } from '../../base/result.ts';
import { readScenario } from '../file/read.ts';
import { ONE_CARD_ROWS, onlyOneCard } from './one-card.ts';

/** What is said of a board with a Digimon of this text; '' where it is played. */
function refused(effect: string): string {
  const read = readScenario(
    `card Rex: Digimon Lv.4 red 5000 DP\n  ${effect}\nP1 battle: Rex\nP2 security: 1`,
    ['Rex attacks the player'],
  );
  return read.ok ? '' : read.problem.map(describeProblem).join('\n');
}

test('a reason names the rule that it follows, and a wording that is not listed has none', () => {
  for (const name of ONE_CARD_ROWS) expect(onlyOneCard(name), name).toMatch(/\(\d+(?:-\d+)+\)\.$/);
  expect(onlyOneCard('action: play')).toBeUndefined();
});

test.each([
  [
    '[When Attacking] Play 1 red Digimon card from your hand to an empty space in your breeding area without paying the cost.',
    '[When Attacking] Play 2 red Digimon cards from your hand to an empty space in your breeding area without paying the costs.',
  ],
  [
    '[When Attacking] Use 1 Option card from your trash without paying the cost. Place the Option card used with this effect at the bottom of your security stack instead of trashing it.',
    '[When Attacking] Use 2 Option cards from your trash without paying the costs. Place the Option cards used with this effect at the bottom of your security stack instead of trashing them.',
  ],
])('said of one it is played, said of several it is refused: %s', (one, several) => {
  expect(refused(one)).toBe('');
  expect(refused(several)).not.toBe('');
});
