/** A generated question as a page shows it: found by its seed, explained once it is answered. */
import { capital, escapeHtml } from '../../base/words.ts';
import { generate, type Base, type GeneratedQuestion } from './generate.ts';
import { random, shuffled } from '../../base/chance.ts';
import { urlOf } from '../../rules/corpus.ts';
import { parseScenarioFile } from '../../scenario/file/scenario-file.ts';
import { tell } from '../../scenario/play/tell.ts';
import { partingOf } from '../../scenario/change/compare.ts';
import { kitTable, type KeywordKit } from '../../scenario/change/kit.ts';
import { unchanged } from '../../scenario/change/words.ts';
import { originalOfScenario } from '../../scenario/change/vary.ts';
import { urlOfQuestion } from '../page/names.ts';
import type { PackedBase } from '../whatif/load.ts';

/** A generated question with the one it is made of. */
export interface SeededQuestion {
  readonly made: GeneratedQuestion;
  readonly base: Base;
}

/** Which pack of boards a seed takes, counted from 1. */
export const packOf = (seed: number, packs: number): number =>
  1 + Math.floor(random(seed)() * packs);

/** The seed in an address such as `#s12`; `null` when there is none. */
export function seedIn(hash: string): number | null {
  const digits = /^#s(\d{1,9})$/.exec(hash)?.[1];
  return digits === undefined ? null : Number(digits);
}

export const hashOf = (seed: number): string => `#s${seed}`;

/** The seed of the question after this one. */
export const nextSeed = (seed: number): number => (seed + 1) % 1_000_000_000;

/** The question of a seed, from the first board of the pack that makes one. */
export function findMade(
  pack: readonly PackedBase[],
  keywords: KeywordKit,
  seed: number,
): SeededQuestion | null {
  for (const { id, title, cites, scenario: packed } of shuffled(pack, seed)) {
    const scenario = parseScenarioFile(packed);
    const original = originalOfScenario(scenario);
    if (original === null) continue;
    const base = { id, title, cites, original };
    const made = generate(base, kitTable(scenario, keywords), seed);
    if (made !== null) return { made, base };
  }
  return null;
}

/**
 * Why it is so, as HTML: what is otherwise on the board that it is made of, how it ends there, and
 * where the two part.
 */
export function whyMade({ made, base }: SeededQuestion): string {
  const { variant, there } = made;
  const before = unchanged(variant.change, base.original.board);
  const ends =
    there.length === 1
      ? `There ${there[0] ?? ''}.`
      : `There it can go otherwise: ${there.join('; or ')}.`;
  const title = `<a href="${urlOfQuestion(base.id)}">${escapeHtml(base.title)}</a>`;
  const parting = partingOf(base.original, variant);
  const step = parting?.after.steps[parting.at];
  const where =
    parting === null || step === undefined
      ? ''
      : `<p>The two boards part at step ${parting.at + 1} of this one: ${escapeHtml(tell(step, parting.after.labels))} <a class="num" href="${urlOf(step.rule)}">${step.rule}</a></p>`;
  return `<p>This is the board of ${title} with one fact changed: on that one, ${escapeHtml(before.is)}. ${escapeHtml(capital(ends))}</p>${where}`;
}
