/**
 * A text whose words refer back, and every way it can go with everybody named: both must end the
 * same. Two more relations: step by step as Options of their own, which know nothing of each other,
 * and the board in another order, with other names, from the other side.
 */
import { explore } from '../../game/explore/explore.ts';
import { viewOf } from '../../game/is/view/view.ts';
import { UnknownCard, type Run } from '../../game/run/run.ts';
import type { Unit } from '../../game/state/state.ts';
import { readScenario } from '../file/read.ts';
import { failureSaid } from '../trial/campaign.ts';
import { boardOf, shown, type Trial } from '../trial/trial.ts';
import { tryAll } from '../trial/try.ts';
import { boardWith, type Cast } from './cast.ts';
import { waysOf } from './expected.ts';
import { namedText, nothing, optionTexts, printedText, settingOff } from './say.ts';
import type { NamedStep, ReferText } from './say.ts';
import type { Letter } from './step.ts';

/** Trees of choices that are larger than this are left out. */
const MOST_RUNS = 400;

/** What a board is compared with beside the names. */
const SAME_BOARDS: readonly string[] = ['other names', 'another order', 'sides exchanged'];

/** What is seen of an ending: cards by name in their areas, and what each Digimon is. */
function seenOf(run: Run): string {
  const { state, setup } = run;
  const names = (cards: readonly number[]): readonly string[] =>
    cards
      .map((card) => setup.cards[card]?.name ?? '')
      // The card that has the text, or sets it off.
      .filter((name) => !/^(?:Op|Spy)/.test(name));
  const unitSaid = (unit: Unit): string => {
    const { dp, keywords, prohibitions, permissions, immunities, abilities } = viewOf(run, unit);
    const given = [
      ...keywords.map(({ use }) => use.printed),
      ...[...prohibitions, ...permissions, ...immunities],
      ...abilities.filter(({ origin }) => origin < 0).map(({ ability }) => ability.text),
    ];
    const cards = names(unit.cards).join(' > ');
    const orientation = unit.suspended ? 'suspended' : '';
    return `P${unit.owner + 1} ${cards} ${orientation} ${dp} ${given.toSorted().join()}`;
  };
  return [
    `turn ${state.turn} memory ${state.memory} winner ${state.winner} refused ${state.refusal}`,
    ...state.units.map(unitSaid).toSorted(),
    ...[state.deck, state.security].flatMap((areas) => areas.map((area) => names(area).join())),
    ...[state.hand, state.trash].flatMap((areas) =>
      areas.map((area) => names(area).toSorted().join()),
    ),
  ].join('\n');
}

/** All endings, or why there are none to compare. */
type SeenEndings = ReadonlySet<string> | 'too many' | { readonly refused: string };

function play(trial: Trial): SeenEndings {
  const read = readScenario(boardOf(trial), trial.actions);
  if (!read.ok) return { refused: JSON.stringify(read.problem).slice(0, 400) };
  const { setup, declarations } = read.value;
  try {
    const found = explore(setup, declarations, { most: MOST_RUNS, goesOn: true });
    if (!found.complete) return 'too many';
    return new Set(found.endings.map(({ run, outcome }) => `${outcome} ${seenOf(run)}`));
  } catch (problem) {
    if (problem instanceof UnknownCard) return 'too many';
    throw problem;
  }
}

const isSet = (seen: SeenEndings): seen is ReadonlySet<string> => seen instanceof Set;

export interface ReferTried {
  /** Boards that were played. */
  readonly runs: number;
  readonly why: string | null;
  /** Why nothing was compared: the engine refuses the text, or what it does isn't known here. */
  readonly outcome: 'refused' | 'unknown' | 'too many' | 'compared';
}

/** The board with the text; an Option is used behind what sets an effect off. */
export function boardFor(text: ReferText, cast: Cast, words: string): Trial {
  const set = settingOff(text);
  return text.holder === 'Option'
    ? boardWith(cast, null, [...set, words])
    : boardWith(cast, words, set);
}

/** Who is played from the hand. */
const playedOf = (way: readonly NamedStep[]): readonly Letter[] =>
  way.flatMap(({ step: { object }, whom }) =>
    object.kind === 'choose' && object.from === 'hand' ? whom : [],
  );

/** A way with everybody named. What is declared and does nothing is not declared. */
function boardOfWay(text: ReferText, of: Cast, way: readonly NamedStep[]): Trial {
  const cast = { ...of, shown: playedOf(way) };
  if (way.length > 0) return boardFor(text, cast, namedText(text, way));
  const trial = boardFor(text, cast, nothing(text));
  return text.holder === 'Tamer' ? { ...trial, actions: trial.actions.slice(1) } : trial;
}

/** DP that is lost twice may end at 0, and rules delete that Digimon between two Options. */
const isSplit = (text: ReferText, { members, passes }: Cast, way: readonly NamedStep[]): boolean =>
  text.holder === 'Option' &&
  way.length > 1 &&
  !passes &&
  members.every(({ line }) => line === '') &&
  // The Options of the later steps lie in the hand.
  way.every(({ step }) => step.verb.name !== 'given' && step.verb.name !== 'hand') &&
  way.filter(({ step }) => /DP/.test(step.verb.name)).length < 2;

const told = (lost: ReadonlySet<string>, gained: ReadonlySet<string>): readonly string[] => [
  ...[...lost].slice(0, 2).map((one) => `-- only by name:\n${one}`),
  ...[...gained].slice(0, 2).map((one) => `-- only as printed:\n${one}`),
];

/** Plays a text, and again with everybody named. */
export function tryRefer(text: ReferText, cast: Cast): ReferTried {
  const ways = waysOf(text, cast);
  if (ways === null) return { runs: 0, why: null, outcome: 'unknown' };
  const board = boardFor(text, cast, printedText(text));
  const found = play(board);
  if (found === 'too many') return { runs: 1, why: null, outcome: 'too many' };
  if (!isSet(found)) return { runs: 0, why: null, outcome: 'refused' };
  let runs = 1;
  let wanted: ReadonlySet<string> = new Set<string>();
  const wrong: string[] = [];
  for (const [shownBoard, way] of new Map(
    ways.map((one) => [shown(boardOfWay(text, cast, one)), one] as const),
  )) {
    const seen = play(boardOfWay(text, cast, way));
    runs++;
    if (seen === 'too many') return { runs, why: null, outcome: 'too many' };
    if (!isSet(seen)) return { runs, why: `${shownBoard}\n${seen.refused}`, outcome: 'compared' };
    wanted = wanted.union(seen);
    if (!isSplit(text, cast, way)) continue;
    const split = play(
      boardWith({ ...cast, shown: playedOf(way) }, null, [
        ...settingOff(text),
        ...optionTexts(way),
      ]),
    );
    runs++;
    if (isSet(split) && split.symmetricDifference(seen).size > 0)
      wrong.push(
        `-- one Option for each step\n${shownBoard}`,
        ...told(split.difference(seen), seen.difference(split)),
      );
  }
  if (wanted.symmetricDifference(found).size > 0)
    wrong.push(
      shown(board),
      ...new Set(ways.map((way) => `-- by name: ${namedText(text, way)}`)),
      ...told(wanted.difference(found), found.difference(wanted)),
    );
  const same = tryAll(board, (change) => SAME_BOARDS.includes(change));
  runs += same.made.length;
  wrong.push(...same.failures.map(failureSaid));
  return { runs, why: wrong.length === 0 ? null : wrong.join('\n'), outcome: 'compared' };
}
