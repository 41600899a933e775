/** The board at the end of a course as a fingerprint and as a sentence. */
import { hash } from '../base/chance.ts';
import { counted } from '../base/words.ts';
import type { Snapshot, SnapshotSide, SnapshotUnit } from '../scenario/play/snapshot.ts';

/**
 * Tells boards apart by what a person would see of them, and nothing that depends on how the engine
 * counts: links keep it for years.
 */
export const fingerprintOf = (board: Snapshot): string =>
  hash(JSON.stringify([board.turn, board.memory, ...board.sides.map(sideOf)])).toString(36);

const sideOf = ({ battle, breeding, hand, security, trash, deck }: SnapshotSide): unknown => [
  battle.map(unitOf),
  breeding.map(unitOf),
  [...hand].sort(),
  security,
  [...trash].sort(),
  deck,
];

const unitOf = ({ label, under, links, dp, suspended, keywords }: SnapshotUnit): unknown => [
  ...[label, under, links, dp, suspended],
  [...keywords].sort(),
];

/**
 * "P1 has Rex (6000 DP) and 5 security cards; P2 has nothing in the battle area and 2 security
 * cards. Memory 3 for P1."
 */
export function wordsOf({ sides, memory }: Snapshot): string {
  const said = sides.map(({ battle, security }, player) => {
    const units = battle.map(
      ({ label, dp, suspended }) =>
        `${label}${dp === null ? '' : ` (${dp} DP${suspended ? ', suspended' : ''})`}`,
    );
    const has = units.length === 0 ? 'nothing in the battle area' : units.join(', ');
    return `P${player + 1} has ${has} and ${counted(security.length, 'security card')}`;
  });
  const side = memory === 0 ? '' : ` for P${memory > 0 ? 1 : 2}`;
  return `${said.join('; ')}. Memory ${Math.abs(memory)}${side}.`;
}
