/** All official rulings together: each number stands in one place. */
import type { ContentFile } from '../../base/content-file.ts';
import type { Problem } from '../../base/result.ts';
import type { OpenRulings, Ruling } from '../../scenario/file/ruling.ts';
import { unknownRulings } from './unknown-rulings.ts';

/**
 * Numbers that stand in two files, or are open and played, and open ones that nobody knows; each
 * problem names the file that comes later.
 */
export function checkAllRulings(
  rulings: readonly Pick<Ruling, 'ruling' | 'also' | 'path' | 'problem'>[],
  open: ContentFile<OpenRulings>,
  known: ReadonlySet<string>,
): readonly Problem[] {
  const places = new Map<string, string>();
  const problems: Problem[] = [];
  const place = (number: string, path: string, problem: () => Problem): void => {
    if (places.has(number)) problems.push(problem());
    else places.set(number, path);
  };
  const expected = 'each number in one place: keep it where it fits better';
  for (const { ruling, path, problem } of rulings)
    place(ruling, path, () =>
      problem(['ruling'], `${ruling}, which ${places.get(ruling) ?? ''} has`, expected),
    );
  for (const { also = [], path, problem } of rulings)
    also.forEach((number, i) =>
      place(number, path, () =>
        problem(['also', i], `${number}, which ${places.get(number) ?? ''} has`, expected),
      ),
    );
  open.fields.forEach(({ ruling }, i) =>
    place(ruling, open.path, () =>
      open.problem([i, 'ruling'], `${ruling}, which ${places.get(ruling) ?? ''} plays`, expected),
    ),
  );
  const numbers = open.fields.map(({ ruling }) => ruling);
  return [
    ...problems,
    ...unknownRulings(numbers, known).map((one) =>
      open.problem([one.index, 'ruling'], one.found, one.expected),
    ),
  ];
}
