import { err, ok, type Problem, type Result } from '../../../base/result.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { leavesOf } from '../../../scenario/play/leaves.ts';
import { decideMust, type MustAsk } from './decide.ts';
import type { MustFields } from './fields.ts';
import { problemIn, whenIn } from '../../common/problem.ts';

/** Reads what is meant; the cards that it names have to be on the board. */
export function readMust(
  { player, thing, words, why, when: narrowing }: MustFields,
  scenario: Scenario,
): Result<MustAsk, readonly Problem[]> {
  const when = whenIn(narrowing, scenario);
  if (!when.ok) return err([when.problem]);
  const reasons = Object.fromEntries(Object.entries(why).filter(([, words]) => words !== ''));
  return ok({ kind: 'must', player, thing, words, when: when.value, why: reasons });
}

/** Where it is not one of the three, or another one than the author expects, or names nothing of this board. */
export function mustProblems(
  { expected, thing, player, why }: MustFields,
  ask: MustAsk,
  scenario: Scenario,
): readonly Problem[] {
  const { statuses } = decideMust(scenario, ask);
  const offered = [
    ...new Set(
      leavesOf(scenario)
        .flatMap(({ offers }) => offers)
        .filter((offer) => offer.player === (player === 'P1' ? 0 : 1) && offer.kind !== 'order')
        .flatMap(({ options }) => options),
    ),
  ];
  if (!isKnown(thing, scenario) && !offered.some((option) => `${option} `.startsWith(`${thing} `)))
    return [
      problemIn(
        'thing',
        `"${thing}" is no option here, and not of those that a rule could take away`,
        `"block", "block with X", "attack X", "use X <Barrier>", "pay for X [On Play]", or the beginning of an option; ${player} is offered ${offered.join(', ') || 'nothing'}`,
      ),
    ];
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
            `that author and engine agree; ${player} is offered ${offered.join(', ') || 'nothing'}`,
          ),
        ]),
    ...(why[expected] === undefined
      ? []
      : [problemIn(`why.${expected}`, 'a misunderstanding for the right answer', 'none there')]),
  ];
}

/** Things that can be offered on this board, so that "cannot" says something where they are not. */
function isKnown(thing: string, { setup }: Scenario): boolean {
  if (thing === 'block') return true;
  const [, card = ''] = /^(?:block with|attack) (.+)$/.exec(thing) ?? [];
  if (card !== '') return setup.labels.includes(card) || /^the player \(P[12]\)$/.test(card);
  const [, of = '', effect = ''] =
    /^(?:use|activate|pay for|carry out) (.+?) ([<[].+)$/.exec(thing) ?? [];
  return setup.labels.includes(of) && setup.effects.includes(effect);
}
