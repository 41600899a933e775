/** What of a trigger can't be met, although each part of it could (15-5-1). */
import type { Span } from '../../base/span.ts';
import type { EffectLine, EventPhrase } from '../../effect/tree/tree.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';
import { subjectsOf } from './check-meant.ts';
import { isWould, type EventKind, type Listener } from './listener.ts';
import { isCard, isThisCard } from './listens.ts';
import { TURN_OF, TURN_TAGS } from './timings.ts';

/** Parts of a trigger that are right alone, and together can never be met (15-5-1). */
export function checkTogether(
  line: EffectLine,
  events: readonly Listener[],
  problems: NotRunnable[],
): void {
  const { trigger, area } = line;
  const reject = (found: string, node: { readonly span: Span }): void => {
    problems.push({ found, span: node.span });
  };
  const written = events.filter(({ phrase }) => phrase !== undefined);
  const timed = events.filter(({ timing }) => timing !== undefined);
  if (trigger !== undefined) {
    const would = written.filter(({ on }) => isWould(on));
    if (would.length > 0 && would.length < written.length)
      reject('what would happen together with what has happened', trigger);
    if (
      written.length > 0 &&
      timed.length > 0 &&
      !written.some(({ on }) => timed.some((icon) => isOne(on, icon.on)))
    )
      reject('a trigger condition of another timing', trigger);
    // Behind [When Attacking] its player attacks with this Digimon; elsewhere with any.
    const isYou = ({ phrase }: Listener): boolean =>
      phrase?.kind === 'attacks' && phrase.byYou === true;
    if (written.some(isYou) && !timed.some(({ on }) => on === 'attack'))
      reject('"you attack" without [When Attacking]', trigger);
  }
  if (area === undefined || !OFF_FIELD.has(area.name)) return;
  if (timed.some(({ timing }) => timing !== undefined && !OF_TURNS.has(timing)))
    reject(`a timing of its own Digimon in [${area.name}]`, area);
  for (const { phrase } of written)
    if (phrase !== undefined && isOnField(phrase))
      reject(`"this" in a trigger condition in [${area.name}]`, phrase);
}

/** Timings of the turn, which come whatever its Digimon does. */
const OF_TURNS: ReadonlySet<string> = new Set([
  ...Object.keys(TURN_OF),
  ...Object.keys(TURN_TAGS),
  'End of All Turns',
]);

const OFF_FIELD = new Set<string>(['Hand', 'Trash', 'Security']);

/** A deletion is also a leaving. */
const isOne = (a: EventKind, b: EventKind): boolean =>
  a === b || isLeaving(a, b) || isLeaving(b, a);
const isLeaving = (a: EventKind, b: EventKind): boolean => a === 'left' && b === 'deleted';

/** Whether it speaks of what has the effect as something on the field. */
const isOnField = (phrase: EventPhrase): boolean =>
  !(phrase.kind === 'trashed' && phrase.who.kind === 'this') &&
  'who' in phrase &&
  phrase.who !== undefined &&
  !(isCard(phrase.who) && 'would' in phrase && phrase.would) &&
  !('into' in phrase && phrase.into !== undefined && isThisCard(phrase.into)) &&
  subjectsOf(phrase).some(({ kind }) => kind === 'this' || kind === 'this with' || kind === 'same');
