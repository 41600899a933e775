/** One box of a printed card, line by line. */
import type { Span } from '../base/span.ts';
import type { KeywordRule } from '../effect/keyword/keyword.ts';
import { keywordRule } from '../effect/keyword/lookup.ts';
import { changesOwnCost } from '../effect/tree/own-cost.ts';
import type { EffectText, KeywordUse } from '../effect/tree/tree.ts';
import type { Ability } from './ability/ability.ts';
import { abilityOfKeyword, UnreadableKeyword } from './ability/keyword-ability.ts';
import { counterKeyword, makeAbility } from './ability/make-ability.ts';
import { parsePrintedRequirement } from './printed-requirement.ts';
import type { Box, BoxEffects } from './printed.ts';
import type { Requirement } from './requirement.ts';
import { parseOlderRuleLine, parseRuleLine, type RuleFacts } from './rule-line.ts';
import type { NotRunnable } from './runnable/runnable.ts';
import { parseSought } from './sought.ts';
import { readWhen } from './when.ts';

/** A requirement with the condition under which it is one (2-3-5); `null` where that is not run. */
export function readWhenOf(requirement: Requirement | null): Requirement | null {
  if (requirement?.when === undefined) return requirement;
  const condition = readWhen(requirement.when);
  return condition === null ? null : { ...requirement, condition };
}

/** <Draw 1>, <Delay>: what an effect does, or its price, and no effect where it stands alone. */
const isDone = ({ instruction, price }: KeywordRule): boolean =>
  instruction === true || price !== undefined;

/**
 * The effect that a keyword stands for, if it is one; a parameter that makes no sense is a problem
 * of the text.
 */
export function standsFor(
  use: KeywordUse,
  names: readonly string[],
  problems: NotRunnable[],
): Ability | null {
  const rule = keywordRule(use.name);
  if (rule === undefined) return null;
  if (isDone(rule)) problems.push({ found: `<${use.printed}> without a timing`, span: use.span });
  try {
    return abilityOfKeyword(rule, use, names);
  } catch (error) {
    if (!(error instanceof UnreadableKeyword)) throw error;
    problems.push({ found: `the parameter of <${use.printed}>`, span: use.span });
    return null;
  }
}

/**
 * What can stand on the Option of a DUAL card: a [Main] effect that is over when the card is
 * trashed, and what changes its color requirements.
 */
const isOfDual = ({ timings, area, sentences, category }: Ability): boolean =>
  area === undefined &&
  sentences.every(
    ({ at, processes }) =>
      at === undefined &&
      processes.every(
        (process) =>
          process.at === undefined &&
          (category === 'persistent'
            ? /^(?:ignore|meets) colours$/.test(process.action.kind) ||
              changesOwnCost(process.action)
            : timings.length === 1 &&
              timings[0] === 'Main' &&
              process.action.kind !== 'move this card' &&
              process.action.kind !== 'activate'),
      ),
  );

const isOfOwnCost = ({ sentences }: Ability): boolean =>
  sentences.some(({ processes }) => processes.some(({ action }) => changesOwnCost(action)));

/** An effect that activates when its card is checked (15-16-10). */
export const isSecurity = ({ timings }: Ability): boolean => timings.includes('Security');

/** What has words that nobody could read. */
const notUnderstood = (what: string, unread: 'effect' | 'facts', span: Span): NotRunnable => ({
  found: `${what} that is not understood`,
  unread,
  span,
});

const isFact = (mark: string): boolean => mark.includes('Rule');

/** Reads one box of a card: its keywords and effects, and the facts that its lines give. */
export function readBox(
  box: Box,
  read: EffectText,
  names: readonly string[],
): {
  effects: BoxEffects;
  requirements: readonly Requirement[];
  ruleFacts: readonly RuleFacts[];
  problems: readonly NotRunnable[];
} {
  const keywords: KeywordUse[] = [];
  const abilities: Ability[] = [];
  const problems: NotRunnable[] = [];
  const requirements: Requirement[] = [];
  const ruleFacts: RuleFacts[] = [];
  const take = (ability: Ability, span: Span): void => {
    abilities.push(ability);
    if (box === 'option' && !isOfDual(ability))
      problems.push({ found: 'an effect of this kind on the Option of a DUAL card', span });
    if (box !== 'upper' && box !== 'option' && isOfOwnCost(ability))
      problems.push({ found: 'a cost that is changed at another time', span });
    if (box === 'security' && !isSecurity(ability))
      problems.push({ found: 'an effect that is no [Security] effect', span });
  };
  for (const line of read.lines) {
    const text = read.text.slice(line.span.start, line.span.end);
    const older = parseOlderRuleLine(text);
    if (older !== null) ruleFacts.push(older);
    else if (line.kind === 'effect') {
      const use = counterKeyword(line);
      if (use !== null) keywords.push(use);
      else {
        const made = makeAbility(line, text);
        problems.push(...made.problems);
        take(made.ability, line.span);
      }
    } else if (line.kind === 'keywords') {
      for (const use of line.uses) {
        const rule = keywordRule(use.name);
        if (rule === undefined) problems.push({ found: `<${use.printed}>`, span: use.span });
        else if (use.name === 'Succession' && parseSought(use.argument ?? '') === null)
          problems.push({ found: `the parameter of <${use.printed}>`, span: use.span });
        else {
          keywords.push(use);
          const ability = standsFor(use, names, problems);
          if (ability !== null) take(ability, use.span);
        }
      }
    } else if (line.kind === 'rule line' && isFact(line.mark)) {
      const facts = parseRuleLine(line.text);
      if (facts !== null) ruleFacts.push(facts);
      else problems.push(notUnderstood('a (Rule) line', 'facts', line.span));
    } else if (line.kind === 'rule line') {
      const requirement = readWhenOf(parsePrintedRequirement(line.mark, line.text));
      if (requirement !== null) requirements.push(requirement);
      else problems.push(notUnderstood('a requirement', 'facts', line.span));
    } else problems.push(notUnderstood('a line', 'effect', line.span));
  }
  return { effects: { keywords, abilities }, requirements, ruleFacts, problems };
}
