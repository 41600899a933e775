import { playerNamed } from '../../../base/player.ts';
import { err, ok, type Problem, type Result } from '../../../base/result.ts';
import type { PlayerName } from '../../../scenario/claim/claim.ts';
import { tellOptions } from '../../../scenario/play/tell-option.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { leavesOf } from '../../../scenario/play/leaves.ts';
import { problemIn, whenIn } from '../../common/problem.ts';
import { decideMust, isOffered, type MustAsk } from './decide.ts';
import type { MustFields } from './fields.ts';
import { isKnown, parseThing, THINGS } from './thing.ts';

/** Reads what is meant; the cards that it names have to be on the board. */
export function readMust(
  { player, thing: text, words, why, when: narrowing }: MustFields,
  scenario: Scenario,
): Result<MustAsk, readonly Problem[]> {
  const when = whenIn(narrowing, scenario);
  if (!when.ok) return err([when.problem]);
  const thing = parseThing(text);
  if (thing === null) return err([noThing(text, player, scenario)]);
  const reasons = Object.fromEntries(Object.entries(why).filter(([, words]) => words !== ''));
  return ok({ kind: 'must', player, thing, words, when: when.value, why: reasons });
}

/**
 * Where it is not one of the three, or another one than the author expects, or names nothing of
 * this board.
 */
export function mustProblems(
  { expected, thing, player, why }: MustFields,
  ask: MustAsk,
  scenario: Scenario,
): readonly Problem[] {
  const { statuses } = decideMust(scenario, ask);
  const { setup } = scenario;
  if (!isKnown(ask.thing, setup)) {
    const offers = leavesOf(scenario).flatMap((leaf) => leaf.offers);
    if (!offers.some((offer) => isOffered(ask, offer, setup)))
      return [noThing(thing, player, scenario)];
  }
  if (statuses.length !== 1)
    return [
      problemIn(
        'thing',
        `"${thing}" is ${statuses.join(' and ') || 'nothing'}: it differs from course to course`,
        'one of must, may, cannot: narrow the courses with "when", or change the board',
      ),
    ];
  return [
    ...(statuses[0] === expected
      ? []
      : [
          problemIn(
            'expected',
            `you expect "${expected}", but the engine finds "${statuses[0] ?? ''}"`,
            `the author and the engine to agree; ${player} can choose ${offered(player, scenario)}`,
          ),
        ]),
    ...(why[expected] === undefined
      ? []
      : [
          problemIn(
            `why.${expected}`,
            'a misunderstanding for the right answer',
            'one for each wrong answer only',
          ),
        ]),
  ];
}

const noThing = (text: string, player: PlayerName, scenario: Scenario): Problem =>
  problemIn(
    'thing',
    `"${text}" is not an option here, nor one that a rule takes away`,
    `${THINGS.map((thing) => `"${thing}"`).join(', ')}; ${player} can choose ${offered(player, scenario)}`,
  );

/** Everything that a player is offered on this board, but for the order of effects. */
function offered(player: PlayerName, scenario: Scenario): string {
  const offers = leavesOf(scenario)
    .flatMap((leaf) => leaf.offers)
    .filter((offer) => offer.player === playerNamed(player) && offer.kind !== 'order');
  const told = offers.flatMap((offer) => tellOptions(offer, scenario.setup));
  return [...new Set(told)].join(', ') || 'nothing';
}
