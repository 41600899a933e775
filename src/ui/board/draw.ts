/** Decides what a board shows; the components only draw it. */
import type { Player } from '../../base/player.ts';
import type { Fighter, Snapshot, SnapshotUnit } from '../../scenario/play/snapshot.ts';

export const PLAYERS = ['P1', 'P2'] as const;

/** One place of the memory gauge, 4-1: ten on each side of 0. */
export interface GaugePlace {
  readonly n: number;
  /** Whose side it is on; 0 is on nobody's. */
  readonly side: (typeof PLAYERS)[number] | null;
  readonly here: boolean;
}

const MOST = 10;

/** The gauge from P1's 10 over 0 to P2's 10; `memory` as P1 sees it. */
export function gaugePlaces(memory: number): readonly GaugePlace[] {
  return Array.from({ length: 2 * MOST + 1 }, (_, i) => {
    const value = MOST - i;
    const side = value > 0 ? 'P1' : value < 0 ? 'P2' : null;
    return { n: Math.abs(value), side, here: value === Math.max(-MOST, Math.min(MOST, memory)) };
  });
}

/** The memory in words, as claims say it too. */
export function memoryWords(memory: number): string {
  return memory === 0 ? 'Memory 0' : `Memory ${Math.abs(memory)} for ${memory > 0 ? 'P1' : 'P2'}`;
}

/** A card that is in no area, and why. */
export interface LooseOne {
  readonly label: string;
  readonly player: Player;
  readonly why: 'checked' | 'used' | 'on its way';
}

/** The cards of a board that are in no area: checked, used, on their way. */
export const looseOn = ({ revealed, moving }: Snapshot): readonly LooseOne[] => [
  ...(revealed === null
    ? []
    : [{ ...revealed, why: revealed.isUsed ? ('used' as const) : ('checked' as const) }]),
  ...moving.map((card) => ({ ...card, why: 'on its way' as const })),
];

/** Whose breeding area is used: P1's, P2's. */
export type Breeds = readonly [boolean, boolean];

/** Whose breeding area is used on any of these boards. */
export const breedsOn = (boards: readonly Snapshot[]): Breeds => [
  boards.some(({ sides }) => sides[0].breeding.length > 0),
  boards.some(({ sides }) => sides[1].breeding.length > 0),
];

export type Role = 'attacker' | 'target' | null;

/** The part of a Digimon in the attack that goes on. */
export function roleOf(unit: SnapshotUnit, attack: Snapshot['attack']): Role {
  if (attack?.attacker.id === unit.id) return 'attacker';
  return attack?.target?.id === unit.id ? 'target' : null;
}

/** Whether this player, and no Digimon, is attacked. */
export const isPlayerAttacked = ({ attack }: Snapshot, player: Player): boolean =>
  attack !== null && attack.target === null && attack.defender === player;

/**
 * The attack in words. It goes on when its Digimon is gone, and a Digimon of the same name may have
 * come.
 */
export function attackWords(board: Snapshot): string | null {
  const { attack, sides } = board;
  if (attack === null) return null;
  const name = ({ id, label }: Fighter): string =>
    sides.some(({ battle }) => battle.some((unit) => unit.id === id)) ? label : `${label} (gone)`;
  const target =
    attack.target === null ? `the player (${PLAYERS[attack.defender]})` : name(attack.target);
  return `${name(attack.attacker)} attacks ${target}`;
}

/** Cards of a pile: those with a name one by one, those that nobody knows together. */
export type Pile = { readonly label: string } | { readonly hidden: number };

/** Takes neighbours without a name together and keeps the order. */
export function pilesOf(labels: readonly string[]): readonly Pile[] {
  const piles: Pile[] = [];
  for (const label of labels) {
    const last = piles[piles.length - 1];
    if (label !== '') piles.push({ label });
    else if (last !== undefined && 'hidden' in last)
      piles[piles.length - 1] = { hidden: last.hidden + 1 };
    else piles.push({ hidden: 1 });
  }
  return piles;
}

/**
 * The dot before what <Delay> does is printed as ・, which most fonts lack; it is drawn as •.
 */
export const withDot = (line: string): string => line.replace(/^・\s*/, '• ');

/** A keyword that a unit has now. */
export interface KeywordNow {
  readonly printed: string;
  /** No text on the unit says it as its own: an effect gives it. */
  readonly gained: boolean;
}

/**
 * Which keywords of a unit are its own: those that begin a line of its text or of one that a card
 * beneath or linked gives it (`given`). One that a line only speaks of ("[Your Turn] This Digimon
 * gains <Rush>") is gained.
 */
export function keywordsNow(
  { keywords, text }: SnapshotUnit,
  given: readonly string[],
): readonly KeywordNow[] {
  const own = [text, ...given].flatMap(leadingKeywords);
  return keywords.map((printed) => {
    const at = own.indexOf(printed);
    if (at >= 0) own.splice(at, 1);
    return { printed, gained: at < 0 };
  });
}

/**
 * <Piercing> <Security A. +1> (reminder)
 * ^^^^^^^^^^^^^^^^^^^^^^^^^^^
 */
const leadingKeywords = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const [lead = ''] = /^\s*(<[^>]+>[\s,]*)*/.exec(line) ?? [];
    return [...lead.matchAll(/<([^>]+)>/g)].map(([, name]) => name ?? '');
  });

/** Lines of a text that say more than the keywords which stand beside it. */
export function linesBeyond(text: string, keywords: readonly string[]): readonly string[] {
  return text.split('\n').filter((line) => {
    const named = [...line.matchAll(/<([^>]+)>/g)].map(([, name]) => name ?? '');
    const only = named.length > 0 && line.replace(/<[^>]+>/g, '').trim() === '';
    return line.trim() !== '' && !(only && named.every((name) => keywords.includes(name)));
  });
}
