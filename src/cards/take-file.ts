/** Takes the text of a file that a person chose: within the limits, and of a known form. */
import { err, ok, type Result } from '../base/result.ts';
import { counted } from '../base/words.ts';
import { readCardFile, type CardFile } from '../card/file/read-card-file.ts';
import { MOST_CARDS } from './limits.ts';
import { KEPT_VERSION, type KeptCards } from './kept-cards.ts';

/** What is wrong with a file is said in sentences. */
export function takeCards(name: string, text: string): Result<KeptCards, string> {
  const file = readCardFile(text);
  if (!file.ok) return err(`Found: ${file.problem.found}. Expected: ${file.problem.expected}.`);
  const { cards } = file.value;
  if (cards.length > MOST_CARDS)
    return err(
      `Found: ${counted(cards.length, 'card')}. Expected: at most ${MOST_CARDS.toLocaleString('en')}. Split the file and open one part at a time.`,
    );
  return ok(keptOf(name, file.value));
}

const keptOf = (
  name: string,
  { cards, ignored, left, repeated, instead }: CardFile,
): KeptCards => ({
  version: KEPT_VERSION,
  name,
  cards,
  notes: [
    ...notesOfFields(ignored),
    ...notesOfEntries(left),
    ...notesOfSpellings(instead),
    ...(repeated === 0
      ? []
      : [
          `Of cards with the same number the first counts: ${counted(repeated, 'other entry', 'other entries')} left out.`,
        ]),
  ],
});

/** No more are named; of the others only how many there are. */
const MOST_NAMED = 12;

function notesOfFields(ignored: CardFile['ignored']): readonly string[] {
  if (ignored.size === 0) return [];
  const named = [...ignored]
    .slice(0, MOST_NAMED)
    .map(([field, times]) => `"${field.slice(0, 40)}" (${counted(times, 'card')})`);
  const more = ignored.size - named.length;
  return [
    `Fields we don't use: ${named.join(', ')}${more > 0 ? ` and ${counted(more, 'other')}` : ''}.`,
  ];
}

function notesOfSpellings(instead: CardFile['instead']): readonly string[] {
  if (instead.size === 0) return [];
  const named = [...instead]
    .slice(0, MOST_NAMED)
    .map(([found, spelt]) => `"${found.slice(0, 60)}" is "${spelt.slice(0, 60)}"`);
  const more = instead.size - named.length;
  return [
    `Spelt in more than one way in this file: ${named.join(', ')}${more > 0 ? ` and ${counted(more, 'other')}` : ''}.`,
  ];
}

function notesOfEntries(left: CardFile['left']): readonly string[] {
  const named = left
    .slice(0, MOST_NAMED)
    .map(({ entry, why }) => `Entry ${entry} was left out: ${why}.`);
  const more = left.length - named.length;
  return more > 0
    ? [...named, `${counted(more, 'other entry', 'other entries')} were left out.`]
    : named;
}
