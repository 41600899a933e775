/** The single changes that are worth trying, what explains most first. */
import { opponentOf } from '../../base/player.ts';
import type { Choice } from '../../game/run/run.ts';
import { candidates } from '../../scenario/change/candidates.ts';
import type { BoardChange } from '../../scenario/change/change.ts';
import { partsOf, rewordsOf, type Reword } from '../../scenario/change/reword.ts';
import { detailsOf, type Detail } from '../../scenario/change/detail.ts';
import type { DealtTable } from '../../scenario/change/kit.ts';
import { cardsOf, type ClaimCount, type Fact } from '../../scenario/claim/claim.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { makeAction } from '../../scenario/make-action.ts';
import { tellAsIf, tellChoice } from '../../scenario/play/tell-option.ts';
import type { OneChange } from './change.ts';

/** What players choose otherwise, each as it is said. `offers`: of all courses. */
export function choicesIn(offers: readonly Choice[], scenario: Scenario): readonly OneChange[] {
  const found = new Map<string, OneChange>();
  for (const offer of offers) {
    if (offer.options.length < 2) continue;
    offer.options.forEach((_, i) => {
      const said = tellChoice(offer, i, scenario.setup);
      const words = tellAsIf(offer, i, scenario.setup);
      if (!found.has(said)) found.set(said, { kind: 'choice', said, words, of: offer.kind });
    });
  }
  return [...found.values()];
}

/** What a board has, so that it can be lacking or otherwise: the first kind first. */
const HAD: readonly BoardChange['kind'][] = ['keyword less', 'suspended', 'source less', 'DP'];
/** What is added to a board explains less. */
const ADDED: readonly BoardChange['kind'][] = [
  'keyword more',
  'source more',
  'security',
  'blocker',
  'memory',
];

/** Facts of the board, but those that only say what the answer says. */
export function factsOn(
  scenario: Scenario,
  table: DealtTable,
  answer: readonly Fact[],
): { readonly [part in 'had' | 'attacks' | 'added' | 'said']: readonly OneChange[] } {
  const { board, actions, setup } = scenario;
  const all = [...candidates(board, table.keywords), ...ownDp(board)].filter(
    (change) => !answer.some((fact) => saysTheSame(change, fact)),
  );
  const of = (kinds: readonly BoardChange['kind'][]): readonly OneChange[] =>
    kinds.flatMap((kind) =>
      all.filter((one) => one.kind === kind).map((fact): OneChange => ({ kind: 'fact', fact })),
    );
  const details = detailsOf(board).filter(
    (detail) => !answer.some((fact) => detailSays(detail, fact)),
  );
  const isFirst = ({ kind }: Detail): boolean => kind === 'effect less' || kind === 'trait less';
  const asChange = (detail: Detail): OneChange => ({ kind: 'detail', detail });
  const saysMemory = answer.some(asksForMemory);
  const words = (what: 'decides' | 'means'): readonly OneChange[] =>
    table.reword === undefined
      ? []
      : rewordsOf(board, what).flatMap((reword): readonly OneChange[] =>
          what === 'means' && saysMemory && isAboutMemory(board, reword)
            ? []
            : [{ kind: 'words', reword }],
        );
  return {
    had: [...details.filter(isFirst).map(asChange), ...of(HAD), ...words('decides')],
    attacks: [...attacksOn(scenario), ...withoutOne({ actions, setup }, answer.flatMap(cardsOf))],
    added: [...details.filter((one) => !isFirst(one)).map(asChange), ...of(ADDED)],
    said: words('means'),
  };
}

/** Numbers near the DP of a card: what a text counts may lie there. */
const ownDp = ({ cards }: Scenario['board']): readonly BoardChange[] =>
  cards.flatMap(({ name, dp }) =>
    dp === null
      ? []
      : [-3_000, -2_000, -1_000, 1_000, 2_000, 3_000].flatMap((by): readonly BoardChange[] =>
          dp + by > 0 ? [{ kind: 'DP', card: name, dp: dp + by }] : [],
        ),
  );

/** Attacks for another target than the action says. */
function attacksOn({ board, declarations, setup }: Scenario): readonly OneChange[] {
  const tops = (['P1', 'P2'] as const).map((player) =>
    board[player].battle.flatMap(({ cards }) => {
      const card = setup.labels.indexOf(cards[0] ?? '');
      return card < 0 ? [] : [card];
    }),
  );
  return declarations.flatMap((declared, at) => {
    if (declared.kind !== 'attack') return [];
    const others = tops[opponentOf(setup.owners[declared.card] ?? 0)] ?? [];
    return (['player', ...others] as const).flatMap((target): readonly OneChange[] =>
      target === declared.target
        ? []
        : [{ kind: 'action', at, action: makeAction({ ...declared, target }, setup) }],
    );
  });
}

/**
 * One of several actions is not done: none of a card that the answer, or a later action, speaks of.
 */
function withoutOne(
  { actions, setup }: Pick<Scenario, 'actions' | 'setup'>,
  cards: readonly string[],
): readonly OneChange[] {
  if (actions.length < 2) return [];
  const named = (action: string): readonly string[] =>
    setup.labels.filter((label) => label !== '' && action.includes(label));
  return actions.flatMap((action, at): readonly OneChange[] => {
    const others = new Set([...cards, ...actions.slice(at + 1).flatMap(named)]);
    return named(action).some((card) => others.has(card))
      ? []
      : [{ kind: 'action less', at, action }];
  });
}

/** How a claim counts the cards of an area. */
const CARDS_IN: { readonly [pile in Extract<Detail, { kind: 'pile' }>['pile']]: ClaimCount } = {
  hand: 'cards in hand',
  trash: 'cards in the trash',
  deck: 'cards in the deck',
};

/** Whether a fact measures what is changed. */
function detailSays(detail: Detail, fact: Fact): boolean {
  switch (fact.kind) {
    case 'not':
    case 'once':
    case 'leaving':
      return detailSays(detail, fact.fact);
    case 'and':
    case 'or':
      return fact.facts.some((part) => detailSays(detail, part));
    case 'in':
      return (
        (detail.kind === 'area' || detail.kind === 'side' || detail.kind === 'not there') &&
        detail.card === fact.card
      );
    case 'deleted':
    case 'battles':
    case 'suspended':
    case 'unsuspended':
    case 'DP':
    case 'has':
      return detail.kind === 'not there' && cardsOf(fact).includes(detail.card);
    case 'count':
      return (
        (detail.kind === 'pile' && fact.what === CARDS_IN[detail.pile]) ||
        ((detail.kind === 'not there' || detail.kind === 'side') && fact.what === 'Digimon')
      );
    case 'uses':
    case 'order':
      return detail.kind === 'effect less' && cardsOf(fact).includes(detail.card);
    default:
      return false;
  }
}

/** That there is more to gain, or to lose, says no more than how much memory there is. */
const asksForMemory = (fact: Fact): boolean =>
  fact.kind === 'not' || fact.kind === 'once' || fact.kind === 'leaving'
    ? asksForMemory(fact.fact)
    : fact.kind === 'and' || fact.kind === 'or'
      ? fact.facts.some(asksForMemory)
      : fact.kind === 'memory';

const isAboutMemory = ({ cards }: Scenario['board'], reword: Reword): boolean =>
  cards.some((card) => card.name === reword.card && / memory\b/.test(partsOf(card, reword).now));

/** Whether a fact measures what a change sets. */
export function saysTheSame(change: BoardChange, fact: Fact): boolean {
  switch (fact.kind) {
    case 'not':
    case 'once':
    case 'leaving':
      return saysTheSame(change, fact.fact);
    case 'and':
    case 'or':
      return fact.facts.some((part) => saysTheSame(change, part));
    case 'memory':
    case 'turn':
      return change.kind === 'memory';
    case 'DP':
      return change.kind === 'DP' && cardsOf(fact).includes(change.card);
    case 'has':
      return change.kind === 'keyword more' && cardsOf(fact).includes(change.card);
    case 'suspended':
    case 'unsuspended':
      return change.kind === 'suspended' && cardsOf(fact).includes(change.card);
    case 'under':
    case 'stack':
    case 'stacked':
      return change.kind === 'source more' || change.kind === 'source less';
    case 'count':
      return (
        (change.kind === 'security' && fact.what === 'security cards') ||
        (change.kind === 'blocker' && fact.what === 'Digimon')
      );
    default:
      return false;
  }
}
