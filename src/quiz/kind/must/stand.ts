import type { Scenario } from '../../../scenario/file/scenario.ts';
import type { Stand } from '../../common/stand.ts';
import { decideMust, isOffered, isRightStatus, STATUSES, type MustAsk } from './decide.ts';

export const stand: Stand<MustAsk> = {
  wrong(scenario, ask) {
    const truth = decideMust(scenario, ask);
    return STATUSES.flatMap((_, i) => (isRightStatus(truth, [i]) ? [] : [[i]]));
  },
  judge(scenario, ask, without) {
    const truth = decideMust(undecided(scenario, ask), ask, without);
    return (answer) => isRightStatus(truth, answer);
  },
  facts: () => [],
};

/** Nothing is assumed where what is asked for is offered: then it would seem to be forced. */
function undecided(scenario: Scenario, ask: MustAsk): Scenario {
  const { setup } = scenario;
  const { picks } = setup;
  if (picks === undefined) return scenario;
  return {
    ...scenario,
    setup: {
      ...setup,
      picks: (choice) => (isOffered(ask, choice, setup) ? [] : picks(choice)),
    },
  };
}
