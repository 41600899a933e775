/** Who of two players is right, in which courses, and by which rule. */
import { err, ok, type Result } from '../../base/result.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { isTrue } from '../../scenario/claim/holds.ts';
import { parseClaim } from '../../scenario/claim/notation.ts';
import { wrongName } from '../../scenario/claim/wrong-name.ts';
import { whyStopped } from '../../scenario/play/stopped.ts';
import { readingsOf } from './assumed.ts';
import { decisionOf, type Decision } from './decides.ts';
import type { ExploredCall } from './explored.ts';
import { behindChoice, behindFact, behindRefusal, NOTHING, type Behind } from './rule-behind.ts';
import { aloudOf, headlineOf, howDecided } from './say.ts';
import { outcomeOf, standingOf, type Stated, type Stood } from './stance.ts';
import type { CallAnswer, CallOutcome, CallTopic, CallVerdict, OfBoth } from '../asked/wire.ts';

/** A verdict, and the open points that it turns with, each as a sentence. */
export type Ruled = Omit<CallVerdict, 'took' | 'assumed'> & {
  readonly readings: readonly string[];
};

/** Both answers with their facts; a problem is a sentence for the players. */
export function statedIn(
  answers: OfBoth<CallAnswer>,
  { scenario }: ExploredCall,
): Result<OfBoth<Stated>, string> {
  const [first, second] = answers.map((answer) => statedAnswer(answer, scenario));
  if (first === undefined || second === undefined) throw new Error('a call has two answers');
  if (!first.ok) return first;
  return second.ok ? ok([first.value, second.value]) : second;
}

function statedAnswer({ fact, says, by }: CallAnswer, { setup }: Scenario): Result<Stated, string> {
  const read = parseClaim(fact);
  if (!read.ok) return err(`Found: ${read.problem.found}. Expected: ${read.problem.expected}.`);
  const wrong = wrongName(read.value.fact, setup);
  if (wrong !== null) return err(`Found: ${wrong.found}. Expected: ${wrong.expected}.`);
  return ok({ fact: read.value.fact, says, by });
}

/** Rules on two answers. Throws `UnknownCard` as playing the call does. */
export function ruled(
  explored: ExploredCall,
  answers: OfBoth<CallAnswer>,
  stated: OfBoth<Stated>,
  topics: readonly CallTopic[],
): Ruled {
  const { scenario } = explored;
  const found = (without?: ReadonlySet<string>): OfBoth<Stood> => [
    standingOf(scenario, stated[0], without),
    standingOf(scenario, stated[1], without),
  ];
  const stood = found();
  const outcome = outcomeIn(stood);
  const headline = headlineOf(outcome);
  if (outcome === 'none') {
    const why = stood.find(({ finding }) => finding.stopped !== null)?.finding.stopped ?? 'no end';
    const how = `The engine can't decide this: ${whyStopped(why)}.`;
    return { outcome, headline, how, truth: '', aloud: '', rules: [], steps: [], readings: [] };
  }
  const decisions: OfBoth<Decision | null> = [
    decided(explored, stated[0], stood[0]),
    decided(explored, stated[1], stood[1]),
  ];
  const { rules, words, steps } = behindOf(explored, outcome, stated, stood, decisions);
  const truth = truthOf(outcome, answers, explored, topics);
  const how = howDecided(explored, outcome, answers, stood, decisions);
  return {
    ...{ outcome, headline, how: how.how, truth, rules },
    steps: steps.map(({ text, rule }) => ({ text, rule })),
    aloud: aloudOf({ headline, truth, how, words, rules }),
    readings: readingsOf(scenario, stated, (without) => headlineOf(outcomeIn(found(without)))),
  };
}

const outcomeIn = ([first, second]: OfBoth<Stood>): CallOutcome =>
  outcomeOf([first.stance, second.stance]);

/** The choice with which an answer is right; `null` where no choice matters for it. */
function decided(explored: ExploredCall, { fact, says }: Stated, { stance, finding }: Stood) {
  if (stance !== 'partly') return null;
  return decisionOf(explored, fact, says !== 'never' && says !== 'cannot', finding);
}

function behindOf(
  explored: ExploredCall,
  outcome: CallOutcome,
  stated: OfBoth<Stated>,
  stood: OfBoth<Stood>,
  decisions: OfBoth<Decision | null>,
): Behind {
  const refused = behindRefusal(explored);
  if (refused !== null) return refused;
  const open = stated.flatMap((one, i) => {
    const [decision, finding] = [decisions[i], stood[i]?.finding];
    return decision && finding !== undefined ? [{ one, decision, finding }] : [];
  });
  const first = open.find(({ decision }) => decision.deciding !== null);
  if (outcome === 'depends' && first !== undefined)
    return behindChoice(explored, first.decision, first.finding);
  // What happens says more than what doesn't.
  const order = stood[1].finding.verdict === 'always' ? [1, 0] : [0, 1];
  let last = NOTHING;
  for (const i of order) {
    const [one, finding] = [stated[i], stood[i]?.finding];
    if (one === undefined || finding === undefined) continue;
    last = behindFact(explored.scenario, one.fact, finding);
    if (last.rules.length > 0) return last;
  }
  return last;
}

/** What is so: the answer that is right, or of what was asked the one that would be. */
function truthOf(
  outcome: CallOutcome,
  answers: OfBoth<CallAnswer>,
  { endings }: ExploredCall,
  topics: readonly CallTopic[],
): string {
  const [first, second] = answers;
  if (outcome === 'P1' || outcome === 'both') return `${first.statement}.`;
  if (outcome === 'P2') return `${second.statement}.`;
  if (outcome === 'depends') return '';
  const topic = topics.find(({ answers: all }) => all.some(({ fact }) => fact === first.fact));
  const right = topic?.answers.find(({ fact, says }) => {
    const read = parseClaim(fact);
    if (says !== 'always' || !read.ok) return false;
    return endings.every(({ run }) => isTrue(run, read.value.fact));
  });
  return right === undefined ? '' : `${right.statement}.`;
}
