/** The rules that decide are marked. */
import { kindOnBoard } from '../../common/kind-on-board.ts';
import { muteAmong } from '../../common/unexplained.ts';
import { decideRule, outcomeOf } from './decide.ts';
import { feedback } from './feedback.ts';
import { ruleSchema } from './fields.ts';
import { readRule, ruleProblems } from './read.ts';
import { stand } from './stand.ts';

export const rule = kindOnBoard({
  name: 'Which rule decides',
  schema: ruleSchema,
  read: readRule,
  differing: ruleProblems,
  decide: decideRule,
  outcome: outcomeOf,
  right: ({ right }, { rules }) => right.map((i) => rules[i]?.rule ?? ''),
  rules: ({ rules }) => rules.map((offered) => offered.rule),
  unexplained: ({ rules }) => muteAmong(rules, 'rules'),
  feedback,
  stand,
});
