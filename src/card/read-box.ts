/** One box of a printed card, line by line. */
import type { Span } from '../base/span.ts';
import type { KeywordRule } from '../effect/keyword/keyword.ts';
import { keywordRule } from '../effect/keyword/lookup.ts';
import { changesOwnCost } from '../effect/tree/own-cost.ts';
import type { EffectLine, EffectText, KeywordUse, Line } from '../effect/tree/tree.ts';
import type { Ability } from './ability/ability.ts';
import { abilityOfKeyword, UnreadableKeyword } from './ability/keyword-ability.ts';
import { counterKeyword, makeAbility } from './ability/make-ability.ts';
import { parsePrintedRequirement } from './printed-requirement.ts';
import type { Box, BoxEffects } from './printed.ts';
import type { Requirement } from './requirement.ts';
import { parseOlderRuleLine, parseRuleLine, type RuleFacts } from './rule-line.ts';
import type { NotRunnable } from './can-run/not-runnable.ts';
import { handlesOwnCard } from './ability/own-card.ts';
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
            ? process.action.kind === 'ignore colours' ||
              process.action.kind === 'meets colours' ||
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

const isFact = (mark: string): boolean => mark === '[Rule]' || mark === '(Rule)';

/** What the lines of a box give. */
interface BoxRead {
  readonly keywords: KeywordUse[];
  readonly abilities: Ability[];
  readonly requirements: Requirement[];
  readonly ruleFacts: RuleFacts[];
  readonly problems: NotRunnable[];
}

/** Reads one box of a card: its keywords and effects, and the facts that its lines give. */
export function readBox(
  box: Box,
  { text, lines }: EffectText,
  names: readonly string[],
): {
  effects: BoxEffects;
  requirements: readonly Requirement[];
  ruleFacts: readonly RuleFacts[];
  problems: readonly NotRunnable[];
} {
  const into: BoxRead = {
    ...{ keywords: [], abilities: [], requirements: [], ruleFacts: [], problems: [] },
  };
  for (const line of lines) readBoxLine(into, box, line, text, names);
  const { keywords, abilities, ...rest } = into;
  return { effects: { keywords, abilities }, ...rest };
}

function readBoxLine(
  into: BoxRead,
  box: Box,
  line: Line,
  whole: string,
  names: readonly string[],
): void {
  const text = whole.slice(line.span.start, line.span.end);
  const older = parseOlderRuleLine(text);
  if (older !== null) {
    into.ruleFacts.push(older);
    return;
  }
  switch (line.kind) {
    case 'effect':
      readEffectOf(into, box, line, text);
      return;
    case 'keywords':
      for (const use of line.uses) takeKeyword(into, box, use, names);
      return;
    case 'rule line':
      readFactsOf(into, line);
      return;
    default:
      into.problems.push(notUnderstood('a line', 'effect', line.span));
  }
}

function readEffectOf(into: BoxRead, box: Box, line: EffectLine, text: string): void {
  const use = counterKeyword(line);
  if (use !== null) {
    into.keywords.push(use);
    refuseInSecurity(into, box, line.span);
    return;
  }
  const { ability, problems } = makeAbility(line, text);
  into.problems.push(...problems);
  takeAbility(into, box, ability, line.span);
}

function takeKeyword(into: BoxRead, box: Box, use: KeywordUse, names: readonly string[]): void {
  const { problems } = into;
  if (keywordRule(use.name) === undefined)
    problems.push({ found: `<${use.printed}>`, span: use.span });
  else if (use.name === 'Succession' && parseSought(use.argument ?? '') === null)
    problems.push({ found: `the parameter of <${use.printed}>`, span: use.span });
  else {
    into.keywords.push(use);
    const ability = standsFor(use, names, problems);
    if (ability !== null) takeAbility(into, box, ability, use.span);
    else refuseInSecurity(into, box, use.span);
  }
}

/** Takes an effect, and says where this box is no place for it. */
function takeAbility(into: BoxRead, box: Box, ability: Ability, span: Span): void {
  const { abilities, problems } = into;
  abilities.push(ability);
  if (box === 'option' && !isOfDual(ability))
    problems.push({ found: 'an effect of this kind on the Option of a DUAL card', span });
  if (box !== 'upper' && box !== 'option' && isOfOwnCost(ability))
    problems.push({ found: 'a cost that is changed at another time', span });
  if (!isSecurity(ability)) refuseInSecurity(into, box, span);
  if (box !== 'inherited' && box !== 'linked') return;
  if (worksElsewhere(ability))
    problems.push({ found: 'a [Security], [Hand] or [Trash] effect in this box', span });
  if (handlesOwnCard(ability))
    problems.push({ found: '"this card" in this box, which is not the Digimon (15-3-3)', span });
}

/** What stands in the box of a checked card and is no [Security] effect would never be used. */
function refuseInSecurity({ problems }: BoxRead, box: Box, span: Span): void {
  if (box === 'security') problems.push({ found: 'an effect that is no [Security] effect', span });
}

/** A card has the effects of its lower box only under another card (4-3-3, 4-3-4). */
const worksElsewhere = (ability: Ability): boolean =>
  isSecurity(ability) || /^(?:Security|Hand|Trash)$/.test(ability.area ?? '');

/** A (Rule) line, or a requirement. */
function readFactsOf(
  { ruleFacts, requirements, problems }: BoxRead,
  { mark, text, span }: Extract<Line, { kind: 'rule line' }>,
): void {
  if (isFact(mark)) {
    const facts = parseRuleLine(text);
    if (facts !== null) ruleFacts.push(facts);
    else problems.push(notUnderstood('a (Rule) line', 'facts', span));
    return;
  }
  const requirement = readWhenOf(parsePrintedRequirement(mark, text));
  if (requirement !== null) requirements.push(requirement);
  else problems.push(notUnderstood('a requirement', 'facts', span));
}
