/**
 * "If played by an effect", "when played from digivolution cards": asked of what set the effect off
 * (game/is/condition/came-about.ts), so that nothing else may have set it off.
 */
import { keywordRule } from '../../effect/keyword/lookup.ts';
import type { EffectLine, Sentence, Test } from '../../effect/tree/tree.ts';
import type { Listener } from '../listens/listener.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';

type WayAsked = Extract<Test, { kind: 'way' }>;
type ByKeyword = Extract<Test, { kind: 'by keyword' }>;

/** Causes that an event can be asked for. */
const CAUSES = new Set<string>([
  'by an effect',
  'by effects',
  'by your effects',
  'by one of your effects',
  "by your opponent's effects",
  "by an opponent's effect",
  'other than by effects',
]);

/** Conditions on how something came about that the engine could not tell (15-6-1). */
export function checkWays(
  line: EffectLine,
  events: readonly Listener[],
  sentences: readonly Sentence[],
  problems: NotRunnable[],
): void {
  for (const { conditions } of sentences)
    for (const { test, span } of conditions)
      for (const way of waysIn(test)) {
        const found =
          way.kind === 'way' ? wrongWith(way, line, events) : wrongWithKeyword(way, events);
        if (found !== null) problems.push({ found, span });
      }
}

/** "deleted by <Overclock>": that keyword is an effect of its own, and deletes. */
function wrongWithKeyword({ what, use }: ByKeyword, events: readonly Listener[]): string | null {
  if (keywordRule(use.name)?.text === undefined || use.argument !== undefined)
    return `"${what}" by <${use.printed}>`;
  const isAsked = events.length > 0 && events.every(({ on }) => isOfKind(on, what));
  return isAsked ? null : `"${what}" of what something else set off`;
}

/** "When your Digimon are played or digivolve": it may be the other of the two. */
const isOfKind = (on: Listener['on'], what: ByKeyword['what']): boolean =>
  on === what || (what === 'played' && on === 'digivolved');

const comes = (on: Listener['on']): boolean => on === 'played' || on === 'digivolved';

/** "[On Play] [When Attacking]": of an attack the engine says that it can't tell. */
const isBeside = (trigger: EffectLine['trigger'], on: Listener['on']): boolean =>
  trigger === undefined && on === 'attack';

const waysIn = (test: Test): readonly (WayAsked | ByKeyword)[] =>
  test.kind === 'way' || test.kind === 'by keyword'
    ? [test]
    : test.kind === 'and' || test.kind === 'or'
      ? test.tests.flatMap(waysIn)
      : [];

function wrongWith(
  { way, cause, origin, own }: WayAsked,
  { trigger }: EffectLine,
  events: readonly Listener[],
): string | null {
  switch (way) {
    case 'played':
    case 'digivolved':
    case 'played or digivolved':
      if (cause === 'by this effect') return null;
      if (cause !== undefined && !CAUSES.has(cause)) return `"${way} ${cause}"`;
      if (
        !events.some(({ on }) => comes(on)) ||
        events.some(({ on }) => !comes(on) && !isBeside(trigger, on))
      )
        return `"${way}" of what something else set off`;
      // How a Digimon was played that has digivolved since is not remembered.
      if (way === 'played' && own === true && events.some(({ on }) => on === 'digivolved'))
        return `how it was ${way}`;
      // [When Digivolving] alone doesn't say whether it asks for that event or an earlier one.
      if (way !== 'played or digivolved' && !events.some(({ on }) => on === way))
        return `"${way}" of what something else set off`;
      // Where it came from is asked of the Digimon itself, and so is how "this Digimon" came.
      return (origin !== undefined || own === true) && trigger !== undefined
        ? `how it was ${way}`
        : null;
    case 'digivolving':
      if (origin === undefined) return way;
      return trigger !== undefined || !events.some(({ on }) => on === 'digivolved')
        ? 'where it digivolves from'
        : null;
    default:
      return null;
  }
}
