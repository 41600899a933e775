import { cardLabel, labelOf, type Run } from '../../game/run/run.ts';
import type { Colour } from '../../card/information.ts';
import { memoryOf, type CardId, type Unit } from '../../game/state/state.ts';
import { opponentOf, type Player } from '../../base/player.ts';
import { asideOf } from '../../game/is/context/revealed.ts';
import { viewOf } from '../../game/is/view/view.ts';

/** A board as it is drawn. */
export interface Snapshot {
  readonly turn: Player;
  /** As P1 sees it. */
  readonly memory: number;
  readonly sides: readonly [SnapshotSide, SnapshotSide];
  /** Card of a security check or Option that is used: in no area. */
  readonly revealed: (LooseLabel & { readonly isUsed: boolean }) | null;
  /** Cards on their way under another one: in no area until it lies on them. */
  readonly moving: readonly LooseLabel[];
  /**
   * `defender`: the player whose Digimon or who is attacked; it stays when the attacker is gone.
   */
  readonly attack: {
    readonly attacker: Fighter;
    readonly target: Fighter | null;
    readonly defender: Player;
  } | null;
}

/** A card that is in no area, by its label, and whose it is. */
interface LooseLabel {
  readonly label: string;
  readonly player: Player;
}

/** Digimon of an attack. Its id tells it from one that its card became later (3-1-3-1-2). */
export type Fighter = Pick<SnapshotUnit, 'id' | 'label'>;

export interface SnapshotSide {
  readonly battle: readonly SnapshotUnit[];
  readonly breeding: readonly SnapshotUnit[];
  readonly hand: readonly string[];
  /** Top card first; cards nobody knows are the empty string. */
  readonly security: readonly string[];
  readonly trash: readonly string[];
  readonly deck: number;
}

export interface SnapshotUnit {
  readonly id: number;
  readonly label: string;
  /**
   * Names of the digivolution cards beneath, top first; a card that lies face down has none
   * (4-7-9).
   */
  readonly under: readonly string[];
  /** Names of the link cards, the oldest first (4-9). */
  readonly links: readonly string[];
  readonly level: number | null;
  readonly colours: readonly Colour[];
  readonly dp: number | null;
  readonly printedDp: number | null;
  readonly suspended: boolean;
  readonly placed: boolean;
  /** As printed and as gained: "Security A. +1". */
  readonly keywords: readonly string[];
  readonly text: string;
}

/** What a person would see of a run at this moment. */
export function snapshot(run: Run): Snapshot {
  const { state } = run;
  const side = (player: Player): SnapshotSide => ({
    battle: unitsOf(run, player, 'battle'),
    breeding: unitsOf(run, player, 'breeding'),
    hand: state.hand[player].map((card) => run.setup.labels[card] ?? ''),
    security: state.security[player].map((card) => run.setup.labels[card] ?? ''),
    trash: state.trash[player].map((card) => cardLabel(run, card)),
    // 15-15-3-1: what is revealed counts as there.
    deck: state.deck[player].length + asideOf(run, player),
  });
  const { attack, revealed } = state;
  const loose = (card: CardId): LooseLabel => ({
    label: cardLabel(run, card),
    player: run.setup.owners[card] ?? 0,
  });
  return {
    turn: state.turn,
    memory: memoryOf(state, 0),
    sides: [side(0), side(1)],
    revealed: revealed < 0 ? null : { ...loose(revealed), isUsed: state.using === revealed },
    moving: state.moving.map(loose),
    attack:
      attack === null
        ? null
        : {
            attacker: fighter(run, attack.attacker),
            target: attack.target === null ? null : fighter(run, attack.target),
            defender: opponentOf(attack.attacker.owner),
          },
  };
}

const fighter = (run: Run, unit: Unit): Fighter => ({ id: unit.id, label: labelOf(run, unit) });

const unitsOf = (run: Run, player: Player, area: Unit['area']): SnapshotUnit[] =>
  run.state.units
    .filter((unit) => unit.owner === player && unit.area === area)
    .map((unit) => {
      const [top = -1, ...under] = unit.cards;
      const def = run.setup.cards[top];
      const view = viewOf(run, unit);
      return {
        id: unit.id,
        label: labelOf(run, unit),
        under: under.map((card) =>
          unit.faceDown.includes(card) ? 'a face-down card' : cardLabel(run, card),
        ),
        links: unit.links.map((card) => cardLabel(run, card)),
        level: def?.level ?? null,
        colours: def?.colours ?? [],
        dp: view.dp,
        printedDp: def?.dp ?? null,
        suspended: unit.suspended,
        placed: unit.placed,
        keywords: view.keywords.map((held) => held.use.printed),
        text: def?.text.upper ?? '',
      };
    });
