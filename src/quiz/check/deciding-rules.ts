import { MOST_WORK, workOf } from '../../game/explore/explore.ts';
import { UnknownCard, type Work } from '../../game/run/run.ts';
import { rulesOf } from '../../game/state/trace.ts';
import { isRuleNumber } from '../../rules/number/number-list.ts';
import { compareNumbers, isWithin, sectionOf } from '../../rules/number/number.ts';
import { AskedRules } from '../../scenario/claim/asked.ts';
import { TooManyCourses } from '../../scenario/play/leaves.ts';
import { play } from '../../scenario/play/play.ts';
import { forcedBy, verifyAll } from '../../scenario/play/verify.ts';
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
  /** Cited rules of which it could not be found out whether they decide: too many courses. */
  readonly untried: readonly string[];
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
      [...executed].some((done) => isWithin(done, sectionOf(rule))),
    ),
    decisive: cites.filter((rule) => isDecisive(marked, rule)),
    untried: cites.filter((rule) => turns(marked, rule) === 'unknown'),
    switchable: cites.filter((rule) => asked.has(rule)),
    unknown: cites.filter((rule) => !isRuleNumber(rule)),
  };
}

/** Rules and policies that the engine asks for somewhere in the resolutions of a question. */
export function rulesAsked(marked: Marked): ReadonlySet<string> {
  const known = askedIn.get(marked);
  if (known !== undefined) return known;
  const { scenario, claims, truth } = marked;
  const asked = new AskedRules();
  truth?.(asked);
  verifyAll(scenario, claims, asked);
  askedIn.set(marked, asked.rules);
  return asked.rules;
}

/** Of a question they are always the same. */
const askedIn = new WeakMap<Marked, ReadonlySet<string>>();

const MOST_NAMED = 6;

/**
 * Rules that would decide if they were cited, at most six: of the cited sections first, then of the
 * cited chapters. What is no rule of the manual, such as an open point, is not named.
 */
export function decidingRules(
  { cites }: Pick<Question, 'cites'>,
  marked: Marked,
): readonly string[] {
  const found: string[] = [];
  for (const rule of candidates(cites, marked)) {
    if (found.length === MOST_NAMED) break;
    if (isDecisive(marked, rule)) found.push(rule);
  }
  return found;
}

/**
 * Every rule without which some answer would be another: those that are cited first, then those of
 * the cited sections and chapters.
 */
export const allDecidingRules = (
  { cites }: Pick<Question, 'cites'>,
  marked: Marked,
): readonly string[] => candidates(cites, marked).filter((rule) => isDecisive(marked, rule));

/** Rules that were asked for, the nearest to the cited ones first. */
function candidates(cites: readonly string[], marked: Marked): readonly string[] {
  const families = cites.map(sectionOf);
  const chapters = cites.map(chapterOf);
  const far = (rule: string): number => {
    if (cites.includes(rule)) return 0;
    return families.includes(sectionOf(rule)) ? 1 : chapters.includes(chapterOf(rule)) ? 2 : 3;
  };
  return [...rulesAsked(marked)]
    .filter((one) => isRuleNumber(one))
    .toSorted((a, b) => far(a) - far(b) || compareNumbers(a, b));
}

const chapterOf = (rule: string): string => rule.split('-')[0] ?? rule;

/**
 * Whether some answer changes when a rule is switched off; no, where that could not be found out
 * (`turns` tells these apart).
 */
export const isDecisive = (marked: Marked, rule: string): boolean =>
  turns(marked, rule) === 'turns';

/** What happens to the answers without a rule; "unknown": not every course could be played. */
export type Turning = 'turns' | 'stays' | 'unknown';

/** Steps of work for all rules that are switched off in one question: some seconds. */
const MOST_TRIED = 2 * MOST_WORK;

/** What was found so far of a marked question, and the work that is left for it. */
const tried = new WeakMap<Marked, TriedRules>();

interface TriedRules {
  readonly work: Work;
  readonly found: Map<string, Turning>;
  /** `Marked.truth` with all rules, once it was asked for. */
  truth?: string;
}

/**
 * What happens to the answers when a rule is switched off. A resolution that then comes to a card
 * nobody knows, or has no end, has changed, too; what a player can force is compared by how often
 * it holds.
 */
export function turns(marked: Marked, rule: string): Turning {
  const all: TriedRules = tried.get(marked) ?? { work: workOf(MOST_TRIED), found: new Map() };
  tried.set(marked, all);
  const found = all.found.get(rule) ?? tryWithout(marked, rule, all);
  all.found.set(rule, found);
  return found;
}

function tryWithout(
  { scenario, claims, findings, truth }: Marked,
  rule: string,
  all: TriedRules,
): Turning {
  const { work } = all;
  // Where it is not known how it ends with the rule, nothing can be compared.
  if (findings.some(({ stopped }) => stopped === 'work')) return 'unknown';
  const without = new Set([rule]);
  const as = (changed: boolean): Turning => (changed ? 'turns' : 'stays');
  try {
    if (truth !== undefined)
      return as(truth(without, work) !== (all.truth ??= truth(new Set(), work)));
    const now = verifyAll({ ...scenario, work }, claims, without);
    if (now.some(({ stopped }) => stopped === 'work')) return 'unknown';
    return as(
      claims.some(({ frequency }, i) =>
        forcedBy(frequency) !== null
          ? now[i]?.verdict !== findings[i]?.verdict
          : now[i]?.right !== findings[i]?.right,
      ),
    );
  } catch (problem) {
    if (problem instanceof UnknownCard) return 'turns';
    if (problem instanceof TooManyCourses)
      return problem.stopped === 'no end' ? 'turns' : 'unknown';
    throw problem;
  }
}
