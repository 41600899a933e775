/** What players may disagree about: the facts that the endings of a call decide. */
import { playerNamed } from '../../base/player.ts';
import { begin } from '../../game/explore/resolve.ts';
import type { Run } from '../../game/run/run.ts';
import { isPlainName } from '../../scenario/board/plain-security.ts';
import type { Fact, PlayerName } from '../../scenario/claim/claim.ts';
import { areaOf, count, isTrue, unitOf } from '../../scenario/claim/holds.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { viewOf } from '../../game/is/view/view.ts';
import { memoryOf, NOBODY } from '../../game/state/state.ts';
import { effectsOn } from './effects-on.ts';
import type { ExploredCall } from './explored.ts';
import {
  answer,
  around,
  canOrNot,
  EXTRA,
  howOften,
  numbers,
  yesOrNo,
  type CallRuns,
  type Weighed,
} from '../asked/topic.ts';
import type { CallTopic } from '../asked/wire.ts';

const PLAYERS = ['P1', 'P2'] as const;
const MOST_TOPICS = 24;

/** The likeliest disagreement first. */
export function topicsOf({ scenario, endings }: ExploredCall): readonly CallTopic[] {
  const start = begin(scenario.setup);
  const runs = endings.map(({ run }) => run);
  if (endings.every(({ outcome }) => outcome === 'refused')) return [allowed(runs)];
  const all: readonly Weighed[] = [
    allowed(runs),
    ...deletions(scenario, start, runs),
    ...blocks(scenario, start, runs),
    ...uses(scenario, runs),
    ...PLAYERS.flatMap((player) => [
      ...securityOf(player, start, runs),
      ...checksOf(player, scenario, runs),
      ...winsOf(player, runs),
      ...handOf(player, start, runs),
    ]),
    ...strengths(scenario, start, runs),
    ...states(scenario, start, runs),
    ...places(scenario, start, runs),
    ...memories(start, runs),
    ...turns(scenario, runs),
  ];
  return all
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, MOST_TOPICS)
    .map(({ question, answers }) => ({ question, answers }));
}

function allowed(runs: CallRuns): Weighed {
  const fact: Fact = { kind: 'refused' };
  const refused = howOften(runs, fact);
  return {
    question: 'Is that allowed?',
    weight: refused === 'never' ? 1 : 30,
    answers: [
      answer('Yes', 'That is allowed', fact, 'never'),
      answer('No', "That isn't allowed", fact, 'always'),
    ],
  };
}

/** Labels of the Digimon and Tamers on the field, and of what comes there. */
const unitsIn = (runs: CallRuns, start: Run): readonly string[] =>
  [
    ...new Set(
      [start, ...runs].flatMap(({ state, setup }) =>
        state.units
          .filter(({ area, gone }) => area === 'battle' && !gone)
          .flatMap(({ cards }) => setup.labels[cards[0] ?? -1] ?? []),
      ),
    ),
  ].filter((label) => label !== '');

function deletions(scenario: Scenario, start: Run, runs: CallRuns): readonly Weighed[] {
  return unitsIn(runs, start).map((card) => {
    const fact: Fact = { kind: 'deleted', card };
    const often = howOften(runs, fact);
    const isNamed = scenario.actions.some((action) => action.includes(card));
    return yesOrNo(
      `Is ${card} deleted?`,
      `${card} is deleted`,
      `${card} isn't deleted`,
      fact,
      often === 'never' && !isNamed ? 2 : 10 + EXTRA[often] + (isNamed ? 3 : 0),
    );
  });
}

function blocks(scenario: Scenario, start: Run, runs: CallRuns): readonly Weighed[] {
  if (scenario.declarations.at(-1)?.kind !== 'attack') return [];
  return start.state.units
    .filter(({ owner, area }) => owner !== start.state.turn && area === 'battle')
    .flatMap((unit) => {
      const card = scenario.setup.labels[unit.cards[0] ?? -1] ?? '';
      const fact: Fact = { kind: 'blocks', card };
      const often = howOften(runs, fact);
      const has = viewOf(start, unit).keywords.some(({ use }) => use.name === 'Blocker');
      if (card === '' || (!has && often === 'never')) return [];
      return [canOrNot(`Can ${card} block?`, card, 'block', fact, 'P2', 12 + EXTRA[often])];
    });
}

function uses(scenario: Scenario, runs: CallRuns): readonly Weighed[] {
  return effectsOn(scenario).map(({ card, effect, isOfAction, by }) => {
    const fact: Fact = { kind: 'uses', card, effect };
    const often = howOften(runs, fact);
    const extra = often === 'never' ? (isOfAction ? 3 : 0) : EXTRA[often];
    const name =
      effect === 'its effect' ? effect : `its ${effect}${effect.startsWith('[') ? ' effect' : ''}`;
    return canOrNot(`Can ${card} use ${name}?`, card, `use ${name}`, fact, by, 8 + extra);
  });
}

function securityOf(player: PlayerName, start: Run, runs: CallRuns): readonly Weighed[] {
  const of = (run: Run): number => count(run, playerNamed(player), 'security cards');
  const before = of(start);
  const found = [...new Set(runs.map(of))];
  const hasChanged = found.some((n) => n !== before);
  if (!hasChanged && player === 'P1') return [];
  return [
    numbers(
      `How many security cards does ${player} have left?`,
      around(found, before),
      (n) => ({
        words: String(n),
        statement: `${player} has ${n} security card${n === 1 ? '' : 's'}`,
        fact: { kind: 'count', player, what: 'security cards', n, compare: '=' },
      }),
      7 + (hasChanged ? 7 : 0),
    ),
  ];
}

function checksOf(
  player: PlayerName,
  { declarations }: Scenario,
  runs: CallRuns,
): readonly Weighed[] {
  const found = [...new Set(runs.map(({ state }) => state.checked[playerNamed(player)]))];
  const isAttack = declarations.some(({ kind }) => kind === 'attack');
  if (!(isAttack && player === 'P1') && found.every((n) => n === 0)) return [];
  return [
    numbers(
      `How many cards does ${player} check?`,
      around(found, 0),
      (n) => ({
        words: String(n),
        statement: `${player} checks ${n === 0 ? 'no card' : n === 1 ? '1 card' : `${n} cards`}`,
        fact: { kind: 'checks', player, what: 'cards', n },
      }),
      7 + (found.length > 1 ? 6 : 3),
    ),
  ];
}

function winsOf(player: PlayerName, runs: CallRuns): readonly Weighed[] {
  if (runs.every(({ state }) => state.winner === NOBODY)) return [];
  return [
    yesOrNo(
      `Does ${player} win?`,
      `${player} wins`,
      `${player} doesn't win`,
      { kind: 'wins', player },
      player === 'P1' ? 18 : 6,
    ),
  ];
}

function handOf(player: PlayerName, start: Run, runs: CallRuns): readonly Weighed[] {
  const of = (run: Run): number => count(run, playerNamed(player), 'cards in hand');
  const found = [...new Set(runs.map(of))];
  const before = of(start);
  if (found.every((n) => n === before)) return [];
  return [
    numbers(
      `How many cards does ${player} have in hand?`,
      around(found, before),
      (n) => ({
        words: String(n),
        statement: `${player} has ${n} card${n === 1 ? '' : 's'} in hand`,
        fact: { kind: 'count', player, what: 'cards in hand', n, compare: '=' },
      }),
      3,
    ),
  ];
}

function strengths(_: Scenario, start: Run, runs: CallRuns): readonly Weighed[] {
  return unitsIn(runs, start).flatMap((card) => {
    const of = (run: Run): readonly number[] => {
      const unit = unitOf(run, card);
      const dp = unit === undefined ? null : viewOf(run, unit).dp;
      return dp === null ? [] : [dp];
    };
    const found = [...new Set(runs.flatMap(of))];
    const [before] = of(start);
    if (found.length === 0 || before === undefined || found.every((n) => n === before)) return [];
    return [
      numbers(
        `How much DP does ${card} have?`,
        [...new Set([...found, before])].toSorted((a, b) => a - b).slice(0, 5),
        (n) => ({
          words: String(n),
          statement: `${card} has ${n} DP`,
          fact: { kind: 'DP', card, n },
        }),
        9,
      ),
    ];
  });
}

function states(_: Scenario, start: Run, runs: CallRuns): readonly Weighed[] {
  return unitsIn(runs, start).flatMap((card) => {
    const fact: Fact = { kind: 'suspended', card };
    const often = howOften(runs, fact);
    const was = isTrue(start, fact);
    if (often === (was ? 'always' : 'never')) return [];
    return [
      yesOrNo(
        `Is ${card} suspended?`,
        `${card} is suspended`,
        `${card} isn't suspended`,
        fact,
        often === 'sometimes' ? 5 : 3,
      ),
    ];
  });
}

function places({ setup }: Scenario, start: Run, runs: CallRuns): readonly Weighed[] {
  const named = setup.labels.filter(
    (label) => label !== '' && !isPlainName(label) && areaOf(start, label) !== null,
  );
  return [...new Set(named)].flatMap((card) => {
    const before = areaOf(start, card);
    const found = [...new Set(runs.flatMap((run) => areaOf(run, card) ?? []))];
    if (found.every((area) => area === before)) return [];
    const areas = [...new Set([...found, ...(before === null ? [] : [before])])].slice(0, 4);
    return [
      {
        question: `Where is ${card} then?`,
        weight: found.some((area) => area === 'hand' || area === 'battle area') ? 8 : 2,
        answers: areas.map((area) =>
          answer(
            `In the ${area}`,
            `${card} is in the ${area}`,
            { kind: 'in', card, area },
            'always',
          ),
        ),
      },
    ];
  });
}

function memories(start: Run, runs: CallRuns): readonly Weighed[] {
  const of = (run: Run): number => memoryOf(run.state, 0);
  const before = of(start);
  const found = [...new Set(runs.map(of))];
  if (found.every((n) => n === before)) return [];
  const values = around(found, before, -10).filter((n) => n <= 10);
  return [
    numbers(
      'Where is the memory?',
      values,
      (n) => {
        const player: PlayerName = n > 0 ? 'P1' : 'P2';
        const where = n === 0 ? '0' : `${Math.abs(n)} for ${player}`;
        return {
          words: where,
          statement: `Memory is at ${where}`,
          fact: n === 0 ? { kind: 'memory', n: 0 } : { kind: 'memory', n: Math.abs(n), player },
        };
      },
      4 + (found.length > 1 ? 4 : 0),
    ),
  ];
}

function turns({ declarations }: Scenario, runs: CallRuns): readonly Weighed[] {
  if (declarations.at(-1)?.kind !== 'pass') return [];
  return [
    {
      question: 'Whose turn is it then?',
      weight: howOften(runs, { kind: 'turn', player: 'P1' }) === 'never' ? 6 : 16,
      answers: PLAYERS.map((player) =>
        answer(player, `It is ${player}'s turn`, { kind: 'turn', player }, 'always'),
      ),
    },
  ];
}
