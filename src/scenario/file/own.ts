/**
 * A scenario of somebody's own, outside the repository: front matter with a board, what is done on
 * it, and claims about its outcome. Its board may take cards from a card file.
 */
import { z } from 'zod';
import { MOST_ACTIONS } from '../limits.ts';
import { eachOnce } from '../../base/each-once.ts';
import { readFile } from '../../base/content-file.ts';
import { ok, type Problem, type Result } from '../../base/result.ts';
import type { CardLookup } from '../../card/file/card-lookup.ts';
import type { Claim } from '../claim/claim.ts';
import { BOARD_REMEDIES } from './board-remedies.ts';
import { actionField, factField } from './fields.ts';
import { claimsIn, scenarioIn } from './in-file.ts';
import { PLAYED } from './ruling.ts';
import type { Scenario } from './scenario.ts';

export const ownSchema = z.strictObject({
  board: PLAYED.board,
  actions: z
    .array(actionField())
    .max(MOST_ACTIONS)
    .default([])
    .describe('what is done on the board, in order; without the field nothing is'),
  claims: eachOnce(z.array(factField()).max(30))
    .default([])
    .describe('what is to be checked of the outcome; without the field nothing is'),
});

export interface OwnScenario {
  readonly scenario: Scenario;
  /** Each with its words as they were written. */
  readonly claims: readonly { readonly words: string; readonly claim: Claim }[];
}

/** Reads such a file; every problem names its line. */
export function readOwnScenario(
  path: string,
  text: string,
  lookup: CardLookup,
): Result<OwnScenario, readonly Problem[]> {
  const read = readFile(path, text, ownSchema, BOARD_REMEDIES);
  if (!read.ok) return read;
  const { fields, ...file } = read.value;
  const scenario = scenarioIn({ ...file, ...fields }, lookup);
  if (!scenario.ok) return scenario;
  const claims = claimsIn({ ...file, ...fields }, scenario.value);
  if (!claims.ok) return claims;
  return ok({
    scenario: scenario.value,
    claims: claims.value.map((claim, i) => ({ words: fields.claims[i] ?? '', claim })),
  });
}
