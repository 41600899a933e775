/**
 * The steps that speak of a fact: the one that makes it so, and the one that stands where it would
 * have come true.
 */
import type { Step } from '../../game/state/trace.ts';
import type { Fact } from '../../scenario/claim/claim.ts';
import { MEANING, type Meaning } from '../../scenario/claim/meaning.ts';
import type { Course } from '../../scenario/play/play.ts';

/** What a step can mean for a fact. */
type Sense = Exclude<keyof Meaning, 'denies' | 'orders' | 'quiet'>;

/** The step that is the event of a fact, not behind `by`. */
export const eventOf = (fact: Fact, { steps, labels }: Course, by = steps.length): number | null =>
  firstStep(fact, { steps: steps.slice(0, by + 1), labels }, ['makes']);

/** The first step that says why a fact did not come true. */
export const preventedAt = (fact: Fact, course: Course): number | null =>
  firstStep(fact, course, ['prevents', 'preventsAny']) ?? firstStep(fact, course, ['forgoes']);

/** The first step that shows what happened instead. */
export const otherwiseAt = (fact: Fact, course: Course): number | null =>
  firstStep(fact, course, ['replaces', 'replacesAny']);

function firstStep(fact: Fact, course: Course, senses: readonly Sense[]): number | null {
  const at = course.steps.findIndex((step) =>
    senses.some((sense) => means(step, sense, fact) && isAbout(step, sense, fact, course.labels)),
  );
  return at < 0 ? null : at;
}

const means = (step: Step, sense: Sense, fact: Fact): boolean =>
  MEANING[step.verb][sense]?.includes(fact.kind) === true;

/** Said of whichever card: "P2 does not block", where it is not told which Digimon could have. */
const OF_ANY: readonly Sense[] = ['preventsAny', 'forgoes', 'replacesAny'];

/**
 * Whether a step is about the card that a fact is about, about its effect, and about the battle.
 */
function isAbout(step: Step, sense: Sense, fact: Fact, labels: readonly string[]): boolean {
  if (OF_ANY.includes(sense)) return true;
  if (!('card' in fact) || !('card' in step) || step.card === null) return false;
  const card = labels.indexOf(fact.card);
  if (fact.kind === 'battles' && step.verb === 'battles') {
    const both = [step.card, step.other];
    // Another battle is what happens instead.
    return both.includes(card) && (sense !== 'makes' || both.includes(labels.indexOf(fact.other)));
  }
  if (fact.kind === 'uses' && !('effect' in step && step.effect === fact.effect)) return false;
  return step.card === card;
}
