/**
 * "1 of your Digimon gains <Blocker> and, if you have a Tamer, gets +2000 DP": the last part is a
 * sentence of its own, with a condition of its own (15-6-2).
 */
import { isLasting } from '../../effect/tree/duration-of.ts';
import type { Action, Condition, Process, Sentence, Target } from '../../effect/tree/tree.ts';

/** The same sentences, with such a part behind them as one more. */
export const withOwnConditions = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.flatMap((sentence, i) => split(sentence, sentences.slice(i + 1)) ?? [sentence]);

function split(sentence: Sentence, behind: readonly Sentence[]): readonly Sentence[] | null {
  const last = sentence.processes.at(-1);
  const first = sentence.processes.slice(0, -1);
  const condition = last === undefined ? null : ownOf(last);
  if (last === undefined || condition === null) return null;
  const { conditions, each, at, trigger, duration } = sentence;
  // Whether these decide about the last part, too, and when they are looked at, isn't said.
  const also = [each, at, trigger, ...conditions, ...sentence.processes.flatMap(openIn)];
  if (also.some((part) => part !== undefined) || behind.some(looksBack)) return null;
  const action = inFull(last.action, first);
  // "for the turn" behind the last part could be said of the first as well.
  const isShared =
    last.duration !== undefined && first.some(isWithoutEnd) && duration === undefined;
  if (action === null || isShared || first.some(isByOthers)) return null;
  const { joined: _, front: __, ...process } = last;
  return [
    { ...sentence, processes: first },
    {
      span: last.span,
      conditions: [condition],
      processes: [{ ...process, action }],
      ...(duration === undefined ? {} : { duration }),
    },
  ];
}

/** The condition in front of a part that is joined by "and". */
const ownOf = ({ front, joined }: Process): Condition | null =>
  typeof front === 'object' && (joined === 'and,' || joined === 'and' || joined === ', and,')
    ? front
    : null;

/** "you may A and, if ..., B": whether B may be left, and how often it is done. */
const openIn = ({ may, each, at, instead }: Process): readonly unknown[] => [
  may,
  each,
  at,
  instead,
];

/** "If you do", "instead": of the sentence before, or of its last part? */
const looksBack = ({ conditions, processes }: Sentence): boolean =>
  conditions.some(({ test }) => test.kind === 'result' && test.verb === 'do') ||
  processes.some(({ instead }) => instead === true);

const isWithoutEnd = ({ action, duration }: Process): boolean =>
  duration === undefined && isLasting(action.kind);

/** "Your opponent trashes 1 card and, if ..., <Draw 1>": by whom? */
const isByOthers = ({ action }: Process): boolean =>
  action.kind === 'opponent' || action.kind === 'both players';

/** Whom the last part is about, where that was said in front of the first. */
function inFull(action: Action, before: readonly Process[]): Action | null {
  if (!('target' in action) || action.target?.kind !== 'same' || action.target.said !== '')
    return action;
  const [first] = before;
  const target = first !== undefined && 'target' in first.action ? first.action.target : undefined;
  const meant = target === undefined ? null : spokenOf(target, action.target);
  return meant === null ? null : ({ ...action, target: meant } as Action);
}

/** "this Digimon ... and", "all of your Digimon ... and", "1 of your Digimon ... and". */
function spokenOf(target: Target, { span }: Target): Target | null {
  switch (target.kind) {
    case 'this':
    case 'all':
    case 'same':
      return target;
    case 'choose':
      return { kind: 'same', said: target.n === 1 && !target.upTo ? 'it' : 'they', span };
    default:
      return null;
  }
}
