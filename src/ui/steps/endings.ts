/** The ways a question can end, each named by the choices that tell it from the others. */
import { playerName } from '../../base/player.ts';
import type { Ending } from '../../game/explore/explore.ts';
import type { Setup, Taken } from '../../game/run/run.ts';
import type { Step } from '../../game/state/trace.ts';
import { play } from '../../scenario/play/play.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import type { Snapshot } from '../../scenario/play/snapshot.ts';
import { tell } from '../../scenario/play/tell.ts';
import { tellDeed } from '../../scenario/play/tell-option.ts';
import type { Finding } from '../../scenario/play/verify.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import { startOf } from '../board/start.ts';

/** One resolution as the page shows it. */
export interface EndingView {
  readonly script: readonly number[];
  /** "P2 blocks with Guard"; empty when nobody had a choice. */
  readonly label: string;
  /**
   * The same behind an "if", where several choices tell it: "P1 uses X, chooses Y and then P2
   * blocks"
   */
  readonly condition?: string;
  readonly steps: readonly StepView[];
  /** The board before anything happens, and after each step: one more than there are steps. */
  readonly boards: readonly Snapshot[];
}

export interface StepView {
  readonly text: string;
  readonly rule: RuleNumber;
  /** The clause of a keyword effect, or of chapter 18, that the step carries out besides. */
  readonly also?: RuleNumber | undefined;
}

/** A step as it is shown: its words, its rule, and the clause of the keyword behind it. */
export const viewOfStep = (step: Step, labels: readonly string[]): StepView => ({
  text: tell(step, labels),
  rule: step.rule,
  also: /^1[68]-/.test(step.rule) ? undefined : step.also?.find((rule) => /^1[68]-/.test(rule)),
});

/**
 * Every ending that the engine found, in the order of the players' choices, played step by step.
 */
export function endingsOf({
  scenario,
  findings,
}: {
  readonly scenario: Scenario;
  readonly findings: readonly Finding[];
}): readonly EndingView[] {
  const [first] = findings;
  return viewsOf(scenario, first === undefined ? [] : [...first.holding, ...first.failing]);
}

/** These endings of a scenario, in the order of the players' choices, played step by step. */
export function viewsOf(
  scenario: Scenario,
  endings: readonly Pick<Ending, 'script'>[],
): readonly EndingView[] {
  const scripts = endings.map(({ script }) => script).sort(inOrder);
  const played = scripts.map((script) => play(scenario, script));
  const start = startOf(scenario);
  return played.map(({ steps, boards, choices }, i) => ({
    script: scripts[i] ?? [],
    ...namesOf(
      choices,
      played.filter((_, other) => other !== i).map((other) => other.choices),
      scenario.setup,
    ),
    steps: steps.map((step) => viewOfStep(step, scenario.setup.labels)),
    boards: [start, ...boards],
  }));
}

/** Which of the endings a script leads to; the first when it is none of them. */
export const endingAt = (endings: readonly EndingView[], script: readonly number[]): number =>
  Math.max(
    0,
    endings.findIndex((ending) => ending.script.join() === script.join()),
  );

function inOrder(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((choice, i) => choice !== b[i]);
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The choices after which another ending went another way. */
function namesOf(
  choices: readonly Taken[],
  others: readonly (readonly Taken[])[],
  setup: Setup,
): Pick<EndingView, 'label' | 'condition'> {
  const telling = choices.filter(
    (taken, i) =>
      taken.choice !== null &&
      others.some((other) => {
        const same = choices.slice(0, i).every((before, n) => before.index === other[n]?.index);
        return same && other[i] !== undefined && other[i].index !== taken.index;
      }),
  );
  const told = telling.flatMap(({ choice, index }) =>
    choice === null
      ? []
      : [{ who: playerName(choice.player), does: tellDeed(choice, index, setup) }],
  );
  const label = timesOver(told.map(({ who, does }) => `${who} ${does}`)).join(', then ');
  return told.length < 2 ? { label } : { label, condition: conditionOf(told) };
}

/** Who does several things one right after the other is named once. */
function conditionOf(told: readonly { readonly who: string; readonly does: string }[]): string {
  const said: string[] = [];
  for (let from = 0; from < told.length;) {
    const who = told[from]?.who ?? '';
    const behind = told.slice(from).findIndex((one) => one.who !== who);
    const own = told.slice(from, behind < 0 ? told.length : from + behind);
    const [first = '', ...more] = timesOver(own.map(({ does }) => does));
    said.push(`${who} ${first}`, ...more);
    from += own.length;
  }
  const last = said.pop() ?? '';
  return said.length === 0 ? last : `${said.join(', ')} and then ${last}`;
}

/** The same thing several times over, as in a loop, is said once: "P1 chooses Spring (3 times)". */
export function timesOver(said: readonly string[]): readonly string[] {
  const firsts = said.flatMap((words, i) => (words === said[i - 1] ? [] : [i]));
  return firsts.map((first, n) => {
    const times = (firsts[n + 1] ?? said.length) - first;
    return `${said[first] ?? ''}${times > 1 ? ` (${times} times)` : ''}`;
  });
}
