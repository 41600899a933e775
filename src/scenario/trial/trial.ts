/**
 * A small board with an action, as data that can be changed: the same board under other names, in
 * another order, from the other side.
 */

/** A card: its facts, the lines of its texts, each with its box in front where it has one. */
export interface TrialCard {
  readonly name: string;
  readonly facts: string;
  readonly lines: readonly string[];
}

export interface TrialStack {
  /** Names, top card first. */
  readonly cards: readonly string[];
  readonly states: readonly string[];
}

export interface TrialSide {
  readonly battle: readonly TrialStack[];
  readonly breeding: readonly TrialStack[];
  readonly security: readonly string[];
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  readonly trash: readonly string[];
}

export interface Trial {
  readonly cards: readonly TrialCard[];
  readonly P1: TrialSide;
  readonly P2: TrialSide;
  readonly turn: 'P1' | 'P2';
  /** As P1 sees it. */
  readonly memory: number;
  readonly actions: readonly string[];
}

const PILES = ['security', 'hand', 'deck', 'trash'] as const;

/** The board in the board notation. */
export function boardOf({ cards, turn, memory, P1, P2 }: Trial): string {
  const side = (player: string, of: TrialSide): readonly string[] =>
    [
      ...(['battle', 'breeding'] as const).map(
        (area) => [area, of[area].map(stackOf).join(', ')] as const,
      ),
      ...PILES.map((area) => [area, of[area].join(', ')] as const),
    ].flatMap(([area, list]) => (list === '' ? [] : [`${player} ${area}: ${list}`]));
  const owner = memory < 0 ? 'P2' : 'P1';
  return [
    ...cards.flatMap(({ name, facts, lines }) => [
      `card ${name}: ${facts}`,
      ...lines.map((line) => `  ${line}`),
    ]),
    `turn ${turn}`,
    memory === 0 ? 'memory 0' : `memory ${owner} ${Math.abs(memory)}`,
    ...side('P1', P1),
    ...side('P2', P2),
  ].join('\n');
}

const stackOf = ({ cards, states }: TrialStack): string =>
  `${cards.join(' > ')}${states.length === 0 ? '' : ` [${states.join(', ')}]`}`;

/** The board with its actions, as it is shown to a person: cards that lie nowhere left out. */
export function shown(trial: Trial): string {
  const used = new Set(
    [trial.P1, trial.P2].flatMap((side) => [
      ...[...side.battle, ...side.breeding].flatMap(({ cards }) => cards),
      ...PILES.flatMap((area) => side[area]),
    ]),
  );
  const cards = trial.cards.filter(({ name }) => used.has(name));
  return [boardOf({ ...trial, cards }), ...trial.actions.map((one) => `> ${one}`)].join('\n');
}
