/** Words that refer back ("it", "those Digimon", "if you do", "instead"), beside names. */
import { random } from '../base/chance.ts';
import { referAt } from '../scenario/refer/arbitrary.ts';
import { tryRefer } from '../scenario/refer/try.ts';
import type { NamedTrial } from './trial.ts';

export const refers: NamedTrial = {
  name: 'words that refer back',
  about: 'texts at random beside the same texts with everybody named',
  inputs: { small: 40, nightly: 6_000 },
  inputOf: (_, __, i, seed) => String(100_000 * seed + i),
  again: (input) => {
    const { text, cast } = referAt(random(1_000_003 * Number(input)));
    const { runs, why } = tryRefer(text, cast);
    return { runs, why };
  },
};
