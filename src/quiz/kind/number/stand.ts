import { factOfMeasure } from '../../../scenario/claim/measure.ts';
import type { Stand } from '../../common/stand.ts';
import { decideNumber, isRightNumber, type NumberAsk } from './decide.ts';

export const stand: Stand<NumberAsk> = {
  wrong: (_, { wrong }) => wrong.map(({ value }) => [value]),
  isSo: (scenario, ask, answer, without) =>
    isRightNumber(decideNumber(scenario, ask, without), answer),
  facts: ({ measure }, [n = 0]) => [factOfMeasure(measure, n)],
};
