/**
 * Why wrong answers are wrong, found in the page after the verdict was drawn: what the build found
 * is played again here, anything else is searched for in short pieces, so that the page stays free.
 */
import type { Scenario } from '../../scenario/file/scenario.ts';
import { kitTable } from '../../scenario/change/kit.ts';
import type { Given } from '../mark/given.ts';
import type { OneChange } from './change.ts';
import { HOST, type Host } from './host.ts';
import type { Looked } from './looked.ts';
import { sayReason, type ReasonView } from './say.ts';
import { reasonFor, tried, type Reason, type WrongAnswer } from './search.ts';

/** Steps of work for one answer that the build has not looked at. */
const WORK = 12_000;
/** Boards that are tried in one go: some milliseconds on a phone. */
const TRIES = 8;

/** An answer as it is marked. */
interface AskedWhy {
  readonly right: boolean;
  readonly chosen: boolean;
  readonly given?: Given;
}

/**
 * The reasons of all wrong answers, those that were chosen first. `tell` is told each with the
 * index of its answer, and says whether to go on.
 */
export async function findReasons(
  looked: Looked,
  answers: readonly AskedWhy[],
  tell: (index: number, reason: ReasonView) => boolean,
  host: Host = HOST,
): Promise<void> {
  const wrong = answers
    .map((answer, i) => ({ ...answer, i }))
    .filter(({ right }) => !right)
    .toSorted((a, b) => Number(b.chosen) - Number(a.chosen));
  for (const { given, i } of wrong) {
    if (given === undefined) continue;
    const reason = await findReason(looked, given, host);
    if (reason !== null && !tell(i, reason)) return;
    await host.pause();
  }
}

/** The reason of one wrong answer; `null` where there is none. */
export async function findReason(
  { scenario, cites, standing, reasons }: Looked,
  answer: Given,
  host: Host,
): Promise<ReasonView | null> {
  const found = reasons.find(([one]) => one.join() === answer.join())?.[1];
  if (found?.length === 0) return null;
  const isPlain = found !== undefined && !found.some(needsKit);
  const kit = isPlain ? {} : await host.kit();
  const wrong = { cites, scenario, answer, standing, table: kitTable(scenario, kit) };
  const reason =
    found === undefined ? await searched(wrong, host) : tried(wrong, found, { left: Infinity });
  return reason === null ? null : said(reason, scenario);
}

const said = (reason: Reason, { board }: Scenario): ReasonView => sayReason(reason, board);

/** Only what is added to a board is made of the kit. */
const needsKit = (change: OneChange): boolean =>
  change.kind === 'fact' && (change.fact.kind === 'keyword more' || change.fact.kind === 'blocker');

async function searched(wrong: WrongAnswer, { pause }: Host): Promise<Reason | null> {
  const search = reasonFor(wrong, { left: WORK });
  for (let n = 1; ; n++) {
    const { done, value } = search.next();
    if (done === true) return value;
    if (n % TRIES === 0) await pause();
  }
}
