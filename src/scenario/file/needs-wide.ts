import type { Action } from '../../effect/tree/tree.ts';
import type { Declaration } from '../../game/state/declaration.ts';
import type { CardDef } from '../../card/printed.ts';
import { isElsewhere } from '../../game/is/base-view.ts';
import { CORE, CORE_INSTRUCTIONS } from '../../card/runnable.ts';
import type { Ability } from '../../card/ability.ts';
import type { Arrangement } from '../board/deal.ts';

const core = new Set<string>(CORE);
/** Keywords that procedures of the wide part ask for. */
const WIDE_KEYWORDS = new Set(['Blast Digivolve', 'Blast DNA Digivolve', 'Use Req.', 'Link +']);

/** Whether a scenario needs more of the engine than attacks do; a page loads the wide part only then. */
export function needsWide(
  board: Arrangement & { readonly cards: readonly CardDef[] },
  declarations: readonly Declaration[],
): boolean {
  return (
    declarations.some(({ kind }) => kind !== 'attack' && kind !== 'pass') ||
    [board.P1, board.P2].some((side) =>
      [...side.battle, ...side.breeding].some(({ links }) => links.length > 0),
    ) ||
    board.cards.some(isWide)
  );
}

function isWide(card: CardDef): boolean {
  const boxes = Object.values(card.effects);
  return (
    boxes.some(({ keywords }) => keywords.some(({ name }) => WIDE_KEYWORDS.has(name))) ||
    boxes.some(({ abilities }) => abilities.some(abilityIsWide)) ||
    Object.entries(card.gains).some(
      ([printed, ability]) =>
        [...WIDE_KEYWORDS].some((name) => printed.startsWith(name)) ||
        (ability !== null && abilityIsWide(ability)),
    )
  );
}

const abilityIsWide = (ability: Ability): boolean =>
  isElsewhere(ability) ||
  ability.events.some(({ phrase }) => phrase?.kind === 'trashed') ||
  ability.price !== undefined ||
  ability.quoted.some(abilityIsWide) ||
  ability.sentences.some((sentence) =>
    [...(sentence.cost?.actions ?? []), ...sentence.processes.map(({ action }) => action)].some(
      actionIsWide,
    ),
  );

const actionIsWide = (action: Action): boolean =>
  !core.has(action.kind) ||
  (action.kind === 'do keyword' && !CORE_INSTRUCTIONS.has(action.use.name));
