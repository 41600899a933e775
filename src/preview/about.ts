/** What a page is about, in the words of schema.org (JSON-LD). */

export type Topic =
  | {
      readonly '@type': 'CreativeWork';
      readonly isPartOf: string;
      readonly version: string;
    }
  | {
      readonly '@type': 'DefinedTerm';
      readonly termCode: string;
      readonly inDefinedTermSet: string;
    }
  | { readonly '@type': 'LearningResource'; readonly learningResourceType: 'Quiz' }
  | {
      readonly '@type': 'Question';
      readonly text: string;
      readonly acceptedAnswer: { readonly '@type': 'Answer'; readonly text: string };
    };

const RULES = 'Digimon Card Game Comprehensive Rules';

/** A rule of an edition. */
export const aRule = (edition: string): Topic => ({
  '@type': 'CreativeWork',
  isPartOf: RULES,
  version: edition,
});

/** A keyword effect, by the number of its section. */
export const aKeyword = (number: string): Topic => ({
  '@type': 'DefinedTerm',
  termCode: number,
  inDefinedTermSet: RULES,
});

/** A question of the quiz. */
export const A_QUESTION: Topic = {
  '@type': 'LearningResource',
  learningResourceType: 'Quiz',
};

/** An official ruling: what is asked, and the answer. */
export const aRuling = (question: string, answer: string): Topic => ({
  '@type': 'Question',
  text: question,
  acceptedAnswer: { '@type': 'Answer', text: answer },
});

/** JSON-LD as it stands in a script: no text in it can end the script. */
export const inScript = (about: Topic & { readonly name: string; readonly url: string }): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...about }).replaceAll('<', '\\u003c');
