/** What pages are made of at build time, for the kinds that are marked by other means than claims. */
import type { Ask } from '../../../quiz/kind/index.ts';
import { decideIllegal } from '../../../quiz/kind/illegal.ts';
import type { Given } from '../../../quiz/kind/kind.ts';
import { packScenario, slim } from '../../../scenario/pack.ts';
import type { Scenario } from '../../../scenario/scenario.ts';
import { tell } from '../../../scenario/tell.ts';
import type { Reveal } from '../reveal.ts';
import { revealChoose } from './reveal-choose.ts';
import { revealIllegal } from './reveal-illegal.ts';
import { revealMust } from './reveal-must.ts';
import { revealNumber } from './reveal-number.ts';
import { revealOrder } from './reveal-order.ts';
import { revealReading } from './reveal-reading.ts';
import { revealRule } from './reveal-rule.ts';

/** What there is to say of an answer to a question of any of these kinds; with `[]` of the question as a whole. */
export function revealAsk(
  cites: readonly string[],
  ask: Ask,
  scenario: Scenario | null,
  given: Given,
): Reveal {
  if (ask.kind === 'reading') return revealReading(ask, given);
  if (scenario === null) throw new Error(`${ask.kind} needs a board`);
  const question = { cites };
  switch (ask.kind) {
    case 'number':
      return revealNumber(question, scenario, ask, given);
    case 'order':
      return revealOrder(question, scenario, ask, given);
    case 'choose':
      return revealChoose(question, scenario, ask, given);
    case 'must':
      return revealMust(question, scenario, ask, given);
    case 'rule':
      return revealRule(question, scenario, ask, given);
    case 'illegal':
      return revealIllegal(question, scenario, ask, given);
  }
}

/** Board and what is asked as data. */
export const packed = (ask: Ask, scenario: Scenario | null): string =>
  JSON.stringify({ scenario: scenario && packScenario(scenario), ask }, slim);

/** The log of a question that asks for its illegal step, in words. */
export const logOf = (ask: Ask, scenario: Scenario | null): readonly string[] =>
  ask.kind === 'illegal' && scenario !== null ? decideIllegal(scenario, ask).log.map(tell) : [];

/** Rules that are named in asking and in telling, beside those of the resolution. */
export const rulesNamed = (ask: Ask, shown: Reveal): readonly string[] => [
  ...('rules' in ask ? ask.rules.map(({ rule }) => rule) : []),
  ...(ask.kind === 'reading' ? ask.pieces.flatMap(({ rule }) => rule ?? []) : []),
  ...shown.answers.flatMap(({ note }) => note?.rule ?? []),
];
