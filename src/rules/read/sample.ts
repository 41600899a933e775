/** A small corpus for tests, made of invented rules that have the shape of the received texts. */
import { describeProblems, readCorpus, type CorpusFiles } from './read.ts';
import type { Corpus } from '../rule.ts';

/** Stands in for SHA-256 in tests: the length of the text. */
const lengthSum = (text: string): string => `length-${text.length}`;

export const SAMPLE_KEYWORDS = [
  '2 keyword effects (a sample)',
  '<Swim A.> Persistent <Swim A.> lets a Digimon swim.',
  '16-4. <Swim A.> (※formerly <Swim>) 16-4-1. <Swim A.> lets a Digimon swim. 16-4-2. <Swim A.> is a persistent effect. (Example: It swims.) (For details, refer to 15- 8-2 "Persistent Effects")',
  '<Dive> Trigger (Pending) <Dive> makes a Digimon dive.',
  '16-5. <Dive> 16-5-1. <Dive> makes a Digimon dive. (For details, refer to 18-1 "Water")18-1 16-5-2. <Dive> is a trigger-type effect. (For details, refer to 15-8-3 "Trigger- Type Effects") 16-5-3. The processing from <Dive> is optional. 16-5-3-1. Diving takes Lv.4 or more.',
].join('\n');

export const SAMPLE_FILTERED = [
  'Keyword Effects',
  'Filter: Persistent (1 entries)',
  '<Swim A.> Persistent <Swim A.> lets a Digimon swim.',
  '16-4. <Swim A.> (※formerly <Swim>)',
  '16-4-1. <Swim A.> lets a',
  'Digimon swim.',
  '16-4-2. <Swim A.> is a persistent effect. (Example: It',
  'swims.) (For details, refer to 15-',
  '8-2 "Persistent Effects")',
  '← Back to TOP',
].join('\n');

export const SAMPLE_CLAUSES = [
  'Chapter 18',
  'Water Information',
  '18-1Water',
  '18-1-1Water is wet. (Example: Any 1 drop.',
  '18-1-2Water flows. Update History (2023/10/31) Ver.1.0 First Version (2023/12/15) Ver.1.1 Updated',
  '18-1-1',
].join('\n');

export const SAMPLE_OUTLINE = {
  edition: '4.2',
  rules: [
    { number: '15', title: 'Effects', summary: 'About effects.' },
    { number: '15-8', title: 'Categories', summary: 'About categories.' },
    { number: '15-8-2', title: 'Persistent Effects', summary: 'They apply all the time.' },
    { number: '15-8-3', title: 'Trigger Effects', summary: 'They wait for an event.' },
    { number: '16-1', title: 'Icons', summary: 'Keywords are icons.' },
  ],
};

export const SAMPLE_WORDS = {
  keywords: [
    {
      number: '16-4',
      name: 'Swim A.',
      summary: 'It swims.',
      choice: { value: 'mandatory', rule: '16-4-1' },
    },
    { number: '16-5', name: 'Dive', summary: 'It dives.', remark: 'Nothing is pending.' },
  ],
};

/** Texts of the sample by file name; a test hands in those that it wants otherwise. */
export interface SampleTexts {
  readonly keywords?: string;
  readonly filtered?: string;
  readonly clauses?: string;
  readonly outline?: unknown;
  readonly words?: unknown;
  readonly about?: (about: Record<string, unknown>) => unknown;
}

/** The files of the sample, with right checksums. */
export function sampleFiles(texts: SampleTexts = {}): CorpusFiles {
  const keywords = texts.keywords ?? SAMPLE_KEYWORDS;
  const filtered = texts.filtered ?? SAMPLE_FILTERED;
  const clauses = texts.clauses ?? SAMPLE_CLAUSES;
  const entry = (name: string, chapter: string, form: string, text: string) => {
    return { name, chapter, form, sha256: lengthSum(text) };
  };
  const about = {
    id: '4.0',
    name: 'Sample',
    date: '2026-03-27',
    notice: 'Invented.',
    chapters: [
      { number: '16', title: 'Keyword Effects', first: 4 },
      { number: '18', title: 'Water Information', first: 1 },
    ],
    files: [
      entry('k.txt', '16', 'keywords', keywords),
      { ...entry('f.txt', '16', 'keywords', filtered), sameAs: 'k.txt' },
      entry('c.txt', '18', 'clauses', clauses),
    ],
  };
  const json = (value: unknown) => JSON.stringify(value, null, 2);
  return {
    about: { name: 'about.json', text: json(texts.about?.(about) ?? about) },
    texts: [
      { name: 'k.txt', text: keywords },
      { name: 'f.txt', text: filtered },
      { name: 'c.txt', text: clauses },
    ],
    outline: { name: 'outline.json', text: json(texts.outline ?? SAMPLE_OUTLINE) },
    keywords: { name: 'keywords.json', text: json(texts.words ?? SAMPLE_WORDS) },
    sha256: lengthSum,
  };
}

/** The sample, read. */
export function sampleCorpus(): Corpus {
  const result = readCorpus(sampleFiles());
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}

/** The problems of a changed sample, one line each; it must not be read. */
export function problemsOf(texts: SampleTexts): string {
  const result = readCorpus(sampleFiles(texts));
  if (result.ok) throw new Error('the sample was read although it is wrong');
  return describeProblems(result.problem);
}

/** A text with one part changed; the part must be there. */
export function changed(text: string, was: string, becomes: string): string {
  if (!text.includes(was)) throw new Error(`the sample has no "${was}"`);
  return text.replace(was, becomes);
}
