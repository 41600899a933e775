/**
 * Parts that stand anywhere inside a clause: targets, keyword effects, given effects, unread words.
 */
import type { KeywordChoice } from '../../rules/rule.ts';
import { keywordRule, sectionOfKeyword } from '../keyword/lookup.ts';
import { inOrder, type Part } from './part.ts';
import { targetTold, type Befalls } from './target-words.ts';
import type { LastingAction } from '../tree/lasting.ts';
import type { Action, EffectLine, KeywordUse, Target, Unread } from '../tree/tree.ts';

const TARGETS = new Set<string>([
  'choose',
  'all',
  'any',
  'cards',
  'end card',
  'stacked card',
  'belonging',
  'of those',
  'same',
  'worth',
] satisfies readonly Target['kind'][]);

interface Kinded {
  readonly kind: string;
}
const isKinded = (value: object): value is Kinded =>
  'kind' in value && typeof value.kind === 'string';
const isUnread = (value: object): value is Unread => isKinded(value) && value.kind === 'unread';
const isUse = (value: object): value is KeywordUse => 'printed' in value && 'name' in value;
const isLine = (value: object): value is EffectLine => isKinded(value) && value.kind === 'effect';
/** The action "choose" has a target and no number of its own. */
const isTarget = (value: object): value is Target =>
  isKinded(value) && TARGETS.has(value.kind) && (value.kind !== 'choose' || 'upTo' in value);

type Couple = Extract<Target, { readonly kind: 'both' | 'either' }>;
const isBoth = (value: object): value is Couple =>
  isKinded(value) && value.kind === 'both' && 'targets' in value;

/** "1 each of your level 3 and level 4 Digimon": several targets that share their words. */
const isOneOfEach = (value: object): value is Couple =>
  isBoth(value) &&
  value.targets.every(
    ({ kind, span }) =>
      kind === 'choose' && span.start === value.span.start && span.end === value.span.end,
  );

/** Whether what is said of a target holds from then on; the rest is done at one moment. */
const HOLDS: {
  readonly [
    kind in Extract<LastingAction<never>, { readonly target: Target }>['kind'] | 'must'
  ]: boolean;
} = {
  DP: true,
  'add DP': true,
  'set DP': true,
  gain: true,
  quoted: true,
  prohibit: true,
  'prohibit by': true,
  allow: true,
  must: true,
  immune: true,
  'also treated as': true,
  'become Digimon': true,
  'gain effects': true,
  only: true,
  'keep under': true,
  'become colour': true,
  'ban cards': true,
  limit: false,
};

const isHolding = (kind: string): boolean =>
  Object.entries(HOLDS).some(([k, on]) => on && k === kind);

/** What says of cards which they are, and does nothing to them. */
const SPEAKS = new Set<string>(['limit', 'reduce by', 'activate'] satisfies Action['kind'][]);

/** All parts inside an action; what it does to its targets is told of them. */
export function partsOfAction(
  action: Action,
  explainLine: (line: EffectLine) => readonly Part[],
): readonly Part[] {
  if (action.kind === 'unread') return [unreadPart(action)];
  if ('action' in action) return partsOfAction(action.action, explainLine);
  const [holds, speaks] = [isHolding(action.kind), SPEAKS.has(action.kind)];
  const befallsAt = (key: string): Befalls =>
    holds ? (key === 'target' ? 'lasts' : 'named') : speaks ? 'named' : 'done';
  return inOrder(
    Object.entries(action).flatMap(([key, value]: [string, unknown]) =>
      partsInside(value, explainLine, isMeant(value) ? befallsAt(key) : 'named'),
    ),
  );
}

const isMeant = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  isKinded(value) &&
  (isTarget(value) || value.kind === 'both' || value.kind === 'either');

/** All parts inside a node, nested as they stand in the text. */
export function partsInside(
  node: unknown,
  explainLine: (line: EffectLine) => readonly Part[],
  befalls: Befalls = 'named',
): readonly Part[] {
  const found: Part[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isUnread(value)) found.push(unreadPart(value));
    else if (isUse(value)) found.push(keywordPart(value));
    else if (isLine(value)) found.push(grantedPart(value, explainLine(value)));
    else if (isOneOfEach(value)) found.push(oneOfEachPart(value));
    else if (isTarget(value)) {
      const told = targetTold(value, befalls);
      const parts = partsOf(value);
      if (told === undefined) found.push(...parts);
      else found.push({ ...told, span: value.span, parts });
    } else Object.values(value).forEach(visit);
  };
  const partsOf = (target: object): readonly Part[] =>
    inOrder(Object.values(target).flatMap((inner) => partsInside(inner, explainLine)));
  visit(node);
  return inOrder(found);
}

const oneOfEachPart = ({ span }: Couple): Part => ({
  kind: 'target',
  span,
  words: '1 of each is chosen.',
  rules: ['15-10-2-1'],
  parts: [],
});

export const unreadPart = ({ span }: Pick<Unread, 'span'>): Part => ({
  kind: 'unread',
  span,
  words: "These words aren't understood, and we don't guess what they mean.",
  rules: [],
  parts: [],
});

/** `alone`: it is no part of another effect, so that its own clause says whether it is optional. */
export function keywordPart(use: KeywordUse, alone = false): Part {
  const row = keywordRule(use.name);
  const rule = sectionOfKeyword(use.name);
  const n =
    use.n === undefined ? '' : ` The number is ${use.upTo === true ? 'up to ' : ''}${use.n}.`;
  const argument = use.argument === undefined ? '' : ` In brackets: "${use.argument}".`;
  const choice = row === undefined || !alone ? '' : CHOICE_WORDS[row.choice];
  return {
    kind: 'keyword',
    span: use.span,
    words:
      rule === undefined
        ? `A keyword from a later edition. It isn't in the rules here.${n}${argument}`
        : `A keyword with its own rule.${n}${argument}${choice}`,
    rules: [
      ...(rule === undefined ? [] : [rule]),
      ...(row === undefined || !alone ? [] : [row.choiceRule]),
    ],
    ...(rule === undefined ? {} : { keyword: use.name }),
    parts: [],
  };
}

const CHOICE_WORDS: { readonly [choice in KeywordChoice]: string } = {
  mandatory: ' It is mandatory.',
  optional: ' It is optional.',
  'as the effect says': ' The effect it is written in says whether it is optional.',
};

const grantedPart = ({ span }: EffectLine, parts: readonly Part[]): Part => ({
  kind: 'granted effect',
  span,
  words: 'A card that gains this effect has it as its own.',
  rules: ['15-13', '15-15-2'],
  parts,
});
