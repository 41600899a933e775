/** Endings that a stem may have had: the index has stems alone. */

/** As they stand in the texts of the site, the commonest first. */
const ENDINGS =
  's e ed ing es ion er al d ions ate ation ent ers ly ity y ations able ive ous eous ance ence ment'.split(
    ' ',
  );

/**
 * What the stem may stand for; not all of it is a word.
 *
 *     pierc   -> pierc, pierce, piercing ...
 *     memori  -> memory, memories ...
 *     take    -> take, taking ...
     jam     -> jam, jamming ...
 */
export function endedWith(stem: string): readonly string[] {
  const bases = [stem, ...(/[ei]$/.test(stem) ? [stem.slice(0, -1)] : [])];
  const doubled = /[^aeiou][aeiou][^aeiouwxy]$/.test(stem) ? stem + stem.slice(-1) : '';
  return [
    stem,
    ...bases.flatMap((base) => ENDINGS.map((ending) => base + ending)),
    ...(doubled === '' ? [] : [`${doubled}ing`, `${doubled}ed`]),
  ];
}

/**
 * Whether these letters behind a stem are an ending that is being typed: "in" of "piercing", and
 * not "izard" of what only begins as "chart" does.
 */
export const isEnding = (letters: string): boolean =>
  ENDINGS.some((ending) => ending.startsWith(letters));
