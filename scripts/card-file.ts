/** A card file on the disk, for scripts. */
import { describeProblem } from '../src/base/result.ts';
import { readCardFile, type CardFile } from '../src/card/file/read-card-file.ts';
import { refuse, textOr } from './asked.ts';

/** Reads the file and says what of it is not used, or ends here with what is wrong. */
export function openCardFile(file: string): CardFile {
  const read = readCardFile(textOr(file, 'the path of a card file'));
  if (!read.ok) refuse(describeProblem({ ...read.problem, file }));
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
