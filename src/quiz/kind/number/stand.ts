import { factOfMeasure } from '../../../scenario/claim/measure.ts';
import type { Stand } from '../../common/stand.ts';
import { decideNumber, isRightNumber, onlyValue, type NumberAsk } from './decide.ts';

export const stand: Stand<NumberAsk> = {
  wrong: (_, { wrong }) => wrong.map(({ value }) => [value]),
  judge(scenario, ask, without) {
    const truth = decideNumber(scenario, ask, without);
    return (answer) => isRightNumber(truth, answer);
  },
  facts: ({ measure }, [n = 0]) => [factOfMeasure(measure, n)],
  others(scenario, ask) {
    const value = onlyValue(decideNumber(scenario, ask));
    const step = ask.measure.kind === 'DP' ? 1_000 : 1;
    return value === null ? [] : NEAR.map((n) => [value + n * step]).filter(([n = -1]) => n >= 0);
  },
};

/** How far from the right number it is likely to be guessed. */
const NEAR = [-4, -3, -2, -1, 1, 2, 3, 4];
