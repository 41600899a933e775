import { describe, expect, test } from 'vitest';
import { textAt } from '../../../scripts/files.ts';
import { describeProblem, orThrow } from '../../base/result.ts';
import { explore, MOST_WORK, workOf } from '../../game/explore/explore.ts';
import { begin, resolve } from '../../game/explore/resolve.ts';
import { marking, type Marked } from '../mark/grade.ts';
import { openMarked } from '../mark/open.ts';
import { checkFile } from './check.ts';
import { inspect, isDecisive, turns } from './deciding-rules.ts';
import { playedIn } from '../question.ts';
import { readQuestion } from '../read.ts';
import type { Claim } from '../../scenario/claim/claim.ts';
import { parseClaim } from '../../scenario/claim/notation.ts';
import { readScenario } from '../../scenario/file/read.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { leavesOf, TooManyCourses } from '../../scenario/play/leaves.ts';
import { sayKnown, sayStopped } from '../../scenario/play/stopped.ts';
import { endingsOf, verify } from '../../scenario/play/verify.ts';

/** A board of the quiz with some lines of its cards printed twice. */
function withTwice(path: string, line: string): Scenario {
  const text = textAt(`questions/${path}`);
  const again = text.replaceAll(`    ${line}\n`, `    ${line}\n    ${line}\n`);
  expect(again).not.toBe(text);
  const { board, actions } = playedIn(orThrow(readQuestion(path, again))) ?? {};
  return orThrow(readScenario(board ?? '', actions ?? []));
}

/** Eight Digimon with two effects each, deleted at once: sixteen effects in any order. */
const NAMES = Array.from({ length: 8 }, (_, i) => `Moth ${i}`);
const SIXTEEN = [
  ...NAMES.map(
    (name) =>
      `card ${name}: Digimon Lv.4 red 3000 DP\n  [On Deletion] Gain 1 memory.\n  [On Deletion] <Draw 1>.`,
  ),
  'card Rex: Digimon Lv.5 red 5000 DP cost 3',
  "  [On Play] Delete all of your opponent's Digimon.",
  'memory P1 5',
  'P1 hand: Rex',
  `P2 battle: ${NAMES.join(', ')}`,
  'P2 deck: 20',
].join('\n');
const sixteenEffects = (): Scenario => orThrow(readScenario(SIXTEEN, ['P1 plays Rex']));

function claim(words: string): Claim {
  const read = parseClaim(words);
  if (!read.ok) throw new Error(read.problem.found);
  return read.value;
}

describe('a course without end', () => {
  const scenario = withTwice(
    'loops/one-may.md',
    '[All Turns] When this Digimon becomes suspended, you may unsuspend this Digimon.',
  );

  test('decides that nothing is decided, and nothing more is played', () => {
    const found = endingsOf(scenario);
    expect(found.stopped).toBe('no end');
    expect(found.complete).toBe(false);
    expect(found.work).toBeLessThan(MOST_WORK / 4);
    expect(sayStopped(found)).toContain('a course has no end');
  });

  test('is no answer', () => {
    const finding = verify(scenario, claim('sometimes P2 checks 0 cards'));
    expect(finding).toMatchObject({ verdict: 'undetermined', right: false, stopped: 'no end' });
    expect(() => openMarked(scenario)).toThrow(TooManyCourses);
    expect(() => leavesOf(scenario)).toThrow(TooManyCourses);
  });
});

describe('more courses than can be played', () => {
  const scenario = sixteenEffects();

  test('are left at the bound on the work of all of them together', () => {
    const found = endingsOf(scenario);
    expect(found.stopped).toBe('work');
    expect(found.work).toBe(MOST_WORK + 1);
    expect(sayStopped(found)).toMatch(/^Not all courses were played.*\([\d,]+ courses played\)\.$/);
  });

  test('are no answer, and what is known until then is said', () => {
    const wins = claim('never P1 wins');
    const finding = verify({ ...scenario, work: workOf(5_000) }, wins);
    expect(finding).toMatchObject({ verdict: 'undetermined', right: false, stopped: 'work' });
    expect(sayKnown('it', finding)).toMatch(
      /^it was true in none of the \d+ courses played, and not all were played$/,
    );
    expect(() => leavesOf({ ...scenario, work: workOf(5_000) })).toThrow(TooManyCourses);
    expect(() => openMarked({ ...scenario, work: workOf(5_000) })).toThrow(TooManyCourses);
  });
});

test('one work for several explorations is used up by all of them together', () => {
  const { setup, declarations } = sixteenEffects();
  const work = workOf(3_000);
  const first = explore(setup, declarations, { work, most: 50 });
  expect(first.stopped).toBe('runs');
  expect(first.work).toBe(work.done);
  const second = explore(setup, declarations, { work });
  expect(second.stopped).toBe('work');
  expect(first.work + second.work).toBe(work.done);
  expect(explore(setup, declarations, { work })).toMatchObject({ runs: 1, stopped: 'work' });
});

test('a course that is left there has no outcome', () => {
  const { setup, declarations } = sixteenEffects();
  expect(resolve(begin(setup, { work: workOf(10) }), declarations)).toBe('unfinished');
});

describe('what hangs on a rule', () => {
  const never = (scenario: Scenario): Marked => marking(scenario, [claim('never P1 wins')]);

  test('is not known where nobody knows how it ends with it', () => {
    const marked = never(sixteenEffects());
    expect(turns(marked, '15-4-3-4')).toBe('unknown');
    expect(isDecisive(marked, '15-4-3-4')).toBe(false);
    const seen = inspect({ cites: ['15-4-3-4'] }, marked);
    expect(seen).toMatchObject({ decisive: [], untried: ['15-4-3-4'] });
  });

  test('is not known where not every course can be played without it', () => {
    const scenario = orThrow(
      readScenario(
        'card Rex: Digimon Lv.5 red 5000 DP\ncard Cub: Digimon Lv.3 red 1000 DP\nP1 battle: Rex\nP2 battle: Cub [suspended]',
        ['Rex attacks Cub'],
      ),
    );
    const marked = marking(scenario, [claim('Cub is deleted')]);
    const truth = (): string => {
      throw new TooManyCourses('work');
    };
    expect(turns({ ...marked, truth }, '14-2')).toBe('unknown');
    const endless = (without: ReadonlySet<string>): string => {
      if (without.size > 0) throw new TooManyCourses('no end');
      return '';
    };
    expect(turns({ ...marked, truth: endless }, '14-2')).toBe('turns');
  });
});

test('a question on such a board is refused, with its file and what to do', () => {
  const board = SIXTEEN.replaceAll(/^/gm, '  ');
  const front = `title: Many\nlevel: 2\ncites: [15-4-3-4]\nkind: number\nboard: |\n${board}\nactions: [P1 plays Rex]`;
  const asks = `question: How many?\nmeasure: cards in hand of P1\nexpected: 0\nwrong:\n  - value: 2\n    why: No.`;
  const known = { keywords: new Set<string>(), policies: new Set<string>() };
  const read = checkFile('a/b.md', `---\n${front}\n${asks}\n---\nBecause.\n`, known);
  if (read.ok) throw new Error('it was not refused');
  const said = read.problem.map(describeProblem).join('\n');
  expect(said).toContain('content/questions/a/b.md');
  expect(said).toContain('more courses than the engine plays');
});
