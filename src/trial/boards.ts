/**
 * Texts that the engine says it runs are played, boards that mean the same end the same, and a
 * second opinion has the same endings.
 */
import type { Tree } from '../effect/read/arbitrary.ts';
import { linesToTry, textOf } from '../scenario/random/accepted.ts';
import { filledPlaces } from '../scenario/random/places.ts';
import { countCollisions } from '../scenario/random/positions.ts';
import { secondOpinion } from '../scenario/second/opinion.ts';
import { campaign, failureSaid } from '../scenario/trial/campaign.ts';
import { stopsAt } from './accepted.ts';
import type { NamedTrial, InputTried } from './trial.ts';

/** Runs on each board, with other choices in each. */
const MOST_RUNS = 12;

function again(text: string): InputTried {
  const { played, stopped } = stopsAt(text, MOST_RUNS, 1);
  const why = stopped.map(({ as, board, why: one }) => `${one} (as ${as})\n${board}`);
  return { runs: played, why: why.length === 0 ? null : why.join('\n\n') };
}

/**
 * Texts of lines of which a seed makes a whole lot: input `i` is one of lot number `i / lot`, the
 * first that is run of those tried for it. Neighbours are far apart in it, so that a few of them
 * are of all kinds.
 */
function inLots(
  lot: number,
  make: (seed: number) => readonly Tree[],
): (i: number, seed: number) => string {
  let last: { readonly seed: number; readonly lines: readonly Tree[] } | undefined;
  return (i, seed) => {
    const of = 40 * seed + Math.floor(i / lot);
    // One lot at a time: they are many.
    if (last?.seed !== of) last = { seed: of, lines: make(of) };
    const { lines } = last;
    for (let tried = 0; tried < lines.length; tried++) {
      const tree = lines[((i % lot) * FAR + tried * FARTHER) % lines.length];
      const text = tree === undefined ? null : textOf(tree);
      if (text !== null) return text;
    }
    return '';
  };
}

/** Longer than a stretch of lines that are alike. */
const FAR = 397;
/** A prime, so that all lines are tried, and those of neighbours are others. */
const FARTHER = 7_919;

const grammarText = inLots(800, (seed) => linesToTry(1, seed));

export const grammar: NamedTrial = {
  name: 'grammar',
  about: 'texts of the grammar on boards for them, all holders, one and several',
  inputs: { small: 60, nightly: 8_000 },
  inputOf: (_, __, i, seed) => grammarText(i, seed),
  again,
};

const placesText = inLots(400, (seed) => filledPlaces(1, seed).lines);

export const places: NamedTrial = {
  name: 'places',
  about: 'every kind of node of the tree in every place where one may stand',
  inputs: { small: 40, nightly: 4_000 },
  inputOf: (_, __, i, seed) => placesText(i, seed),
  again,
};

export const cards: NamedTrial = {
  name: 'cards',
  about: 'the same with every line of a card file that is run',
  inputs: { small: 200, nightly: null },
  isOff: ({ lines }) => lines.length === 0,
  count: ({ lines }) => lines.length,
  inputOf: (_, { lines }, i) => lines[i % lines.length] ?? '',
  again,
};

const numbers = (input: string): readonly [number, number] => {
  const [n = 0, seed = 0] = [...input.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  return [n, seed];
};

export const keys: NamedTrial = {
  name: 'position keys',
  about: 'positions that differ, of which no two have one key',
  inputs: { small: 1, nightly: 5 },
  // The first one is small enough for every test run.
  inputOf: (_, __, i, seed) => `${i === 0 ? 30_000 : 1_050_240} ${5 * seed + i}`,
  again: (input) => {
    const { positions, collisions } = countCollisions(...numbers(input));
    const why = `${collisions.length} collisions, as of ${collisions[0]?.join() ?? ''}`;
    return { runs: positions, why: collisions.length === 0 ? null : why };
  },
};

export const meaningless: NamedTrial = {
  name: 'changes without meaning',
  about: 'boards again with other names, another order, other sides',
  inputs: { small: 1, nightly: 500 },
  inputOf: (_, __, i, seed) => `200 ${1_000 * seed + i}`,
  again: (input) => {
    const { trials, failures } = campaign(...numbers(input));
    const why = failures.map(failureSaid).join('\n\n');
    return { runs: trials, why: why === '' ? null : why };
  },
};

export const opinion: NamedTrial = {
  name: 'second opinion',
  about: 'boards at random, played by the engine and by the second opinion',
  inputs: { small: 3, nightly: 200 },
  inputOf: (_, __, i, seed) => `100 ${1_000 * seed + i}`,
  again: (input) => {
    const { runs, failures } = secondOpinion(...numbers(input));
    return { runs, why: failures.length === 0 ? null : failures.join('\n\n') };
  },
};
