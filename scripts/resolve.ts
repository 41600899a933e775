/**
 * Finds out once what the engine says of the content: every question and guide checked, every
 * scenario walked. The build runs it while it bundles the pages, which read what it writes. What is
 * wrong is said with file and line.
 *
 * The files are shared among all processors. What only its sources decide is kept between builds,
 * outside git; where CI is set, all of it is found out anew.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeProblem, WrongContent, type Problem } from '../src/base/result.ts';
import { fingerprint } from '../src/offline/fingerprint.ts';
import { filesIn as filesOf, openLibrary } from '../src/site/content/library.ts';
import { fileOfResolved, STORE, type Resolved } from '../src/site/resolved/resolved.ts';
import { filesIn } from './files.ts';
import { openKept } from './kept.ts';
import { findBoards } from './resolve/boards.ts';
import type { Piece, PieceKind } from './resolve/found.ts';
import { openPool } from './resolve/pool.ts';
import { reachedFrom } from './resolve/reached.ts';
import {
  casesIn,
  countedIn,
  onPages,
  wrongTogether,
  type FoundFile,
  type FoundFiles,
} from './resolve/together.ts';
import { ROOT } from './run.ts';
import { sha256 } from './sha256.ts';

/** All that decides what is found of a question, a guide or a scenario, but its own text. */
const MEANS = [
  'content/rules',
  'content/rulings/numbers.json',
  'content/terms',
  'package-lock.json',
  ...reachedFrom(ROOT, ['scripts/resolve.ts']),
];

const means = process.env['CI'] === undefined ? fingerprint(ROOT, process.version, MEANS) : 'none';
const kept = openKept(join(ROOT, STORE, 'kept.txt'), means);
const content = filesIn('', ['.md', '.json', '.txt']);
const library = openLibrary(content, sha256);
const pool = openPool();
const problems: Problem[] = [];

/** A file of some kind, with what was found of it. */
type Any = { readonly [K in PieceKind]: FoundFile<K> & { readonly kind: K } }[PieceKind];

/** What is found of each, in their order, but of those with which something is wrong. */
async function findAll(pieces: readonly Piece[]): Promise<readonly Any[]> {
  const source = ({ name, text, also = '' }: Piece): string => [name, text, also].join('\n');
  const before = new Map(pieces.map((piece) => [piece, kept.find(piece.kind, source(piece))]));
  const news = pieces.filter((piece) => before.get(piece) === undefined).toSorted(longestFirst);
  const looked = await pool.find(news);
  const now = new Map(news.map((piece, i) => [piece, looked[i]]));
  return pieces.flatMap((file) => {
    const { kind } = file;
    const known = before.get(file);
    if (known !== undefined) return [{ kind, file, ...known } as Any];
    const found = now.get(file);
    if (found === undefined) throw new Error(`nothing was found of ${file.name}`);
    if ('problems' in found) {
      problems.push(...found.problems);
      return [];
    }
    const { facts, data } = found.found;
    const keep = { facts, data: Buffer.from(data) };
    kept.keep(kind, source(file), keep);
    return [{ kind, file, ...keep } as Any];
  });
}

/** What takes long is begun first: at the end no processor waits for another one. */
const longestFirst = (a: Piece, b: Piece): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || b.text.length - a.text.length;
const KINDS: readonly PieceKind[] = ['guide', 'question', 'ruling', 'case', 'shown'];

/** `null`: something is wrong, and stands in `problems`. */
async function resolve(): Promise<readonly Uint8Array[] | null> {
  const ids = filesOf(content, 'questions').map(({ name }) => name.replace(/\.md$/, ''));
  const pieces = (kind: PieceKind, folder: string, also = ''): readonly Piece[] =>
    filesOf(content, folder).map((file) => ({ kind, ...file, also }));
  const all = await findAll([
    ...pieces('question', 'questions'),
    ...pieces('ruling', 'rulings'),
    ...pieces('guide', 'guides', ids.join('\n')),
    ...pieces('case', 'cases'),
  ]);
  const of = <K extends PieceKind>(wanted: K) =>
    all.filter((one): one is Extract<Any, { readonly kind: K }> => one.kind === wanted);
  const files: FoundFiles = {
    question: of('question'),
    ruling: of('ruling'),
    guide: of('guide'),
    case: of('case'),
  };
  const open = content.find(({ name }) => name === 'rulings/open.json')?.text ?? '';
  problems.push(...wrongTogether(files, open, library));
  if (problems.length > 0) return null;
  const { boards, cases } = await findBoards(
    library.corpus.rules.map(({ number }) => number),
    casesIn(files).map(({ fields, onBoard: { walked } }) => ({ ...fields, walked })),
    (wanted) => show(files.case, wanted),
  );
  const { questions, rulings, articles } = onPages(files);
  const { coverage, texts, later } = countedIn(files);
  const parts: { readonly [K in keyof Resolved]: readonly Uint8Array[] } = {
    questions: listed(questions.map(({ data }) => data)),
    rulings: listed(rulings.map(({ data }) => data)),
    articles: listed(articles.map(({ data }) => data)),
    coverage: json(coverage),
    cases: inBraces([...cases].map(([id, data]) => [id, [data]])),
    boards: json(boards),
    texts: json(texts),
    later: json(later),
  };
  return problems.length > 0 ? null : inBraces(Object.entries(parts));
}

/** Cases played to be shown, in this order. */
async function show(
  cases: FoundFiles['case'],
  ids: readonly string[],
): Promise<readonly FoundFile<'shown'>[]> {
  const files = new Map(cases.map(({ file }) => [file.name, file]));
  const found = await findAll(
    ids.flatMap((id): readonly Piece[] => {
      const file = files.get(`${id}.md`);
      return file === undefined ? [] : [{ ...file, kind: 'shown' }];
    }),
  );
  return found.filter((one) => one.kind === 'shown');
}

const json = (value: unknown): readonly Uint8Array[] => [Buffer.from(JSON.stringify(value))];

const joined = (parts: readonly (readonly Uint8Array[])[]): readonly Uint8Array[] =>
  parts.flatMap((part, i) => (i === 0 ? part : [Buffer.from(','), ...part]));

const listed = (all: readonly Uint8Array[]): readonly Uint8Array[] => [
  Buffer.from('['),
  ...joined(all.map((one) => [one])),
  Buffer.from(']'),
];

const inBraces = (
  entries: readonly (readonly [name: string, value: readonly Uint8Array[]])[],
): readonly Uint8Array[] => [
  Buffer.from('{'),
  ...joined(entries.map(([name, value]) => [Buffer.from(`${JSON.stringify(name)}:`), ...value])),
  Buffer.from('}'),
];

const found = await resolve().catch((error: unknown) => {
  if (!(error instanceof WrongContent)) throw error;
  console.error(error.message);
  return null;
});
await pool.close();
if (found === null) {
  if (problems.length > 0) console.error(problems.map(describeProblem).join('\n'));
  process.exitCode = 1;
} else {
  mkdirSync(join(ROOT, STORE), { recursive: true });
  writeFileSync(fileOfResolved(ROOT), Buffer.concat(found));
  if (means !== 'none') kept.save();
}
