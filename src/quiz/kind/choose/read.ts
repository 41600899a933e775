import { err, ok, type Problem, type Result } from '../../../base/result.ts';
import { didYouMean } from '../../../base/nearest.ts';
import { labelOf } from '../../../game/run/run.ts';
import { begin } from '../../../game/explore/resolve.ts';
import type { PlayerName } from '../../../scenario/claim/claim.ts';
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { cardsByLabel } from '../../../ui/board/cards.ts';
import { startOf } from '../../../ui/board/start.ts';
import { decideChoose, type At, type ChooseAsk } from './decide.ts';
import type { ChooseFields } from './fields.ts';
import { problemIn, whenIn } from '../../common/problem.ts';

const EXPECTED =
  '"block of P2", "target of P1", "target 2 of P1", "attack of P1", "use of P1", "attackers of P1" or "targets of X"';

const player = (name: string): PlayerName => (name === 'P2' ? 'P2' : 'P1');

/** `target 2 of P1`: the second choice of a target that P1 has. */
function parseAt(text: string, labels: readonly string[]): At | null {
  const [, kind, n = '1', who = ''] =
    /^(block|target|attack|use)(?: (\d+))? of (P[12])$/.exec(text) ?? [];
  if (kind === 'block' || kind === 'target' || kind === 'attack' || kind === 'use')
    return { kind, player: player(who), n: Number(n) };
  const attackers = /^attackers of (P[12])$/.exec(text)?.[1];
  if (attackers !== undefined) return { kind: 'attackers', player: player(attackers) };
  const card = /^targets of (.+)$/.exec(text)?.[1];
  return card !== undefined && labels.includes(card) ? { kind: 'targets', card } : null;
}

/**
 * Reads the choice; every Digimon and Tamer on the field can be marked, and a player where one can
 * be attacked.
 */
export function readChoose(
  { at: text, when: narrowing, expected, wrong = [] }: ChooseFields,
  scenario: Scenario,
): Result<ChooseAsk, readonly Problem[]> {
  const at = parseAt(text, scenario.setup.labels);
  if (at === null) return err([problemIn('at', `"${text}"`, EXPECTED)]);
  const when = whenIn(narrowing, scenario);
  if (!when.ok) return err([when.problem]);
  const run = begin(scenario.setup);
  const units = run.state.units.map((unit) => labelOf(run, unit));
  const candidates = at.kind === 'targets' || at.kind === 'attack' ? [...units, 'P1', 'P2'] : units;
  const strange = [
    ...expected.map((card, i) => ({ card, field: `expected[${i}]` })),
    ...wrong.map(({ card }, i) => ({ card, field: `wrong[${i}].card` })),
  ].filter(({ card }) => !candidates.includes(card));
  if (strange.length > 0)
    return err(
      strange.map(({ card, field }) =>
        problemIn(
          field,
          `"${card}" cannot be marked${didYouMean(card, candidates)}`,
          candidates.join(', '),
        ),
      ),
    );
  const why = Object.fromEntries(wrong.map((one) => [one.card, one.why]));
  const drawn = { board: startOf(scenario), cards: cardsByLabel(scenario.setup) };
  return ok({ kind: 'choose', at, candidates, when: when.value, why, drawn });
}

/** Where the engine offers something else than the author expects. */
export function chooseProblems(
  { at, expected, wrong = [] }: ChooseFields,
  ask: ChooseAsk,
  scenario: Scenario,
): readonly Problem[] {
  const { right } = decideChoose(scenario, ask);
  if (right === null)
    return [
      problemIn(
        'at',
        `the choice "${at}" does not come up in every course, or not with the same options`,
        'a choice that comes up in every course with the same options: narrow the courses with "when", or change the board',
      ),
    ];
  const offered = right.map((i) => ask.candidates[i] ?? '');
  const list = (cards: readonly string[]): string => cards.join(', ') || 'nothing';
  return [
    ...(list(offered.toSorted()) === list(expected.toSorted())
      ? []
      : [
          problemIn(
            'expected',
            `you expect ${list(expected)}, but the engine offers ${list(offered)}`,
            'the author and the engine to agree: change what is expected, or the board',
          ),
        ]),
    ...wrong.flatMap(({ card }, i) =>
      offered.includes(card)
        ? [problemIn(`wrong[${i}].card`, `"${card}", which is offered`, 'a card that is not')]
        : [],
    ),
  ];
}
