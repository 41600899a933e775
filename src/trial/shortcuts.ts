/**
 * Shortcuts of the engine, which may leave out nothing: positions that are followed once, and what
 * is worked out once and kept. Boards of all other trials and of all content files, played the long
 * way beside.
 */
import fc from 'fast-check';
import { random } from '../base/chance.ts';
import { makeAction } from '../scenario/make-action.ts';
import { boardLines, position, scenarioOf } from '../scenario/random/arbitrary.ts';
import { referAt } from '../scenario/refer/arbitrary.ts';
import { boardFor } from '../scenario/refer/try.ts';
import { printedText } from '../scenario/refer/say.ts';
import { plainGame } from '../scenario/second/arbitrary.ts';
import { gameText } from '../scenario/second/compare.ts';
import { crossingAt } from '../scenario/shortcut/crossing.ts';
import { tryKept } from '../scenario/shortcut/kept-views.ts';
import { tryMerged } from '../scenario/shortcut/merged.ts';
import type { CourseBounds } from '../scenario/shortcut/courses.ts';
import { trial } from '../scenario/trial/arbitrary.ts';
import { shown } from '../scenario/trial/trial.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import { boardsFor } from './accepted.ts';
import { grammar, places } from './boards.ts';
import { contentBoard, scenarioIn, told } from './content-boards.ts';
import type { InputTried, NamedTrial, TrialMaterial } from './trial.ts';

const sampled = <T>(of: fc.Arbitrary<T>, seed: number): T =>
  fc.sample(of, { numRuns: 1, seed })[0] ?? sampled(of, seed + 1);

/** Boards of the other trials, each made of a number. */
const SOURCES: readonly ((at: number, material: TrialMaterial, i: number) => string)[] = [
  (at) => shown(crossingAt(random(at))),
  (at) => {
    const { text, cast } = referAt(random(at));
    return shown(boardFor(text, cast, printedText(text)));
  },
  (at) => shown(crossingAt(random(at))),
  (at) => shown(sampled(trial, at)),
  (at) => {
    const value = sampled(position, at);
    const { setup, declarations } = scenarioOf(value);
    const actions = declarations.map((one) => makeAction(one, setup));
    return told({ board: boardLines(value).join('\n'), actions });
  },
  (at) => gameText(sampled(plainGame, at)),
  (at, material, i) => fitted(grammar.inputOf(random(at), material, i, at), at),
  (at, material, i) => fitted(places.inputOf(random(at), material, i, at), at),
];

/** One of the boards for a text. */
function fitted(text: string, at: number): string {
  const boards = boardsFor(text);
  const one = boards[at % Math.max(1, boards.length)];
  return one === undefined ? '' : told(one);
}

/** Every second one is of a content file, as long as there are any. */
function inputOf(_: unknown, material: TrialMaterial, i: number, seed: number): string {
  const n = Math.floor(i / 2);
  if (i % 2 === 0 && n < material.files.length) return contentBoard(material, n, seed);
  const source = SOURCES[n % SOURCES.length];
  return source?.(1_000_003 * seed + i, material, Math.floor(n / SOURCES.length)) ?? '';
}

const again =
  (
    play: (scenario: Scenario, bounds: CourseBounds) => Omit<InputTried, 'runs'>,
    bounds: CourseBounds,
  ) =>
  (input: string): InputTried => {
    // What other trials refuse is not played here.
    const scenario = scenarioIn(input);
    return scenario === null
      ? { runs: 0, why: null }
      : { runs: 1, why: play(scenario, bounds).why };
  };

export const merged: NamedTrial = {
  name: 'merged positions',
  about: 'every course of a board: what counts as one position goes on alike',
  inputs: { small: 60, nightly: 8_000 },
  inputOf,
  again: again(tryMerged, { courses: 200, work: 20_000 }),
};

export const kept: NamedTrial = {
  name: 'kept views',
  about: 'every course of a board, with all that is kept worked out anew',
  inputs: { small: 30, nightly: 8_000 },
  inputOf,
  again: again(tryKept, { courses: 40, work: 10_000 }),
};
