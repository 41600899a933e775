import type { CommonFields } from './common/fields.ts';
import type { FieldsOf, Kind } from './kind/index.ts';

/** What every question says, as the page and the tests use it. */
interface QuestionBasics<K extends Kind> {
  /** One right answer, several to be marked together, or another kind. */
  readonly kind: K;
  /** `topic/name`, from the path of its file; also its address. */
  readonly id: string;
  readonly topic: string;
  readonly rulings: readonly string[];
  readonly keywords: readonly string[];
  /** Ids of the open points of the rules that an answer hinges on. */
  readonly policies: readonly string[];
  /** Markdown. */
  readonly explanation: string;
}

/** A question of a kind, or of one of several kinds, with what its author wrote. */
export type QuestionOf<K extends Kind> = {
  readonly [P in K]: Omit<CommonFields, 'rulings' | 'keywords' | 'policy'> &
    FieldsOf[P] &
    QuestionBasics<P>;
}[K];

/** A question of any kind. */
export type Question = QuestionOf<Kind>;

/** A question of a kind as it stands in a file, with what its path says of it. */
export function questionOf<K extends Kind>(
  kind: K,
  fields: CommonFields & FieldsOf[K],
  place: Pick<QuestionBasics<K>, 'id' | 'topic' | 'explanation'>,
): QuestionOf<K> {
  const { rulings = [], keywords = [], policy = [] } = fields;
  return { ...fields, ...place, kind, rulings, keywords, policies: [policy].flat() };
}

/** Board and actions of a question; none of one that needs no board. */
export const playedIn = (
  question: Question,
): { readonly board: string; readonly actions: readonly string[] } | null =>
  'board' in question ? question : null;
