/**
 * The reader of effect text: how fast, whether its time grows with the text alone, and what it
 * weighs in a browser.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { readEffects } from '../../src/effect/read/read.ts';
import { parseBoard } from '../../src/scenario/board/notation.ts';
import { brotli, fileBytes } from '../bytes.ts';
import { quantile, timeRuns, type Figure } from './figure.ts';

/** Shapes that have made readers slow: each is repeated up to the length that is measured. */
const SHAPES: readonly string[] = [
  "[On Play] [When Digivolving] Delete 1 of your opponent's Digimon with 5000 DP or less. ",
  'When this Digimon attacks, if you have a Tamer, by trashing 1 card in your hand, ',
  'you may delete 1 of your Digimon or 1 of your Tamers and ',
  'word ',
  ', if ',
  '(',
  '<',
  '[',
  '"',
  '<Draw 1> ',
  '\n・',
  ' and 1 [A], 1 [B] or 1 [C] with [D] in its name or that is red',
];
/** The page reads 2,000 characters at most; times this short are lost in those of the machine. */
const SHORT = 5_000;

/** Every line of effect text on the cards of questions and rulings. */
function printedLines(): readonly string[] {
  const lines = ['questions', 'rulings'].flatMap((folder) =>
    readdirSync(join('content', folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => linesOf(readFileSync(join('content', folder, name), 'utf8'))),
  );
  return [...new Set(lines)];
}

function linesOf(file: string): readonly string[] {
  const [, board = ''] = /^board: \|\n((?: {2}.*\n)+)/m.exec(file) ?? [];
  const parsed = parseBoard(board.replace(/^ {2}/gm, ''));
  if (!parsed.ok) return [];
  return parsed.value.board.cards.flatMap(({ text }) =>
    Object.values(text).flatMap((box) => (box === '' ? [] : box.split('\n'))),
  );
}

/** The shortest of some runs: what else the machine does only makes a run longer. */
const least = (text: string): number => Math.min(...timeRuns(8, () => void readEffects(text)));

const repeated = (shape: string, length: number): string =>
  shape.repeat(Math.ceil(length / shape.length)).slice(0, length);

/** How many times longer ten times the text takes. The first runs only warm up. */
function growthOf(shape: string): number {
  const [short, long] = [repeated(shape, SHORT), repeated(shape, 10 * SHORT)];
  least(short);
  return least(long) / Math.max(0.05, least(short));
}

/**
 * For the worst of the shapes; each is measured twice, since a busy machine can only make it look
 * worse.
 */
const growth = (): number =>
  Math.max(...SHAPES.map((shape) => Math.min(growthOf(shape), growthOf(shape))));

/** A module with all that it imports, as the site's build would make it, brotli. */
async function weight(entry: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const code = outputs.flatMap(({ output }) =>
    output.map((file) => (file.type === 'chunk' ? file.code : '')),
  );
  return brotli(code.join(''));
}

export async function measureReader(dist: string): Promise<readonly Figure[]> {
  const lines = printedLines();
  for (const line of lines) readEffects(line);
  const times = lines.map(least);
  const files = readdirSync(join(dist, '_astro'));
  const worker = files.find((name) => /^worker-.*\.js$/.test(name));
  const engine = files.find((name) => /^answer-run-.*\.js$/.test(name));
  return [
    { name: 'lines of effect text read', value: lines.length, unit: '' },
    {
      name: 'reading one line, 95th percentile',
      value: quantile(times, 0.95),
      unit: 'ms',
      goal: { atMost: 1 },
    },
    {
      name: 'ten times the text takes so many times as long, worst shape',
      value: growth(),
      unit: '',
      goal: { atMost: 15 },
    },
    {
      name: 'reader, text to tree (src/effect/read/read.ts and its imports)',
      value: await weight('src/effect/read/read.ts'),
      unit: 'bytes',
      goal: { atMost: 25_000 },
    },
    ...(worker === undefined
      ? []
      : [
          {
            name: 'reader with its explanations, as /read/ loads them',
            value: fileBytes(dist, `/_astro/${worker}`),
            unit: 'bytes' as const,
          },
        ]),
    ...(engine === undefined
      ? []
      : [
          {
            name: 'engine for "Run it", loaded behind the first answer',
            value: fileBytes(dist, `/_astro/${engine}`),
            unit: 'bytes' as const,
          },
        ]),
  ];
}
