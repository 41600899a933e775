/**
 * An action in the words of a judge: what is shown to people. Files keep the shorter words of
 * `makeAction`.
 */

/** "Sage, Cub and Owl" of "Sage + Cub + Owl". */
const listed = (cards: string): string =>
  cards.replaceAll(' + ', ', ').replace(/, (?=[^,]*$)/, ' and ');

/** "Sage activates its [Main] effect" of "Sage activates [Main]"; other words stay as they are. */
export const sayAction = (action: string): string =>
  action
    .replace(
      / with (DigiXros|Assembly) of (.+)$/,
      (_, way: string, cards: string) => ` with ${way}, placing ${listed(cards)} under it`,
    )
    .replace(/^P. hatches$/, '$& a Digi-Egg')
    .replace(/ moves$/, '$& to the battle area')
    .replace(/ activates (<.+>)$/, ' activates its $1')
    .replace(/ activates (\[.+\])$/, ' activates its $1 effect')
    .replaceAll('"', '');

/** What is done, one after the other: "Cub attacks the player, then P1 passes". */
export const sayActions = (actions: readonly string[]): string =>
  actions.map(sayAction).join(', then ');
