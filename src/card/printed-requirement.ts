/** Requirements as they are printed in the text of a card (2-3-5 to 2-3-11). */
import { parseSought, type Sought } from './sought.ts';
import type { Requirement, RequirementKind } from './requirement.ts';

const KINDS: { readonly [mark: string]: RequirementKind } = {
  Digivolve: 'digivolve',
  'DNA Digivolve': 'dna',
  DigiXros: 'digixros',
  Assembly: 'assembly',
  'Burst Digivolve': 'burst digivolve',
  'App Fusion': 'app fusion',
  Link: 'link',
};

/**
 * Reads the mark of a line ("[Digivolve]", "Digivolve:", "[DigiXros -2]", "DigiXros -2:") and the
 * words behind it; `null` when some of them are not understood.
 */
export function parsePrintedRequirement(mark: string, words: string): Requirement | null {
  const [, name = '', off] = /^\[?([A-Za-z ]+?)(?: -(\d+))?\]?:?$/.exec(mark) ?? [];
  const kind = KINDS[name];
  if (kind === undefined) return null;
  const text = words.trim().replace(/\.$/, '');
  switch (kind) {
    case 'digixros':
    case 'assembly':
      return off === undefined ? null : materials(kind, -Number(off), text);
    case 'burst digivolve':
      return burst(text);
    default:
      return costed(kind, text);
  }
}

/** "Lv.4 w/[X] trait: Cost 3" and the older "3 from Lv.4 w/[X] trait". */
function splitCost(text: string): { cost: number; rest: string } | null {
  const behind = /^(.+?) ?: ?Cost (\d+)$/i.exec(text);
  if (behind !== null) return { cost: Number(behind[2]), rest: behind[1] ?? '' };
  const named = /^(\d+) if name contains (\[[^[\]]+\])$/i.exec(text);
  if (named !== null) return { cost: Number(named[1]), rest: `w/${named[2] ?? ''} in name` };
  const before = /^(\d+) from (.+)$/i.exec(text);
  return before === null ? null : { cost: Number(before[1]), rest: before[2] ?? '' };
}

/** "[X] w/[Y] digivolution card: Cost 4", "[X] w/5 [Y] trait cards under: Cost 4" */
function beneath(text: string): { readonly spec: string; readonly when: string } | null {
  const [, host, name, cost] =
    /^(.+?) w\/(\[[^[\]]+\]) (?:digivolution card|in digivolution cards)(: Cost \d+)$/i.exec(
      text,
    ) ?? [];
  if (host !== undefined && name !== undefined && cost !== undefined)
    return { spec: host + cost, when: `${name} is in this Digimon's digivolution cards` };
  const [, tamer, cards, price] =
    /^(\[[^[\]]+\]) w\/(\d+ \[[^[\]]+\] trait cards) under(: Cost \d+)$/i.exec(text) ?? [];
  return tamer === undefined || cards === undefined || price === undefined
    ? null
    : { spec: tamer + price, when: `there are ${cards} under this Tamer` };
}

function costed(kind: RequirementKind, text: string): Requirement | null {
  const under = beneath(text);
  if (under !== null) {
    const read = costed(kind, under.spec);
    return read === null ? null : { ...read, when: under.when };
  }
  // "While you have [X], [Y]: Cost 6", and in the board notation "2 from [Y] while you have [X]".
  const [, before, behind] =
    /^While ([^,]+), (.+)$/i.exec(text) ?? /^While ([^,[]+) (\[.+)$/i.exec(text) ?? [];
  // "[Y] while you have 2 or fewer security cards: Cost 3"
  const [, what, when, cost] = /^(\[.+?) while ([^:]+)(: Cost \d+)$/i.exec(text) ?? [];
  const [, spec = behind ?? text, inner = before] =
    before !== undefined
      ? []
      : when === undefined
        ? (/^(\d+ from .+?) (?:while|if) (.+)$/i.exec(text) ?? [])
        : ['', `${what ?? ''}${cost ?? ''}`, when];
  const found = splitCost(spec);
  if (found === null) return null;
  const apart = kind === 'dna' ? / ?[+&] / : kind === 'app fusion' ? / ?& / : null;
  const parts = readAll(apart === null ? [found.rest] : found.rest.split(apart));
  if (parts === null || (kind === 'dna' && parts.length !== 2)) return null;
  return { kind, cost: found.cost, parts, ...(inner === undefined ? {} : { when: inner }) };
}

/** "0 from [X] by returning 1 [Y] to hand" (8-3-3-2) */
function burst(text: string): Requirement | null {
  const match =
    /^(.+?),? by returning (?:1 )?(.+?)(?: to (?:the |your )?hand)?((?: ?: ?Cost \d+)?)$/i.exec(
      text,
    );
  const found = match === null ? null : splitCost(`${match[1] ?? ''}${match[3] ?? ''}`);
  const parts = found === null ? null : readAll([found.rest, match?.[2] ?? '']);
  return found === null || parts === null
    ? null
    : { kind: 'burst digivolve', cost: found.cost, parts };
}

/** "[A] x [B]", "4 [A]", "3 [X] trait cards w/different names", "Lv.5 x Lv.4, all w/[X] trait" */
function materials(kind: 'digixros' | 'assembly', cost: number, text: string): Requirement | null {
  const [, body = text, alike] =
    /^(.+?) (?:w\/|with |& |and )different (names|levels|card numbers)$/i.exec(text) ?? [];
  const [, levels] = /^\d+ (different-level) /i.exec(body) ?? [];
  const [, each = body, common] = /^(.+?), (?:all |both )((?:w\/|with ).+)$/i.exec(body) ?? [];
  const parts: Sought[] = [];
  let counted = false;
  for (const part of each.split(/ ?[×+] | x /)) {
    const [, n, rest = part] = /^([1-9]\d?|∞) (?:different-level )?(.+)$/i.exec(part.trim()) ?? [];
    const sought = parseSought(common === undefined ? rest : `${rest} ${common}`);
    if (sought === null) return null;
    counted ||= n !== undefined;
    const times = n === '∞' ? ANY_NUMBER : Number(n ?? 1);
    for (let i = 0; i < times; i++) parts.push(sought);
  }
  const different =
    levels !== undefined ? 'levels' : alike === undefined ? undefined : asDifferent(alike);
  return {
    kind,
    cost,
    parts,
    ...(counted ? { counted } : {}),
    ...(different === undefined ? {} : { different }),
  };
}

/** "∞ Digimon cards": more than can be on a board (scenario/limits.ts). */
const ANY_NUMBER = 60;

const asDifferent = (words: string): NonNullable<Requirement['different']> => {
  const word = words.toLowerCase();
  return word === 'card numbers' ? 'numbers' : word === 'names' ? 'names' : 'levels';
};

function readAll(texts: readonly string[]): readonly Sought[] | null {
  const parts = texts.map(parseSought);
  return parts.every((part) => part !== null) ? parts : null;
}
