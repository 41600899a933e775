import type { EffectLine, EventPhrase, Sentence } from '../../effect/tree/tree.ts';
import type { Test } from '../../effect/tree/condition.ts';

/**
 * "[When Attacking] If attacking a player, ...": it triggers only by an attack that was declared
 * on such a target, and by nothing that happens later (11-2-7-6). So it is made as "[When
 * Attacking] When this Digimon attacks a player". Where the words could be about a part of the
 * effect alone, they stay a condition, which is refused.
 */
export function withAttackedTarget(line: EffectLine): EffectLine {
  const [sentence, ...more] = line.sentences;
  if (sentence === undefined || more.length > 0 || !isByOwnAttack(line)) return line;
  const found = sentence.conditions.find(({ test }) => isOfTarget(test));
  if (found === undefined || sentence.trigger !== undefined || !isAhead(sentence)) return line;
  const { span, test } = found;
  const target = isOfTarget(test) ? (test.from ?? 'player') : 'player';
  const event: EventPhrase = {
    kind: 'attacks',
    who: { kind: 'this', noun: 'Digimon', span },
    target,
    span,
  };
  const conditions = sentence.conditions.filter((one) => one !== found);
  return {
    ...line,
    trigger: { word: 'When', events: [event], would: false, span },
    sentences: [{ ...sentence, conditions }],
  };
}

const isByOwnAttack = ({ trigger, timings }: EffectLine): boolean =>
  trigger === undefined && timings.length === 1 && timings[0]?.name === 'When Attacking';

const isOfTarget = (test: Test): test is Extract<Test, { kind: 'way' }> =>
  test.kind === 'way' && test.way === 'attacking';

/** Whether conditions stand in front of the price, as they do where no other order is printed. */
const isAhead = ({ cost, order }: Sentence): boolean =>
  cost === undefined || order === undefined || order.indexOf('condition') < order.indexOf('cost');
