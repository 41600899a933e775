/** "Otherwise, ...": whether it is clear what was not so. */
import { isOtherwise } from '../../effect/tree/otherwise.ts';
import { hasKind } from '../../effect/tree/some-node.ts';
import type { Sentence, Test } from '../../effect/tree/tree.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';

/**
 * "If you have a Tamer, <Draw 1>. Otherwise, gain 1 memory": the one condition right before, asked
 * once, decides which of the two is done (15-6-2). Where that sentence asks for more, or is paid
 * for or declined, "otherwise" could mean that as well.
 */
export function checkOtherwise(
  sentences: readonly Sentence[],
  isPersistent: boolean,
  problems: NotRunnable[],
): void {
  sentences.forEach((sentence, i) => {
    if (!isOtherwise(sentence)) return;
    const before = sentences[i - 1];
    const isClear =
      !isPersistent &&
      before !== undefined &&
      isAsked(before) &&
      sentence.conditions.length === 0 &&
      [before, sentence].every(isPlain) &&
      !refersBack(sentence);
    if (!isClear) problems.push({ found: '"otherwise"', span: sentence.span });
  });
}

/** "If you have a Tamer": how things are, and nothing that was done. */
const isAsked = ({ conditions }: Sentence): boolean => {
  const [condition, ...more] = conditions;
  return condition?.word === 'if' && more.length === 0 && ofNow(condition.test);
};

const ofNow = (test: Test): boolean =>
  test.kind === 'and' || test.kind === 'or' ? test.tests.every(ofNow) : NOW.has(test.kind);

const NOW: ReadonlySet<Test['kind']> = new Set([
  'memory',
  'count',
  'count colours',
  'versus',
  'turn',
  'under',
  'stack',
  'placed',
]);

/** Nothing of it is paid for, waited for, left to a player, or takes the place of another part. */
const isPlain = ({ cost, trigger, at, among, processes }: Sentence): boolean =>
  [cost, trigger, at, among].every((part) => part === undefined) &&
  processes.every((one) => one.may === undefined && one.at === undefined && !one.instead);

/** "Otherwise, delete it": who was spoken of in the part that is not done? */
const refersBack = ({ processes, each }: Sentence): boolean =>
  hasKind([processes, each], REFERRING);

const REFERRING: ReadonlySet<unknown> = new Set([
  'same',
  'of those',
  'such',
  'among',
  'rest',
  'rest under',
]);
