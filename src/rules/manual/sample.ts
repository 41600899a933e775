/**
 * A small manual for tests, in the layout that comes out of the PDF: a table of contents, wrapped
 * lines, and the number of each page run into the line before it. Its rules are invented.
 */

interface SampleRule {
  readonly number: string;
  readonly words: string;
}

export interface SampleManual {
  readonly edition: string;
  readonly date: string;
  readonly rules: readonly SampleRule[];
  /** Lines behind the rules: the update history. */
  readonly history: readonly string[];
}

const rule = (number: string, words: string): SampleRule => ({ number, words });

const SENTENCE =
  'Water flows from the upper pool to the lower one, and a swimmer who enters it is wet until the turn ends.';

/** Three chapters; long enough for several pages. */
export const SAMPLE_MANUAL: SampleManual = {
  edition: '4.2',
  date: '2026-08-18',
  rules: [
    rule('1', 'Water'),
    rule('1-1', 'Pools'),
    ...Array.from({ length: 24 }, (_, i) => rule(`1-1-${i + 1}`, SENTENCE)),
    rule('1-2', 'Depth'),
    rule('1-2-1', 'A pool has a depth. (For details, refer to 2-1 "Divers")2-1'),
    rule('1-2-2', 'Kinds of depth'),
    rule('1-2-2-1', 'Shallow pools have a depth of 1.'),
    rule('1-2-2-2', 'Deep pools have a depth of 12.'),
    rule('2', 'People'),
    rule('2-1', 'Divers'),
    ...Array.from({ length: 24 }, (_, i) =>
      rule(`2-1-${i + 1}`, `${SENTENCE} (For details, refer to 1-2-2 "Kinds of depth")1-2-2`),
    ),
    rule('2-2', 'Judges'),
    rule('2-2-1', 'A judge stays dry. (For details, refer to 2-1 "Judges")'),
    rule('3', 'Keyword Effects'),
    rule('3-1', '<Dive>'),
    rule('3-1-1', '<Dive> makes a Digimon dive.'),
  ],
  history: [
    '(2023/10/31） Ver.1.0',
    'First Version',
    '(2024/09/20） Ver.4.1',
    'Updated 1-1-2 through 1-1-4.',
    'Merged 1-1-25. with "2-2. Judges"',
    '(2026/08/18） Ver.4.2',
    'Added "3-1 <Dive>"',
  ],
};

const WIDTH = 56;
const LINES_A_PAGE = 40;

/** Breaks at spaces, and behind the hyphen of a word or number, as a PDF does. */
function wrap(words: string): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of words.match(/[^\s-]*(?:-(?=\S)|\s+|$)/g) ?? []) {
    if ((line + part).trimEnd().length > WIDTH && line !== '') {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  }
  if (line.trim() !== '') lines.push(line.trimEnd());
  return lines;
}

/** The lines of the manual's pages, without their numbers. */
export function samplePages({ rules, history }: SampleManual): readonly (readonly string[])[] {
  const lines = [
    ...rules.flatMap(({ number, words }) => wrap(`${number}. ${words}`)),
    'Update History',
    ...history,
  ];
  return Array.from({ length: Math.ceil(lines.length / LINES_A_PAGE) }, (_, i) =>
    lines.slice(i * LINES_A_PAGE, (i + 1) * LINES_A_PAGE),
  );
}

/** The front page: title, edition, date and contents. */
export function sampleFront(manual: SampleManual): readonly string[] {
  const pages = samplePages(manual);
  const pageOf = (line: string): number => pages.findIndex((page) => page.includes(line)) + 1;
  const chapters = manual.rules.filter(({ number }) => !number.includes('-'));
  return [
    'Comprehensive Rules Manual',
    `Ver.${manual.edition}`,
    `Last Updated: ${manual.date.replaceAll('-', '/')}`,
    ...chapters.map(({ number, words }) => {
      const title = `${number}. ${words}`;
      return `${title} ${'.'.repeat(30)}${pageOf(title)}`;
    }),
    `Update History ${'.'.repeat(30)}${pageOf('Update History')}`,
  ];
}

/** The manual as text out of a PDF. */
export function sampleText(manual: SampleManual = SAMPLE_MANUAL): string {
  const pages = samplePages(manual);
  const glued = pages.flatMap((page, i) => {
    const last = page.at(-1) ?? '';
    return i + 1 === pages.length ? page : [...page.slice(0, -1), `${last}${i + 2}`];
  });
  return [...sampleFront(manual), ...glued, ''].join('\n');
}
