/**
 * What a manual of 10,000 rules would cost: rules made up from the words of this one, read, indexed
 * and searched, beside a tenth of them.
 */
import { brotliCompressSync } from 'node:zlib';
import { random } from '../../src/base/chance.ts';
import { readCorpus, type CorpusFiles } from '../../src/rules/read/read.ts';
import type { Corpus } from '../../src/rules/rule.ts';
import { buildIndex } from '../../src/search/index/build.ts';
import { inParts, makeDocuments } from '../../src/search/index/document.ts';
import { find } from '../../src/search/query/find.ts';
import { openIndex } from '../../src/search/index/open.ts';
import { corpusFiles } from '../corpus-files.ts';
import { library } from '../library.ts';
import { quantile, timeRuns, type Figure } from './figure.ts';

const MANY = 10_000;
const TIMES = 10;
const RUNS = 3;
/** Of each query: enough of them that the slowest one is not all that p95 shows. */
const SEARCHES = 20;
/** Chapter 18 has these above each other, as far as two digits go. */
const SECTIONS = 90;

/** Reads and indexes both, and searches the larger. */
export function measureScale(): readonly Figure[] {
  const [few, many] = [manual(MANY / TIMES), manual(MANY)];
  const readFew = quantile(
    timeRuns(RUNS, () => made(few)),
    0.5,
  );
  const readMany = quantile(
    timeRuns(RUNS, () => made(many)),
    0.5,
  );
  const documents = documentsOf(made(many));
  const { first, rest } = inParts(documents);
  const packed = buildIndex(first, 'bench');
  const more = buildIndex(rest, 'bench');
  const options = { limit: 4, length: 120, typing: true };
  let index = openIndex(packed);
  const [firstResult = 0] = timeRuns(1, () => {
    index = openIndex(packed);
    find(index, 'piercing', options);
  });
  index = openIndex(packed, more);
  const queries = ['piercing', '18-40-3', 'security check', 'cites:15-8-5', 'chapter:18 digimon'];
  for (const query of queries) find(index, query, options);
  const times = queries.flatMap((query) => timeRuns(SEARCHES, () => find(index, query, options)));
  return [
    { name: `scale, rules read and indexed, ${MANY / TIMES}`, value: readFew, unit: 'ms' },
    { name: `scale, rules read and indexed, ${MANY}`, value: readMany, unit: 'ms' },
    {
      name: `scale, times as long for ${TIMES} times the rules`,
      value: readMany / readFew,
      unit: '',
      goal: { atMost: 12 },
    },
    {
      name: 'scale, index of the first result',
      value: brotliCompressSync(JSON.stringify(packed)).length,
      unit: 'bytes',
      goal: { atMost: 100_000 },
    },
    {
      name: 'scale, opening it and the first result',
      value: firstResult,
      unit: 'ms',
      goal: { atMost: 120 },
    },
    {
      name: 'scale, search over all, p95',
      value: quantile(times, 0.95),
      unit: 'ms',
      goal: { atMost: 20 },
    },
  ];
}

const documentsOf = (corpus: Corpus) =>
  makeDocuments({
    corpus,
    terms: library.terms,
    guides: [],
    pages: library.sitePages,
    words: library.playersWords,
  });

function made(files: CorpusFiles): Corpus {
  const read = readCorpus(files);
  if (!read.ok) throw new Error(`the made-up manual is refused: ${read.problem[0]?.found ?? ''}`);
  buildIndex(documentsOf(read.value), 'bench');
  return read.value;
}

/** The received files, with a chapter 18 of made-up rules in the place of the real one. */
function manual(rules: number): CorpusFiles {
  const files = corpusFiles();
  const dice = random(18);
  const words = library.corpus.rules.flatMap(
    ({ text = '' }) => text.replace(/\([^)]*\)/g, '').match(/[A-Za-z]{2,}/g) ?? [],
  );
  const sentence = (length: number): string =>
    Array.from({ length }, () => words[Math.floor(dice() * words.length)] ?? '').join(' ');
  const clauses = Math.ceil(rules / SECTIONS);
  const lines = ['Chapter 18', 'Other Information'];
  for (let section = 1, left = rules; left > 0 && section <= SECTIONS; section++) {
    lines.push(`18-${section}Made ${sentence(2)}`);
    left -= 1;
    for (let top = 1, made = 0; made < clauses && left > 0; top++) {
      lines.push(`18-${section}-${top}The ${sentence(18)}.`);
      left -= 1;
      made += 1;
      for (let low = 1; low <= 8 && made < clauses && left > 0; low++, made++, left--)
        lines.push(`18-${section}-${top}-${low}The ${sentence(18)}.`);
    }
  }
  return replaced(files, lines.join('\n'));
}

/** The files with another text of chapter 18, which is taken for the listed one. */
function replaced(files: CorpusFiles, text: string): CorpusFiles {
  const isChapter = ({ name }: { readonly name: string }): boolean =>
    name.endsWith('chapter-18.txt');
  const received = files.texts.find(isChapter)?.text ?? '';
  return {
    ...files,
    texts: files.texts.map((file) => (isChapter(file) ? { ...file, text } : file)),
    sha256: (one) => files.sha256(one === text ? received : one),
  };
}
