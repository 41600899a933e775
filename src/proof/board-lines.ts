/** A board as lines of text, for a terminal, a chat or a programme. */
import { playerName, type Player } from '../base/player.ts';
import type { Snapshot, SnapshotSide, SnapshotUnit } from '../scenario/play/snapshot.ts';

/** Both sides, area by area; areas without a card are left out, but for the battle area. */
export function boardLines({ turn, memory, sides, revealed }: Snapshot): readonly string[] {
  const gauge = memory === 0 ? '0' : `${Math.abs(memory)} for ${playerName(memory > 0 ? 0 : 1)}`;
  return [
    `turn of ${playerName(turn)}, memory ${gauge}`,
    ...(revealed === null ? [] : [`revealed: ${known(revealed.label)}`]),
    ...sides.flatMap((side, i) => sideLines(side, i === 0 ? 0 : 1)),
  ];
}

function sideLines(
  { battle, breeding, hand, security, trash, deck }: SnapshotSide,
  player: Player,
): readonly string[] {
  const line = (area: string, cards: readonly string[]): readonly string[] =>
    cards.length === 0 ? [] : [`${playerName(player)} ${area}: ${cards.join(', ')}`];
  const battleLine = line('battle area', battle.map(unitWords));
  return [
    ...(battleLine.length > 0 ? battleLine : [`${playerName(player)} battle area: empty`]),
    ...line('breeding area', breeding.map(unitWords)),
    ...line('security stack', counted(security)),
    ...line('hand', counted(hand)),
    ...line('trash', counted(trash)),
    `${playerName(player)} deck: ${deck}`,
  ];
}

function unitWords({ label, dp, suspended, under, links, keywords }: SnapshotUnit): string {
  const said = [
    ...(dp === null ? [] : [`${dp} DP`]),
    ...(suspended ? ['suspended'] : []),
    ...keywords.map((keyword) => `<${keyword}>`),
    ...(under.length === 0 ? [] : [`on ${under.map(known).join(' > ')}`]),
    ...(links.length === 0 ? [] : [`linked: ${links.map(known).join(' + ')}`]),
  ];
  return said.length === 0 ? label : `${label} (${said.join('; ')})`;
}

/** The cards in their order; those beside each other that nobody knows are counted. */
function counted(labels: readonly string[]): readonly string[] {
  const out: string[] = [];
  let unknown = 0;
  for (const [i, label] of labels.entries()) {
    if (label !== '') out.push(label);
    else if (labels[i + 1] === '') unknown += 1;
    else {
      out.push(unknown === 0 ? known('') : `${unknown + 1} cards nobody knows`);
      unknown = 0;
    }
  }
  return out;
}

const known = (label: string): string => (label === '' ? 'a card nobody knows' : label);
