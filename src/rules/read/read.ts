/**
 * The received texts, the outline and our words in; the corpus out. Either all of it or the list of
 * what is wrong.
 */
import { describeProblem, err, ok, type Problem, type Result } from '../../base/result.ts';
import { readAbout, type About, type Chapter, type SourceEntry } from './about.ts';
import { cutClauses } from './cut-clauses.ts';
import { cutKeywords, type KeywordBlock } from './cut-keywords.ts';
import { fingerprint } from '../edition/fingerprint.ts';
import { isNewer } from '../edition/order.ts';
import { readHistory } from '../edition/history.ts';
import { makeKeyword } from './keyword.ts';
import { readKeywordWords } from './keyword-words.ts';
import { cutManualChapter, keywordBlocks } from './manual-chapter.ts';
import { makeNode, type RuleNode } from './node.ts';
import { compareNumbers, isWithin, parentOf } from '../number/number.ts';
import { readOutline, type OutlineEntry } from './outline.ts';
import type { Corpus, Keyword, Rule } from '../rule.ts';
import { Problems, type ReceivedUnit, type TextFile } from '../source.ts';
import { citersByNumber } from '../span.ts';
import { checkStructure } from './structure.ts';

export interface CorpusFiles {
  readonly about: TextFile;
  /** The files that about.json lists. */
  readonly texts: readonly TextFile[];
  readonly outline: TextFile;
  readonly keywords: TextFile;
  /** SHA-256 of a text in hexadecimal; handed in because the page and Node have different ones. */
  readonly sha256: (text: string) => string;
}

/** Reads the whole corpus. */
export function readCorpus(files: CorpusFiles): Result<Corpus, readonly Problem[]> {
  const problems = new Problems();
  const about = readAbout(files.about, problems);
  if (about === undefined || !checkFiles(about, files, problems)) return err(problems.list);

  const received = about.fields.files.map((entry) => cutFile(entry, about, files, problems));
  const primary = received.filter(({ entry }) => entry.sameAs === undefined);
  const allNodes = primary.flatMap((file) => file.nodes);
  const imported = about.fields.imported === true;
  for (const chapter of imported ? [] : about.fields.chapters) {
    const own = primary.filter(({ entry }) => entry.chapter === chapter.number);
    checkStructure(
      own.flatMap((file) => file.nodes),
      chapter,
      problems,
    );
  }
  checkRenderings(received, problems);

  const numbers = new Set([...allNodes, ...about.fields.chapters].map(({ number }) => number));
  const entries = readOutline(files.outline, imported ? new Set() : numbers, problems);
  const outline = entries?.filter(({ number }) => !numbers.has(number));
  const words = readKeywordWords(files.keywords, problems);
  if (outline === undefined || words === undefined) return err(problems.list);
  const exists = (number: string) =>
    numbers.has(number) || outline.some((entry) => entry.number === number);
  const nodes = imported ? allNodes.map((node) => withKnown(node, exists)) : allNodes;
  checkCitations(nodes, exists, problems);

  const blocks = primary.flatMap((file) =>
    file.entry.form === 'manual' ? keywordBlocks(file.units, file.nodes, words) : file.blocks,
  );
  const keywords = blocks.flatMap((block) => {
    const first = block.units[0];
    const own = first === undefined ? [] : nodes.filter((n) => isWithin(n.number, first.number));
    return makeKeyword(block, own, words, problems, imported) ?? [];
  });
  const sections = new Set(blocks.map((block) => block.units[0]?.number));
  words.fields.keywords.forEach(({ number, since }, i) => {
    if (sections.has(number)) return;
    if (since !== undefined && isNewer(since, about.fields.id)) return;
    const place = ['keywords', i, 'number'];
    problems.list.push(words.problem(place, `an entry ${number}`, 'the number of a keyword'));
  });
  const history = primary.flatMap((file) =>
    readHistory(file.history, exists, besideOf(about, file.entry.name), problems),
  );
  if (problems.list.length > 0) return err(problems.list);
  const { id, name, date, notice } = about.fields;
  const rules = makeRules(about.fields.chapters, nodes, entries ?? [], keywords);
  const edition = { id, name, date, notice, ...(imported ? { imported } : {}) };
  return ok({ edition, rules, keywords, history });
}

/** The problems of a reading as lines for a terminal. */
export function describeProblems(problems: readonly Problem[]): string {
  return problems.map(describeProblem).join('\n');
}

/** The path of a file in the folder of about.json. */
const besideOf = ({ path }: About, name: string): string => path.replace(/[^/]*$/, '') + name;

/** Every listed file is there with the listed checksum, and no other one is. */
function checkFiles(about: About, files: CorpusFiles, problems: Problems): boolean {
  const listed = about.fields.files;
  listed.forEach(({ name, sha256 }, i) => {
    const path = besideOf(about, name);
    const text = files.texts.find((file) => file.name === path);
    if (text === undefined) {
      const place = ['files', i, 'name'];
      problems.list.push(about.problem(place, `no file ${name}`, 'every listed file to exist'));
    } else if (files.sha256(text.text) !== sha256) {
      const found = `checksum ${files.sha256(text.text)}`;
      const line = about.lineOf(['files', i, 'sha256']);
      const expected = `${sha256}, as about.json says in line ${line}; take the received text back`;
      problems.onLine(path, 1, found, expected);
    }
  });
  for (const { name } of files.texts) {
    if (!listed.some((entry) => besideOf(about, entry.name) === name)) {
      problems.onLine(name, 1, 'a file that about.json does not list', 'an entry in files');
    }
  }
  return problems.list.length === 0;
}

/** A rule without the references that lead nowhere: they are mistakes of the manual. */
function withKnown(node: RuleNode, exists: (number: string) => boolean): RuleNode {
  return { ...node, citations: node.citations.filter(({ number }) => exists(number)) };
}

interface Received {
  readonly entry: SourceEntry;
  /** Of a chapter that the import wrote; the others have blocks. */
  readonly units: readonly ReceivedUnit[];
  readonly blocks: readonly KeywordBlock[];
  readonly nodes: readonly RuleNode[];
  readonly history: string;
}

function cutFile(
  entry: SourceEntry,
  about: About,
  files: CorpusFiles,
  problems: Problems,
): Received {
  const path = besideOf(about, entry.name);
  const file = files.texts.find(({ name }) => name === path) ?? { name: '', text: '' };
  const chapter = about.fields.chapters.find(({ number }) => number === entry.chapter);
  const none = { entry, units: [], blocks: [], nodes: [], history: '' };
  if (chapter === undefined) return none;
  if (entry.form === 'manual') return { ...none, ...cutManualChapter(file, chapter, problems) };
  if (entry.form === 'keywords') {
    const blocks = cutKeywords(file, chapter.number, problems);
    const nodes = blocks.flatMap(({ units }) => units).map((unit) => makeNode(unit, problems));
    return { ...none, blocks, nodes };
  }
  const { units, history } = cutClauses(file, chapter, problems);
  return { ...none, nodes: units.map((unit) => makeNode(unit, problems)), history };
}

/** What identifies a node, whichever rendering it was read from. */
function contentOf({ file: _file, line: _line, ...content }: RuleNode): string {
  return JSON.stringify(content);
}

/** A second rendering must say the same, rule by rule. */
function checkRenderings(received: readonly Received[], problems: Problems): void {
  for (const { entry, nodes } of received) {
    const other = received.find((file) => file.entry.name === entry.sameAs);
    if (entry.sameAs === undefined) continue;
    for (const node of nodes) {
      const twin = other?.nodes.find(({ number }) => number === node.number);
      if (twin !== undefined && contentOf(twin) === contentOf(node)) continue;
      const found = `${node.number} with other words than in ${entry.sameAs}`;
      problems.onLine(node.file, node.line, found, twin?.received ?? 'a rule of that file');
    }
  }
}

function checkCitations(
  nodes: readonly RuleNode[],
  exists: (number: string) => boolean,
  problems: Problems,
): void {
  for (const { number, citations, file, line } of nodes) {
    for (const cited of citations.filter((citation) => !exists(citation.number))) {
      const expected = 'a rule of the corpus or an entry of outline.json';
      problems.onLine(file, line, `${number} cites ${cited.number}, which is unknown`, expected);
    }
  }
}

function makeRules(
  chapters: readonly Chapter[],
  nodes: readonly RuleNode[],
  entries: readonly OutlineEntry[],
  keywords: readonly Keyword[],
): readonly Rule[] {
  const included = new Set([...chapters, ...nodes].map(({ number }) => number));
  const summaries = new Map(
    entries.map(({ number, title, summary }) => [number, `${title} ${summary}`]),
  );
  const outline = entries.filter(({ number }) => !included.has(number));
  const numbers = [...chapters, ...nodes, ...outline]
    .map(({ number }) => number)
    .sort(compareNumbers);
  const citers = citersByNumber(nodes);
  const childrenOf = Map.groupBy(numbers, parentOf);
  const place = (number: string, words: string) => {
    const keyword = keywords.find((candidate) => isWithin(number, candidate.number));
    const summary = summaries.get(number);
    return {
      number,
      parent: parentOf(number),
      children: childrenOf.get(number) ?? [],
      citedBy: citers.get(number) ?? [],
      fingerprint: fingerprint(words),
      ...(keyword === undefined ? {} : { keyword: keyword.slug }),
      ...(summary === undefined || !included.has(number)
        ? {}
        : { summaryFingerprint: fingerprint(summary) }),
    };
  };
  const bare = { examples: [], citations: [], repairs: [] };
  const rules: readonly Rule[] = [
    ...chapters.map(({ number, title }) => {
      return { ...place(number, title), ...bare, heading: title, included: true };
    }),
    ...nodes.map(({ file: _file, line: _line, formerly: _formerly, ...node }) => {
      const words = node.text ?? node.heading ?? '';
      return { ...place(node.number, words), ...node, included: true };
    }),
    ...outline.map(({ number, title, summary }) => {
      const words = summaries.get(number) ?? title;
      return { ...place(number, words), ...bare, heading: title, summary, included: false };
    }),
  ];
  return rules.toSorted((a, b) => compareNumbers(a.number, b.number));
}
