/** What each named repair mends, in a sentence. */
import { CUTTING_REPAIRS, REPAIRS } from '../../../rules/read/repair.ts';

export const REPAIR_DOCS: Readonly<Record<string, string>> = {
  ...CUTTING_REPAIRS,
  ...Object.fromEntries(REPAIRS.map(({ name, doc }) => [name, doc])),
};
