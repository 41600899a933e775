/** Rules for tests: what isn't said is empty. */
import { parentOf } from './number/number.ts';
import type { Rule } from './rule.ts';

/** A rule with a number, and with what a test says of it. */
export const sampleRule = (number: string, said: Partial<Rule> = {}): Rule => ({
  number,
  parent: parentOf(number),
  children: [],
  examples: [],
  citations: [],
  citedBy: [],
  fingerprint: '',
  repairs: [],
  included: true,
  ...said,
});
