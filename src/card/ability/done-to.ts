/** "If this effect deleted a Tamer": whether what was done can only have been done to those. */
import { isOnly, namesKind } from '../../effect/tree/closed/noun.ts';
import type { Action, Test } from '../../effect/tree/tree.ts';

type ResultTest = Extract<Test, { kind: 'result' }>;

/** The engine notes that something was done, and not whether to a Digimon or a Tamer. */
export function isDoneToThose(action: Action, { doneTo: noun }: ResultTest): boolean {
  if (noun === undefined) return true;
  const target = 'target' in action ? action.target : undefined;
  if (target === undefined || !('noun' in target)) return noun === 'Digimon';
  return noun === 'Tamer' ? isOnly(target.noun, 'Tamer') : !namesKind(target.noun, 'Tamer');
}
