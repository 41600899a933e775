/** Answers to choose from, each a claim of its author: one of them is right, or several are. */
import { ok } from '../../../base/result.ts';
import type { Finding } from '../../../scenario/play/verify.ts';
import { needed } from '../../common/kind-on-board.ts';
import type { FoundAnswer, QuestionKind } from '../../common/question-kind.ts';
import { muteAmong } from '../../common/unexplained.ts';
import { disagreements, marking, type Answer } from '../../mark/grade.ts';
import { howOften } from '../../mark/how-often.ts';
import { readClaims } from '../../mark/mark.ts';
import type { AnswersAsk } from './ask.ts';
import { feedback } from './feedback.ts';
import { answersSchema, type AnswersFields } from './fields.ts';
import { stand } from './stand.ts';

const answers = (
  kind: AnswersAsk['kind'],
  name: string,
): QuestionKind<AnswersFields, AnswersAsk> => ({
  ...{ name, isNamed: false, schema: answersSchema, feedback, stand },
  read(fields, board) {
    const claims = readClaims(fields.answers, needed(board));
    if (!claims.ok) return claims;
    const said = fields.answers.map(({ text, why }) =>
      why === undefined ? { text } : { text, why },
    );
    return ok({ kind, answers: said, claims: claims.value });
  },
  mark: ({ claims }, board) => marking(needed(board), claims),
  differing: (fields, _, marked) => (marked === null ? [] : disagreements(fields, marked)),
  unexplained: (fields) => muteAmong(fields.answers, 'answers'),
  found: ({ claims }, board, fields) => {
    const { findings } = marking(needed(board), claims);
    return findings.map((finding, i) => foundOf(finding, fields.answers[i]));
  },
  shown: () => [],
  rules: () => [],
});

const foundOf = (
  finding: Finding,
  { text = '', claim = '' }: Partial<Answer> = {},
): FoundAnswer => ({
  ...{ right: finding.right, words: finding.verdict },
  line: `${text}  [${claim}: ${howOften(claim, finding)}]`,
});

export const one = answers('one', 'One answer');
export const several = answers('several', 'Several answers');
