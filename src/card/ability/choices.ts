/** A list of effects below another, and what that one activates of it. */
import { isOfList } from '../../effect/tree/listed.ts';
import { hasKind } from '../../effect/tree/some-node.ts';
import type { EffectLine, EventPhrase, Target } from '../../effect/tree/tree.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';
import { TURN_TAGS } from '../listens/timings.ts';
import { namedBy } from '../refers/spoken.ts';

/**
 * "Activate 1 of the effects below", "all of the effects below", "the effect below 4 times": each
 * is an effect of its own (15-15-7-1). A single one that is activated once is what the effect does.
 */
export function choicesOf(line: EffectLine): readonly EffectLine[] {
  const { bullets = [], span } = line;
  const isMade = line.sentences.some(({ each: all, processes }) =>
    processes.some(({ action, each = all }) => {
      if (action.kind !== 'activate') return false;
      if (action.what === 'times below') return bullets.length === 1;
      if (action.what !== 'below' && action.what !== 'all below') return false;
      if (each === undefined || action.what === 'all below') return bullets.length > 1;
      // "For each of your Tamers, activate the effect below", or "1 of the effects below".
      return action.single === true ? bullets.length === 1 : bullets.length > 0;
    }),
  );
  if (!isMade) return [];
  return bullets.map((bullet) => ({
    kind: 'effect',
    timings: [{ name: 'On Play', span }],
    sentences: bullet.sentences,
    span: bullet.span,
  }));
}

/** "activate the effect below 4 times" without just one below, "all of them" without any. */
export function checkNoList(
  { sentences, bullets = [] }: EffectLine,
  problems: NotRunnable[],
): void {
  for (const { action } of sentences.flatMap(({ processes }) => processes))
    if (
      action.kind === 'activate' &&
      (action.what === 'times below' || (isOfList(action) && bullets.length === 0))
    )
      problems.push({ found: 'a list that is not there', span: action.span });
}

const SPOKEN_OF: ReadonlySet<unknown> = new Set<Target['kind']>(['same']);

/** What stands in the list is done when it is chosen: "it" is whom the trigger condition names. */
export function checkChoices(line: EffectLine, problems: NotRunnable[]): void {
  const { trigger, sentences, bullets = [], span } = line;
  const speaksBack = hasKind(bullets, SPOKEN_OF);
  const isOfTrigger = trigger !== undefined && namesOne(trigger) && isChoiceAlone(line);
  if (speaksBack && (trigger !== undefined || sentences.length > 1) && !isOfTrigger)
    problems.push({ found: 'a list that speaks of what stands before it', span });
  if (trigger?.would === true) problems.push({ found: 'a list at that moment', span });
}

const OF_TWO: ReadonlySet<EventPhrase['kind']> = new Set<EventPhrase['kind']>([
  'blocks',
  'attacks with',
]);

/** "one of your Digimon attacks": not this one, and not by an icon as well. */
const namesOne = ({ events }: NonNullable<EffectLine['trigger']>): boolean =>
  namedBy(events) === 'named' && events.every(({ kind }) => !OF_TWO.has(kind));

/** "by suspending this Tamer, activate 1 of the effects below": nobody else is spoken of. */
function isChoiceAlone({ sentences, timings }: EffectLine): boolean {
  const [sentence, ...more] = sentences;
  if (sentence === undefined || more.length > 0 || sentence.processes.length !== 1) return false;
  const { conditions, cost, each } = sentence;
  const isPaidByThis = (cost?.actions ?? []).every(
    (action) => 'target' in action && action.target?.kind === 'this',
  );
  const action = sentence.processes[0]?.action;
  const isOneOfThem =
    action?.kind === 'activate' && action.what === 'below' && (action.n ?? 1) === 1;
  const areTurns = timings.every(({ name }) => name in TURN_TAGS);
  return isPaidByThis && isOneOfThem && areTurns && conditions.length === 0 && each === undefined;
}
