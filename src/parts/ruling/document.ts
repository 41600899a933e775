/** Official rulings as data: what /api/v1/rulings.json holds. */
import type { ApiRulings } from '../../rules/api/ruling-schema.ts';
import { urlOfRuling } from '../../rules/ruling-url.ts';

/** What is published of a ruling. */
export interface PublishedRuling {
  /** "Q644", then the numbers with the same point. */
  readonly numbers: readonly string[];
  readonly title: string;
  readonly answer: string;
  readonly keywords: readonly string[];
  readonly decides: readonly string[];
  readonly ready: {
    readonly question: {
      readonly question: string;
      readonly cites: readonly string[];
      readonly policies: readonly string[];
    };
  };
}

/** `edition`: of the rules that the numbers are of, as "4.0". */
export const makeRulingsDocument = (
  edition: string,
  rulings: readonly PublishedRuling[],
): ApiRulings => ({
  edition,
  rulings: rulings.map(
    ({
      numbers: [number = '', ...also],
      title,
      ready: { question },
      answer,
      keywords,
      decides,
    }) => ({
      ...{ number, also, title, question: question.question, answer },
      ...{ cites: question.cites, decides, keywords, policies: question.policies },
      url: urlOfRuling(number),
    }),
  ),
});
