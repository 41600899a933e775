/**
 * All cases of the content, for tests: read once by a worker for all of its files, and with them
 * their boards (`scenarioIn`). Nothing that is played changes a scenario.
 */
import { filesIn } from '../../../scripts/files.ts';
import { orThrow } from '../../base/result.ts';
import { readCases } from './case.ts';

const content = orThrow(readCases(filesIn('cases')));

/** Those with claims. */
export const CASES = content.cases;

/** Those whose last action is refused. */
export const REFUSALS = content.refusals;
