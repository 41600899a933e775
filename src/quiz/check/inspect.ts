import { UnknownCard } from '../../game/run/run.ts';
import { rulesOf } from '../../game/state/trace.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import { compareNumbers, isWithin } from '../../rules/number/number.ts';
import { AskedRules } from '../../scenario/claim/asked.ts';
import { play } from '../../scenario/play/play.ts';
import { verifyAll } from '../../scenario/play/verify.ts';
import type { Marked } from '../mark/grade.ts';
import type { Question } from '../question.ts';

/** What an author wants to know of a question beyond whether it is right. */
export interface Inspection {
  /** Different endings over all choices of the players. */
  readonly endings: number;
  /** Rules that some step of a resolution names, in the order of their first step. */
  readonly executed: readonly string[];
  /** Cited rules, or rules of the same section, that were executed. */
  readonly citedAndExecuted: readonly string[];
  /** Cited rules without which some answer is no longer right or wrong as it was. */
  readonly decisive: readonly string[];
  /**
   * Cited rules that the engine asks for while it resolves this, so that switching them off could
   * change something.
   */
  readonly switchable: readonly string[];
  /** Cited numbers that no rule has. */
  readonly unknown: readonly string[];
}

/**
 * Looks at every ending of a marked question, and at what happens when a cited rule is switched
 * off.
 */
export function inspect(question: Pick<Question, 'cites'>, marked: Marked): Inspection {
  const [finding] = marked.findings;
  const endings = finding === undefined ? [] : [...finding.holding, ...finding.failing];
  const executed = new Set<string>();
  for (const { script } of endings) {
    for (const step of play(marked.scenario, script).steps)
      for (const rule of rulesOf(step)) executed.add(rule);
  }
  const { cites } = question;
  const asked = rulesAsked(marked);
  return {
    endings: endings.length,
    executed: [...executed],
    citedAndExecuted: cites.filter((rule) =>
      [...executed].some((done) => isWithin(done, familyOf(rule))),
    ),
    decisive: cites.filter((rule) => isDecisive(marked, rule)),
    switchable: cites.filter((rule) => asked.has(rule)),
    unknown: cites.filter((rule) => !isRuleNumber(rule)),
  };
}

/** Rules and policies that the engine asks for somewhere in the resolutions of a question. */
export function rulesAsked({ scenario, claims, truth }: Marked): ReadonlySet<string> {
  const asked = new AskedRules();
  truth?.(asked);
  verifyAll(scenario, claims, asked);
  return asked.rules;
}

const MOST_NAMED = 6;

/**
 * Rules that would decide if they were cited, at most six: of the cited sections first, then of the
 * cited chapters. What is no rule of the manual, such as an open point, is not named.
 */
export function decidingRules(
  { cites }: Pick<Question, 'cites'>,
  marked: Marked,
): readonly string[] {
  const families = cites.map(familyOf);
  const chapters = cites.map(chapterOf);
  const far = (rule: string): number =>
    families.includes(familyOf(rule)) ? 0 : chapters.includes(chapterOf(rule)) ? 1 : 2;
  const found: string[] = [];
  for (const rule of [...rulesAsked(marked)]
    .filter((one) => isRuleNumber(one))
    .toSorted((a, b) => far(a) - far(b) || compareNumbers(a, b))) {
    if (found.length === MOST_NAMED) break;
    if (isDecisive(marked, rule)) found.push(rule);
  }
  return found;
}

const chapterOf = (rule: string): string => rule.split('-')[0] ?? rule;

/** The section of a rule: `16-7` for 16-7-4 and for 16-7. */
const familyOf = (rule: string): string => rule.split('-').slice(0, 2).join('-');

/**
 * Whether some answer changes when a rule is switched off. A resolution that then comes to a card
 * nobody knows has changed, too; what a player can force is compared by how often it holds.
 */
export function isDecisive({ scenario, claims, findings, truth }: Marked, rule: string): boolean {
  const without = new Set([rule]);
  try {
    if (truth !== undefined) return truth(without) !== truth(new Set());
    const now = verifyAll(scenario, claims, without);
    return claims.some(({ frequency }, i) =>
      frequency.endsWith('can force that')
        ? now[i]?.verdict !== findings[i]?.verdict
        : now[i]?.right !== findings[i]?.right,
    );
  } catch (problem) {
    if (problem instanceof UnknownCard) return true;
    throw problem;
  }
}
