/** A card file on the disk, for scripts. */
import { readFileSync } from 'node:fs';
import { describeProblem } from '../src/base/result.ts';
import { readCardFile, type CardFile } from '../src/card/file/read-card-file.ts';

/** Reads the file and says what of it is not used, or ends here with what is wrong. */
export function openCardFile(file: string): CardFile {
  const read = readCardFile(textOr(file, 'the path of a card file'));
  if (!read.ok) {
    console.error(describeProblem({ ...read.problem, file }));
    process.exit(1);
  }
  const { form, cards, ignored, left } = read.value;
  console.log(`${file}: ${cards.length} cards, told by "${form}"`);
  for (const { entry, why } of left.slice(0, 10)) console.log(`  entry ${entry} left out: ${why}`);
  if (left.length > 10) console.log(`  and ${left.length - 10} more entries left out`);
  if (ignored.size > 0)
    console.log(
      `  fields not used: ${[...ignored].map(([field, n]) => `${field} (${n})`).join(', ')}`,
    );
  return read.value;
}

/** The text of a file that somebody named, or the end of the script. */
export function textOr(file: string, expected: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    console.error(`${file}: cannot be read; expected ${expected}`);
    process.exit(1);
  }
}
