import type { Action, EachPhrase, Process, Sentence } from '../effect/tree/tree.ts';
import { CARDS, checkTarget, isCounted, UNITS, type NotRunnable } from './runnable-target.ts';

/** Printed forms of a target that mean all that match. */
const ALL: ReadonlySet<string> = new Set(['bare', 'you have', 'they have', 'named', 'other']);

/** Keywords that are instructions with a number, and no targets. */
const NUMBERED: ReadonlySet<string> = new Set(['Draw', 'Recovery']);

/**
 * "for each ..." (4-27): what the engine can count (game/is/count.ts), and what it can do as often
 * (game/activate/multiplied.ts).
 */
export function checkEach(sentence: Sentence, problems: NotRunnable[]): void {
  const { each, processes } = sentence;
  if (each !== undefined) {
    checkCounted(each, processes, problems);
    for (const { action } of processes) checkMultiplied(each, action, problems);
  }
  processes.forEach((process, i) => {
    if (process.each === undefined) return;
    checkCounted(process.each, [process], problems);
    checkMultiplied(process.each, process.action, problems);
    // "gets +1000 DP and <Piercing> for each ...": of both, or of the last?
    if (i > 0 && 'form' in process.action && process.action.form === 'short')
      problems.push({ found: '"for each" of two things', span: process.each.span });
  });
}

function checkCounted(
  { of, span }: EachPhrase,
  processes: readonly Process[],
  problems: NotRunnable[],
): void {
  const reject = (): void => {
    problems.push({ found: '"for each"', span });
  };
  switch (of.kind) {
    case 'counted':
      if (!COUNTS.has(of.what) || ('of' in of && of.of !== undefined)) reject();
      else if (isOfIt(of.form) && !processes.every(isOnThis)) reject();
      return;
    case 'belonging':
      if (of.of !== 'digivolution cards' && of.of !== 'link cards') reject();
      else if (of.who.kind !== 'this' && !(of.who.kind === 'same' && processes.every(isOnThis)))
        reject();
      return;
    case 'cards':
      if (of.place === undefined || of.upTo || !isCounted(of.place)) reject();
      return checkTarget(of, problems, CARDS);
    case 'choose':
      if (of.upTo) reject();
      return checkTarget({ ...of, kind: 'all' }, problems, UNITS);
    case 'any':
      if (/^security cards?$/.test(of.noun)) {
        if (of.filters.length !== 1 || of.filters[0]?.kind !== 'face up') reject();
        return;
      }
      if (!ALL.has(of.form?.split('|')[0] ?? '')) reject();
      return checkTarget(of, problems, UNITS);
    default:
      reject();
  }
}

/** What can be counted (game/is/count.ts). */
const COUNTS: ReadonlySet<string> = new Set([
  'hand',
  'trash',
  'security',
  'digivolution cards',
  'colours',
]);

/** "its digivolution cards": of the Digimon that the process is about. */
const isOfIt = (form: string | undefined): boolean => /\bits?\b/.test(form ?? '');

const isOnThis = ({ action }: Process): boolean =>
  !('target' in action) || action.target === undefined || action.target.kind === 'this';

function checkMultiplied({ span }: EachPhrase, action: Action, problems: NotRunnable[]): void {
  if (!isMultiplied(action)) problems.push({ found: '"for each"', span });
}

function isMultiplied(action: Action): boolean {
  switch (action.kind) {
    case 'memory':
    case 'DP':
    case 'reduce':
    case 'trash security':
    case 'trash deck':
      return true;
    case 'do keyword':
      return NUMBERED.has(action.use.name);
    case 'gain':
      return action.uses.every(({ name }) => name === 'Security A.');
    case 'suspend':
    case 'unsuspend':
    case 'return':
      return action.target.kind === 'choose' && action.target.anyNumber !== true;
    default:
      return false;
  }
}
