/** What words that refer back mean from one sentence to the next (15-1-2, 15-11-1). */
import type {
  Action,
  Condition,
  EachPhrase,
  Process,
  Sentence,
  Target,
} from '../../effect/tree/tree.ts';
import type { SameWord } from '../../effect/tree/closed/same.ts';
import { mustSayWhich, type Context } from '../is/context/context.ts';
import { sayWhich, sayWhichAsItWas } from '../is/target/say-which.ts';
import { candidates } from '../is/target/target.ts';
import type { Run } from '../run/run.ts';

/** "If you do", "If you don't": they look at the sentence before (15-6-2). */
export const asksWhetherDone = ({ test }: Condition): boolean =>
  test.kind === 'result' && test.verb === 'do';

/**
 * "if that Digimon is level 4 or higher, ...": where several met the trigger condition together,
 * their player says which is meant before anything is asked of it.
 */
export function settleMeaning(run: Run, context: Context, { conditions }: Sentence): void {
  if (context.named.length < 2) return;
  if (
    conditions.some(({ test }) => sameWords(test).some((word) => mustSayWhich(run, context, word)))
  )
    sayWhichAsItWas(run, context);
}

/** "At the end of the turn, delete that Digimon": which one is meant is clear from now on. */
export function sayWhichLater(run: Run, context: Context, sentence: Sentence): void {
  if (context.named.length < 2) return;
  if (sameWords(sentence).some((word) => mustSayWhich(run, context, word))) sayWhich(run, context);
}

/** "for each of that Digimon's digivolution cards": whose are counted is clear first. */
export function settleCounted(run: Run, context: Context, each: EachPhrase | undefined): void {
  if (context.named.length < 2 || each === undefined) return;
  if (sameWords(each.of).some((word) => mustSayWhich(run, context, word)))
    sayWhichAsItWas(run, context);
}

/** "with DP less than or equal to that Digimon's DP": which one is compared with is clear first. */
export function settleCompared(run: Run, context: Context, action: Action): void {
  if (context.named.length < 2 || !('target' in action) || action.target === undefined) return;
  const { target } = action;
  const filters = 'filters' in target ? target.filters : [];
  if (sameWords(filters).some((word) => mustSayWhich(run, context, word)))
    sayWhichAsItWas(run, context);
}

/** "delete this Digimon", "delete the Digimon this effect played": of whom was spoken before. */
export const looksBack = ({ processes }: Sentence): boolean =>
  processes.some(({ action }) => {
    const target = spokenOf(action);
    return target !== null && (target.kind === 'this' || target.kind === 'same');
  });

/** The words in a part of an effect that refer back. */
function sameWords(part: unknown): readonly SameWord[] {
  if (typeof part !== 'object' || part === null) return [];
  if (Array.isArray(part)) return part.flatMap(sameWords);
  const node = part as Partial<Extract<Target, { kind: 'same' }>>;
  if (node.kind === 'same' && node.said !== undefined) return [node.said];
  return Object.values(part).flatMap(sameWords);
}

/**
 * What is not carried out chooses nobody: "You may suspend 1 of your opponent's Digimon. It can't
 * unsuspend" leaves nobody for "it" where nothing was suspended.
 */
export function passOver(run: Run, context: Context, processes: readonly Process[]): void {
  for (const { action } of processes) {
    const target = spokenOf(action);
    if (target === null) continue;
    switch (target.kind) {
      case 'this':
      case 'this with':
      case 'all':
        context.same = candidates(run, context, target);
        context.all = [];
        break;
      case 'choose':
      case 'worth':
      case 'any':
      case 'of those':
      case 'either':
      case 'both':
      case 'cards':
        context.same = [];
        context.all = [];
        break;
      default:
    }
  }
}

/** Whom an action would be about. */
function spokenOf(action: Action): Target | null {
  if ('who' in action && action.who !== undefined) return action.who;
  if (action.kind === 'play' || ('target' in action && isOnField(action.target)))
    return action.target ?? null;
  return null;
}

const isOnField = (target: Target | undefined): boolean =>
  target !== undefined && target.kind !== 'cards';
