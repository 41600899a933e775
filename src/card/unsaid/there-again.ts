/**
 * "If this Digimon has a blue card in its digivolution cards, .... If there is a green card, ...":
 * it is looked where the condition before it looked. "If there isn't" asks for none of what was
 * asked for there.
 */
import { areCards } from '../../effect/tree/closed/noun.ts';
import type { Condition, Filter, Sentence, Test } from '../../effect/tree/tree.ts';

type Again = Extract<Test, { kind: 'there again' }>;

/** The same sentences with what is looked for said in full, where one condition before says it. */
export function withWhereItLooks(sentences: readonly Sentence[]): readonly Sentence[] {
  let before: Test | undefined;
  return sentences.map((sentence) => {
    const conditions = sentence.conditions.map((condition): Condition => {
      const { test } = condition;
      if (test.kind !== 'there again') return condition;
      const said = before === undefined ? null : inFull(before, test);
      return said === null ? condition : { ...condition, test: said };
    });
    const [only, ...more] = conditions;
    if (only !== undefined) before = more.length === 0 ? only.test : undefined;
    return { ...sentence, conditions };
  });
}

function inFull(before: Test, again: Again): Test | null {
  switch (before.kind) {
    case 'has': {
      const [filter, ...more] = before.filters;
      const isPlain = before.who.kind === 'this' && before.past !== true && more.length === 0;
      const under = isPlain && filter !== undefined ? underAgain(filter, again) : null;
      return under === null ? null : { ...before, filters: [under] };
    }
    case 'placed': {
      const { who, place, also, span } = before;
      if (who.kind !== 'any' || who.other || who.none === true || also !== undefined) return null;
      const looked = lookedFor(again, who.noun, who.filters);
      return looked === null
        ? null
        : { kind: 'count', side: 'either', what: 'placed', place, span, ...looked };
    }
    default:
      return null;
  }
}

/** "a blue card in its digivolution cards": face-down ones show no color (4-7-9). */
function underAgain(filter: Filter, again: Again): Filter | null {
  if (filter.kind !== 'under' || filter.compare !== 'or more' || filter.n !== 1) return null;
  const looked = lookedFor(again, filter.noun, filter.filters);
  return looked === null ? null : { kind: 'under', ...looked };
}

type Looked = Required<
  Pick<Extract<Test, { kind: 'count' }>, 'compare' | 'n' | 'noun' | 'filters'>
>;

/** Another card, or none of that kind. */
function lookedFor(
  { noun, filters }: Again,
  before: Looked['noun'],
  beforeFilters: Looked['filters'],
): Looked | null {
  if (noun === undefined) return { compare: 'exactly', n: 0, noun: before, filters: beforeFilters };
  return areCards(noun) && filters !== undefined
    ? { compare: 'or more', n: 1, noun, filters }
    : null;
}
