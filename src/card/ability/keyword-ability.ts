/** The ability of a keyword effect, read off its text once; and which keyword counters with it. */
import type { Ability } from './ability.ts';
import type { KeywordRule } from '../../effect/keyword/keyword.ts';
import type { KeywordUse } from '../../effect/tree/tree.ts';
import { readEffects } from '../../effect/read/read.ts';
import { writeLine } from '../../effect/read/write.ts';
import { makeAbility } from './make-ability.ts';

/** A keyword whose parameters, put into its text, give words that are not understood. */
export class UnreadableKeyword extends Error {}

const keywordAbilities = new Map<string, Ability>();

/**
 * The effect that a keyword with its parameters stands for, read from its text once; `null` where
 * procedures ask for the keyword instead.
 */
export function abilityOfKeyword(
  rule: KeywordRule,
  use: Pick<KeywordUse, 'n' | 'argument'>,
  names: readonly string[] = [],
): Ability | null {
  const text = typeof rule.text === 'function' ? rule.text(use, names) : rule.text;
  if (text === undefined) return null;
  const known = keywordAbilities.get(`${rule.name}/${text}`);
  if (known !== undefined) return known;
  const ability = readKeyword(rule, text);
  keywordAbilities.set(`${rule.name}/${text}`, ability);
  return ability;
}

function readKeyword(rule: KeywordRule, text: string): Ability {
  const line = readEffects(text).lines[0];
  if (line?.kind !== 'effect')
    throw new UnreadableKeyword(`<${rule.name}>: its text is not read: ${text}`);
  const { ability, problems } = makeAbility(line, text, rule);
  if (problems[0] !== undefined)
    throw new UnreadableKeyword(`<${rule.name}>: ${problems[0].found} in ${writeLine(line)}`);
  if (rule.category !== 'none' && ability.category !== rule.category) {
    throw new Error(`<${rule.name}> is read as ${ability.category}: ${text}`);
  }
  return ability;
}
