/**
 * Which keyword effects leave their player a choice, as far as the clauses that say so are in
 * force.
 */
import type { Ability } from '../../card/ability/ability.ts';
import { inForce, type Run } from '../run/run.ts';

/**
 * The clause that makes what a keyword does mandatory; without it its player could leave it
 * (16-7-3, 16-13-3, 16-27-3).
 */
export const isMandatory = (run: Run, { keyword, processRule, sentences }: Ability): boolean =>
  keyword === undefined ||
  inForce(run, processRule) ||
  sentences.some(
    ({ cost, processes }) => cost !== undefined || processes.some(({ may }) => may === 'you'),
  );

/** Whether the clause that gives a keyword's player a choice holds; without it there is none. */
export const isOptional = (run: Run, { keyword, price, costRule, processRule }: Ability): boolean =>
  (keyword === undefined || inForce(run, processRule)) &&
  (price === undefined || inForce(run, costRule));
