/** The boards of the questions in packs, so that a page fetches some of them. Build code. */
import type { ScenarioFile } from '../../scenario/file/scenario-file.ts';
import { shuffled } from '../../base/chance.ts';
import { questions } from './questions.ts';
import type { PackedBase } from '../../quiz/whatif/load.ts';

const PER_PACK = 20;
/** Mixes the topics; the packs are the same in every build. */
const SEED = 7;

const bases: readonly PackedBase[] = shuffled(
  questions.flatMap(({ question: { id, title, cites }, data }) => {
    const { scenario }: { readonly scenario: ScenarioFile | null } = JSON.parse(data);
    return scenario === null ? [] : [{ id, title, cites, scenario }];
  }),
  SEED,
);

export const packs: readonly (readonly PackedBase[])[] = Array.from(
  { length: Math.ceil(bases.length / PER_PACK) },
  (_, i) => bases.slice(i * PER_PACK, (i + 1) * PER_PACK),
);
