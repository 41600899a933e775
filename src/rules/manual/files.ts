/** A manual as the files of content/rules/<edition>/. */
import type { Manual } from './read-manual.ts';
import { isWithin } from '../number/number.ts';
import type { TextFile } from '../source.ts';

/**
 * Whose texts they are; the same words for every edition.
 */
const NOTICE =
  'The rules text belongs to Bandai. This site is unofficial and not endorsed by the publisher. The official Comprehensive Rules Manual is found in the rules section of the official Digimon Card Game website; where this site and the manual differ, the manual is right.';

/** The files, by their names in the folder; `sha256` of a text in hexadecimal. */
export function manualFiles(
  { contents, units }: Manual,
  edition: string,
  date: string,
  sha256: (text: string) => string,
): readonly TextFile[] {
  const chapters = contents.map(({ number, title }) => {
    const own = units.filter((unit) => unit.number !== number && isWithin(unit.number, number));
    const rules = own.map((unit) => `${unit.number}. ${unit.words}`);
    const name = `chapter-${number.padStart(2, '0')}.txt`;
    return { number, title, name, text: [`Chapter ${number}`, title, ...rules, ''].join('\n') };
  });
  const about = {
    id: edition,
    name: `Comprehensive Rules Manual, Ver. ${edition}`,
    date,
    notice: NOTICE,
    imported: true,
    chapters: chapters.map(({ number, title }) => ({ number, title, first: 1 })),
    files: chapters.map(({ number, name, text }) => {
      return { name, chapter: number, form: 'manual', sha256: sha256(text) };
    }),
  };
  return [
    { name: 'about.json', text: `${JSON.stringify(about, null, 2)}\n` },
    ...chapters.map(({ name, text }) => ({ name, text })),
  ];
}
