/** The illegal step of a log, and the rule that it breaks. */
import type { Scenario } from '../../../scenario/file/scenario.ts';
import { tell } from '../../../scenario/play/tell.ts';
import { kindOnBoard } from '../../common/kind-on-board.ts';
import { muteAmong } from '../../common/unexplained.ts';
import { decideIllegal, type IllegalAsk, type IllegalTruth } from './decide.ts';
import { feedback } from './feedback.ts';
import { illegalSchema } from './fields.ts';
import { illegalProblems, readIllegal } from './read.ts';
import { stand } from './stand.ts';

export const illegal = kindOnBoard({
  name: 'Illegal step',
  schema: illegalSchema,
  read: readIllegal,
  differing: illegalProblems,
  decide: decideIllegal,
  outcome(scenario, ask, without) {
    const { step, repairs } = decideIllegal(scenario, ask, without);
    return JSON.stringify([step, repairs]);
  },
  right({ log, step, repairs }, ask, { setup }) {
    const found = log[step];
    const rules = repairs.map((i) => ask.rules[i]?.rule ?? '').join(' or ');
    return found === undefined
      ? []
      : [`step ${step + 1} "${tell(found, setup.labels)}" by ${rules}`];
  },
  shown: logLines,
  rules: ({ rules }) => rules.map(({ rule }) => rule),
  unexplained: ({ rules }) => muteAmong(rules, 'rules'),
  feedback,
  stand,
});

function logLines(
  { log, step }: IllegalTruth,
  { forgets }: IllegalAsk,
  { setup }: Scenario,
): readonly string[] {
  const lines = log.map(
    (one, i) => `  ${i === step ? '>' : ' '} ${i + 1} ${tell(one, setup.labels)}`,
  );
  return [`the log, played without ${forgets}:`, ...lines];
}
