import { describe, expect, test } from 'vitest';
import { filesIn } from '../../scripts/files.ts';
import { makeBoard } from '../scenario/board/make-board.ts';
import { parseBoard } from '../scenario/board/notation.ts';
import { fit } from '../scenario/fit/fit.ts';
import { stopsAt } from './accepted.ts';
import { crowded } from './crowd.ts';
import { workOf } from './reader.ts';
import { TRIALS } from './table.ts';
import { inputAt, inputsOf, runTrial, tryInput, type NamedTrial } from './trial.ts';

const material = {
  files: ['questions', 'cases', 'rulings'].flatMap((folder) =>
    filesIn(folder).map(({ name, text }) => ({ name: `${folder}/${name}`, text })),
  ),
  lines: [],
};

const open = TRIALS.filter(({ isOff }) => isOff?.(material) !== true);

describe.each(open)('$name: $about', (trial) => {
  test('holds for a small number of inputs', () => {
    const n = inputsOf(trial, material, 'small');
    const { runs, failures } = runTrial(trial, material, { n, seed: 1 });
    expect(failures).toEqual([]);
    expect(runs).toBeGreaterThan(n / 2);
  }, 300_000);

  test('makes the same input of the same number and seed', () => {
    expect(inputAt(trial, material, 1, 0)).toBe(inputAt(trial, material, 1, 0));
  });
});

describe('a trial', () => {
  const broken: NamedTrial = {
    name: 'broken',
    about: 'fails for every third input',
    inputs: { small: 6, nightly: null },
    count: ({ files }) => files.length,
    inputOf: (_, __, i) => String(i),
    again: (input) => {
      if (input === '3') throw new Error('it stops');
      return { runs: 2, why: input === '0' ? 'it is wrong' : null };
    },
  };

  test('counts runs, and an exception is a failure like another', () => {
    expect(runTrial(broken, material, { n: 6, seed: 1 })).toEqual({
      inputs: 6,
      runs: 11,
      failures: [
        { input: '0', why: 'it is wrong' },
        { input: '3', why: 'an exception: Error: it stops' },
      ],
    });
  });

  test('has as many inputs as it says, as there are, or none', () => {
    expect(inputsOf(broken, material, 'small')).toBe(6);
    expect(inputsOf(broken, material, 'nightly')).toBe(material.files.length);
    expect(inputsOf({ ...broken, isOff: () => true }, material, 'small')).toBe(0);
  });

  test('names are told apart', () => {
    const names = TRIALS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a text on boards for it', () => {
  const TEXT = "[When Attacking] Delete 1 of your opponent's Digimon.";

  test('is played by every kind of holder, with one and with several of everything', () => {
    const { played, stopped } = stopsAt(TEXT, 12, 1);
    expect(stopped).toEqual([]);
    expect(played).toBeGreaterThan(4);
  });

  test('a board with several has another one of each card', () => {
    const made = fit(TEXT, 0);
    const parsed = made && parseBoard(made.board);
    if (parsed?.ok !== true) throw new Error('the board is not read');
    const { board } = parsed.value;
    const many = crowded(board, made?.card ?? '');
    expect(many.P2.battle).toHaveLength(2 * board.P2.battle.length);
    expect(parseBoard(makeBoard(many)).ok).toBe(true);
  });
});

test('the work of reading is counted, and grows with the text', () => {
  const line = "[On Play] Delete 1 of your opponent's Digimon with 5000 DP or less.\n";
  const [one, ten] = [workOf(line), workOf(line.repeat(10))];
  expect(one).toBeGreaterThan(10);
  expect(ten).toBeGreaterThanOrEqual(9 * one);
  expect(ten).toBeLessThanOrEqual(11 * one);
});

test('an input that stops its trial is found wrong', () => {
  const [trial] = TRIALS.filter(({ name }) => name === 'addresses');
  expect(trial && tryInput(trial, 'nobody\nreads it').why).toContain('an exception');
});
