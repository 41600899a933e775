/**
 * Which rows of effect texts a scenario carries out, and which of them change an ending when they
 * are dropped or altered.
 */
import { makeCard } from '../../card/read.ts';
import { BOXES, type Box, type CardDef } from '../../card/printed.ts';
import { readEffects } from '../../effect/read/read.ts';
import { writeEffects } from '../../effect/read/write.ts';
import type { EffectLine, Line } from '../../effect/tree/tree.ts';
import { explore, type Exploration } from '../../game/explore/explore.ts';
import { begin, resolve } from '../../game/explore/resolve.ts';
import { UnknownCard } from '../../game/run/run.ts';
import { viewOf } from '../../game/is/view/view.ts';
import type { View } from '../../game/state/modifier.ts';
import type { Step } from '../../game/state/trace.ts';
import { FACT_KINDS } from '../../game/state/facts.ts';
import { parseAction } from '../action.ts';
import { deal } from '../board/deal.ts';
import type { Scenario } from '../file/scenario.ts';
import { rowsOf, type RowValues } from './text-rows.ts';

/** What was found in one scenario. */
export interface TextFound {
  /** Rows of lines that are carried out. */
  readonly executed: ReadonlySet<string>;
  /** Those of them that change an ending. */
  readonly decisive: ReadonlySet<string>;
  /** Something happens to several Digimon at once. */
  readonly several: boolean;
}

/** The largest trees of choices are left out. */
const MOST_RUNS = 300;
/** Cards and effects of a scenario are numbered below this (game/state/facts.ts). */
const BASE = 2048;

/** How a case ends with another text: "not played" where nobody prints it or the engine refuses. */
type Ends = 'otherwise' | 'alike' | 'not played';

/** What became of a text without a row, or with another: for those who write a case. */
type OnAltered = (row: string, text: string, ends: Ends) => void;

export function textsOf(
  scenario: Scenario,
  values: RowValues,
  onAltered: OnAltered = () => undefined,
): TextFound {
  const { setup, declarations } = scenario;
  const found = explore(setup, declarations, { most: MOST_RUNS, ordered: true, goesOn: true });
  const executed = new Set<string>();
  const decisive = new Set<string>();
  if (!found.complete) return { executed, decisive, several: false };
  const before = keysOf(found);
  const activated = activatedIn(found);
  const stepsOf = found.endings.map(({ script }) => stepsWith(scenario, script));
  // Other texts may go on there for very long.
  const loops = stepsOf.some((steps) => steps.some(({ verb }) => verb === 'loop'));
  const ends = (card: CardDef, box: Box, lines: readonly Line[], row = ''): Ends => {
    const other = scenarioWith(scenario, card, box, lines);
    const changed = other !== null && endsOtherwise(other, before);
    const found = other === null ? 'not played' : changed ? 'otherwise' : 'alike';
    onAltered(row, written(lines) ?? '', found);
    return found;
  };
  const used = new Set(setup.cards);
  for (const card of scenario.board.cards) {
    if (!used.has(card)) continue;
    for (const box of BOXES) {
      const { lines } = readEffects(card.text[box]);
      lines.forEach((line, i) => {
        if (line.kind !== 'effect') return;
        const isActivated = activated.has(nameOf(line));
        const dropped = lines.toSpliced(i, 1);
        if (!isActivated && (loops || ends(card, box, dropped) !== 'otherwise')) return;
        for (const { name, altered } of rowsOf(line, values)) {
          executed.add(name);
          if (loops || decisive.has(name)) continue;
          const found = new Set<Ends>();
          for (const other of altered()) {
            found.add(ends(card, box, other === 'no line' ? dropped : lines.with(i, other), name));
            if (found.has('otherwise')) break;
          }
          // Where nothing else could stand there, it goes with its line.
          if (!found.has('otherwise') && !found.has('alike'))
            found.add(ends(card, box, dropped, name));
          if (found.has('otherwise')) decisive.add(name);
        }
      });
    }
  }
  return { executed, decisive, several: stepsOf.some(hasSeveral) };
}

const nameOf = ({ area, timings }: EffectLine): string =>
  [...(area === undefined ? [] : [area]), ...timings].map(({ name }) => `[${name}]`).join(' ') ||
  'its effect';

/** Names of the effects that activate at some ending. */
const activatedIn = ({ endings }: Exploration): ReadonlySet<string> =>
  new Set(
    endings.flatMap(({ run: { state, setup } }) =>
      state.facts.flatMap((fact) =>
        FACT_KINDS[Math.floor(fact / BASE / BASE)] === 'activates'
          ? (setup.effects[fact % BASE] ?? [])
          : [],
      ),
    ),
  );

/** An ending in words that do not depend on how an effect was printed. */
const keysOf = ({ endings }: Exploration): ReadonlySet<string> =>
  new Set(endings.map(({ run, outcome }) => endingOf(run, outcome)));

function endingOf(run: Exploration['endings'][number]['run'], outcome: string): string {
  const { state } = run;
  return JSON.stringify([
    outcome,
    state.turn,
    state.memory,
    state.winner,
    state.refusal,
    state.checked,
    state.checks,
    state.units.map((unit) => [
      unit.owner,
      unit.area,
      unit.cards,
      unit.faceDown,
      unit.links.toSorted(),
      unit.suspended,
      unit.applied.map(({ modifier, player, until }) => [
        modifier.kind === 'ability' ? 'ability' : modifier,
        player,
        until,
      ]),
      unit.uses.map(({ times }) => times),
      whatItIs(viewOf(run, unit)),
    ]),
    state.overall.map(({ modifier, player, until, target }) => [
      modifier.kind === 'ability' ? 'ability' : modifier,
      player,
      until,
      target,
    ]),
    state.bans,
    state.delayed.map(({ due, player }) => [due, player]),
    [state.deck, state.security, state.eggs, state.hand, state.trash, state.faceUp],
    state.facts,
  ]);
}

/** What a claim can ask of a Digimon, by all persistent effects together. */
const whatItIs = ({ dp, keywords, treatedAsDigimon }: View): unknown => [
  dp,
  keywords.map(({ use }) => use.printed),
  treatedAsDigimon,
];

/** Thrown at the first ending that was not there before. */
const CHANGED = Symbol('changed');

function endsOtherwise({ setup, declarations }: Scenario, before: ReadonlySet<string>): boolean {
  const met = new Set<string>();
  try {
    const { stopped } = explore(setup, declarations, {
      most: MOST_RUNS,
      ordered: true,
      goesOn: true,
      onEnding: ({ run, outcome }) => {
        const key = endingOf(run, outcome);
        if (!before.has(key)) throw CHANGED;
        met.add(key);
      },
    });
    // Of endings beyond the bound nothing is said.
    return stopped === null && met.size !== before.size;
  } catch (problem) {
    // A resolution that comes to a card nobody knows has changed, too.
    if (problem instanceof UnknownCard || problem === CHANGED) return true;
    throw problem;
  }
}

/** `null`: nobody could print it, or the engine does not run it. */
function scenarioWith(
  scenario: Scenario,
  card: CardDef,
  box: Box,
  lines: readonly Line[],
): Scenario | null {
  const text = written(lines);
  if (text === null) return null;
  const { effects: _, ...printed } = card;
  const made = makeCard({ ...printed, text: { ...card.text, [box]: text } });
  if (made.problems.length > 0) return null;
  const cards = scenario.board.cards.map((one) => (one === card ? made.card : one));
  const board = { ...scenario.board, cards };
  const setup = deal(board, cards);
  const declarations = scenario.actions.flatMap((action) => {
    const read = parseAction(action, setup);
    return read.ok ? [read.value] : [];
  });
  if (declarations.length < scenario.actions.length) return null;
  return { ...scenario, board, setup, declarations };
}

function written(lines: readonly Line[]): string | null {
  try {
    const text = writeEffects({ lines });
    return readEffects(text).lines.length === lines.length ? text : null;
  } catch {
    return null;
  }
}

/** What can happen to several at once. */
const TOGETHER = new Set<Step['verb']>([
  'deleted',
  'suspends',
  'unsuspends',
  'leaves',
  'played',
  'gets DP',
  'gains',
  'prohibits',
  'prohibited',
  'allows',
  'made immune',
  'trashed from under',
]);

function stepsWith({ setup, declarations }: Scenario, script: readonly number[]): readonly Step[] {
  const run = begin(setup, { script, trace: true });
  resolve(run, declarations);
  return run.trace?.steps ?? [];
}

/** Whether the same has happened to two Digimon, one right behind the other. */
const hasSeveral = (steps: readonly Step[]): boolean =>
  steps.some((step, i) => {
    const next = steps[i + 1];
    return (
      next !== undefined &&
      TOGETHER.has(step.verb) &&
      next.verb === step.verb &&
      'card' in step &&
      'card' in next &&
      next.card !== step.card
    );
  });
