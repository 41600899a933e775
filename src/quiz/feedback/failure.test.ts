import { describe, expect, test } from 'vitest';
import { endingAt, endingsOf } from '../../ui/steps/endings.ts';
import { failureOf } from './failure.ts';
import { markable, marked } from '../page/sample.ts';

/** `script: rule step`, as the page says it. */
function failure(claim: string, board?: string, action?: string): string | null {
  const question = markable(claim);
  const all = marked({
    ...question,
    ...(board === undefined ? {} : { board }),
    ...(action === undefined ? {} : { actions: [action] }),
  });
  const found = failureOf(all, 0, []);
  if (found === null) return null;
  const endings = endingsOf(all);
  const step =
    found.step === null ? undefined : endings[endingAt(endings, found.script)]?.steps[found.step];
  return `${found.script.join()}: ${step === undefined ? 'no step' : `${step.rule} ${step.text}`}`;
}

test('a right answer has no failure', () => {
  expect(failure('never Wall blocks')).toBeNull();
});

describe('a wrong answer fails', () => {
  test.each([
    ['where what it says ends', 'always Gate is in the battle area', '0: 14-2-2 Gate is deleted.'],
    [
      'at the very first step',
      'Rex is unsuspended',
      '0: 11-2-8-1 Rex is suspended and attacks the player (P2).',
    ],
    ['where a rule refuses it', 'sometimes Wall blocks', "0: 12-1-4 Wall can't block."],
    ['where a player chooses otherwise', 'always Gate blocks', '1: 12-1-1 P2 does not block.'],
    [
      'where what never happens does',
      'never Gate blocks',
      '0: 12-1-7-1 Gate is suspended and blocks Rex.',
    ],
    [
      'where what it counts got its number',
      'sometimes not (Gate blocks) and P2 has 1 security cards',
      '1: 13-1-6 Plain is revealed and leaves the security stack.',
    ],
    [
      'with its first part that does, in the ending that is nearest to it',
      'sometimes Gate blocks and Gate is in the battle area',
      '0: 14-2-2 Gate is deleted.',
    ],
    [
      'at the battle that came instead',
      'sometimes Gate blocks and P1 checks 1 cards',
      '0: 12-1-7-1 Gate is suspended and blocks Rex.',
    ],
  ])('%s: %s', (_, claim, where) => {
    expect(failure(claim)).toBe(where);
  });

  test('at the choice, not at a step before it that both resolutions share', () => {
    const board = [
      'card Rex: Digimon Lv.6 green 10000 DP',
      '  [End of Attack] You can unsuspend this Digimon by decreasing your memory by 3.',
      'card Cub: Digimon Lv.4 red 2000 DP',
      'memory P1 5',
      'P1 battle: Rex',
      'P2 battle: Cub [suspended]',
    ].join('\n');
    const where = failure('always Rex is unsuspended', board, 'Rex attacks Cub');
    expect(where).toBe("1: 15-7-2 Rex's [End of Attack] is declined.");
  });

  test('at no step when nothing speaks of it', () => {
    expect(failure('sometimes memory is 3 for P2')).toBe('0: no step');
  });

  test('where the other effect came first', () => {
    const board = `card Lancer: Digimon Lv.5 red 7000 DP
  <Piercing>
card Martyr: Digimon Lv.4 purple 5000 DP
  [On Deletion] Gain 1 memory.
card Sentry: Digimon Lv.5 yellow 4000 DP
  security: [Security] <Draw 1>.
P1 battle: Lancer
P2 battle: Martyr [suspended]
P2 security: Sentry
`;
    const claim = 'Sentry [Security] comes before Martyr [On Deletion]';
    expect(failure(claim, board, 'Lancer attacks Martyr')).toBe(
      ": 15-4-4-2 Martyr's [On Deletion] activates.",
    );
  });
});

describe('the rule that an answer would need to be without', () => {
  const claim = 'sometimes memory is 3 for P2';
  const without = (one: string, ...cites: string[]) => failureOf(marked(markable(one)), 0, cites);

  test('is not named where a step says why', () => {
    expect(without('sometimes Wall blocks', '12-1-4')).toMatchObject({ without: null });
    expect(without('sometimes Wall blocks', '12-1-4')?.step).not.toBeNull();
  });

  test('is named, with its step, when it is cited and nothing else says why', () => {
    const refused = marked({ ...markable('Gate is deleted'), actions: ['Rex attacks Gate'] });
    expect(failureOf(refused, 0, ['11-2-7-1'])).toMatchObject({ step: 0, without: '11-2-7-1' });
    expect(failureOf(refused, 0, ['12-1-4'])).toMatchObject({ step: null, without: null });
  });

  test('is not named when it would not help', () => {
    expect(without(claim, '12-1-4')).toMatchObject({ step: null, without: null });
  });
});
