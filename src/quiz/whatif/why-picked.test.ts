// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { makeKit } from '../../scenario/change/kit-make.ts';
import { kitTable } from '../../scenario/change/kit.ts';
import type { BoardChange } from '../../scenario/change/change.ts';
import { originalOfScenario } from '../../scenario/change/vary.ts';
import { readScenario } from '../../scenario/file/read.ts';
import { makeScenarioFile } from '../../scenario/file/scenario-file.ts';
import { BLOCK_BOARD } from '../page/sample.ts';
import { undoing } from './edits.ts';
import { pickable } from './picked.ts';
import { outcomeOf } from './result.ts';
import { whyPicked, type WhyPicked } from './why-picked.ts';

const KIT = makeKit();

function board() {
  const scenario = readScenario(BLOCK_BOARD, ['Rex attacks the player']);
  const original = scenario.ok ? originalOfScenario(scenario.value) : null;
  if (!scenario.ok || original === null) throw new Error('the board is not resolved');
  return { scenario: scenario.value, original };
}

/** Asked on the sample board with changes, of a claim in the words that are offered. */
function asked(words: string, changes: readonly BoardChange[] = [], cites = ['12-1-5']): WhyPicked {
  const { scenario, original } = board();
  const outcome = outcomeOf(original, kitTable(scenario, KIT), changes);
  if (typeof outcome === 'string') throw new Error(outcome);
  const offered = pickable(original.measures, outcome.after.seen).flatMap(({ says }) => says);
  const picked = offered.find((one) => one.words === words);
  if (picked === undefined)
    throw new Error(`${words}: not in ${offered.map((one) => one.words).join('; ')}`);
  return whyPicked({
    ...{ scenario: makeScenarioFile(outcome.after.scenario), cites, keywords: KIT },
    fact: picked.fact,
    undo: changes.flatMap((change) => undoing(change, scenario.board) ?? []),
  });
}

const said = ({ reason }: WhyPicked): string =>
  (reason?.parts ?? [])
    .map((part) => (typeof part === 'string' ? part : part.rule))
    .join('')
    .trim();

const SUSPENDED: BoardChange = { kind: 'suspended', card: 'Gate', suspended: true };

describe('a claim that a person picks', () => {
  test('what happens in some outcomes: the choice that leads away from it, and the other one', () => {
    const why = asked('Gate is deleted');
    expect(why.words).toBe("Not always. P2 doesn't have to block");
    expect(why.step).toMatchObject({ at: 5, view: { rule: '12-1-1' } });
    expect(said(why)).toBe('It would always be true if P2 blocked with Gate');
  });

  test('what never happens on the changed board: what it would need there', () => {
    const why = asked('Gate is deleted', [SUSPENDED]);
    expect(why.words).toBe('That never happens here.');
    expect(said(why)).toBe('It could happen if Gate were unsuspended');
    expect(why.reason?.rule).toMatch(/^12-1-/);
  });

  test('what a person has changed is taken back before anything else is tried', () => {
    const weak: BoardChange = { kind: 'DP', card: 'Rex', dp: 2000 };
    expect(said(asked("Rex isn't deleted", [weak]))).toMatch(/if Rex had 7000 DP$/);
    const open: BoardChange = { kind: 'keyword less', card: 'Gate', keyword: 'Blocker' };
    expect(said(asked('Gate is deleted', [open]))).toBe('It could happen if Gate had <Blocker>');
  });

  test('the first step at which every course leaves it, with its rule', () => {
    const why = asked('Rex is deleted', [SUSPENDED]);
    expect(why.words).toBe('No. Rex wins with 7000 DP');
    expect(why.step?.view.rule).toBe('14-2-1-1');
    expect(said(why)).toMatch(/^It could happen if .*9000 DP/);
  });

  test('no reason is made up where no small change does it', () => {
    const why = asked('P1 checks 3 cards');
    expect(why.words).toMatch(/^No\. P2 can block with Gate$/);
    expect(why.reason).toBeNull();
  });

  test('what is so is said to be so', () => {
    expect(asked("Rex isn't deleted").words).toBe('That is true, whatever the players choose.');
    expect(asked("Gate isn't deleted", [SUSPENDED]).words).toBe('That is what happens.');
  });

  test('each thing that is asked has several answers, and no two read the same', () => {
    const { original } = board();
    for (const { asks, says } of pickable(original.measures, original.seen)) {
      const words = says.map((one) => one.words);
      expect(words.length, asks).toBeGreaterThan(1);
      expect(new Set(words).size, asks).toBe(words.length);
    }
  });

  test('what the change has made different is listed first', () => {
    const { scenario, original } = board();
    const outcome = outcomeOf(original, kitTable(scenario, KIT), [SUSPENDED]);
    if (typeof outcome === 'string') throw new Error(outcome);
    const asks = (first: readonly number[]): readonly string[] =>
      pickable(original.measures, outcome.after.seen, first).map((one) => one.asks);
    const [bare, sorted] = [asks([]), asks(outcome.differing)];
    expect(bare[0]).toBe('Does anyone win?');
    expect(sorted.slice(0, outcome.differing.length)).toEqual(
      outcome.differing.map((i) => bare[i]),
    );
    expect(sorted[0]).not.toBe(bare[0]);
    expect(sorted.toSorted()).toEqual(bare.toSorted());
  });
});
