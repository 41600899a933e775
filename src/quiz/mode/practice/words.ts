/** Words of the modes. */
import type { Category } from '../../../rules/rule.ts';
import { FACETS, type Facet, type QuestionFilter } from './filter.ts';
import type { QuizIndex } from '../../list/entry.ts';
import { CATEGORY_NAMES } from '../../../ui/keyword/names.ts';
import { LEVEL_NAMES, LEVELS } from '../../page/names.ts';

export const FACET_NAMES: { readonly [facet in Facet]: string } = {
  topic: 'Topic',
  keyword: 'Keyword',
  category: 'Effect type, by the rules',
  rule: 'Rule',
  level: 'Level',
  kind: 'Kind of question',
};

export interface Choosable {
  readonly value: string;
  readonly name: string;
  /** Of how many questions it is true. */
  readonly count: number;
}

/**
 * The values of a facet that questions have. A rule is named by its number; its family stands for
 * it until one is typed.
 */
export function valuesOf(facet: Facet, { questions, ...names }: QuizIndex): readonly Choosable[] {
  const count = (is: (question: QuizIndex['questions'][number]) => boolean): number =>
    questions.filter(is).length;
  const list = (all: readonly Choosable[]): readonly Choosable[] =>
    all.filter((one) => one.count > 0);
  const entries = (of: { readonly [name: string]: string }) => Object.entries(of);
  switch (facet) {
    case 'topic':
      return list(
        entries(names.topics).map(([value, name]) => {
          return { value, name, count: count(({ topic }) => topic === value) };
        }),
      );
    case 'keyword':
      return list(
        entries(names.keywords).map(([value, name]) => {
          return { value, name, count: count(({ keywords }) => keywords.includes(value)) };
        }),
      );
    case 'category':
      return list(
        (Object.keys(CATEGORY_NAMES) as Category[]).map((value) => {
          const has = ({ categories }: QuizIndex['questions'][number]): boolean =>
            categories.includes(value);
          return { value, name: CATEGORY_NAMES[value], count: count(has) };
        }),
      );
    case 'rule':
      return [];
    case 'level':
      return list(
        LEVELS.map((value) => {
          const name = `${value}, ${LEVEL_NAMES[value]}`;
          return { value: String(value), name, count: count(({ level }) => level === value) };
        }),
      );
    case 'kind':
      return list(
        entries(names.kinds).map(([value, name]) => {
          return { value, name, count: count(({ kind }) => kind === value) };
        }),
      );
    default:
      throw facet satisfies never;
  }
}

/**
 * A choice in a sentence: "Keyword <Piercing> or <Blocker>, and not Level 1". Empty when everything
 * is wanted.
 */
export function filterWords({ wanted, join }: QuestionFilter, index: QuizIndex): string {
  const nameOf = (facet: Facet, value: string): string =>
    valuesOf(facet, index).find((one) => one.value === value)?.name ?? value;
  const named = (facet: Facet, values: readonly string[], between: string): string =>
    `${FACET_NAMES[facet]} ${values.map((value) => nameOf(facet, value)).join(between)}`;
  const asked = FACETS.filter((facet) => wanted[facet].values.length > 0).map((facet) =>
    named(facet, wanted[facet].values, wanted[facet].join === 'all' ? ' and ' : ' or '),
  );
  const not = FACETS.filter((facet) => wanted[facet].not.length > 0).map(
    (facet) => `not ${named(facet, wanted[facet].not, ' or ')}`,
  );
  const sentence = asked.join(join === 'all' ? '; and ' : '; or ');
  return [sentence, ...not].filter((part) => part !== '').join('; ');
}
