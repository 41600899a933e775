/** What a verdict rests on, and what would have to be different for another one. */
import { SWITCHABLE } from '../../game/run/policy.ts';
import { Undecided, UnknownCard } from '../../game/run/run.ts';
import { surenessOf } from '../../quiz/check/sureness.ts';
import type { Standing } from '../../quiz/common/stand.ts';
import { sayReason } from '../../quiz/whynot/say-reason.ts';
import { reasonsFor } from '../../quiz/whynot/search.ts';
import { kitTable } from '../../scenario/change/kit.ts';
import { makeKit } from '../../scenario/change/kit-make.ts';
import { AskedRules } from '../../scenario/claim/asked.ts';
import type { Fact } from '../../scenario/claim/claim.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { verify } from '../../scenario/play/verify.ts';
import { viewsOf } from '../../ui/steps/endings.ts';
import { surveyOf, type Survey } from '../courses/survey.ts';
import type { LabClaim, LabSure } from './wire.ts';

type Decided = 'always' | 'sometimes' | 'never';

/** Steps of work for another reading, and for the search of a change. */
const WORK = 200_000;
/** Endings that are looked at for cards that nobody knows. */
const LOOKED_AT = 60;

/** Open points that the verdict turns with, and piles with cards that nobody knows. */
export function howSure(
  scenario: Scenario,
  fact: Fact,
  verdict: Decided,
  { endings }: Survey,
): LabSure {
  const asked = new AskedRules();
  verdictWith(scenario, fact, asked);
  const readings = SWITCHABLE.filter((id) => asked.rules.has(id)).flatMap((policy) => {
    const other = verdictWith(scenario, fact, new Set([policy]));
    return other === verdict ? [] : [{ policy, verdict: other }];
  });
  const views = viewsOf(scenario, endings.slice(0, LOOKED_AT));
  const { assumed } = surenessOf([], scenario, standingOf(fact, 'sometimes'), {
    answers: [],
    endings: views,
  });
  return { readings, assumed };
}

/** How often it is so with rules switched off; `null`: that isn't decided. */
function verdictWith(scenario: Scenario, fact: Fact, without: ReadonlySet<string>): Decided | null {
  try {
    const { endings, stopped } = surveyOf(scenario, { fact, without, work: WORK });
    if (stopped !== null) return null;
    const so = endings.filter(({ isSo }) => isSo).length;
    return so === 0 ? 'never' : so === endings.length ? 'always' : 'sometimes';
  } catch (problem) {
    if (problem instanceof UnknownCard || problem instanceof Undecided) return null;
    throw problem;
  }
}

/**
 * The smallest change with which it would not always, or not never be so: a rule, a choice or a
 * fact of the board. `null`: none was found within the work that is done for it.
 */
export function whatWouldChange(
  scenario: Scenario,
  fact: Fact,
  verdict: 'always' | 'never',
): LabClaim['change'] {
  const wanted: Fact = verdict === 'never' ? fact : { kind: 'not', fact };
  const table = kitTable(scenario, makeKit());
  const standing = standingOf(wanted, 'sometimes');
  const looked = { cites: [], scenario, standing, table };
  const [found] = reasonsFor(looked, [[]], { left: WORK });
  if (found?.reason == null) return null;
  const { parts, rule } = sayReason(found.reason, scenario.board);
  // Its first words are those of a wrong answer.
  const words = parts.slice(1).map((part) => (typeof part === 'string' ? part : part.rule));
  const would = verdict === 'never' ? 'It could be true' : 'It would not always be true';
  return { words: `${would} ${words.join('').trim()}`, rule };
}

const standingOf = (fact: Fact, frequency: Decided): Standing => ({
  judge: (scenario, without) => {
    const isRight = verify(scenario, { fact, frequency }, without).right;
    return () => isRight;
  },
  facts: () => [fact],
});
