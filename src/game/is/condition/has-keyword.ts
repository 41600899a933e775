/** "with <Blitz>", where that keyword effect stands behind a timing and is no line of its own. */
import type { Ability } from '../../../card/ability/ability.ts';
import type { KeywordUse } from '../../../effect/tree/tree.ts';
import { Undecided } from '../../run/run.ts';
import type { View } from '../../state/modifier.ts';

/**
 * "[When Digivolving] <Blitz>.": a card or Digimon with that effect has <Blitz> (Q1289, Q1292).
 *
 * @throws Undecided where it is only a part of an effect, for nothing settles that.
 */
export function hasInstruction(abilities: readonly Ability[], name: string): boolean {
  const doing = abilities.filter((one) => one.keyword === undefined && says(one, name));
  if (doing.some(isAllItDoes)) return true;
  if (doing.length === 0) return false;
  throw new Undecided(
    `a text asks for <${name}>, and an effect has that only as a part; whether that counts isn't settled`,
  );
}

const says = ({ sentences }: Ability, name: string): boolean =>
  sentences.some(({ processes }) =>
    processes.some(({ action }) => action.kind === 'do keyword' && action.use.name === name),
  );

/** "[When Digivolving] <Blitz>.", and nothing else. */
const isAllItDoes = ({ sentences: [first, ...more] }: Ability): boolean =>
  first !== undefined &&
  more.length === 0 &&
  first.processes.length === 1 &&
  first.conditions.length === 0 &&
  first.cost === undefined;

/**
 * "has <X>": parameters only count when they are named (16-2, 16-4-3: instances are not added up).
 */
export const hasKeyword = (view: View, name: string, n?: number): boolean => {
  for (const held of view.keywords) {
    if (held.use.name === name && (n === undefined || held.use.n === n)) return true;
  }
  return false;
};

/** "with <X>": as a keyword effect, or as all that one of its effects does. */
export const isWith = (view: View, { name, n }: KeywordUse): boolean =>
  hasKeyword(view, name, n) ||
  hasInstruction(
    view.abilities.map(({ ability }) => ability),
    name,
  );
