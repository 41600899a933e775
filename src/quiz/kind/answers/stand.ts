import { verify } from '../../../scenario/play/verify.ts';
import type { Stand } from '../../common/stand.ts';
import { marking } from '../../mark/grade.ts';
import type { AnswersAsk } from './ask.ts';

export const stand: Stand<AnswersAsk> = {
  wrong: (scenario, { claims }) =>
    marking(scenario, claims).findings.flatMap(({ right }, i) => (right ? [] : [[i]])),
  isSo(scenario, { claims }, [answer = -1], without) {
    const claim = claims[answer];
    return claim !== undefined && verify(scenario, claim, without).right;
  },
  facts: ({ claims }, [answer = -1]) => claims.slice(answer, answer + 1).map(({ fact }) => fact),
};
