import { isCheaper } from '../../effect/tree/cheaper.ts';
import type {
  AnyFront,
  Counted,
  EachPhrase,
  Filter,
  Process,
  Sentence,
  Target,
} from '../../effect/tree/tree.ts';
import { canRun } from '../can-run/can-run.ts';
import { checkMultiplied } from './each-multiplied.ts';
import { checkTarget, isCounted } from './target.ts';
import { type NotRunnable } from '../can-run/not-runnable.ts';
import { CARDS, COLOURED, COUNTED } from './target-kinds.ts';
import { areUnder, areOfSecurity } from '../../effect/tree/closed/noun.ts';
import { isIt, saidBy } from '../../effect/tree/closed/same.ts';

/** Printed forms of a target that mean all that match. */
const ALL: ReadonlySet<AnyFront | undefined> = new Set<AnyFront | undefined>([
  'bare',
  'you have',
  'they have',
  'named',
  'other',
  'held',
  'held other',
  'there',
]);

/**
 * "for each ..." (4-27): what the engine can count (game/is/condition/count.ts), and what it can
 * do as often (game/activate/multiplied.ts).
 */
export function checkEach(sentence: Sentence, problems: NotRunnable[]): void {
  const { each, processes } = sentence;
  if (each !== undefined) {
    checkCounted(each, processes, problems);
    for (const process of processes) checkMultiplied(each, process, sentence, problems);
  }
  processes.forEach((process, i) => {
    if (process.each === undefined) return;
    const before = processes.slice(0, i);
    // "this Digimon gains <Blocker>, and it gets +1000 DP for each of its ...": of that Digimon.
    const isOnIt = isAboutIt(process) && before.length > 0 && before.every(isAboutThis);
    checkCounted(process.each, isOnIt ? before : [process], problems);
    if (!isCheaper(process.action)) checkMultiplied(process.each, process, sentence, problems);
    // "gets +1000 DP and <Piercing> for each ...": of both, or of the last?
    if (i > 0 && 'verbless' in process.action && process.action.verbless === true)
      problems.push({ found: '"for each" with two different things', span: process.each.span });
  });
}

export function checkCounted(
  { of, span }: EachPhrase,
  processes: readonly Process[],
  problems: NotRunnable[],
): void {
  const reject = (): void => {
    problems.push({ found: 'this use of "for each"', span });
  };
  if (!canRun('count of "for each"', of.kind)) return reject();
  switch (of.kind) {
    case 'counted':
      // Whether the effect does that is asked of all of it (done.ts).
      if (of.what === 'done' || of.what === 'done to') return;
      if (of.what === 'total' ? of.both !== 'trashes' : !canRun('number of "for each"', of.what))
        reject();
      else if (of.of !== undefined && !areColours(of, processes)) reject();
      else if (of.ofIt === true && !processes.every(isOnThis)) reject();
      return;
    case 'belonging':
      if (!BELONGING.has(of.of)) reject();
      else if (
        of.who.kind !== 'this' &&
        !(isOneOfYours(of.who) && of.of === 'digivolution cards') &&
        !isOfAllYours(of.who, problems) &&
        !isThatOne(of.who) &&
        !(speaksOfIt(of.who) && processes.every(isOnThis))
      )
        reject();
      return;
    case 'same':
      // "Digimon played by this effect": of those that it has played (card/refers/refers.ts).
      if (saidBy(of.said).did !== 'play') reject();
      return;
    case 'cards':
      // "for each of all": nothing says how many make one.
      if (of.place === undefined || of.upTo || of.n === 0 || !(isCounted(of.place) || isOfOne(of)))
        reject();
      // Nothing is compared where cards are counted (game/is/condition/count.ts).
      if (of.filters.some(({ kind }) => kind === 'like' || kind === 'alike')) reject();
      return checkTarget(withoutDiffering(of), problems, CARDS);
    case 'choose':
      if (of.upTo || of.n === 0) reject();
      return checkTarget({ ...withoutDiffering(of), kind: 'all' }, problems, COUNTED);
    case 'any':
      if (areOfSecurity(of.noun)) {
        const isFaceUp = of.filters.length === 1 && of.filters[0]?.kind === 'face up';
        if ((of.filters.length > 0 && !isFaceUp) || of.other) reject();
        return;
      }
      if (!ALL.has(of.said)) reject();
      return checkTarget(withoutDiffering(of), problems, COUNTED);
    default:
      reject();
  }
}

/** "for each of your Tamers with different names": those of one name are counted once. */
const withoutDiffering = <T extends { readonly filters: readonly Filter[] }>(of: T): T => ({
  ...of,
  filters: of.filters.filter(
    (filter) => filter.kind !== 'different' || filter.of === 'card numbers',
  ),
});

/** "digivolution card of 1 of your [Rex]" */
const isOfOne = ({ noun, filters, place }: Extract<EachPhrase['of'], { kind: 'cards' }>): boolean =>
  areUnder(noun) &&
  filters.length === 0 &&
  place?.kind === 'under' &&
  place.what === undefined &&
  isOneOfYours(place.who);

const isOneOfYours = (who: Target): boolean =>
  who.kind === 'choose' && who.n === 1 && !who.upTo && who.side === 'your' && !who.other;

/** "for each of your Digimon's digivolution cards": of all of them together. */
function isOfAllYours(who: Target, problems: NotRunnable[]): boolean {
  if (who.kind !== 'any' && who.kind !== 'all') return false;
  if (who.other || (who.kind === 'any' && !ALL.has(who.said))) return false;
  checkTarget(who, problems, COUNTED);
  return true;
}

const BELONGING: ReadonlySet<string> = new Set([
  'digivolution cards',
  'link cards',
  'face-down digivolution cards',
]);

/** Whose colors are counted: of all that match, of this Digimon, or beneath it. */
function areColours({ what, of }: Counted, processes: readonly Process[]): boolean {
  if (what !== 'colours' || of === undefined) return false;
  switch (of.kind) {
    case 'any':
    case 'all': {
      const problems: NotRunnable[] = [];
      if (!ALL.has(of.kind === 'any' ? of.said : undefined)) return false;
      checkTarget(of, problems, COLOURED);
      return problems.length === 0;
    }
    case 'this':
      return true;
    case 'same':
      // "that card's colors" (card/refers/refers.ts)
      if (of.said === 'that card') return processes.every(({ action }) => action.kind === 'reduce');
      return speaksOfIt(of) && processes.every(isOnThis);
    case 'belonging':
      return (
        of.of === 'digivolution cards' &&
        (of.who.kind === 'this' || (speaksOfIt(of.who) && processes.every(isOnThis)))
      );
    default:
      return false;
  }
}

/**
 * Of the Digimon that the process is about, as "its digivolution cards" are; other words for what
 * was spoken of name something else.
 */
const speaksOfIt = (who: Target): boolean => who.kind === 'same' && isIt(who.said);

/** "for each of its digivolution cards", "for each color in its digivolution cards" */
export function countsOfIt({ of }: EachPhrase): boolean {
  if (of.kind === 'belonging') return speaksOfIt(of.who);
  if (of.kind !== 'counted') return false;
  const whose = of.of?.kind === 'belonging' ? of.of.who : of.of;
  return of.ofIt === true || (whose !== undefined && speaksOfIt(whose));
}

/** "that Digimon's digivolution cards": of those that were spoken of (card/refers/refers.ts). */
const isThatOne = (who: Target): boolean =>
  who.kind === 'same' && (who.said === 'that Digimon' || who.said === 'those Digimon');

const isOnThis = ({ action }: Process): boolean =>
  !('target' in action) ||
  action.target === undefined ||
  action.target.kind === 'this' ||
  action.target.kind === 'this with';

const isAboutThis = ({ action }: Process): boolean =>
  'target' in action && action.target?.kind === 'this';

const isAboutIt = ({ action }: Process): boolean =>
  'target' in action && action.target?.kind === 'same' && ['', 'it'].includes(action.target.said);
