/**
 * Parts that stand anywhere inside a clause: targets, keyword effects, given effects, unread words.
 */
import type { KeywordChoice } from '../../rules/rule.ts';
import { keywordRule, sectionOfKeyword } from '../keyword/lookup.ts';
import { inOrder, type Part } from './part.ts';
import { targetTold } from './target-words.ts';
import type { EffectLine, KeywordUse, Target, Unread } from '../tree/tree.ts';

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

/** All parts inside a node, nested as they stand in the text. */
export function partsInside(
  node: unknown,
  explainLine: (line: EffectLine) => readonly Part[],
): readonly Part[] {
  const found: Part[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isUnread(value)) found.push(unreadPart(value));
    else if (isUse(value)) found.push(keywordPart(value));
    else if (isLine(value)) found.push(grantedPart(value, explainLine(value)));
    else if (isTarget(value)) {
      const told = targetTold(value);
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
    use.n === undefined ? '' : ` Its number is ${use.upTo === true ? 'up to ' : ''}${use.n}.`;
  const argument = use.argument === undefined ? '' : ` It is limited to "${use.argument}".`;
  const choice = row === undefined || !alone ? '' : CHOICE_WORDS[row.choice];
  return {
    kind: 'keyword',
    span: use.span,
    words:
      rule === undefined
        ? `A keyword from a later edition. It isn't in the rules here.${n}${argument}`
        : `A keyword. Its rule says what it does.${n}${argument}${choice}`,
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
