/**
 * Changes on cards that the engine has read already: what a keyword stands for comes from a kit, so
 * that no text is read.
 */
import { HIDDEN } from '../../card/hidden.ts';
import type { BoxEffects, CardDef, Switches } from '../../card/printed.ts';
import { parseAction } from '../action.ts';
import { deal } from '../board/deal.ts';
import type { Scenario } from '../file/scenario.ts';
import type { Ground, Maker } from './change.ts';
import type { Reword } from './reword.ts';
import type { Table } from './vary.ts';
import { textWith, textWithout } from './text.ts';

/** By a keyword as it is printed: what it adds to a card. */
export interface KeywordKit {
  readonly [printed: string]: {
    readonly effects: BoxEffects;
    readonly switches: Switches;
  };
}

/** Makes cards with the keywords of a kit. */
const makerOf = (kit: KeywordKit): Maker<CardDef> => ({
  plain: (printed) => ({ ...HIDDEN, ...printed }),
  gaining(card, keyword) {
    const part = kit[keyword];
    const now = part === undefined ? null : textWith(card, keyword);
    if (part === undefined || now === null) return null;
    const { upper } = card.effects;
    return {
      ...now,
      switches: { ...card.switches, ...part.switches },
      effects: {
        ...card.effects,
        upper: {
          keywords: [...part.effects.keywords, ...upper.keywords],
          abilities: [...part.effects.abilities, ...upper.abilities],
        },
      },
    };
  },
  losing(card, keyword) {
    const now = textWithout(card, keyword);
    if (now === null) return null;
    const { keywords, abilities } = card.effects.upper;
    const use = keywords.findIndex(({ printed }) => printed === keyword);
    const known = keywords[use];
    if (known === undefined) return null;
    const ability = abilities.findIndex(
      ({ name, keyword: slug }) => slug !== undefined && name === `<${known.name}>`,
    );
    const upper = {
      keywords: keywords.toSpliced(use, 1),
      abilities: ability < 0 ? abilities : abilities.toSpliced(ability, 1),
    };
    return { ...now, effects: { ...card.effects, upper } };
  },
});

/** A changed board as a scenario; `null` where an action cannot be said of it any more. */
function dealAgain(actions: readonly string[], board: Ground<CardDef>): Scenario | null {
  const setup = deal(board, board.cards);
  const declarations = actions.flatMap((action) => {
    const read = parseAction(action, setup);
    return read.ok ? [read.value] : [];
  });
  return declarations.length < actions.length ? null : { board, setup, actions, declarations };
}

/** A table of cards that were read, on which other actions can be done, too. */
export interface DealtTable extends Table<CardDef> {
  readonly play: (board: Ground<CardDef>, actions?: readonly string[]) => Scenario | null;
  /** The board with other words on a card, where texts can be read; `null`: they can't be run. */
  readonly reword?: (board: Ground<CardDef>, reword: Reword) => Ground<CardDef> | null;
}

/** Plays changed boards in a page, from the cards that it was given. */
export const kitTable = (scenario: Scenario, kit: KeywordKit): DealtTable => ({
  maker: makerOf(kit),
  keywords: Object.keys(kit),
  play: (board, actions = scenario.actions) => dealAgain(actions, board),
});
