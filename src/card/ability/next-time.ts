/**
 * "[Main] The next time one of your Digimon digivolves this turn, reduce the digivolution cost by
 * 2": the effect ends by leaving processing that waits for that (18-1-1). What is printed in front
 * of it is looked at and paid now, the rest when it comes about.
 */
import { waitsForNext } from '../../effect/tree/next-time.ts';
import type { EffectLine, EventPhrase, Sentence, SentencePart } from '../../effect/tree/tree.ts';
import type { NotRunnable } from '../can-run/not-runnable.ts';

/** What an effect does now, and the line of what it leaves waiting, if it does. */
interface NowAndNext {
  readonly sentences: readonly Sentence[];
  readonly next?: EffectLine;
}

/** Takes what waits out of the sentences of an effect. */
export function splitNext(sentences: readonly Sentence[], problems: NotRunnable[]): NowAndNext {
  const i = sentences.findIndex(waitsForNext);
  const sentence = sentences[i];
  if (sentence === undefined || !waitsForNext(sentence)) return { sentences };
  const { trigger, conditions, cost, order = [], duration, ...rest } = sentence;
  const reject = (found: string, { span }: Pick<Sentence, 'span'>): void => {
    problems.push({ found, span });
  };
  const behind = sentences[i + 1];
  if (behind !== undefined) reject('what follows waiting for the next time', behind);
  if (trigger.turn !== true && !isForTheTurn(duration))
    reject('waiting for the next time without an end', trigger);
  else if (duration !== undefined && !isForTheTurn(duration)) reject('this duration', duration);
  if (rest.at !== undefined || rest.processes.some(({ action }) => action.kind !== 'reduce'))
    reject('waiting for the next time', trigger);
  const isBefore = (part: SentencePart): boolean =>
    order.includes(part) && order.indexOf(part) < order.indexOf('trigger');
  const asked = isBefore('condition');
  const paid = cost === undefined ? {} : { cost };
  return {
    sentences: [
      ...sentences.slice(0, i),
      {
        span: sentence.span,
        trigger,
        conditions: asked ? conditions : [],
        ...(isBefore('cost') ? paid : {}),
        processes: [],
      },
    ],
    next: {
      kind: 'effect',
      timings: [],
      trigger: { ...trigger, events: trigger.events.map(asWould), would: true },
      sentences: [
        { ...rest, conditions: asked ? [] : conditions, ...(isBefore('cost') ? {} : paid) },
      ],
      span: sentence.span,
    },
  };
}

const isForTheTurn = (duration: Sentence['duration']): boolean =>
  duration?.name === 'for the turn' || duration?.name === 'this turn';

/** "digivolves" where a cost is reduced: that is not paid yet (8-1-2-4). */
const asWould = (event: EventPhrase): EventPhrase =>
  event.kind === 'digivolves' || event.kind === 'played' || event.kind === 'used'
    ? { ...event, would: true }
    : event;
