/** A situation ruled once, with all that it takes to rule it again and compare. */
import { hash } from '../base/chance.ts';
import { caught } from '../base/caught.ts';
import { err, ok, type Problem, type Result } from '../base/result.ts';
import type { CardLookup } from '../card/file/card-lookup.ts';
import { explore } from '../game/explore/explore.ts';
import { UnknownCard } from '../game/run/run.ts';
import type { EditionPrint } from '../rules/edition/edition-print.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import { play, type Played } from '../scenario/play/play.ts';
import { snapshot } from '../scenario/play/snapshot.ts';
import { sayStopped } from '../scenario/play/stopped.ts';
import { startOf } from '../ui/board/start.ts';
import { viewOfStep, viewsOf, type StepView } from '../ui/steps/endings.ts';
import { readAsked, ruleClaims, type RuledClaim } from './claims.ts';
import { fingerprintOf, wordsOf } from './ending.ts';
import { BUNDLE_FORM, BUNDLE_VERSION } from './form.ts';
import { readWhole } from './read.ts';
import type { Situation } from './situation.ts';

/** By what something is ruled. */
export interface RuledBy {
  readonly edition: EditionPrint;
  /** Version of the engine, such as "0.1.0+3f2a9c1b". */
  readonly engine: string;
}

export interface BundleStep {
  readonly text: string;
  readonly rule: string;
}

/** A course from its first step to its last board. */
export interface BundleCourse {
  readonly outcome: Played['outcome'];
  readonly steps: readonly BundleStep[];
  /** The board at the end, in a sentence, and its fingerprint. */
  readonly board: string;
  readonly print: string;
}

interface BundleEnding extends BundleCourse {
  readonly script: readonly number[];
  /** The choices that tell it from the others. */
  readonly label: string;
}

/** What a bundle holds; src/proof/schema.ts reads one that came from elsewhere. */
export interface ProofBundle extends RuledBy {
  readonly form: typeof BUNDLE_FORM;
  readonly version: typeof BUNDLE_VERSION;
  readonly situation: Situation;
  readonly cards: { readonly [number: string]: string };
  /** The course of the situation's script. */
  readonly trace: BundleCourse;
  readonly endings: {
    readonly total: number;
    readonly courses: number;
    /** Why not all courses were played, as a sentence; `null`: all were. */
    readonly stopped: string | null;
    /** Of all boards at the end, those that are not listed among them. */
    readonly print: string;
    readonly list: readonly BundleEnding[];
  };
  readonly claims: readonly RuledClaim[];
}

/** Outcomes that are listed with their steps, of as many as there are. */
export const LISTED = 60;

/** Steps of work for all courses: as many as the lab may do (src/lab/worker/answer.ts). */
const WORK = 2_000_000;

/**
 * Rules a situation over all courses, with what is asked of its outcomes. Problems of the board
 * point into its notation, those of actions and claims name their field.
 */
export function makeBundle(
  situation: Situation,
  asked: readonly string[],
  lookup: CardLookup,
  by: RuledBy,
): Result<ProofBundle, readonly Problem[]> {
  const read = readWhole(situation, lookup);
  if (!read.ok) return read;
  const claims = readAsked(asked, read.value.scenario.setup);
  if (!claims.ok) return claims;
  try {
    return ok({
      form: BUNDLE_FORM,
      version: BUNDLE_VERSION,
      ...{ edition: by.edition, engine: by.engine, situation },
      cards: read.value.prints,
      trace: traceOf(read.value.scenario, situation.script),
      endings: endingsOfAll(read.value.scenario),
      claims: ruleClaims(read.value.scenario, claims.value, WORK),
    });
  } catch (error) {
    return err([stoppedBy(error, situation)]);
  }
}

/** A card that has to be known is something to fill in; nothing else should stop the engine. */
function stoppedBy(error: unknown, situation: Situation): Problem {
  if (!(error instanceof UnknownCard)) return caught(error, situation);
  const expected = 'its name on the board instead of a number';
  return { found: error.message, expected, start: 0, end: 0, field: 'board' };
}

function traceOf(scenario: Scenario, script: readonly number[]): BundleCourse {
  const { steps, labels, boards, outcome } = play(scenario, script, { ask: true });
  const last = boards.at(-1) ?? startOf(scenario);
  return {
    outcome,
    steps: steps.map((step) => stepOf(viewOfStep(step, labels))),
    ...{ board: wordsOf(last), print: fingerprintOf(last) },
  };
}

function endingsOfAll(scenario: Scenario): ProofBundle['endings'] {
  const found = explore(scenario.setup, scenario.declarations, { work: { done: 0, most: WORK } });
  const prints = found.endings.map(({ run }) => fingerprintOf(snapshot(run)));
  const byScript = new Map(found.endings.map((ending) => [ending.script.join(), ending]));
  const list = viewsOf(scenario, found.endings.slice(0, LISTED)).flatMap(
    ({ script, label, steps }): readonly BundleEnding[] => {
      const ending = byScript.get(script.join());
      if (ending === undefined) return [];
      const board = snapshot(ending.run);
      return [
        {
          ...{ script, label, outcome: ending.outcome, steps: steps.map(stepOf) },
          ...{ board: wordsOf(board), print: fingerprintOf(board) },
        },
      ];
    },
  );
  return {
    ...{ total: found.endings.length, courses: found.leaves, stopped: sayStopped(found) },
    print: hash(prints.toSorted().join()).toString(36),
    list,
  };
}

const stepOf = ({ text, rule }: StepView): BundleStep => ({ text, rule });
