import type { Condition } from '../effect/tree/tree.ts';

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
  /** The same, read. */
  readonly condition?: Condition;
}

/** "Lv.4 red/blue", "Puppet trait", "[Rex]": what a card must be; everything said must hold. */
export interface Sought {
  readonly level?: { readonly n: number; readonly compare: 'exactly' | 'or less' | 'or more' };
  readonly colours?: readonly string[];
  readonly trait?: string;
  readonly name?: string;
  readonly category?: string;
}

/** Facts of a card that a requirement looks at. */
export interface Sortable {
  readonly name: string;
  readonly category: string;
  readonly level: number | null;
  readonly colours: readonly string[];
  readonly traits: readonly string[];
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

/**
 * Reads one part, as it stands in requirements and in the parentheses of keywords: "blue Lv.4",
 * "Lv.4 or lower w/[Aqua] trait", "[Rex]", "Black", "[Puppet] trait".
 */
export function parseSought(text: string): Sought | null {
  let rest = text.trim().replace(/^w\//, '');
  let sought: Sought = {};
  const take = (pattern: RegExp, add: (groups: readonly string[]) => Sought): void => {
    const match = pattern.exec(rest);
    if (match === null) return;
    sought = { ...sought, ...add(match.slice(1)) };
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`.trim();
  };
  take(/\b(?:Lv\.|level )(\d+)( or (?:lower|less)| or (?:higher|more))?/i, ([n, compare]) => ({
    level: {
      n: Number(n),
      compare:
        compare === undefined ? 'exactly' : /lower|less/.test(compare) ? 'or less' : 'or more',
    },
  }));
  take(/(?:w\/|with (?:the )?)?\[([^\]]+)\](?: in any)? traits?/i, ([trait = '']) => ({ trait }));
  take(/\[([^\]]+)\]/, ([name = '']) => ({ name }));
  take(
    /\b((?:red|blue|yellow|green|black|purple|white)(?:\/(?:red|blue|yellow|green|black|purple|white))*)\b/i,
    ([colours = '']) => ({
      colours: colours.toLowerCase().split('/'),
    }),
  );
  take(/\b(Digimon|Tamer|Option)\b(?: card)?/, ([category = '']) => ({ category }));
  if (rest !== '' && Object.keys(sought).length === 0) return { name: rest };
  return rest === '' && Object.keys(sought).length > 0 ? sought : null;
}

/**
 * Whether a card is what is sought (2-3-1-2: a bare name is the whole name; 2-4-3: one colour of
 * several is enough).
 */
export function isSought(card: Sortable, sought: Sought): boolean {
  const { level, colours, trait, name, category } = sought;
  if (level !== undefined) {
    if (card.level === null) return false;
    if (level.compare === 'exactly' && card.level !== level.n) return false;
    if (level.compare === 'or less' && card.level > level.n) return false;
    if (level.compare === 'or more' && card.level < level.n) return false;
  }
  if (colours !== undefined && !colours.some((colour) => card.colours.includes(colour)))
    return false;
  if (trait !== undefined && !card.traits.includes(trait)) return false;
  if (category !== undefined && card.category !== category) return false;
  return name === undefined || card.name === name;
}
