/** What is looked for, as a form has it: '' stands for anything. */
export interface CardsWanted {
  /** Numbers, names and words of the text; words in quotation marks as they stand. */
  readonly words: string;
  readonly colour: string;
  /** "3", or "none". */
  readonly level: string;
  readonly kind: string;
  /** Name of a keyword effect. */
  readonly keyword: string;
  readonly runs: '' | 'whole' | 'not whole';
}

export const ANY_CARD: CardsWanted = {
  words: '',
  colour: '',
  level: '',
  kind: '',
  keyword: '',
  runs: '',
};
