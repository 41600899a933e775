import { describe, expect, test } from 'vitest';
import type { Player } from '../../base/player.ts';
import { orThrow } from '../../base/result.ts';
import { workOf } from '../../game/explore/explore.ts';
import type { Claim, Fact } from '../claim/claim.ts';
import { isTrue } from '../claim/holds.ts';
import { parseClaim } from '../claim/notation.ts';
import { CASES } from '../file/cases-sample.ts';
import { claimsIn, scenarioIn } from '../file/in-file.ts';
import { readScenario } from '../file/read.ts';
import type { Scenario } from '../file/scenario.ts';
import { runTo } from './run-to.ts';
import { endingsOf, verify, verifyAll } from './verify.ts';

const PLAYERS = ['P1 can force that', 'P2 can force that'] as const;

/** The same, asked choice by choice: slow, and plainly what the words mean. */
function force(
  scenario: Scenario,
  player: Player,
  fact: Fact,
  script: readonly number[] = [],
): boolean {
  const { run, open } = runTo(scenario, { script, ask: true });
  if (open === null) return isTrue(run, fact);
  const leads = (_: unknown, i: number): boolean => force(scenario, player, fact, [...script, i]);
  return open.player === player && open.kind !== 'unseen'
    ? open.options.some(leads)
    : open.options.every(leads);
}

/** Trees of choices that are larger take the slow way too long. */
const MOST_LEAVES = 12;

test('what a player can force is the same when it is asked choice by choice', () => {
  let compared = 0;
  for (const one of CASES) {
    const scenario = orThrow(scenarioIn(one));
    const { leaves, endings } = endingsOf(scenario);
    if (leaves < 2 || leaves > MOST_LEAVES || endings.length < 2) continue;
    for (const { fact } of orThrow(claimsIn(one, scenario)))
      for (const [player, frequency] of PLAYERS.entries()) {
        const { right, stopped } = verify(scenario, { frequency, fact });
        if (stopped !== null) continue;
        compared++;
        expect(right, one.path).toBe(force(scenario, player === 0 ? 0 : 1, fact));
      }
  }
  expect(compared).toBeGreaterThan(500);
});

const scenarioOf = (board: string, action: string): Scenario =>
  orThrow(readScenario(board, [action]));
function claim(words: string): Claim {
  const read = parseClaim(words);
  if (!read.ok) throw new Error(read.problem.found);
  return read.value;
}

describe('what a player can force', () => {
  test('not which card of a hand is trashed without looking', () => {
    const whose = (hand: string): Scenario =>
      scenarioOf(
        `card Call: Option red cost 0
  [Main] ${hand}
card Cub: Digimon Lv.4 red 1000 DP
card Owl: Digimon Lv.4 red 2000 DP
card Fox: Digimon Lv.4 red 3000 DP
memory P1 0
P1 battle: Fox
P1 hand: Call
P2 hand: Cub, Owl
`,
        'P1 uses Call',
      );
    const unseen = whose("Trash 1 card in your opponent's hand without looking.");
    for (const player of PLAYERS)
      expect(verify(unseen, claim(`${player} Cub is in the trash`)).right).toBe(false);
    expect(verify(unseen, claim('sometimes Cub is in the trash')).right).toBe(true);
    expect(verify(unseen, claim('P1 can force that P2 has 1 cards in hand')).right).toBe(true);
    const own = whose('Your opponent trashes 1 card in their hand.');
    expect(verify(own, claim('P2 can force that Cub is in the trash')).right).toBe(true);
    expect(verify(own, claim('P1 can force that Cub is in the trash')).right).toBe(false);
  });

  test('nor which card of a security stack that nobody has looked through', () => {
    const whose = (stack: string): Scenario =>
      scenarioOf(
        `card Call: Option red cost 0
  [Main] ${stack}
card Cub: Digimon Lv.4 red 1000 DP
card Owl: Digimon Lv.4 red 2000 DP
card Fox: Digimon Lv.4 red 3000 DP
memory P1 0
P1 battle: Owl
P1 hand: Call
P1 security: Cub, Owl
P2 security: Cub, Owl, Fox [face up]
`,
        'P1 uses Call',
      );
    const theirs = whose("Trash any 1 of your opponent's security cards.");
    for (const player of PLAYERS)
      expect(verify(theirs, claim(`${player} Cub B is in the trash`)).right).toBe(false);
    expect(verify(theirs, claim('sometimes Cub B is in the trash')).right).toBe(true);
    // What lies face up is seen, and can be taken or left.
    expect(verify(theirs, claim('P1 can force that Fox is in the trash')).right).toBe(true);
    const left = claim('P1 can force that Fox is in the security stack');
    expect(verify(theirs, left).right).toBe(true);
    // Of 2 cards the other one is a back.
    const two = whose("Trash any 2 of your opponent's security cards.");
    for (const [others, right] of [
      ['Cub B is in the trash and Fox is in the trash', false],
      ['Cub B is in the trash and Owl C is in the trash', true],
    ] as const)
      expect(verify(two, claim(`P1 can force that ${others}`)).right).toBe(right);
    const own = whose('Add 1 card from your security stack to the hand.');
    expect(verify(own, claim('P1 can force that Cub A is in the hand')).right).toBe(false);
    const searched = whose(
      'Search your security stack. Add 1 card among them to the hand. Then, shuffle your security stack.',
    );
    expect(verify(searched, claim('P1 can force that Cub A is in the hand')).right).toBe(true);
  });

  const many = (deletions: number): Scenario => {
    const cards = Array.from(
      { length: deletions },
      (_, i) => `card Moth ${i}: Digimon Lv.4 red 3000 DP\n  [On Deletion] Gain 1 memory.\n`,
    );
    const names = cards.map((_, i) => `Moth ${i}`).join(', ');
    const guard = 'card Guard: Digimon Lv.4 red 9000 DP\n  <Blocker>\n';
    const rex =
      "card Rex: Digimon Lv.5 red 5000 DP\n  [When Attacking] Delete all of your opponent's Digimon with 4000 DP or less.\n";
    return scenarioOf(
      `${cards.join('')}${guard}${rex}card Blank: Option red\nP1 battle: Rex\nP2 battle: Guard, ${names}\nP2 security: Blank\n`,
      'Rex attacks the player',
    );
  };

  test('is read off the courses that were played: it takes no more work', () => {
    const spent = (frequency: Claim['frequency']): number => {
      const work = workOf(100_000);
      const [found] = verifyAll({ ...many(5), work }, [
        { frequency, fact: { kind: 'blocks', card: 'Guard' } },
      ]);
      expect(found?.right).toBe(true);
      return work.done;
    };
    expect(spent('P2 can force that')).toBe(spent('sometimes'));
  });

  test('is not said where not every course was played', () => {
    const found = verify({ ...many(5), work: workOf(50) }, claim('P2 can force that Guard blocks'));
    expect(found).toMatchObject({ verdict: 'undetermined', right: false, stopped: 'work' });
  });
});
