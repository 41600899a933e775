/** The single changes that are worth trying, what explains most first. */
import type { Choice } from '../../game/run/run.ts';
import { isWithin, sectionOf } from '../../rules/number/number.ts';
import { candidates } from '../../scenario/change/candidates.ts';
import type { BoardChange } from '../../scenario/change/change.ts';
import { detailsOf, type Detail } from '../../scenario/change/detail.ts';
import type { DealtTable } from '../../scenario/change/kit.ts';
import { cardsOf, type Fact } from '../../scenario/claim/claim.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
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
      if (!found.has(said)) found.set(said, { kind: 'choice', said, words });
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
  { board, actions }: Scenario,
  table: DealtTable,
  answer: readonly Fact[],
): { readonly [part in 'had' | 'attacks' | 'added']: readonly OneChange[] } {
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
  return {
    had: [...details.filter(isFirst).map(asChange), ...of(HAD)],
    attacks: attacksOn(board, actions),
    added: [...details.filter((one) => !isFirst(one)).map(asChange), ...of(ADDED)],
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
function attacksOn(board: Scenario['board'], actions: readonly string[]): readonly OneChange[] {
  const names = ['P1', 'P2'] as const;
  const tops = names.map((player) => board[player].battle.flatMap(({ cards }) => cards[0] ?? []));
  return actions.flatMap((action, at) => {
    const [, attacker = '', target = ''] = /^(.+) attacks (.+)$/.exec(action) ?? [];
    const side = tops.find((cards) => !cards.includes(attacker));
    if (attacker === '' || side === undefined) return [];
    return ['the player', ...side].flatMap((other): readonly OneChange[] =>
      other === target ? [] : [{ kind: 'action', at, action: `${attacker} attacks ${other}` }],
    );
  });
}

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
      return (detail.kind === 'area' || detail.kind === 'not there') && detail.card === fact.card;
    case 'deleted':
    case 'battles':
    case 'suspended':
    case 'unsuspended':
    case 'DP':
    case 'has':
      return detail.kind === 'not there' && cardsOf(fact).includes(detail.card);
    case 'count':
      return (
        (detail.kind === 'pile' && fact.what.endsWith(detail.pile)) ||
        (detail.kind === 'not there' && fact.what === 'Digimon')
      );
    case 'uses':
    case 'order':
      return detail.kind === 'effect less' && cardsOf(fact).includes(detail.card);
    default:
      return false;
  }
}

/** Whether a fact measures what a change sets. */
function saysTheSame(change: BoardChange, fact: Fact): boolean {
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

/** How near a rule is to those that a question cites: 0 one of them, 1 their section, 2 chapter. */
export function distanceTo(cites: readonly string[], rule: string): number {
  if (cites.includes(rule)) return 0;
  if (cites.some((cited) => isWithin(rule, sectionOf(cited)))) return 1;
  return cites.some((cited) => isWithin(rule, chapterOf(cited))) ? 2 : 3;
}

const chapterOf = (rule: string): string => rule.split('-', 1)[0] ?? rule;

/** Rules that were asked for, the nearest to the cited ones first; open points are none. */
export const rulesNear = (
  cites: readonly string[],
  asked: ReadonlySet<string>,
): readonly string[] =>
  [...asked]
    .filter((rule) => /^\d/.test(rule))
    .toSorted((a, b) => distanceTo(cites, a) - distanceTo(cites, b));
