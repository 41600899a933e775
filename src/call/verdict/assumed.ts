/** What a verdict rests on beside the text of the rules, each as a sentence. */
import { SWITCHABLE } from '../../game/run/policy.ts';
import { UnknownCard } from '../../game/run/run.ts';
import { surenessOf } from '../../quiz/check/sureness.ts';
import type { Standing } from '../../quiz/common/stand.ts';
import { AskedRules } from '../../scenario/claim/asked.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { viewsOf } from '../../ui/steps/endings.ts';
import type { ExploredCall } from './explored.ts';
import { standingOf, type Stated } from './stance.ts';
import type { CallCase } from '../asked/wire.ts';

/** Endings whose steps are looked through for unknown cards. */
const MOST_ENDINGS = 12;

/** Of the table, in the order in which a judge would ask. */
export function assumedOf(
  { table, chosen }: CallCase,
  { scenario, endings }: ExploredCall,
  { isPlain, leftOut }: { readonly isPlain: boolean; readonly leftOut: readonly string[] },
): readonly string[] {
  const { memory, P1, P2 } = table;
  const where = memory === 0 ? '0' : `${Math.abs(memory)} for P${memory > 0 ? 1 : 2}`;
  const isPlayed = [P1, P2].some(({ battle }) => battle.some(({ placed }) => placed));
  const isAttack =
    scenario.declarations.at(-1)?.kind === 'attack' && P1.unknownSecurity + P2.unknownSecurity > 0;
  const listed = viewsOf(scenario, endings.slice(0, MOST_ENDINGS));
  const none: Standing = { judge: () => () => false, facts: () => [] };
  const { assumed } = surenessOf([], scenario, none, { answers: [], endings: listed });
  const piles = assumed.filter((pile) => !(isPlain && pile.includes('security')));
  return [
    `P1 has the turn, and memory is at ${where} before this.`,
    ...(isPlain || isAttack ? ["Unknown security cards have no effects and don't battle."] : []),
    ...piles.map((pile) => `Unknown cards in ${pile} change nothing.`),
    ...(isPlayed ? [] : ['Nothing in play was played this turn.']),
    'No other cards are in play, and no other effects are active.',
    ...(chosen.length === 0 ? [] : [`Chosen already: ${chosen.join('; ')}.`]),
    ...leftOut,
    ...(scenario.setup.stops === true
      ? ["This call doesn't cover what happens at the end of the turn."]
      : []),
  ];
}

/**
 * Open points of the rules that the verdict turns with: read the other way, `sayOf` says something
 * else.
 */
export function readingsOf(
  scenario: Scenario,
  stated: readonly Stated[],
  sayOf: (without: ReadonlySet<string>) => string,
): readonly string[] {
  const asked = new AskedRules();
  for (const one of stated) standingOf(scenario, one, asked);
  const now = sayOf(new Set());
  return SWITCHABLE.filter((id) => asked.rules.has(id)).flatMap((id) => {
    try {
      const other = sayOf(new Set([id]));
      return other === now ? [] : [`The rules leave ${id} open. With the other reading: ${other}`];
    } catch (problem) {
      if (problem instanceof UnknownCard) return [];
      throw problem;
    }
  });
}
