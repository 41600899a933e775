/** "If this effect deleted a Tamer": whether what was done can only have been done to those. */
import { isOnly, namesKind } from '../../effect/tree/noun.ts';
import type { Action, Test } from '../../effect/tree/tree.ts';

type ResultTest = Extract<Test, { kind: 'result' }>;

/** The engine notes that something was done, and not whether to a Digimon or a Tamer. */
export function isDoneToThose(action: Action, test: ResultTest): boolean {
  const noun = nounOf(test);
  if (noun === null) return true;
  const target = 'target' in action ? action.target : undefined;
  if (target === undefined || !('noun' in target)) return noun === 'Digimon';
  return noun === 'Tamer' ? isOnly(target.noun, 'Tamer') : !namesKind(target.noun, 'Tamer');
}

/** What a text says that something was done to; `null`: to anything, or to either. */
function nounOf({ form = '', whose }: ResultTest): 'Digimon' | 'Tamer' | null {
  const [row, first = ''] = form.split('|');
  // "no Digimon was deleted": the first spelling of a row leaves nothing in the form.
  if (whose !== undefined || ((row === 'no' || row === 'yes') && first === '')) return 'Digimon';
  const isOfTamers = /\bTamers?\b/.test(form);
  const isOfDigimon = /\bDigimon\b/.test(form);
  return isOfTamers === isOfDigimon ? null : isOfTamers ? 'Tamer' : 'Digimon';
}
