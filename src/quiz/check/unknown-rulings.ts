/** Numbers of official rulings that nobody has seen: a slip of a digit names another ruling. */
import { nearestRuling } from '../../rules/rulings.ts';

interface UnknownRuling {
  /** Which of the numbers. */
  readonly index: number;
  readonly found: string;
  readonly expected: string;
}

/** Those that are not among the known ones; none where it is not known which there are. */
export const unknownRulings = (
  numbers: readonly string[],
  known: ReadonlySet<string> | undefined,
): readonly UnknownRuling[] =>
  numbers.flatMap((number, index) => {
    if (known === undefined || known.has(number)) return [];
    const near = nearestRuling(number, known);
    return [
      {
        index,
        found: `the ruling ${number}, which is not a known one`,
        expected: `another number${near === null ? '' : `, as ${near}`}; a new ruling goes under "seen" in content/rulings/numbers.json first`,
      },
    ];
  });
