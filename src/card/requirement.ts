import type { Condition } from '../effect/tree/tree.ts';
import { parseSought, type Sought } from './sought.ts';

/**
 * Requirements printed on cards: what a card may be put on, or what it may be made of, and for how
 * much memory.
 */

export const REQUIREMENT_KINDS = [
  'digivolve',
  'dna',
  'digixros',
  'assembly',
  'burst digivolve',
  'app fusion',
  'link',
] as const;
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];

export interface Requirement {
  readonly kind: RequirementKind;
  /**
   * Memory to pay; for DigiXros what each card takes off the play cost, for Assembly what all
   * together do.
   */
  readonly cost: number;
  /**
   * One for a digivolution or a link; one for each part of a DNA digivolution, DigiXros, Assembly
   * or app fusion; for burst digivolve what digivolves and the Tamer that is returned.
   */
  readonly parts: readonly Sought[];
  /**
   * A number of cards is stated, so that their player chooses how they are stacked (7-2-2-8,
   * 7-3-2-6).
   */
  readonly counted?: boolean;
  /** Printed behind "while" or "if": the requirement is one only as long as that holds. */
  readonly when?: string;
  /** What is printed there, read as a condition. */
  readonly condition?: Condition;
  /** Of the cards of an Assembly or a DigiXros no two may be alike in this. */
  readonly different?: 'names' | 'levels' | 'numbers';
}

/** Reads "3 from Lv.4 red" or "0 from Lv.4 red + Lv.4 blue"; `null` when it is none. */
export function parseRequirement(kind: RequirementKind, line: string): Requirement | null {
  const match = /^(-?\d+) from (.+?)(?: (?:while|if) (.+))?$/.exec(line.trim());
  if (match === null) return null;
  const parts: Sought[] = [];
  let counted = false;
  for (const part of (match[2] ?? '').split(
    kind === 'burst digivolve' ? / by returning / : / [+×] /,
  )) {
    const [, n, rest = part] = /^([1-9]) (.+)$/.exec(isStacked(kind) ? part : '') ?? [];
    const sought = parseSought(rest);
    if (sought === null) return null;
    counted ||= n !== undefined;
    for (let i = 0; i < Number(n ?? 1); i++) parts.push(sought);
  }
  if (kind === 'burst digivolve' && parts.length !== 2) return null;
  return {
    kind,
    cost: Number(match[1]),
    parts,
    ...(counted ? { counted } : {}),
    ...(match[3] === undefined ? {} : { when: match[3] }),
  };
}

const isStacked = (kind: RequirementKind): boolean => kind === 'digixros' || kind === 'assembly';
