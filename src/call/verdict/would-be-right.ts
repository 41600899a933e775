/** What would make a wrong answer right, found by playing it. */
import type { OneChange } from '../../quiz/whynot/change.ts';
import { choicesIn, factsOn } from '../../quiz/whynot/singles.ts';
import { sayReason } from '../../quiz/whynot/say-reason.ts';
import { Boards, type LookedAt } from '../../quiz/whynot/boards.ts';
import { onPoint, type Reason } from '../../quiz/whynot/search.ts';
import type { Choice } from '../../game/run/run.ts';
import { isNear } from '../../rules/number/near.ts';
import { kitTable } from '../../scenario/change/kit.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { standingOf, type Stated } from './stance.ts';

/** Steps of work for one answer. */
const WORK = 30_000;

/** No more are said of one answer. */
const MOST_SAID = 2;

/**
 * "P1 would be right if Yellow Guard did not have <Barrier>." What turns on a rule behind
 * the verdict comes first. Yields after each board that was tried.
 */
export function* changesFor(
  scenario: Scenario,
  who: 'P1' | 'P2',
  stated: Stated,
  cites: readonly string[],
): Generator<undefined, readonly string[]> {
  const table = kitTable(scenario, {});
  const looked: LookedAt = {
    ...{ cites, scenario, table },
    standing: {
      judge: (changed, without) => {
        const isRight = standingOf(changed, stated, without).stance === 'right';
        return () => isRight;
      },
      facts: () => [stated.fact],
    },
  };
  const boards = new Boards(looked, { left: WORK });
  const { had, attacks, added } = factsOn(scenario, table, [stated.fact]);
  // What a player may do isn't explained by whether they do it.
  const choices = stated.by === null ? choicesIn(offersOf(scenario, stated), scenario) : [];
  const found: Reason[] = [];
  for (const change of [...choices, ...had, ...attacks, ...added]) {
    if (boards.isSpent || found.filter(isClose).length === MOST_SAID) break;
    yield;
    const reason = onPoint(looked, boards, [change], [0]);
    if (reason === null || found.length === MOST_KEPT) continue;
    const card = sameOf(change);
    if (!found.some(({ changes: [one] }) => one !== undefined && sameOf(one) === card))
      found.push(reason);
  }
  return found
    .toSorted((a, b) => Number(isClose(b)) - Number(isClose(a)))
    .slice(0, MOST_SAID)
    .map((reason) => said(reason));

  function isClose({ rule }: Reason): boolean {
    return rule !== null && isNear(cites, rule);
  }

  function said(reason: Reason): string {
    const { parts } = sayReason(reason, scenario.board);
    const words = parts
      .map((part) => (typeof part === 'string' ? part : part.rule))
      .join('')
      .trim();
    return `${words.replace(/^It would be right/, `${who} would be right`)}.`;
  }
}

const MOST_KEPT = 8;

/** What is said once of changes that only differ in a number, or in how they are made. */
function sameOf(change: OneChange): string {
  if (change.kind === 'fact' && change.fact.kind === 'DP') return `DP of ${change.fact.card}`;
  const [card, name] =
    change.kind === 'fact' && change.fact.kind === 'keyword less'
      ? [change.fact.card, change.fact.keyword]
      : change.kind === 'detail' && change.detail.kind === 'effect less'
        ? [change.detail.card, change.detail.name.replace(/[<>]/g, '')]
        : ['', JSON.stringify(change)];
  return `${card} without ${name.replace(/ [+-]?\d+$/, '')}`;
}

/** Every choice on the way. */
function offersOf(scenario: Scenario, stated: Stated): readonly Choice[] {
  const offers: Choice[] = [];
  const picks = (offer: Choice): readonly number[] => {
    offers.push(offer);
    return [];
  };
  standingOf({ ...scenario, setup: { ...scenario.setup, picks } }, stated);
  return offers;
}
