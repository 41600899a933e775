/**
 * Facts about the course of a game and not about its end: they are noted while it is played, so
 * that courses that come to the same board are told apart by them.
 */
import { begin, resolve } from '../../game/explore/resolve.ts';
import { labelOf, type Sighting, type Run, type Setup, type Watch } from '../../game/run/run.ts';
import { factOf, note } from '../../game/state/facts.ts';
import type { Ability } from '../../card/ability/ability.ts';
import { isOfCourse, type Fact } from './claim.ts';

type CourseFact = Extract<Fact, { readonly kind: 'uses nth' | 'once' | 'leaving' }>;
type Decide = (run: Run, fact: Fact) => boolean;

/** A name for the fact in the list of what is looked for. */
const nameOf = (fact: CourseFact): string => JSON.stringify(fact);

const seenIn = (fact: Fact): readonly CourseFact[] =>
  fact.kind === 'not'
    ? seenIn(fact.fact)
    : fact.kind === 'and' || fact.kind === 'or'
      ? fact.facts.flatMap(seenIn)
      : fact.kind === 'uses nth' || isOfCourse(fact)
        ? [fact]
        : [];

/** Looks for what these facts say of the course; `null` where they say nothing of it. */
export function watchFor(facts: readonly Fact[], isTrue: Decide): Watch | null {
  const seen = facts.flatMap(seenIn);
  if (seen.length === 0) return null;
  return {
    names: seen.map(nameOf),
    see: (run, moment) => {
      seen.forEach((fact, i) => {
        const noted = run.state.facts.includes(factOf('seen', 0, i));
        if (!noted && isSeen(run, moment, fact, isTrue)) note(run.state, 'seen', 0, i);
      });
    },
  };
}

function isSeen(run: Run, moment: Sighting, fact: CourseFact, isTrue: Decide): boolean {
  switch (fact.kind) {
    case 'once':
      return moment.kind === 'change' && isTrue(run, fact.fact);
    case 'leaving':
      return (
        moment.kind === 'leave' &&
        moment.units.some((unit) => labelOf(run, unit) === fact.card) &&
        isTrue(run, fact.fact)
      );
    case 'uses nth': {
      if (moment.kind !== 'activates') return false;
      const { ability, origin } = moment.pending;
      const card = run.setup.labels.indexOf(fact.card);
      return (
        origin >= 0 &&
        Math.floor(origin / 64) === card &&
        effectsNamed(run.setup, card, fact.effect)[fact.nth - 1] === ability
      );
    }
  }
}

/** The effects of a name that are printed on a card, from the first to the last. */
export function effectsNamed(
  { cards }: Pick<Setup, 'cards'>,
  card: number,
  name: string,
): readonly Ability[] {
  const effects = cards[card]?.effects;
  if (effects === undefined) return [];
  return [effects.upper, effects.inherited, effects.security, effects.linked]
    .flatMap(({ abilities }) => abilities)
    .filter((ability) => ability.name === name);
}

/** Whether it has been seen; a run that nobody looked on at is played again. */
export function wasSeen(run: Run, fact: CourseFact, isTrue: Decide): boolean {
  const at = run.watch?.names.indexOf(nameOf(fact)) ?? -1;
  if (at >= 0)
    return (
      run.state.facts.includes(factOf('seen', 0, at)) ||
      (fact.kind === 'once' && isTrue(run, fact.fact))
    );
  const watch = watchFor([fact], isTrue);
  if (watch === null || run.declarations === null) return false;
  const again = begin(run.setup, {
    script: run.taken.map(({ index }) => index),
    watch,
    ...(run.without === null ? {} : { without: run.without }),
  });
  resolve(again, run.declarations);
  return wasSeen(again, fact, isTrue);
}
