/** One thing changed, and the course that is shown beside the same course with it. */
import { capital } from '../../base/words.ts';
import { changedBy, type ChangedBoard } from '../../quiz/whynot/change.ts';
import type { Board } from '../../scenario/board/board.ts';
import { candidates } from '../../scenario/change/candidates.ts';
import { firstDifference } from '../../scenario/change/compare.ts';
import { detailsOf, sayDetail } from '../../scenario/change/detail.ts';
import { kitTable } from '../../scenario/change/kit.ts';
import { makeKit, VARIED } from '../../scenario/change/kit-make.ts';
import { changed } from '../../scenario/change/words.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { play, type Played } from '../../scenario/play/play.ts';
import { tellChoice } from '../../scenario/play/tell-option.ts';
import { viewOfStep } from '../../ui/steps/endings.ts';
import { sayEnd } from '../courses/end.ts';
import type { AskRequest, LabChanges, LabCompared, OfferedChange } from './wire.ts';

/** Everything that can be changed about a situation, one thing at a time. */
export function offeredChanges(
  { turn, situation: { script } }: Extract<AskRequest, { kind: 'changes' }>,
  scenario: Scenario,
  { cards }: Board,
): LabChanges {
  const { board } = scenario;
  const facts = candidates(board, VARIED).map((fact): OfferedChange => ({
    about: 'card' in fact ? fact.card : 'player' in fact ? fact.player : 'Memory',
    words: capital(changed(fact, board).is),
    change: { kind: 'fact', fact },
  }));
  const details = detailsOf(board).map((detail): OfferedChange => ({
    about: 'card' in detail ? detail.card : 'player' in detail ? detail.player : 'Security',
    words: `If ${sayDetail(detail)}`,
    change: { kind: 'detail', detail },
  }));
  const rules = [
    ...new Set(
      play(scenario, script, { partly: true }).steps.flatMap(({ rule, also = [] }) => [
        rule,
        ...also,
      ]),
    ),
  ];
  const order = ['P1', 'P2', 'Memory', ...cards.map(({ name }) => name)];
  return {
    ...{ kind: 'changes', turn },
    changes: [
      ...[...facts, ...details].toSorted((a, b) => order.indexOf(a.about) - order.indexOf(b.about)),
      ...rules.map((rule): OfferedChange => ({
        about: 'Rules of this course',
        words: `Without rule ${rule}`,
        change: { kind: 'rule', rule },
      })),
    ],
  };
}

/**
 * The course that is shown, and the same choices with one thing changed, as far as they are offered
 * there; where they are not, the first option is taken.
 */
export function compared(
  { turn, situation: { script }, change }: Extract<AskRequest, { kind: 'compare' }>,
  scenario: Scenario,
): LabCompared {
  const table = kitTable(scenario, makeKit());
  const other = changedBy([change], scenario, table);
  if (other === null)
    return {
      ...{ kind: 'compared', turn, change, at: null, before: null, after: null },
      problem: 'With this change, what was done is no longer possible: a card is missing.',
    };
  const before = play(scenario, script);
  const told = before.choices.flatMap(({ choice, index }) =>
    choice === null ? [] : [tellChoice(choice, index, scenario.setup)],
  );
  const { course, chosen } = sameChoices(other, told);
  return {
    ...{ kind: 'compared', turn, change, problem: '' },
    at: firstDifference(before, course),
    before: sideOf(before, told, sayEnd(scenario, script)),
    after: sideOf(course, chosen.words, sayEnd(other.scenario, chosen.script, other.without)),
  };
}

const sideOf = (
  { steps, labels }: Played,
  chosen: readonly string[],
  end: string,
): NonNullable<LabCompared['before']> => ({
  steps: steps.map((step) => viewOfStep(step, labels)),
  ...{ chosen, end },
});

interface ChoicesMade {
  readonly script: readonly number[];
  readonly words: readonly string[];
}

/** Most choices that are made for a person. */
const MOST_CHOICES = 400;

/** Played with the same choices, by their words, in their order. */
function sameChoices(
  { scenario, without }: ChangedBoard,
  told: readonly string[],
): { readonly course: Played; readonly chosen: ChoicesMade } {
  const left = [...told];
  const script: number[] = [];
  const words: string[] = [];
  for (;;) {
    const course = play(scenario, script, { ask: true, without });
    const { open } = course;
    if (open === null || script.length === MOST_CHOICES)
      return { course, chosen: { script, words } };
    const options = open.options.map((_, i) => tellChoice(open, i, scenario.setup));
    const wanted = left.find((one) => options.includes(one));
    const index = wanted === undefined ? 0 : options.indexOf(wanted);
    if (wanted !== undefined) left.splice(0, left.indexOf(wanted) + 1);
    script.push(index);
    words.push(options[index] ?? '');
  }
}
