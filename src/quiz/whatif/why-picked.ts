/**
 * Why something that a person picked isn't so on a board: the first step at which the courses leave
 * it, and the smallest change with which it would be so.
 */
import type { BoardChange } from '../../scenario/change/change.ts';
import { kitTable, type KeywordKit } from '../../scenario/change/kit.ts';
import type { Claim, Fact } from '../../scenario/claim/claim.ts';
import { parseScenarioFile, type ScenarioFile } from '../../scenario/file/scenario-file.ts';
import { whyStopped } from '../../scenario/play/stopped.ts';
import { verifyAll } from '../../scenario/play/verify.ts';
import { viewsOf, type StepView } from '../../ui/steps/endings.ts';
import type { Standing } from '../common/stand.ts';
import { failureOf } from '../feedback/failure.ts';
import { failureView } from '../feedback/feedback.ts';
import type { Marked } from '../mark/grade.ts';
import { sayReason, type ReasonView } from '../whynot/say-reason.ts';
import { Boards, type Budget, type LookedAt } from '../whynot/boards.ts';
import { reasonsFor, tried } from '../whynot/search.ts';
import { saysTheSame } from '../whynot/singles.ts';

/** What is asked. All of it is data. */
export interface WhyRequested {
  readonly scenario: ScenarioFile;
  readonly fact: Fact;
  /** What decides the question that the board is of. */
  readonly cites: readonly string[];
  readonly keywords: KeywordKit;
  /** What takes back a change that was made to the board: tried before all else. */
  readonly undo: readonly BoardChange[];
}

/** What there is to say of it. */
export interface WhyPicked {
  /** Whether it is so, in one sentence; with the step where it is left, that sentence. */
  readonly words: string;
  /** That step, counted from 1. */
  readonly step: { readonly at: number; readonly view: StepView } | null;
  /** "It could happen if Gate had <Jamming>"; `null` where no small change was found. */
  readonly reason: ReasonView | null;
}

/** Steps of work for the smallest change. */
const WORK = 30_000;

/** Plays the board and answers. */
export function whyPicked(request: WhyRequested): WhyPicked {
  const { scenario: file, fact, cites } = request;
  const scenario = parseScenarioFile(file);
  const claims: readonly Claim[] = [
    { frequency: 'always', fact },
    { frequency: 'sometimes', fact },
  ];
  const marked: Marked = { scenario, claims, findings: verifyAll(scenario, claims) };
  const [always] = marked.findings;
  if (always === undefined) throw new Error('no finding for a claim');
  const saying = (words: string): WhyPicked => ({ words, step: null, reason: null });
  if (always.stopped !== null)
    return saying(`The engine can't decide this: ${whyStopped(always.stopped)}.`);
  if (always.right)
    return saying(
      always.holding.length === 1
        ? 'That is what happens.'
        : 'That is true, whatever the players choose.',
    );
  // Of what can happen it is asked why it needn't; of what can't, why it never does.
  const asked = always.verdict === 'never' ? SOMETIMES : ALWAYS;
  const left = leftAt(marked, asked, cites);
  const reason = reasonOf(marked, asked, request);
  if (left !== null) return { ...left, reason };
  const bare = asked === SOMETIMES ? 'That never happens here' : "That doesn't always happen here";
  return { words: reason === null ? `${bare}; ${NO_CHANGE}` : `${bare}.`, step: null, reason };
}

const ALWAYS = 0;
const SOMETIMES = 1;

const NO_CHANGE = 'the engine found no small change that would make it happen.';

/** The first step at which it is left; `null` where no single one decides it. */
function leftAt(
  marked: Marked,
  asked: number,
  cites: readonly string[],
): Pick<WhyPicked, 'words' | 'step'> | null {
  const failure = failureOf(marked, asked, cites);
  if (failure === null || failure.step === null) return null;
  const { holding = [], failing = [] } = marked.findings[asked] ?? {};
  const others = [...holding, ...failing].filter(
    ({ script }) => script.join() !== failure.script.join(),
  );
  // Others tell by which choice the one that is shown is another.
  const endings = viewsOf(marked.scenario, [failure, ...others.slice(0, MOST_TOLD_APART)]);
  const { words, ending } = failureView(failure, endings, marked, asked);
  const view = endings[ending]?.steps[failure.step];
  return view === undefined ? null : { words, step: { at: failure.step + 1, view } };
}

const MOST_TOLD_APART = 24;

function reasonOf(
  { scenario, claims }: Marked,
  asked: number,
  { fact, cites, keywords, undo }: WhyRequested,
): ReasonView | null {
  const standing: Standing = {
    judge(changed, without) {
      const right = verifyAll(changed, claims, without).map((finding) => finding.right);
      return ([answer = -1]) => right[answer] === true;
    },
    facts: ([answer = -1]) => claims.slice(answer, answer + 1).map((claim) => claim.fact),
  };
  const looked: LookedAt = { cites, scenario, standing, table: kitTable(scenario, keywords) };
  const budget: Budget = { left: WORK };
  const boards = new Boards(looked, budget);
  const undone = undo
    .filter((change) => !saysTheSame(change, fact))
    .map((change) => tried(looked, boards, [{ kind: 'fact', fact: change }], [asked]))
    .find((reason) => reason !== null);
  const reason = undone ?? reasonsFor(looked, [[asked]], budget)[0]?.reason ?? null;
  return reason && sayReason(reason, scenario.board, LEADS[asked]);
}

/** What stands before "if", of what always happens and of what sometimes does. */
const LEADS: readonly string[] = ['It would always be true ', 'It could happen '];
