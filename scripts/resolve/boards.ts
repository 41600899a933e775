/** For each rule that a case is fit to show: the best one, played to its outcomes. */
import {
  casesFor,
  placeOf,
  type RuleBoard,
  type StepRules,
  type WalkedCase,
} from '../../src/site/resolved/rule-boards.ts';

/** What was found of a case to be shown; `null`: it is too long. */
export interface Shown {
  readonly facts: readonly StepRules[] | null;
  readonly data: Uint8Array;
}

export interface FoundBoards {
  /** What the page of a rule shows, by its number. */
  readonly boards: { readonly [rule: string]: RuleBoard };
  /** The cases that some rule shows, in the order in which rules have them, as JSON. */
  readonly cases: ReadonlyMap<string, Uint8Array>;
}

/**
 * `show` plays cases, by their ids; it is asked for many at once: the best ones of all rules first,
 * then the next ones of rules whose best is too long.
 */
export async function findBoards(
  rules: readonly string[],
  candidates: readonly WalkedCase[],
  show: (ids: readonly string[]) => Promise<readonly Shown[]>,
): Promise<FoundBoards> {
  const shown = new Map<string, Shown>();
  const offered = rules.map((rule) => ({
    rule,
    ids: casesFor(rule, candidates).map(({ id }) => id),
  }));
  for (;;) {
    const best = offered.flatMap(({ ids }) => firstShort(ids, shown) ?? []);
    const unknown = [...new Set(best)].filter((id) => !shown.has(id));
    if (unknown.length === 0) break;
    const found = await show(unknown);
    unknown.forEach((id, i) => found[i] && shown.set(id, found[i]));
  }
  const boards: Record<string, RuleBoard> = {};
  const cases = new Map<string, Uint8Array>();
  for (const { rule, ids } of offered) {
    const id = firstShort(ids, shown);
    const found = id === undefined ? undefined : shown.get(id);
    if (id === undefined || found?.facts == null) continue;
    cases.set(id, found.data);
    boards[rule] = { name: id, ...placeOf(rule, found.facts) };
  }
  return { boards, cases };
}

/** The first that is not known to be too long. */
const firstShort = (
  ids: readonly string[],
  shown: ReadonlyMap<string, Shown>,
): string | undefined => ids.find((id) => shown.get(id)?.facts !== null);
