/** `<Use Req.>`: an Option whose color requirements need not be met (16-42). */
import { isSought, parseSought } from '../../../card/sought.ts';
import { keywordAsked } from '../../../effect/keyword/asked.ts';
import type { KeywordUse } from '../../../effect/tree/tree.ts';
import { informationOf } from '../../is/view/view.ts';
import { useReqSeesBreeding } from '../../run/policy.ts';
import { inForce, type Run } from '../../run/run.ts';
import type { CardId, Unit } from '../../state/state.ts';

/** Whether a keyword of an Option lets it be used with these Digimon and Tamers (16-42-1). */
export function waivesColours(
  run: Run,
  card: CardId,
  use: KeywordUse,
  units: readonly Unit[],
): boolean {
  const { name, rule, categoryRule } = keywordAsked('use without the colors');
  if (use.name !== name || !inForce(run, rule) || !inForce(run, categoryRule)) return false;
  const sought = parseSought(use.argument ?? '');
  const waived =
    sought !== null &&
    units.some(
      (unit) =>
        (unit.area === 'battle' || useReqSeesBreeding(run)) &&
        isSought(informationOf(run, unit), sought),
    );
  if (waived)
    run.trace?.say({
      verb: 'condition met',
      rule,
      card,
      effect: `<${use.printed}>`,
      also: [categoryRule],
    });
  return waived;
}
