/** The ways a question can end, each named by the choices that tell it from the others. */
import { playerName, type Player } from '../../base/player.ts';
import type { Ending } from '../../game/explore/explore.ts';
import type { Setup, Taken } from '../../game/run/run.ts';
import type { Step, Verb } from '../../game/state/trace.ts';
import { play, type Played } from '../../scenario/play/play.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import type { Snapshot } from '../../scenario/play/snapshot.ts';
import { tell } from '../../scenario/play/tell.ts';
import { cardName } from '../../scenario/play/tell-effect.ts';
import { partsOfDeed, tellCan } from '../../scenario/play/tell-option.ts';
import type { Finding } from '../../scenario/play/verify.ts';
import type { RuleNumber } from '../../rules/number/numbers.ts';
import { startOf } from '../board/start.ts';

/** A choice that tells an ending from the others. */
export interface ToldChoice {
  readonly who: string;
  /** "blocks with Gate" */
  readonly does: string;
  /** "can block with Gate" */
  readonly can: string;
  /** The card, where one is chosen. */
  readonly card?: string | undefined;
  /** "uses it": the same behind a choice that has just named it. */
  readonly it?: string | undefined;
  /** "<Barrier>": the effect that it is about. */
  readonly effect?: string | undefined;
  /** The first step after it. */
  readonly step: number;
  /** Whether that step says no more than the choice: "Gate is suspended and blocks Rex." */
  readonly isSaid: boolean;
}

/** One resolution as the page shows it. */
export interface EndingView {
  readonly script: readonly number[];
  /** "P2 blocks with Guard"; empty when nobody had a choice. */
  readonly label: string;
  /** The choices that the label names, in their order. */
  readonly told?: readonly ToldChoice[];
  readonly steps: readonly StepView[];
  /** The board before anything happens, and after each step: one more than there are steps. */
  readonly boards: readonly Snapshot[];
}

export interface StepView {
  readonly text: string;
  readonly rule: RuleNumber;
  /** The clause of a keyword effect, or of chapter 18, that the step carries out besides. */
  readonly also?: RuleNumber | undefined;
  /** Of a step that prevents a deletion: by which effect, and what that comes to. */
  readonly saved?: { readonly by: string; readonly words: string } | undefined;
}

/** A step as it is shown: its words, its rule, and the clause of the keyword behind it. */
export const viewOfStep = (step: Step, labels: readonly string[]): StepView => ({
  text: tell(step, labels),
  rule: step.rule,
  also: /^1[68]-/.test(step.rule) ? undefined : step.also?.find((rule) => /^1[68]-/.test(rule)),
  saved:
    step.verb === 'prevented' && step.what === 'deletion'
      ? { by: step.effect, words: `${cardName(step.card, { labels })} isn't deleted` }
      : undefined,
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
  return played.map((one, i) => ({
    script: scripts[i] ?? [],
    ...namesOf(
      one,
      played.filter((_, other) => other !== i).map((other) => other.choices),
      scenario.setup,
    ),
    steps: one.steps.map((step) => viewOfStep(step, scenario.setup.labels)),
    boards: [start, ...one.boards],
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

/** Steps that only carry out what was just chosen. */
const CARRIES_OUT: ReadonlySet<Verb> = new Set<Verb>([
  ...(['activates', 'blocks', 'chooses', 'declares attack', 'declines'] as const),
  ...(['declines counter', 'does not block', 'goes first', 'pays'] as const),
]);

/** What the choice before has picked, and who did. */
interface JustPicked {
  readonly player: Player;
  readonly name: string | undefined;
}

/** The choices after which another ending went another way. */
function namesOf(
  { steps, choices, made }: Pick<Played, 'steps' | 'choices' | 'made'>,
  others: readonly (readonly Taken[])[],
  setup: Setup,
): Pick<EndingView, 'label' | 'told'> {
  let named: JustPicked | undefined;
  const told = choices.flatMap(({ choice, index }, i): readonly ToldChoice[] => {
    if (choice === null) return [];
    const isTelling = others.some((other) => {
      const same = choices.slice(0, i).every((before, n) => before.index === other[n]?.index);
      return same && other[i] !== undefined && other[i].index !== index;
    });
    if (!isTelling) return [];
    const step = made.findIndex((count) => count > i);
    const verb = steps[step]?.verb;
    const { does, picked, again } = partsOfDeed(choice, index, setup);
    const option = choice.options[index];
    const { player } = choice;
    const isNamed = again !== undefined && named?.player === player && named.name === again.name;
    named = { player, name: picked };
    return [
      {
        who: playerName(player),
        does,
        can: tellCan(choice, index, setup),
        card: option?.kind === 'choose' ? picked : undefined,
        it: isNamed ? again.words : undefined,
        effect: option !== undefined && 'effect' in option ? option.effect.ability.name : undefined,
        step: step < 0 ? steps.length : step,
        isSaid: made[step] === i + 1 && verb !== undefined && CARRIES_OUT.has(verb),
      },
    ];
  });
  return told.length === 0 ? { label: '' } : { label: labelOf(told), told };
}

type SaidChoice = Pick<ToldChoice, 'who' | 'does' | 'card' | 'it'>;

/** "P1 chooses Ant and Bee, then uses X's [Main], then P2 blocks": how an ending is named. */
const labelOf = (told: readonly SaidChoice[]): string =>
  byPlayer(told)
    .map(({ who, deeds }) => `${who} ${deeds.join(', then ')}`)
    .join(', then ');

/** Choices after an "if": "P1 uses X, chooses Y and then P2 blocks". */
export function conditionOf(told: readonly SaidChoice[]): string {
  const said = byPlayer(told).flatMap(({ who, deeds: [first = '', ...more] }) => [
    `${who} ${first}`,
    ...more,
  ]);
  const last = said.pop() ?? '';
  if (said.length === 0) return last;
  const comma = said.some((one) => one.includes(' and ')) ? ',' : '';
  return `${said.join(', ')}${comma} and then ${last}`;
}

/** Who does several things one right after the other is named once. */
function byPlayer(
  told: readonly SaidChoice[],
): readonly { readonly who: string; readonly deeds: readonly string[] }[] {
  const found: { readonly who: string; readonly own: SaidChoice[] }[] = [];
  for (const one of told) {
    const last = found.at(-1);
    if (last?.who === one.who) last.own.push(one);
    else found.push({ who: one.who, own: [one] });
  }
  return found.map(({ who, own }) => ({ who, deeds: timesOver(deedsOf(own)) }));
}

/**
 * Cards chosen one after the other are chosen together, and what was just chosen is "it": "chooses
 * Rex's <Raid> first", "uses it".
 */
function deedsOf(own: readonly SaidChoice[]): readonly string[] {
  const deeds: { readonly words: string; readonly cards: string[] }[] = [];
  for (const { does, card, it = does } of own) {
    const cards = deeds.at(-1)?.cards ?? [];
    if (card === undefined) deeds.push({ words: it, cards: [] });
    else if (cards.length === 0 || cards.includes(card)) deeds.push({ words: does, cards: [card] });
    else cards.push(card);
  }
  return deeds.map(({ words, cards: [, ...more] }) => {
    const last = more.pop();
    return last === undefined ? words : `${[words, ...more].join(', ')} and ${last}`;
  });
}

/** The same thing several times over, as in a loop, is said once: "P1 chooses Spring (3 times)". */
export function timesOver(said: readonly string[]): readonly string[] {
  const firsts = said.flatMap((words, i) => (words === said[i - 1] ? [] : [i]));
  return firsts.map((first, n) => {
    const times = (firsts[n + 1] ?? said.length) - first;
    return `${said[first] ?? ''}${times > 1 ? ` (${times} times)` : ''}`;
  });
}
