// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { CASES } from '../file/cases-sample.ts';
import { readScenario } from '../file/read.ts';
import { makeScenarioFile, parseScenarioFile, type ScenarioFile } from '../file/scenario-file.ts';
import type { Scenario } from '../file/scenario.ts';
import { candidates } from './candidates.ts';
import { firstDifference, partingOf, valuesAt } from './compare.ts';
import { kitTable, type KeywordKit } from './kit.ts';
import { makeKit, VARIED } from './kit-make.ts';
import { notationTable } from './read.ts';
import { originalOf, pickVariants, tryChange, variantsOf, type Original } from './vary.ts';
import type { PrintedCard } from '../../card/printed.ts';
import { play } from '../play/play.ts';

const BOARD = `card Rex: Digimon Lv.5 red 6000 DP
card Golem: Digimon Lv.6 black 11000 DP
card Wall: Digimon Lv.4 blue 4000 DP
turn P1
memory P1 2
P1 battle: Rex
P1 security: 3
P2 battle: Wall
P2 security: Golem, 2
`;
const ACTIONS = ['Rex attacks the player'];

function read(board: string, actions: readonly string[]): Scenario {
  const result = readScenario(board, actions);
  if (!result.ok) throw new Error(result.problem.map(({ found }) => found).join('; '));
  return result.value;
}

function sample(): Original<PrintedCard> {
  const scenario = read(BOARD, ACTIONS);
  const original = originalOf<PrintedCard>(scenario.board, scenario);
  if (original === null) throw new Error('the sample is not resolved');
  return original;
}

/** As a page gets it: the kit and the scenario went through JSON. */
const KIT: KeywordKit = JSON.parse(JSON.stringify(makeKit()));
const unpacked = (scenario: Scenario): Scenario => {
  const file: ScenarioFile = JSON.parse(JSON.stringify(makeScenarioFile(scenario)));
  return parseScenarioFile(file);
};

describe('variants', () => {
  test('keep what ends otherwise, and say how', () => {
    const original = sample();
    const jamming = tryChange(original, notationTable(ACTIONS), {
      kind: 'keyword more',
      card: 'Rex',
      keyword: 'Jamming',
    });
    expect(jamming?.words).toBe('What if Rex had <Jamming>?');
    expect(jamming?.differs.map((i) => original.measures[i])).toEqual([
      { kind: 'deleted', card: 'Rex' },
      { kind: 'area', card: 'Rex' },
      { kind: 'suspended', card: 'Rex' },
    ]);
    const retaliation = tryChange(original, notationTable(ACTIONS), {
      kind: 'keyword more',
      card: 'Wall',
      keyword: 'Retaliation',
    });
    expect(retaliation?.differs).toEqual([]);
  });

  test.each([
    ['memory', { kind: 'memory', memory: 1 }],
    ['security', { kind: 'security', player: 'P1', n: 2 }],
    ['suspended', { kind: 'suspended', card: 'Wall', suspended: true }],
  ] as const)('%s: what the change itself says is no difference', (_, change) => {
    expect(tryChange(sample(), notationTable(ACTIONS), change)?.differs).toEqual([]);
  });

  test('without security cards the attack wins', () => {
    const checked = tryChange(sample(), notationTable(ACTIONS), {
      kind: 'security',
      player: 'P2',
      n: 0,
    });
    expect(checked && valuesAt(checked.seen, 0)).toEqual(['P1']);
  });

  test('a seed gives the same variants each time, another seed others', () => {
    const words = (seed: number): readonly string[] =>
      pickVariants(sample(), notationTable(ACTIONS), seed, 3).map((variant) => variant.words);
    expect(words(1)).toHaveLength(3);
    expect(words(1)).toEqual(words(1));
    expect([2, 3, 4].map(words)).not.toEqual([words(1), words(1), words(1)]);
  });

  test('what is picked differs in kind, and the action is done where it can be', () => {
    const kinds = pickVariants(sample(), notationTable(ACTIONS), 1, 3).map(
      ({ change }) => change.kind,
    );
    expect(new Set(kinds).size).toBe(3);
    expect(kinds).not.toContain('suspended');
  });

  test('every variant that is given ends otherwise', () => {
    const variants = [...variantsOf(sample(), notationTable(ACTIONS), 1)];
    expect(variants.length).toBeGreaterThan(10);
    expect(variants.filter(({ differs }) => differs.length === 0)).toEqual([]);
  });
});

describe('the cards of a page and the notation', () => {
  const boards = [
    { path: 'the sample', board: BOARD, actions: ACTIONS },
    ...CASES.filter((_, i) => i % 6 === 0),
  ];

  test.each(boards)('end alike with every change: $path', ({ board, actions }) => {
    const scenario = read(board, actions);
    const original = originalOf<PrintedCard>(scenario.board, scenario);
    const inPage = unpacked(scenario);
    const originalInPage = originalOf(inPage.board, inPage);
    if (original === null || originalInPage === null) {
      expect(originalInPage).toBe(original);
      return;
    }
    const differing = candidates(scenario.board, VARIED).filter((change) => {
      const [text, cards] = [
        tryChange(original, notationTable(actions), change),
        tryChange(originalInPage, kitTable(inPage, KIT), change),
      ].map((variant) => variant?.seen.rows.map(({ values }) => values.join()).sort() ?? null);
      return JSON.stringify(text) !== JSON.stringify(cards);
    });
    expect(differing).toEqual([]);
  });
});

describe('where two boards part', () => {
  test('the first step that differs, and its rule', () => {
    const original = sample();
    const variant = tryChange(original, notationTable(ACTIONS), {
      kind: 'keyword more',
      card: 'Rex',
      keyword: 'Jamming',
    });
    const parting = variant && partingOf(original, variant);
    const card = original.scenario.setup.labels.indexOf('Rex');
    expect(parting?.before.steps[parting.at]).toMatchObject({ verb: 'deleted', card });
    expect(parting?.after.steps[parting.at]).toMatchObject({ verb: 'not deleted', card });
    expect(parting?.before.steps.slice(0, parting.at)).toEqual(
      parting?.after.steps.slice(0, parting.at),
    );
  });

  test('what can no longer happen is found from the other side', () => {
    const withGate = BOARD.replace('4000 DP', '4000 DP\n  <Blocker>');
    const scenario = read(withGate, ACTIONS);
    const original = originalOf<PrintedCard>(scenario.board, scenario);
    const variant =
      original &&
      tryChange(original, notationTable(ACTIONS), {
        kind: 'suspended',
        card: 'Wall',
        suspended: true,
      });
    const parting = original && variant && partingOf(original, variant);
    expect(parting?.before.steps.some(({ verb }) => verb === 'blocks')).toBe(true);
    expect(parting?.after.steps.some(({ verb }) => verb === 'blocks')).toBe(false);
  });

  test('a resolution does not differ from itself', () => {
    const played = play(read(BOARD, ACTIONS));
    expect(firstDifference(played, played)).toBeNull();
    expect(firstDifference(played, { ...played, steps: played.steps.slice(0, 3) })).toBe(3);
  });
});
