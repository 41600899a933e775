import { verifyAll } from '../../../scenario/play/verify.ts';
import type { Stand } from '../../common/stand.ts';
import { marking } from '../../mark/grade.ts';
import type { AnswersAsk } from './ask.ts';

export const stand: Stand<AnswersAsk> = {
  wrong: (scenario, { claims }) =>
    marking(scenario, claims).findings.flatMap(({ right }, i) => (right ? [] : [[i]])),
  judge(scenario, { claims }, without) {
    const right = verifyAll(scenario, claims, without).map((finding) => finding.right);
    return ([answer = -1]) => right[answer] === true;
  },
  facts: ({ claims }, [answer = -1]) => claims.slice(answer, answer + 1).map(({ fact }) => fact),
  argues: ({ answers }, [answer = -1]) => /\b(because|since)\b/.test(answers[answer]?.text ?? ''),
};
