/** What a later edition changes: the numbers to look at again. */
import type { Corpus, Rule } from '../rule.ts';

export interface CorpusDiff {
  /** New words under a number that is new or was given away. */
  readonly added: readonly string[];
  /** Words that are gone, with their number gone or given to other words. */
  readonly removed: readonly string[];
  /** Same number, other words. */
  readonly changed: readonly ChangedRule[];
  /** Same words under another number. */
  readonly moved: readonly MovedRule[];
}

export interface ChangedRule {
  readonly number: string;
  readonly before: Rule;
  readonly after: Rule;
}

export interface MovedRule {
  readonly from: string;
  readonly to: string;
}

/** Compares two corpora; each list is in rule order. */
export function diffCorpora(before: Corpus, after: Corpus): CorpusDiff {
  const old = byNumber(before);
  const now = byNumber(after);
  const moved = findMoved(before, after);
  const left = new Set(moved.map(({ from }) => from));
  const arrived = new Set(moved.map(({ to }) => to));
  /** Whether the number means the same rule in both, with the same words or not. */
  const stays = (number: string) =>
    old.has(number) && now.has(number) && !left.has(number) && !arrived.has(number);
  return {
    added: after.rules
      .map(({ number }) => number)
      .filter((number) => !arrived.has(number) && !stays(number)),
    removed: before.rules
      .map(({ number }) => number)
      .filter((number) => !left.has(number) && !stays(number)),
    changed: after.rules.flatMap((rule) => {
      const earlier = old.get(rule.number);
      if (earlier === undefined || !stays(rule.number)) return [];
      if (earlier.fingerprint === rule.fingerprint) return [];
      return [{ number: rule.number, before: earlier, after: rule }];
    }),
    moved,
  };
}

const byNumber = ({ rules }: Corpus) => new Map(rules.map((rule) => [rule.number, rule]));

/** Words that each corpus has exactly once, under different numbers. */
function findMoved(before: Corpus, after: Corpus): readonly MovedRule[] {
  const words = ({ fingerprint }: Rule) => fingerprint;
  const targets = Map.groupBy(after.rules, words);
  return [...Map.groupBy(before.rules, words)].flatMap(([print, [from, ...twins]]) => {
    const [to, ...others] = targets.get(print) ?? [];
    if (from === undefined || to === undefined || twins.length + others.length > 0) return [];
    return from.number === to.number ? [] : [{ from: from.number, to: to.number }];
  });
}
