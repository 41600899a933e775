/** What the quiz says about progress. */
import { tally, type Answered, type Progress } from '../keep/progress.ts';

const NAMED = 3;

/** What was kept and cannot be read, the first of it by name; empty when all can. */
export function lostWords(lost: readonly string[]): string {
  if (lost.length === 0) return '';
  const entries = lost.length === 1 ? 'One entry' : `${lost.length} entries`;
  const more = lost.length > NAMED ? ` and ${lost.length - NAMED} more` : '';
  const named = `${lost.slice(0, NAMED).join(', ')}${more}`;
  return `${entries} of your saved progress couldn't be read and will be left out: ${named}. The rest is unchanged.`;
}

/**
 * That the device refused so many changes, which the open page still has; empty when it took all.
 */
export function refusedWords(changes: number): string {
  if (changes === 0) return '';
  const [what, stays] =
    changes === 1 ? ['the last change', 'stays'] : [`the last ${changes} changes`, 'stay'];
  return `Your browser didn't save your progress: ${what} ${stays} only while this page is open. The next change tries again.`;
}

/**
 * How often a question was answered before, in words; empty when never. `lead`: "Previously",
 * once it is answered.
 */
export function beforeWords(
  answered: Answered | undefined,
  lead = 'Answered before on this device',
): string {
  if (answered === undefined) return '';
  const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);
  const parts = [
    ...(answered.right > 0 ? [`right ${times(answered.right)}`] : []),
    ...(answered.wrong > 0 ? [`wrong ${times(answered.wrong)}`] : []),
  ];
  return `${lead}: ${parts.join(', ')}.`;
}

/** "2 of 5 answered, 1 right". */
export function tallyWords(progress: Progress, ids: readonly string[]): string {
  const { answered, right, of } = tally(progress, ids);
  return answered === 0 ? '' : `${answered} of ${of} answered, ${right} right`;
}
