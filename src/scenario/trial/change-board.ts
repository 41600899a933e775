/** The same board with other names, in another order, with a card more. */
import { textOf, type Changed, type SideName, type TrialChange } from './changed.ts';
import type { Trial, TrialSide, TrialStack } from './trial.ts';

/** Each name becomes that of another card. */
export const rename: TrialChange = (trial) => {
  const names = trial.cards.map(({ name }) => name);
  const others = new Map(names.map((name, i) => [name, names[names.length - 1 - i] ?? name]));
  const called = (words: string): string =>
    words.replace(/\b[A-Z][a-z]{2}\b/g, (word) => others.get(word) ?? word);
  const all = (list: readonly string[]): readonly string[] => list.map(called);
  const stack = ({ cards, states }: TrialStack): TrialStack => ({ cards: all(cards), states });
  const side = (of: TrialSide): TrialSide => ({
    battle: of.battle.map(stack),
    breeding: of.breeding.map(stack),
    security: all(of.security),
    hand: all(of.hand),
    deck: all(of.deck),
    trash: all(of.trash),
  });
  return {
    trial: {
      ...trial,
      cards: trial.cards.map(({ name, facts, lines }) => ({
        name: called(name),
        facts,
        lines: all(lines),
      })),
      P1: side(trial.P1),
      P2: side(trial.P2),
      actions: all(trial.actions),
    },
    now: { called },
  };
};

/** Where the order of things means nothing they stand the other way round. */
export const reorder: TrialChange = (trial) => {
  const side = (of: TrialSide): TrialSide => ({
    ...of,
    battle: of.battle.toReversed(),
    hand: of.hand.toReversed(),
    trash: of.trash.toReversed(),
  });
  return {
    trial: { ...trial, cards: trial.cards.toReversed(), P1: side(trial.P1), P2: side(trial.P2) },
  };
};

/** The two players sit on the other sides of the table. */
export const exchange: TrialChange = (trial) => ({
  trial: {
    ...trial,
    P1: trial.P2,
    P2: trial.P1,
    turn: trial.turn === 'P1' ? 'P2' : 'P1',
    memory: 0 - trial.memory,
    actions: trial.actions.map((action) =>
      action.replace(/^P[12]/, (player) => (player === 'P1' ? 'P2' : 'P1')),
    ),
  },
  now: { mirrored: true },
});

export const EXTRA = 'Zed';
export const leaveOut: ReadonlySet<string> = new Set([EXTRA]);

/** The board with one card more, which nothing on it can be about. */
export const withExtra = (
  trial: Trial,
  facts: string,
  player: SideName,
  put: (side: TrialSide) => TrialSide,
): Changed => ({
  trial: {
    ...trial,
    cards: [{ name: EXTRA, facts, lines: [] }, ...trial.cards],
    [player]: put(trial[player]),
  },
  now: { leaveOut },
});
export const alone: TrialStack = { cards: [EXTRA], states: [] };

export const tamer =
  (player: SideName): TrialChange =>
  (trial) =>
    /Tamer|Mind Link|Save|\bcards?\b|color/.test(textOf(trial))
      ? null
      : withExtra(trial, 'Tamer purple cost 9', player, (side) => ({
          ...side,
          battle: [alone, ...side.battle],
        }));

export const breeding =
  (player: SideName): TrialChange =>
  (trial) =>
    /[Bb]reeding|move|Moving|color/.test(textOf(trial))
      ? null
      : withExtra(trial, 'Digimon Lv.7 purple 15000 DP cost 15', player, (side) => ({
          ...side,
          breeding: [alone],
        }));

export const inTrash =
  (player: SideName): TrialChange =>
  (trial) =>
    /trash/i.test(textOf(trial))
      ? null
      : withExtra(trial, 'Digimon Lv.4 red 4000 DP cost 3', player, (side) => ({
          ...side,
          trash: [EXTRA, ...side.trash],
        }));

export const inHand =
  (player: SideName): TrialChange =>
  (trial) =>
    /hand|Blast|DigiXros|digivolve|Digisorption|Link|Training|Assembly/i.test(textOf(trial))
      ? null
      : withExtra(trial, 'Digimon Lv.4 red 4000 DP cost 3', player, (side) => ({
          ...side,
          hand: [EXTRA, ...side.hand],
        }));
