/** What of an effect can't be run as a whole, sentence by sentence and between its sentences. */
import type { EffectLine, Sentence } from '../../effect/tree/tree.ts';
import { type NotRunnable } from '../can-run/not-runnable.ts';
import type { Ability } from './ability.ts';
import type { Listener } from '../listens/listener.ts';
import {
  checkArea,
  checkReductions,
  checkBans,
  checkMaxima,
  checkLookingBack,
  checkStated,
  checkActivations,
  checkComing,
} from './check.ts';
import { checkInstead } from '../runnable/instead.ts';
import { checkShown } from '../runnable/shown.ts';
import { checkOtherwise } from '../runnable/otherwise.ts';
import { checkAdded, checkAsked } from '../runnable/added.ts';
import { checkWhetherDone } from '../runnable/whether-done.ts';
import { checkOwnBattle, checkThen } from '../runnable/moments.ts';
import { checkSentence } from '../runnable/runnable.ts';
import { theyAreUnclear } from '../../effect/tree/opponent.ts';
import { checkDurations } from '../runnable/duration.ts';
import { checkBeneath } from '../runnable/beneath.ts';
import { checkWays } from './way.ts';
import { checkDone } from './done.ts';
import { checkPersistent } from './persistent.ts';
import { checkDoneTo } from './result-of.ts';
import { checkAllowed } from '../runnable/digivolve.ts';
import { checkReferences } from '../refers/refers.ts';

/** An effect as it is made, before its parts are checked. */
interface AbilityParts {
  readonly line: EffectLine;
  readonly events: readonly Listener[];
  readonly sentences: readonly Sentence[];
  readonly category: Ability['category'];
  readonly price: Ability['price'];
  readonly spokenBy: EffectLine['trigger'];
}

/** Reports every part that can't be run, in the order in which a reader is told of them. */
export function checkParts(
  { line, events, sentences, category, price, spokenBy }: AbilityParts,
  problems: NotRunnable[],
): void {
  const isPersistent = category === 'persistent';
  for (const sentence of sentences) checkSentence(sentence, problems);
  checkOtherwise(sentences, isPersistent, problems);
  checkDurations(line, sentences, problems);
  checkThem(line, sentences, problems);
  checkThen(sentences, problems);
  checkOwnBattle(sentences, problems);
  checkInstead(line, sentences, problems);
  checkWhetherDone(sentences, problems);
  checkAdded(sentences, problems);
  checkAsked(sentences, problems);
  checkShown(sentences, problems);
  checkWays(line, events, sentences, problems);
  checkArea(line, category, problems);
  checkReductions(sentences, events, problems);
  if (!isPersistent) checkBans(sentences, problems);
  checkMaxima(sentences, category, problems);
  checkLookingBack(sentences, events, problems);
  checkDone(sentences, events, problems);
  checkDoneTo(sentences, problems);
  checkBeneath(line, sentences, problems);
  checkStated(line, category, sentences, events, problems);
  checkActivations(line, sentences, problems);
  if (events.some(({ on }) => on === 'would be played')) checkComing(sentences, problems);
  if (isPersistent) checkPersistent(line, price === undefined ? sentences : [], problems);
  else {
    checkAllowed(sentences, problems);
    checkReferences(spokenBy === undefined ? line : { trigger: spokenBy }, sentences, problems);
  }
}

/** "Both players trash 1 card. Then, if they have ...": the opponent, either of them, or both. */
function checkThem(
  { trigger }: EffectLine,
  sentences: readonly Sentence[],
  problems: NotRunnable[],
): void {
  const unclear = theyAreUnclear(trigger, sentences);
  if (unclear !== undefined)
    problems.push({ found: 'whom "they" means behind "both players"', span: unclear.span });
}
