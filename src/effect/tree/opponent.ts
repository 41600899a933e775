/**
 * Whether a part of a text speaks of the opponent, so that "they" behind it can only be that
 * player.
 */
import {
  OF_OPPONENT as FORBIDDEN_OR_ALLOWED,
  type Permission,
  type Prohibition,
} from './closed/prohibition.ts';
import type { CausePhrase } from './closed/cause.ts';
import { OF_OPPONENTS_TURN, type DurationName } from './closed/duration.ts';
import type { LastingAction } from './lasting.ts';
import type { Node, Side } from './node.ts';
import { someNode, type AnyNode } from './some-node.ts';
import type { Moment } from './condition.ts';
import type { Target } from './target.ts';
import type { EffectLine, Sentence } from './tree.ts';

type ImmuneTo = Extract<LastingAction<unknown>, { kind: 'immune' }>['to'];

/** Words of the closed lists that name that player. */
const OF_OPPONENT: ReadonlySet<unknown> = new Set<
  Side | CausePhrase | DurationName | Moment['name'] | Prohibition | Permission | ImmuneTo
>([
  ...OF_OPPONENTS_TURN,
  ...FORBIDDEN_OR_ALLOWED,
  "your opponent's",
  "by an opponent's effect",
  "by your opponent's effects",
  "by an opponent's Digimon's effect",
  "at the end of your opponent's turn",
  "at the end of your opponent's next turn",
  "at the next end of your opponent's turn",
  "your opponent's effects",
  "your opponent's Digimon's effects",
  "your opponent's Option effects",
  "your opponent's Tamer effects",
]);

/** How nodes are spelled, which says nothing. */
const SPELLED: ReadonlySet<string> = new Set(['form', 'word', 'text', 'printed', 'argument']);

/** "1 of your opponent's Digimon", "by your opponent's effects", "your opponent draws 1 card" */
export const speaksOfOpponent = (part: unknown): boolean =>
  someNode(part, (node) => node.kind === 'opponent' || node.byTheirs === true || isOpponents(node));

const isOpponents = (node: AnyNode): boolean =>
  Object.entries(node).some(([field, value]) => !SPELLED.has(field) && OF_OPPONENT.has(value));

/**
 * The first part that says "they" or "their" where the effect has spoken of both players, and not
 * of the opponent alone before that: it may mean either of them, or both.
 */
export function theyAreUnclear(
  trigger: EffectLine['trigger'],
  sentences: readonly Sentence[],
): Node | undefined {
  if (speaksOfOpponent(trigger)) return undefined;
  let both = false;
  for (const { at, duration, conditions, cost, each, processes } of sentences)
    for (const part of [at, duration, ...conditions, cost, each, ...processes]) {
      if (part === undefined) continue;
      if (namesOpponent(part)) return undefined;
      if (both && saysThey(part)) return part;
      both ||= someNode(part, isOfBoth);
    }
  return undefined;
}

/** "1 Digimon", "a card": of either player. */
const OF_EITHER: ReadonlySet<unknown> = new Set<Target['kind']>(['choose', 'all', 'any', 'cards']);

/** "Both players draw 1 card", "both players' decks", "both players have 3 security cards". */
const isOfBoth = (node: AnyNode): boolean =>
  node.kind === 'both players' ||
  (node.side === 'either' && !OF_EITHER.has(node.kind)) ||
  isAskedOfBoth(node);

/** The same words are asked of each: "you have ... and your opponent has ..." is written twice. */
function isAskedOfBoth({ kind, tests }: AnyNode & { readonly tests?: unknown }): boolean {
  if ((kind !== 'and' && kind !== 'or') || !Array.isArray(tests)) return false;
  const asked: readonly (AnyNode & Partial<Node>)[] = tests;
  const [first, ...others] = asked;
  return others.some(
    ({ side, span }) => side !== first?.side && span?.start === first?.span?.start,
  );
}

const THEY = /^(?:they|their)\b/;

const isCalledThem = ({ kind, side, form }: AnyNode & { readonly form?: unknown }): boolean =>
  (kind === 'opponent' || side === "your opponent's") &&
  typeof form === 'string' &&
  form.split('|').some((word) => THEY.test(word.trim()));

/** What both players do is done by each of them: "both players trash 1 card in their hands". */
function saysThey(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if (Array.isArray(part)) return part.some(saysThey);
  if (isOfBoth(part)) return false;
  return isCalledThem(part) || Object.values(part).some(saysThey);
}

/** By that name, and not by "they"; what both players do is not said of the opponent. */
function namesOpponent(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if (Array.isArray(part)) return part.some(namesOpponent);
  const node: AnyNode = part;
  if (isOfBoth(node) || isCalledThem(node)) return false;
  const isNamed = node.kind === 'opponent' || node.byTheirs === true || isOpponents(node);
  return isNamed || Object.values(part).some(namesOpponent);
}
