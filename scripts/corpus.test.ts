// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cutKeywords } from '../src/rules/read/cut-keywords.ts';
import { laterKeywords } from '../src/effect/keyword/lookup.ts';
import {
  writeLaterSections,
  writeNumberList,
  writeNumberType,
} from '../src/rules/number/generate-numbers.ts';
import { makeNode } from '../src/rules/read/node.ts';
import { depthOf, isWithin } from '../src/rules/number/number.ts';
import { readCorpus } from '../src/rules/read/read.ts';
import { looseParentheses } from '../src/rules/read/repair.ts';
import { Problems } from '../src/rules/source.ts';
import { corpusFiles } from './corpus-files.ts';
import { library } from './library.ts';
import { corpus, index } from './received.ts';
import { sha256 } from './sha256.ts';

const included = corpus.rules.filter((rule) => rule.included);
const below = (chapter: string, depth?: number) =>
  included.filter(
    ({ number }) =>
      number !== chapter &&
      isWithin(number, chapter) &&
      (depth === undefined || depthOf(number) === depth),
  ).length;

describe('counts', () => {
  test('chapter 16: 187 units, 40 headings, 144 clauses, 3 sub-clauses', () => {
    expect([below('16'), below('16', 2), below('16', 3), below('16', 4)]).toEqual([
      187, 40, 144, 3,
    ]);
  });

  test('chapter 18: 15 units, 3 headings', () => {
    expect([below('18'), below('18', 2), below('18', 3), below('18', 4)]).toEqual([15, 3, 9, 3]);
  });

  test('headings have no text, everything below has no heading', () => {
    for (const rule of included) {
      expect(rule.text === undefined, rule.number).toBe(depthOf(rule.number) <= 2);
      expect(rule.heading === undefined, rule.number).toBe(depthOf(rule.number) > 2);
      expect(rule.summary).toBeUndefined();
    }
    expect(index.find('16')?.heading).toBe('Keyword Effects');
    expect(index.find('18')?.heading).toBe('Other Information');
  });

  test('examples', () => {
    const withExamples = included.filter(({ examples }) => examples.length > 0);
    expect(withExamples.map(({ number }) => number)).toEqual(EXAMPLES);
    for (const { text = '', examples } of withExamples) {
      for (const { start, end } of examples) {
        expect(text.slice(start, end)).toMatch(/^\(Examples?: [^]*\)$/);
      }
    }
  });

  test('fingerprints tell all included rules apart', () => {
    expect(new Set(included.map(({ fingerprint }) => fingerprint)).size).toBe(included.length);
  });
});

const EXAMPLES = [
  '16-4-2',
  '16-4-3',
  '16-7-4',
  '16-12-8',
  '16-21-5',
  '16-40-3',
  '18-1-1',
  '18-2-1',
  '18-2-2',
  '18-2-4',
];

describe('citations', () => {
  const citations = included.flatMap((rule) => rule.citations.map((cited) => ({ rule, cited })));

  test('37, each resolved', () => {
    expect(citations).toHaveLength(37);
    for (const { rule, cited } of citations) {
      expect(index.find(cited.number), `${rule.number} cites ${cited.number}`).toBeDefined();
      expect(rule.text?.slice(cited.start, cited.end)).toBe(
        `${cited.number} "${cited.title ?? ''}"`,
      );
      expect(index.find(cited.number)?.citedBy).toContain(rule.number);
    }
  });

  test('by target', () => {
    const counts = Map.groupBy(citations, ({ cited }) => cited.number);
    const table = Object.fromEntries([...counts].map(([number, list]) => [number, list.length]));
    expect(table).toEqual({
      '15-8-2': 10,
      '15-8-5': 10,
      '15-8-3': 9,
      '8-2': 1,
      '12': 1,
      '13': 1,
      '15-4-3': 1,
      '15-6': 1,
      '15-7': 1,
      '15-8-4': 1,
      '18-1': 1,
    });
  });
});

describe('repairs', () => {
  const made = included.flatMap(({ number, repairs }) =>
    repairs.map((repair) => ({ number, ...repair })),
  );
  test.each([
    [
      'split-number',
      [
        '16-5-2',
        '16-9-2',
        '16-11-2',
        '16-15-2',
        '16-18-2',
        '16-23-2',
        '16-24-2',
        '16-35-2',
        '16-40-2',
      ],
    ],
    ['split-title', ['16-7-2', '16-10-2', '16-34-2']],
    ['split-keyword', ['16-12-1', '16-12-5']],
    ['split-word', ['18-3-3-2']],
    ['link-residue', ['16-5-1', '16-14-2', '16-31-4', '16-38-4']],
    ['unopened-parenthesis', ['16-14-2', '18-1-2']],
    ['unclosed-parenthesis', ['16-12-8', '18-2-1', '18-2-4']],
    ['missing-full-stop', ['16-18-2']],
    ['stray-numeral', ['18-2-4']],
    ['history-tail', ['18-3-3-3']],
    ['former-name', ['16-4']],
  ])('%s', (name, numbers) => {
    expect(made.filter(({ rule }) => rule === name).map(({ number }) => number)).toEqual(numbers);
  });

  test('glued-number: every rule of chapter 18', () => {
    const glued = made.filter(({ rule }) => rule === 'glued-number');
    expect(glued).toHaveLength(15);
    for (const { number, was } of glued) expect(was.startsWith(number)).toBe(true);
  });

  test('43 in all, each found in what was received', () => {
    expect(made).toHaveLength(43);
    for (const { number, was } of made) {
      const { received = '' } = index.find(number) ?? {};
      expect(received, number).toContain(was);
    }
  });

  test('nothing of the defects is left', () => {
    for (const { number, text = '' } of included) {
      expect(looseParentheses(text), number).toEqual({ opened: [], closed: [] });
      expect(text, number).not.toMatch(/\w- \w|\)\d|\s\s|^\s|\s$|Update History/);
    }
  });

  test('what was received can be seen', () => {
    expect(index.find('18-1-1')?.received).toMatch(/^18-1-1Pending/);
    expect(index.find('18-2-4')?.received).toContain('any 4 ');
    expect(index.find('18-3-3-3')?.received).toContain('Update History');
    expect(index.find('16-12-5')?.received).toContain('<De- Digivolve>');
  });
});

describe('both renderings of chapter 16', () => {
  const { texts } = corpusFiles('4.0');
  const read = (name: string) => {
    const problems = new Problems();
    const file = texts.find((text) => text.name === name) ?? { name, text: '' };
    const blocks = cutKeywords(file, '16', problems).map(({ line: _line, units, ...block }) => ({
      ...block,
      nodes: units.map((unit) => {
        const { file: _file, line: _unitLine, ...node } = makeNode(unit, problems);
        return node;
      }),
    }));
    expect(problems.list).toEqual([]);
    return blocks;
  };
  const all = read('content/rules/4.0/chapter-16.txt');
  const filtered = read('content/rules/4.0/chapter-16-filtered-effect.txt');

  test('have 40 and 8 keywords; 8 headings and 34 clauses are shared', () => {
    expect([all.length, filtered.length]).toEqual([40, 8]);
    expect(filtered.flatMap(({ nodes }) => nodes)).toHaveLength(42);
  });

  test.each(filtered.map((block) => [block.name, block] as const))(
    '<%s> is the same in both',
    (name, block) => {
      expect(block).toEqual(all.find((other) => other.name === name));
    },
  );
});

test('update history', () => {
  expect(
    corpus.history.map(({ edition, verb, numbers, untied }) => [edition, verb, ...numbers, untied]),
  ).toEqual([
    ['1.0', 'First Version', true],
    ['1.1', 'Deleted', '18-2-2', false],
    ['3.3', 'Updated', '18-2-2', false],
    ['3.4', 'Deleted', '18-2-1', false],
    ['3.4', 'Deleted', '18-2-2', false],
    ['3.4', 'Updated', '18-2-4', false],
    ['3.5', 'Updated', '18-2', false],
    ['3.5', 'Updated', '18-3-2', false],
    ['3.7', 'Overall rewrites/revisions to ""', true],
    ['3.7', 'Updated', true],
  ]);
  expect(corpus.history.at(-1)?.date).toBe('2026-03-13');
});

test('one changed letter in a received file is refused', () => {
  const files = corpusFiles('4.0');
  const texts = files.texts.map(({ name, text }) => ({
    name,
    text: text.replace('draws', 'drews'),
  }));
  const result = readCorpus({ ...files, texts });
  expect(result).toMatchObject({ ok: false });
  if (!result.ok)
    expect(result.problem.map(({ file }) => file)).toContain('content/rules/4.0/chapter-16.txt');
  expect(sha256('')).toMatch(/^e3b0c442/);
});

describe('generated files are fresh (run `node scripts/rule-numbers.ts` after a change of content/rules)', () => {
  const numbers = library.corpus.rules.map(({ number }) => number);
  const file = (name: string) => readFileSync(new URL(`../src/${name}`, import.meta.url), 'utf8');

  test('numbers.ts', () => {
    expect(file('rules/number/numbers.ts')).toBe(writeNumberType(numbers));
  });

  test('number-list.ts', () => {
    expect(file('rules/number/number-list.ts')).toBe(writeNumberList(numbers));
  });

  test('later-sections.ts', () => {
    const later = writeLaterSections(laterKeywords(library.corpus.keywords));
    expect(file('effect/keyword/later-sections.ts')).toBe(later);
  });
});
