/** What is asked of the outcomes of a situation: always, sometimes or never, with a course. */
import { err, ok, type Problem, type Result } from '../base/result.ts';
import type { Setup } from '../game/run/run.ts';
import { FREQUENCIES, type Claim } from '../scenario/claim/claim.ts';
import { parseClaim } from '../scenario/claim/notation.ts';
import { wrongName } from '../scenario/claim/wrong-name.ts';
import type { Scenario } from '../scenario/file/scenario.ts';
import { verifyAll, type Finding } from '../scenario/play/verify.ts';

/** A claim with its words as they were written. */
export interface AskedClaim {
  readonly words: string;
  readonly claim: Claim;
}

export interface RuledClaim {
  /** As it was written. */
  readonly claim: string;
  readonly verdict: Finding['verdict'];
  /** Whether it is right as it is written; undetermined is never right. */
  readonly right: boolean;
  /** A course in which it is so, and one in which it is not, as scripts. */
  readonly so: readonly number[] | null;
  readonly not: readonly number[] | null;
}

/** Reads what is asked; each name in it has to be one of the board. */
export function readAsked(
  texts: readonly string[],
  setup: Pick<Setup, 'labels' | 'effects' | 'cards'>,
): Result<readonly AskedClaim[], readonly Problem[]> {
  const problems: Problem[] = [];
  const asked: AskedClaim[] = [];
  for (const [i, text] of texts.entries()) {
    const words = text.trim();
    const read = parseClaim(words);
    const wrong = read.ok ? wrongName(read.value.fact, setup) : read.problem;
    if (wrong === null && read.ok) asked.push({ words, claim: read.value });
    else if (wrong !== null)
      problems.push({
        ...{ found: wrong.found, expected: wrong.expected },
        ...{ start: 0, end: words.length, field: `claims[${i}]` },
      });
  }
  return problems.length > 0 ? err(problems) : ok(asked);
}

/** Rules them all with one exploration of `most` steps of work. */
export function ruleClaims(
  scenario: Scenario,
  asked: readonly AskedClaim[],
  most: number,
): readonly RuledClaim[] {
  if (asked.length === 0) return [];
  const findings = verifyAll(
    { ...scenario, work: { done: 0, most } },
    asked.map(({ claim }) => claim),
  );
  return asked.flatMap(({ words }, i) => {
    const finding = findings[i];
    if (finding === undefined) return [];
    const { verdict, right, holding, failing } = finding;
    const [so, not] = [holding[0]?.script ?? null, failing[0]?.script ?? null];
    return [{ claim: words, verdict, right, so, not }];
  });
}

/** Whether somebody says how often it is so, and does not only ask. */
export const saysHowOften = (words: string): boolean =>
  FREQUENCIES.some((frequency) => words.startsWith(`${frequency} `));
