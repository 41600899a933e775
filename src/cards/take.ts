/** Takes the text of a file that a person chose: within the limits, and of a known form. */
import { err, ok, type Result } from '../base/result.ts';
import { counted } from '../base/words.ts';
import { readCardFile } from '../card/file/read-card-file.ts';
import { MOST_BYTES, MOST_CARDS } from './limits.ts';
import { keptOf, type KeptCards } from './kept-cards.ts';

/** What is wrong with a file, in sentences. */
export const tooLarge = (bytes: number): string | null =>
  bytes <= MOST_BYTES
    ? null
    : `The file has ${(bytes / 1_000_000).toFixed(1)} MB. Expected: ${MOST_BYTES / 1_000_000} MB at most.`;

export function takeCards(name: string, text: string): Result<KeptCards, string> {
  const file = readCardFile(text);
  if (!file.ok) return err(`Found: ${file.problem.found}. Expected: ${file.problem.expected}.`);
  const { cards } = file.value;
  if (cards.length > MOST_CARDS)
    return err(
      `Found: ${counted(cards.length, 'card')}. Expected: ${MOST_CARDS.toLocaleString('en')} at most.`,
    );
  return ok(keptOf(name, file.value));
}
