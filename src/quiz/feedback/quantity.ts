/**
 * What a fact measures, read off the boards and steps of a resolution: it shows when something
 * became what it is at the end.
 */
import type { Step } from '../../game/state/trace.ts';
import type { Fact } from '../../scenario/claim/claim.ts';
import type { Played } from '../../scenario/play/play.ts';
import type { Snapshot, SnapshotSide, SnapshotUnit } from '../../scenario/play/snapshot.ts';
import { PLAYERS } from '../../ui/board/draw.ts';

/**
 * The step at which what a fact measures took its last value; `null` when it never changed or
 * nothing is measured.
 */
export function settledAt(fact: Fact, { steps, boards }: Played, start: Snapshot): number | null {
  const measured = steps.map((_, i) => measure(fact, boards[i] ?? start, steps.slice(0, i + 1)));
  const last = measured[measured.length - 1];
  if (last === undefined || last === null) return null;
  const values = [measure(fact, start, []), ...measured];
  const changed = values.findLastIndex((value) => value !== last);
  return changed < 0 ? null : changed;
}

function measure(fact: Fact, board: Snapshot, steps: readonly Step[]): string | number | null {
  switch (fact.kind) {
    case 'memory':
      return board.memory;
    case 'turn':
      return board.turn;
    case 'count':
      return count(board.sides[PLAYERS.indexOf(fact.player) === 0 ? 0 : 1], fact.what);
    case 'checks':
      return steps.filter((step) =>
        fact.what === 'cards'
          ? step.verb === 'reveals' && step.checked
          : step.verb === 'checks security',
      ).length;
    case 'in':
      return areaOf(board, fact.card);
    case 'DP':
      return unitOf(board, fact.card)?.dp ?? 'gone';
    case 'has':
      return unitOf(board, fact.card)?.keywords.join() ?? 'gone';
    case 'suspended':
    case 'unsuspended':
      return String(unitOf(board, fact.card)?.suspended ?? 'gone');
    default:
      return null;
  }
}

const unitOf = ({ sides }: Snapshot, label: string): SnapshotUnit | undefined =>
  sides.flatMap(({ battle }) => battle).find((unit) => unit.label === label);

function count(side: SnapshotSide, what: Extract<Fact, { kind: 'count' }>['what']): number {
  switch (what) {
    case 'security cards':
      return side.security.length;
    case 'cards in hand':
      return side.hand.length;
    case 'cards in the trash':
      return side.trash.length;
    case 'cards in the deck':
      return side.deck;
    // Nothing is drawn of it.
    case 'cards in the Digi-Egg deck':
      return 0;
    case 'Digimon':
      return side.battle.length;
  }
}

function areaOf(board: Snapshot, label: string): string {
  if (unitOf(board, label) !== undefined) return 'battle area';
  const areas = ['hand', 'security', 'trash'] as const;
  const found = areas.find((area) => board.sides.some((side) => side[area].includes(label)));
  return found ?? (board.revealed?.label === label ? 'revealed' : 'elsewhere');
}
