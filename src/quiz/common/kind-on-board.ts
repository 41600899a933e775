/** Kinds whose answers are no claims, and that the engine decides on a board. */
import type { Problem, Result } from '../../base/result.ts';
import type { Scenario } from '../../scenario/file/scenario.ts';
import { openMarked } from '../mark/open.ts';
import type { FoundAnswer, QuestionKind } from './question-kind.ts';

type KindBasics<F, A> = Pick<
  QuestionKind<F, A>,
  'name' | 'schema' | 'unexplained' | 'feedback' | 'stand'
>;

/** What such a kind says of itself. `T`: what the engine finds. */
export interface KindOnBoard<F, A, T> extends KindBasics<F, A> {
  /** The fields read, with every name in them looked up. */
  readonly read: (fields: F, scenario: Scenario) => Result<A, readonly Problem[]>;
  /** Where author and engine disagree. */
  readonly differing: (fields: F, ask: A, scenario: Scenario) => readonly Problem[];
  /** What the engine finds, with rules switched off or without. */
  readonly decide: (scenario: Scenario, ask: A, without?: ReadonlySet<string>) => T;
  /** What of that is right, as an author would write it. */
  readonly right: (truth: T, ask: A, scenario: Scenario) => readonly string[];
  /**
   * What becomes another text without a rule that decides; all that the engine finds, unless said.
   */
  readonly outcome?: (scenario: Scenario, ask: A, without: ReadonlySet<string>) => string;
  /** Whether endings are told apart by the order of what happened, too. */
  readonly isOrdered?: boolean;
  readonly shown?: (truth: T, ask: A, scenario: Scenario) => readonly string[];
  readonly rules?: (ask: A) => readonly string[];
}

/** Such a kind with all that a kind has. */
export function kindOnBoard<F, A, T>(kind: KindOnBoard<F, A, T>): QuestionKind<F, A> {
  const { name, schema, unexplained, feedback, stand, decide } = kind;
  const outcome =
    kind.outcome ?? ((scenario, ask, without) => JSON.stringify(decide(scenario, ask, without)));
  return {
    ...{ name, isNamed: true, schema, unexplained, feedback, stand },
    read: (fields, board) => kind.read(fields, needed(board)),
    mark: (ask, board) => {
      const scenario = needed(board);
      return {
        ...openMarked(scenario, kind.isOrdered),
        truth: (without, work) =>
          outcome(work === undefined ? scenario : { ...scenario, work }, ask, without),
      };
    },
    differing: (fields, ask, marked) =>
      kind.differing(fields, ask, needed(marked?.scenario ?? null)),
    found: (ask, board) => {
      const scenario = needed(board);
      return kind.right(decide(scenario, ask), ask, scenario).map(asFound);
    },
    shown: (ask, board) => {
      const scenario = needed(board);
      return kind.shown?.(decide(scenario, ask), ask, scenario) ?? [];
    },
    rules: (ask) => kind.rules?.(ask) ?? [],
  };
}

/** A right answer that is called the same everywhere. */
export const asFound = (words: string): FoundAnswer => ({ right: true, words, line: words });

/** A schema of such a kind asks for a board. */
export function needed(scenario: Scenario | null): Scenario {
  if (scenario === null) throw new Error('this kind of question needs a board');
  return scenario;
}
