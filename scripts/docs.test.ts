import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { orThrow } from '../src/base/result.ts';
import { cardsOfFile } from '../src/card/file/card-lookup.ts';
import { readCardFile } from '../src/card/file/read-card-file.ts';
import { FACT_LINES } from '../src/card/printed.ts';
import { blocksOf } from '../src/guide/block.ts';
import { readEffectBlock } from '../src/guide/effect-block.ts';
import { readScenarioBlock } from '../src/guide/scenario-block.ts';
import { disagreements } from '../src/quiz/mark/grade.ts';
import { mark } from '../src/quiz/mark/mark.ts';
import { NAMED_KINDS } from '../src/quiz/kind/index.ts';
import { readQuestion } from '../src/quiz/read.ts';
import { ACTION_FORMS, parseAction } from '../src/scenario/action.ts';
import { CLAIM_FORMS, parseClaim } from '../src/scenario/claim/notation.ts';
import { MEASURE_FORMS, parseMeasure } from '../src/scenario/claim/measure.ts';
import { readOwnScenario } from '../src/scenario/file/own.ts';
import { readScenario } from '../src/scenario/file/read.ts';
import { verify } from '../src/scenario/play/verify.ts';
import { DOCS } from './doc-files.ts';
import { isSameText, LIST_NAMES, writeLists } from './doc-lists.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const PAGES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...DOCS];
const WORKFLOW = '.github/workflows/ci.yml';
const QUESTION = read('docs/write-a-question.md');

describe.each(PAGES)('%s', (path) => {
  const text = read(path);

  test('is no wider than 100 characters', () => {
    expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });

  test('has its lists as the tables have them (npm run docs)', () => {
    expect(isSameText(writeLists(text), text)).toBe(true);
  });

  test('names files, folders and scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/`npm run ([a-z:0-9]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
    const paths = [
      ...text.matchAll(/`((?:src|content|scripts|e2e|docs|public|hosting|[.]github)\/[^`<>*]*)`/g),
    ];
    expect(paths.map(([, name = '']) => name).filter((name) => !existsSync(name))).toEqual([]);
    // "`shareRun` in `src/ui/copy/share.ts`"
    const inFile = /`(\w+)(?:\(\))?`\s+in\s+`((?:src|scripts)\/[^`]+\.\w+)`/g;
    const strange = [...text.matchAll(inFile)].filter(
      ([, name = '', file = '']) => existsSync(file) && !read(file).includes(name),
    );
    expect(strange.map(([words]) => words)).toEqual([]);
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)];
    const targets = links.map(([, name = '']) => join(dirname(path), name));
    expect(targets.filter((name) => !existsSync(name))).toEqual([]);
  });
});

test('the workflow runs scripts that there are, and the versions that the project asks for', () => {
  const { scripts, engines } = JSON.parse(read('package.json')) as {
    scripts: Record<string, string>;
    engines: { node: string };
  };
  const { jobs } = parse(read(WORKFLOW)) as {
    jobs: Record<string, { steps: { run?: string; with?: Record<string, unknown> }[] }>;
  };
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const commands = steps.flatMap(({ run }) => run ?? []);
  expect(commands).toContain('npm test');
  const named = commands.flatMap((run) => /^npm run ([\w:]+)/.exec(run)?.[1] ?? []);
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([]);
  const oldest = Number(/\d+/.exec(engines.node)?.[0]);
  for (const { with: given } of steps)
    if (given?.['node-version'] !== undefined)
      expect(given['node-version']).toBeGreaterThanOrEqual(oldest);
});

/** Folders of src/ with files of their own: floors, and the rooms directly below them. */
function roomsOfHouse(): readonly string[] {
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(({ parentPath }) => parentPath.replaceAll('\\', '/'));
  // Pages lie at their addresses, parts by their subjects: each is one room.
  const whole = /^(src\/(?:pages|parts))\/.*$/;
  const rooms = files.map((folder) => folder.replace(whole, '$1').split('/').slice(0, 3).join('/'));
  return [...new Set(rooms)].filter((room) => room !== 'src').sort();
}

test('the house has a sentence for every room, and each room once', () => {
  const said = [...read('docs/house.md').matchAll(/^- `(src\/[^`]*)\/`: /gm)];
  expect(said.map(([, room = '']) => room).toSorted()).toEqual(roomsOfHouse());
});

test('the documents have every list and every kind of question', () => {
  const docs = DOCS.map(read).join('\n');
  const lists = [...docs.matchAll(/<!-- list: (.+?) -->/g)].map(([, name = '']) => name);
  expect(lists.toSorted()).toEqual(LIST_NAMES.toSorted());
  const headings = [...QUESTION.matchAll(/^### (.+)$/gm)].map(([, name = '']) => name);
  expect(headings.toSorted()).toEqual(NAMED_KINDS.toSorted());
});

test('a list that no table has is refused', () => {
  const text = '<!-- list: moods -->\n<!-- end of list -->\n';
  expect(() => writeLists(text)).toThrow('there is no list "moods"');
});

test('the example question is one that the engine agrees with', () => {
  const source = /```yaml\n([\s\S]*?)```/.exec(QUESTION)?.[1] ?? '';
  const question = readQuestion('piercing/example.md', source);
  if (!question.ok) throw new Error(JSON.stringify(question.problem));
  if (!('answers' in question.value)) throw new Error('it has no answers');
  const marked = mark(question.value);
  if (!marked.ok) throw new Error(JSON.stringify(marked.problem));
  expect(disagreements(question.value, marked.value)).toEqual([]);
  expect(marked.value.findings.map(({ right }) => right)).toEqual([true, false]);
});

test('the example board with a card of a card file is read, and what is claimed of it holds', () => {
  const file = readCardFile(read('public/cards/sample.json'));
  if (!file.ok) throw new Error(JSON.stringify(file.problem));
  const [, source = ''] =
    /## Cards of a card file[\s\S]*?```yaml\n([\s\S]*?)```/.exec(QUESTION) ?? [];
  const own = orThrow(
    readOwnScenario('own.md', source, cardsOfFile('sample.json', file.value.cards)),
  );
  const found = own.claims.map(({ claim }) => verify(own.scenario, claim).right);
  expect(found).toEqual([true]);
});

test('the example blocks of a guide are read and hold', () => {
  const source = /````markdown\n([\s\S]*?)````/.exec(read('docs/write-a-guide.md'))?.[1] ?? '';
  const [scenario, effect] = blocksOf(source);
  expect(scenario && readScenarioBlock(scenario).ok).toBe(true);
  expect(effect && readEffectBlock(effect).ok).toBe(true);
});

test('every claim and every measure can be written as it is listed', () => {
  expect(CLAIM_FORMS.filter((form) => !parseClaim(form).ok)).toEqual([]);
  expect(MEASURE_FORMS.filter((form) => parseMeasure(form) === null)).toEqual([]);
});

test('every action can be written as it is listed', () => {
  const cards = ['X', 'Y', 'Z'].map((name) => `card ${name}: Option\n`).join('');
  const board = readScenario(`${cards}P1 hand: X, Y, Z\n`, []);
  if (!board.ok) throw new Error(JSON.stringify(board.problem));
  const { setup } = board.value;
  expect(ACTION_FORMS.filter((form) => !parseAction(form, setup).ok)).toEqual([]);
});

test('every fact line of the documents can be written, and none is left out', () => {
  const written = [...QUESTION.matchAll(/`(([a-z ]+): [^`\n]+)`/g)]
    .map(([, line = '', kind = '']) => ({ line, kind }))
    .filter(({ kind }) => FACT_LINES.some((known) => known === kind));
  // What the lab leaves out on purpose, no file of the content may leave out.
  const ofAuthors = FACT_LINES.filter((kind) => kind !== 'left out');
  expect(new Set(written.map(({ kind }) => kind))).toEqual(new Set(ofAuthors));
  for (const { line } of written) {
    const board = `card X: Digimon Lv.4 red 5000 DP\n  ${line}\nP1 battle: X\n`;
    expect(readScenario(board, []).ok, line).toBe(true);
  }
});
