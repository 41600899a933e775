/** What a person can say of a board's outcome: something that is asked, and one answer to it. */
import { capital } from '../../base/words.ts';
import {
  factOf,
  type EndingMeasure,
  type Seen,
  type Value,
} from '../../scenario/change/endings.ts';
import { ask, sentence } from '../../scenario/change/say.ts';
import { CLAIM_AREAS, type Fact } from '../../scenario/claim/claim.ts';

/** "Is Gate deleted?", with all that can be said of it. */
export interface PickedAbout {
  readonly asks: string;
  readonly says: readonly PickedFact[];
}

/** "Gate is deleted", as the engine decides it. */
interface PickedFact {
  readonly words: string;
  readonly fact: Fact;
}

/** Counts that are offered beyond the highest that was seen. */
const BEYOND = 2;

/** What can be picked of a board with these endings; `first`: the measures listed first. */
export const pickable = (
  measures: readonly EndingMeasure[],
  { rows }: Seen,
  first: readonly number[] = [],
): readonly PickedAbout[] => {
  const all = measures.map((measure, i) => ({
    asks: `${capital(ask(measure))}?`,
    says: valuesOf(
      measure,
      rows.map(({ values }) => values[i] ?? ''),
    ).flatMap((value) => {
      const fact = measure.kind === 'refused' ? legality(value) : factOf(measure, value);
      return fact === null ? [] : [{ words: capital(sentence(measure, value)), fact }];
    }),
  }));
  return [...all.filter((_, i) => first.includes(i)), ...all.filter((_, i) => !first.includes(i))];
};

/** Whatever rule it is that an action breaks. */
const legality = (value: Value): Fact =>
  value === '' ? { kind: 'not', fact: { kind: 'refused' } } : { kind: 'refused' };

const upTo = (n: number): readonly number[] => Array.from({ length: n + 1 }, (_, i) => i);

function valuesOf({ kind }: EndingMeasure, seen: readonly Value[]): readonly Value[] {
  switch (kind) {
    case 'winner':
      return ['P1', 'P2', 'nobody'];
    case 'refused':
      return ['', 'refused'];
    case 'turn':
      return ['P1', 'P2'];
    case 'memory':
      return upTo(20).map((n) => 10 - n);
    case 'deleted':
      return [true, false];
    case 'area':
      return CLAIM_AREAS;
    case 'suspended':
      return ['suspended', 'unsuspended'];
    case 'checks':
    case 'security':
    case 'hand':
      return upTo(Math.max(0, ...seen.map(Number)) + BEYOND);
  }
}
